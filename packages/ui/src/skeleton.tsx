import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useText } from './locale/use-text.ts';
import { slowText } from './slow/slow.text.ts';
import { whenSlowHere } from './slow/when-slow.ts';
import styles from './skeleton.module.css';

/** Height from which a shape has room for words, in px. */
const ROOM = 96;

/**
 * A gray shape of the final size; shows only after 150 ms, so that a quick answer does not flicker, and says after 5 s
 * that its content is still awaited.
 */
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
  const hasRoom = typeof height === 'number' ? height >= ROOM : /v[hw]$/.test(height);
  return hasRoom ? <SlowSkeleton size={size} /> : <span className={styles['skeleton']} style={size} aria-hidden />;
}

function SlowSkeleton({ size }: { readonly size: CSSProperties }) {
  const t = useText(slowText);
  const place = useRef<HTMLSpanElement>(null);
  const [isSlow, setSlow] = useState(false);
  useEffect(
    () =>
      whenSlowHere(
        () => (place.current?.getClientRects().length ?? 0) > 0,
        () => setSlow(true),
      ),
    [],
  );
  return (
    <span ref={place} className={styles['skeleton']} style={size} aria-live="polite">
      {isSlow && <span className={styles['word']}>{t.loading}</span>}
    </span>
  );
}
