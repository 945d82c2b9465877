import { type CheckoutChoice, MEMO_LIMIT } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useRoomLeft } from '@dealstore/ui/form/use-room-left.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Select } from '@dealstore/ui/form/select.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { deliveryMemoIn, usualMemos } from '../../../widgets/address/delivery-memo.ts';
import { checkoutText } from '../checkout.text.ts';
import { payBarText } from './pay-bar.text.ts';
import styles from './fields.module.css';

/** A note to the carrier: one of the usual ones, or in the shopper's own words. */
export function MemoField({
  memo,
  hasProblem,
  onChange,
}: {
  readonly memo: string;
  readonly hasProblem: boolean;
  readonly onChange: (choice: Pick<CheckoutChoice, 'deliveryMemo'>) => void;
}) {
  const t = useText(checkoutText);
  const room = useRoomLeft(MEMO_LIMIT, memo);
  const words = useText(payBarText);
  const language = useLanguage();
  // The carrier reads Korean: a usual note is shown in the words of the page and chosen in Korean.
  const sent = deliveryMemoIn(memo, 'ko');
  const usual = usualMemos('ko');
  const [isOwn, setOwn] = useState(memo !== '' && !usual.includes(sent));
  return (
    <div className={styles['form']}>
      <Select
        label={t.memo}
        value={isOwn ? 'own' : sent}
        onChange={(event) => {
          const isWritten = event.target.value === 'own';
          setOwn(isWritten);
          onChange({ deliveryMemo: isWritten ? '' : event.target.value });
        }}
      >
        <option value="">{t.memoNone}</option>
        {usual.map((text) => (
          <option key={text} value={text}>
            {deliveryMemoIn(text, language)}
          </option>
        ))}
        <option value="own">{t.memoOwn}</option>
      </Select>
      {isOwn && (
        <TextField
          label={t.memoOwn}
          maxLength={MEMO_LIMIT}
          value={memo}
          hint={room}
          error={hasProblem ? words.memo : null}
          onChange={(event) => onChange({ deliveryMemo: event.target.value })}
        />
      )}
    </div>
  );
}
