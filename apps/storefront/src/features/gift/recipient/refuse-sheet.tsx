import { GIFT_MESSAGE_LIMIT } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '../../../locale/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RefusalNote } from '../gift-parts.tsx';
import { giftText } from '../gift.text.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { WordsField } from '../words-field.tsx';

/** Refuses a gift with a word of thanks. */
export function RefuseSheet({
  giftId,
  token,
  onClose,
  onRefused,
}: {
  readonly giftId: number;
  /** Null for who is logged in with the phone of the gift. */
  readonly token: string | null;
  readonly onClose: () => void;
  readonly onRefused: () => void;
}) {
  const t = useText(giftText);
  const [message, setMessage] = useState('');
  const refuse = useGiftCall(({ giftApi }, said: string) => giftApi.refuse(giftId, said, token), onRefused);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.refuseTitle}
      footer={
        <>
          <Button look="outline" size="cta" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" size="cta" busy={refuse.isPending} onClick={() => refuse.run(message.trim())}>
            {t.refuse}
          </Button>
        </>
      }
    >
      <p>{t.refuseBody}</p>
      <WordsField
        label={t.refuseMessage}
        hint={t.refuseHint(GIFT_MESSAGE_LIMIT - [...message].length)}
        value={message}
        onChange={setMessage}
      />
      <RefusalNote refusal={refuse.refusal} />
    </Sheet>
  );
}
