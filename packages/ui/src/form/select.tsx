import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A labeled choice of a few, in the device's own list. */
export function Select({ label, children, ...select }: ComponentProps<'select'> & { readonly label: string }) {
  return (
    <label className={styles['label']}>
      <span>{label}</span>
      <select {...select} className={styles['select']}>
        {children}
      </select>
    </label>
  );
}
