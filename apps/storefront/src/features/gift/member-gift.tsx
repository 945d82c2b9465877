import type { GiftId, ReceivedGift, SentGift } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import type { PageLoader, ScreenDefinition } from '../../routes/screen.ts';
import { GiftFailed } from './gift-parts.tsx';
import { giftQuery } from './gift.queries.ts';

interface MemberGiftProps {
  readonly search: URLSearchParams;
}

/** The sent gift of the URL; a received one is redirected to its own screen. */
export function WithSentGift({
  search,
  children,
}: MemberGiftProps & { readonly children: (gift: SentGift) => ReactNode }) {
  return (
    <WithGift search={search}>
      {(gift) => (gift.side === 'SEND' ? children(gift) : <Redirect to={paths.receivedGift(gift.giftId)} replace />)}
    </WithGift>
  );
}

/** The received gift of the URL; a sent one is redirected to its own screen. */
export function WithReceivedGift({
  search,
  children,
}: MemberGiftProps & { readonly children: (gift: ReceivedGift) => ReactNode }) {
  return (
    <WithGift search={search}>
      {(gift) => (gift.side === 'RECEIVE' ? children(gift) : <Redirect to={paths.sentGift(gift.giftId)} replace />)}
    </WithGift>
  );
}

function WithGift({
  search,
  children,
}: MemberGiftProps & { readonly children: (gift: SentGift | ReceivedGift) => ReactNode }) {
  const giftId = giftIdOf(search);
  if (giftId === null) return <Redirect to={paths.giftBox()} replace />;
  return <KnownGift giftId={giftId}>{children}</KnownGift>;
}

function KnownGift({
  giftId,
  children,
}: {
  readonly giftId: GiftId;
  readonly children: (gift: SentGift | ReceivedGift) => ReactNode;
}) {
  const { data: gift, error, refetch } = useQuery(giftQuery(useServices(), giftId));
  if (gift !== undefined) return children(gift);
  return error === null ? (
    <Skeleton height={320} radius={12} />
  ) : (
    <GiftFailed error={error} onRetry={() => void refetch()} />
  );
}

/** Loads the gift of a screen. */
export const giftScreen: Pick<ScreenDefinition, 'load'> = {
  load: ({ prefetch, services, search }: PageLoader) => {
    const giftId = giftIdOf(search);
    if (giftId !== null) prefetch(giftQuery(services, giftId));
  },
};

/**
 * The gift of a URL's `?giftId=`; null without one. Assumed: the specification gives these routes no number.
 */
function giftIdOf(search: URLSearchParams): GiftId | null {
  const giftId = Number(search.get('giftId'));
  return Number.isSafeInteger(giftId) && giftId > 0 ? giftId : null;
}
