import { useSyncExternalStore } from 'react';
import { useText } from '../../locale/use-text.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Tells while the connection is away. */
export function OfflineBanner() {
  const t = useText(chromeText);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p role="status" className={styles['banner']}>
      {t.offline}
    </p>
  );
}
