import { type ReactNode, useRef } from 'react';
import { useBarHeight } from '../../page/use-bar-height.ts';
import styles from './fixed-bar.module.css';

/**
 * Takes the main button of a whole page, wherever in it: always at the bottom of a phone's view, in its place on a PC.
 * The page leaves `--bottom-bar` of room, which is as high as what is said in it; a form that ends with its button needs
 * only `StickyBar`.
 */
export function FixedBar({
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
