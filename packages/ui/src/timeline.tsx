import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** What has happened so far, the last first, each a list item; what is to come, `data-state="ahead"`, lies before it. */
export function Timeline({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {children}
    </ol>
  );
}
