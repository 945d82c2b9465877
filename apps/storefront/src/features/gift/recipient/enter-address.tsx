import type { ReceivedGift } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { paths } from '../../../routes/links.ts';
import { AcceptSteps } from './accept-steps.tsx';
import { AdultCheck } from './adult-check.tsx';
import { recipientText } from './recipient.text.ts';
import { useGiftRecipient } from './use-gift-recipient.ts';
import { GIFTS_KEY } from '../../../page/query-keys.ts';

/** The steps of a member who owns a gift's phone; before and after them the gift itself is shown. */
export function EnterAddress({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(recipientText);
  const client = useQueryClient();
  const chrome = useChrome();
  const [, navigate] = useLocation();
  const flow = useGiftRecipient({ kind: 'member', giftId: gift.giftId }, gift, ({ type }) => {
    if (type === 'accepted') chrome.toast(t.acceptedTitle);
    if (type === 'corrected') chrome.toast(t.changed);
  });
  const { state, hasBegun } = flow;
  const isBetween = state === 'waiting' || state === 'accepted' || state === 'ended';
  const move = useEffectEvent(() => {
    if (!hasBegun && state === 'waiting') return flow.send({ type: 'accept' });
    if (!hasBegun && state === 'accepted' && gift.nextActions.includes('CHANGE_ADDRESS')) {
      return flow.send({ type: 'changeAddress' });
    }
    void client.invalidateQueries({ queryKey: GIFTS_KEY });
    navigate(paths.receivedGift(gift.giftId), { replace: true });
  });
  useEffect(() => {
    if (isBetween) move();
  }, [isBetween]);
  if (state === 'withheld') return <AdultCheck giftId={gift.giftId} />;
  if (isBetween || state === 'loading') return null;
  return <AcceptSteps flow={flow} onBack={() => flow.send({ type: 'back' })} />;
}
