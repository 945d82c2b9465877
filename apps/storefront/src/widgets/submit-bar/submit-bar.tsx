import { type ReactNode, useRef } from 'react';
import { useBarHeight } from '../../page/use-bar-height.ts';
import styles from './submit-bar.module.css';

/**
 * The main button of a long form with what was said against its last press: at the bottom of a phone's view, below the
 * form on a PC. Whoever shows it leaves `--bottom-bar` of room below the form.
 */
export function SubmitBar({
  stays = false,
  children,
}: {
  /** Whether it stays in view in the low window of a PC, too. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={styles['bar']} data-stays={stays}>
      {children}
    </div>
  );
}
