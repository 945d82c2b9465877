import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here: one picture, one sentence, one way on. */
export function EmptyState({
  icon,
  title,
  children = null,
  action = null,
  heading = 'h2',
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2';
}) {
  const Heading = heading;
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']} aria-hidden>
        {icon}
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {children !== null && <div className={styles['text']}>{children}</div>}
      {action !== null && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
