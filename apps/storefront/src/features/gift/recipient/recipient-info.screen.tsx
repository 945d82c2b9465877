import { lazy, Suspense } from 'react';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { GiftSkeleton } from './gift-skeleton.tsx';

const RecipientFlow = lazy(async () => ({ default: (await import('./recipient-flow.tsx')).RecipientFlow }));

/** A gift by its link, for whoever it was sent to: no account, no price. Spec §2. */
function RecipientInfoScreen({ params }: ScreenProps) {
  return (
    <Suspense fallback={<GiftSkeleton />}>
      <RecipientFlow token={params['giftId'] ?? ''} />
    </Suspense>
  );
}

/**
 * `/myPage/giftBox/recipientInfoInput/{giftId}`, where the word is a token. Not read on the server: what a preview
 * reads of the page says nothing of the gift. Spec §2.
 */
export const screen = defineScreen({ Screen: RecipientInfoScreen, meta: () => ({ noIndex: true }) });
