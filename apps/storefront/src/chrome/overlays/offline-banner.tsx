import { useEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
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
      reloadBrokenPictures();
    };
  }, []);
  return (
    <p ref={banner} role="status" className={styles['banner']}>
      {t.offline}
    </p>
  );
}

/** Loads the broken pictures of a page again: a browser leaves them broken once it has a network again. */
function reloadBrokenPictures(): void {
  for (const picture of document.images) {
    if (!picture.complete || picture.naturalWidth > 0 || picture.currentSrc === '') continue;
    // HTML § update the image data: setting it begins anew, with `srcset` and `sizes` too.
    const { src } = picture;
    picture.src = src;
  }
}
