import { GIFT_MESSAGE_LIMIT } from '@dealstore/commerce-core/domain';
import { useId } from 'react';
import formStyles from './gift-form.module.css';
import styles from './gift.module.css';

/** A field for own words: of a card, or of thanks. What is longer than a card holds is not taken. */
export function WordsField({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
}) {
  const id = useId();
  return (
    <label className={formStyles['textarea']}>
      <span>{label}</span>
      <textarea
        rows={4}
        value={value}
        aria-describedby={id}
        onChange={(event) => onChange([...event.target.value].slice(0, GIFT_MESSAGE_LIMIT).join(''))}
      />
      <span id={id} className={styles['sub']}>
        {hint}
      </span>
    </label>
  );
}
