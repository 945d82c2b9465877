import { type ComponentProps, useId } from 'react';
import styles from './text-area.module.css';

/** A labeled field for several lines; its hint is read out with it, or what is wrong instead. */
export function TextArea({
  label,
  hint,
  error = null,
  ...field
}: ComponentProps<'textarea'> & {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | null;
}) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea aria-invalid={error !== null || undefined} {...field} id={id} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className={error === null ? styles['hint'] : styles['error']}>
        {error ?? hint}
      </p>
    </div>
  );
}
