import { useEffect, useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { slowText } from './slow.text.ts';
import { whenSlow } from './when-slow.ts';
import styles from './slow-notice.module.css';

/** Says beside a button that its answer is long in coming. @param words what is said instead of the usual */
export function SlowNotice({ waits, words }: { readonly waits: boolean; readonly words?: string }) {
  const t = useText(slowText);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const stop = whenSlow(() => setSlow(true));
    return () => {
      stop();
      setSlow(false);
    };
  }, [waits]);
  return (
    <div aria-live="polite" className={styles['word']}>
      {waits && isSlow && (words ?? t.answering)}
    </div>
  );
}
