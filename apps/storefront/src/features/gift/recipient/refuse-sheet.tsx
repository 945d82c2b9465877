import { type CommerceError, GIFT_MESSAGE_LIMIT } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { RefusalNote } from '../gift-parts.tsx';
import { giftText } from '../gift.text.ts';
import { MessageField } from '../message-field.tsx';
import styles from '../gift.module.css';

/** Refuses a gift with a message of thanks. */
export function RefuseSheet({
  busy,
  refusal,
  onClose,
  onRefuse,
}: {
  readonly busy: boolean;
  readonly refusal: CommerceError | null;
  readonly onClose: () => void;
  /** @param message may be empty */
  readonly onRefuse: (message: string) => void;
}) {
  const t = useText(giftText);
  const [message, setMessage] = useState('');
  const room = useRoomLeft(GIFT_MESSAGE_LIMIT, message);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.refuseTitle}
      footer={
        <>
          <Button variant="outline" size="cta" onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" size="cta" busy={busy} onClick={() => onRefuse(message.trim())}>
            {t.refuse}
          </Button>
        </>
      }
    >
      <p className={styles['ask']}>{t.refuseBody}</p>
      <MessageField label={t.refuseMessage} hint={t.refuseHint(room)} value={message} onChange={setMessage} />
      <RefusalNote refusal={refusal} waits={busy} />
    </Sheet>
  );
}
