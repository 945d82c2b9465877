import { type ReactNode, useEffect, useRef } from 'react';
import styles from './empty-state.module.css';

/** Nothing here: one picture, one sentence, one way on. */
export function EmptyState({
  icon,
  title,
  children = null,
  action = null,
  heading = 'h2',
  takesFocus = false,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2';
  /** Whether it answers a press, and is announced to screen readers; the page is scrolled to it. */
  readonly takesFocus?: boolean;
}) {
  const Heading = heading;
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) focused.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']} aria-hidden>
        {icon}
      </span>
      <Heading ref={focused} className={styles['title']} {...(takesFocus && { tabIndex: -1 })}>
        {title}
      </Heading>
      {children !== null && <div className={styles['text']}>{children}</div>}
      {action !== null && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
