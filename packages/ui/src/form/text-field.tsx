import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

/** A labeled input; the error replaces the hint and is read out with the field. */
export function TextField({
  label,
  error = null,
  hint = null,
  trailing = null,
  ...input
}: ComponentProps<'input'> & {
  readonly label: string;
  readonly error?: string | null;
  readonly hint?: string | null;
  readonly trailing?: ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['row']}>
        <input
          {...input}
          id={id}
          className={styles['input']}
          aria-invalid={error !== null || undefined}
          aria-describedby={note === null ? undefined : `${id}-note`}
        />
        {trailing}
      </div>
      {note !== null && (
        <p id={`${id}-note`} className={error === null ? styles['hint'] : styles['error']}>
          {note}
        </p>
      )}
    </div>
  );
}
