import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyPart } from '../../../widgets/lazy-part/lazy-part.tsx';
import { GiftSkeleton } from './gift-skeleton.tsx';

const RecipientFlow = lazyPart(async () => (await import('./recipient-flow.tsx')).RecipientFlow, <GiftSkeleton />);

/** A gift by its link, for whoever it was sent to: no account, no price. Spec §2. */
function RecipientInfoScreen({ params }: ScreenProps) {
  return <RecipientFlow token={params['giftId'] ?? ''} />;
}

/**
 * `/myPage/giftBox/recipientInfoInput/{giftId}`, where the word is a token. Not read on the server: what a preview
 * reads of the page says nothing of the gift. Spec §2.
 */
export const screen = defineScreen({ Screen: RecipientInfoScreen, meta: () => ({ noIndex: true }) });
