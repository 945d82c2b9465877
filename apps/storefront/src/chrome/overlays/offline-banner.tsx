import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useOnline } from '../../page/use-online.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './offline-banner.module.css';

/** Tells while the connection is away. */
export function OfflineBanner() {
  const t = useText(chromeText);
  return useOnline() ? null : (
    <p role="status" className={styles['banner']}>
      {t.offline}
    </p>
  );
}
