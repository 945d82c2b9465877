import type { ReactNode } from 'react';
import styles from './tab-links.module.css';

/** Two links that share the width as tabs; the one shown has `aria-current`. */
export function TabLinks({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {children}
    </nav>
  );
}
