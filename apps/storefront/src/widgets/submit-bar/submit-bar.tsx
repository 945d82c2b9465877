import { type ReactNode, useRef } from 'react';
import { useBarHeight } from '../../page/use-bar-height.ts';
import styles from './submit-bar.module.css';

/**
 * The main button of a long form with what was said against its last press: at the bottom of a phone's view, below the
 * form on a PC. Whoever shows it leaves `--bottom-bar` of room below the form.
 */
export function SubmitBar({
  isBeside = false,
  children,
}: {
  /** Whether its column stands at the right of a PC's view. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, isBeside);
  return (
    <div ref={bar} className={styles['bar']}>
      {children}
    </div>
  );
}
