import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/**
 * Takes the button of a form that ends with it: in reach at the bottom of a phone's view while the form is in it, below
 * the form on a PC. It has its own room there, so that nothing is to be left for it; else see `FixedBar`.
 */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}
