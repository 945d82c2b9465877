import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey shape of the final size; shows only after 150 ms, so that a quick answer does not flicker. */
export function Skeleton({
  width = '100%',
  height,
  radius = 8,
}: {
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number;
}) {
  const size: CSSProperties = { width, height, borderRadius: radius };
  return <span className={styles['skeleton']} style={size} aria-hidden />;
}
