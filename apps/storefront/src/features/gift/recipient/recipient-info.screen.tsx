import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../container/use-service.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { giftByLinkQuery } from '../gift.queries.ts';
import { GiftSkeleton } from './gift-skeleton.tsx';

const RecipientFlow = lazyComponent(async () => (await import('./recipient-flow.tsx')).RecipientFlow, <GiftSkeleton />);

/**
 * A gift by its link, for a recipient without an account; shows no price. It is read while the code of its steps is
 * loading. Spec §2.
 */
function RecipientInfoScreen({ params }: ScreenProps) {
  const token = params['giftId'] ?? '';
  const read = useQuery(giftByLinkQuery(useServices(), token));
  return <RecipientFlow token={token} gift={read.data} error={read.error} refetch={read.refetch} />;
}

/**
 * `/myPage/giftBox/recipientInfoInput/{giftId}`, where the parameter is a token. Not read on the server, so that link
 * previews reveal nothing of the gift. Spec §2.
 */
export const screen = defineScreen({ Screen: RecipientInfoScreen, meta: () => ({ noIndex: true }) });
