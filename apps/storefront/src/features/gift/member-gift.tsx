import type { GiftId, ReceivedGift, SentGift } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import type { PageLoader, ScreenDefinition } from '../../routes/screen.ts';
import { giftIdOf } from './gift-id.ts';
import { GiftFailed } from './gift-parts.tsx';
import { giftQuery } from './gift.queries.ts';

interface MemberGiftProps {
  readonly search: URLSearchParams;
}

/** The gift a member has sent and the address names; one that is theirs to receive is shown where it is received. */
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

/** The gift a member receives and the address names; one that they sent is shown where it was sent. */
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

/** How a screen of one gift is loaded. */
export const giftScreen: Pick<ScreenDefinition, 'load'> = {
  load: ({ prefetch, services, search }: PageLoader) => {
    const giftId = giftIdOf(search);
    if (giftId !== null) prefetch(giftQuery(services, giftId));
  },
};
