import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** Where the button of a long form stands: in reach at the bottom of a phone, below the form on a PC. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
