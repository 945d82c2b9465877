import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

/** A tick box, or a round one of several (`kind="radio"`); the whole label is its target. */
export function Checkbox({
  children,
  kind = 'checkbox',
  hideLabel = false,
  ...input
}: ComponentProps<'input'> & {
  readonly children: ReactNode;
  readonly kind?: 'checkbox' | 'radio';
  readonly hideLabel?: boolean;
}) {
  return (
    <label className={styles['label']}>
      <input {...input} type={kind} className={styles['box']} />
      <span className={hideLabel ? 'visually-hidden' : styles['text']}>{children}</span>
    </label>
  );
}
