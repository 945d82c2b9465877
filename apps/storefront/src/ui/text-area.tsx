import { type ComponentProps, useId } from 'react';
import styles from './text-area.module.css';

/** A labelled field for several lines; its hint is read out with it. */
export function TextArea({
  label,
  hint,
  ...field
}: ComponentProps<'textarea'> & { readonly label: string; readonly hint: string }) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea {...field} id={id} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}
