import type { ReceivedGift } from '@dealstore/commerce-core/domain';
import { useEffect, useEffectEvent } from 'react';
import { RefuseSheet } from './refuse-sheet.tsx';
import { useGiftRecipient } from './use-gift-recipient.ts';

/** Refuses a gift for the member who owns its phone. */
export function MemberRefuse({
  gift,
  onClose,
  onMoved,
}: {
  readonly gift: ReceivedGift;
  readonly onClose: () => void;
  /** The status of the gift has changed, by this call or another. */
  readonly onMoved: () => void;
}) {
  const { state, refusal, send } = useGiftRecipient({ kind: 'member', giftId: gift.giftId }, gift);
  const isOver = state !== 'waiting' && state !== 'refusing' && state !== 'loading';
  const tell = useEffectEvent(onMoved);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return (
    <RefuseSheet
      busy={state === 'refusing'}
      refusal={refusal}
      onClose={onClose}
      onRefuse={(message) => send({ type: 'refuse', message })}
    />
  );
}
