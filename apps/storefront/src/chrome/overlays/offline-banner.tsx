import { useEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { askPicturesAgain } from '../../page/ask-pictures-again.ts';
import { useOnline } from '../../page/connection/use-online.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './offline-banner.module.css';

/** Tells while the connection is away. */
export function OfflineBanner() {
  return useOnline() ? null : <Banner />;
}

function Banner() {
  const t = useText(chromeText);
  const banner = useRef<HTMLParagraphElement>(null);
  // A short message that comes meanwhile stands above it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--banner-height', `${banner.current?.offsetHeight ?? 0}px`);
    return () => {
      style.removeProperty('--banner-height');
      askPicturesAgain();
    };
  }, []);
  return (
    <p ref={banner} role="status" className={styles['banner']}>
      {t.offline}
    </p>
  );
}
