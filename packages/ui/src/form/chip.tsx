import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './chip.module.css';
import { classNames } from '../class-names.ts';

/** A filter to switch on and off; 32 px to see, 44 px to hit. */
export function Chip({
  children,
  pressed,
  onPress,
}: {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onPress}>
      <span className={styles['face']}>{children}</span>
    </button>
  );
}

/** A chip that leads somewhere: works without a script. */
export function ChipLink({
  children,
  href,
  current = false,
  label,
}: {
  readonly children: ReactNode;
  readonly href: string;
  readonly current?: boolean;
  /** Its name where what is seen does not say what it does. */
  readonly label?: string;
}) {
  return (
    <Link href={href} className={styles['chip'] ?? ''} aria-label={label} aria-current={current ? 'true' : undefined}>
      <span className={styles['face']}>{children}</span>
    </Link>
  );
}

/** A small mark on a card: free delivery, coupon, sold out. */
export function Badge({
  children,
  tone = 'plain',
}: {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'deal' | 'brand' | 'success' | 'warn';
}) {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
