import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '@dealstore/ui/load-failed.tsx';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ownPicture } from '@dealstore/ui/picture/picture-address.ts';
import { readPageState } from '../../page/read-page-state.ts';
import { useBackOnline } from '../../page/connection/use-back-online.ts';
import { appText } from '../app.text.ts';
import { persistedPages } from './persisted-pages.ts';
import { offlinePageText } from './offline-page.text.ts';
import styles from './offline-page.module.css';

/** Shown for a page that cannot be loaded offline: pages that can be opened, and a retry. */
export function OfflinePage({ onRetry }: { readonly failure: ReactNode; readonly onRetry: () => void }) {
  const t = useText(offlinePageText);
  const { 'loading-failed': failed } = useText(appText);
  const client = useQueryClient();
  const cache = client.getQueryCache();
  // Stored answers may be restored after the page has failed.
  useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => cache.getAll().length,
  );
  const pages = persistedPages(client, t);
  const [isShell] = useState(() => readPageState(document).isShell === true);
  // The shell is replaced by the document whose place it took.
  useBackOnline(() => window.location.reload(), isShell);
  return (
    <div className={styles['page']}>
      <LoadFailed title={failed} isAway onRetry={onRetry} />
      {pages.length > 0 && (
        <section className="container" aria-labelledby="last-seen">
          <h2 id="last-seen">{t.lastSeen}</h2>
          <ul className={styles['links']}>
            {pages.map(({ href, name, picture }) => (
              <li key={href}>
                <Link href={href}>
                  {picture !== undefined && <KeptPicture key={picture} address={picture} />}
                  <span lang={langOf(name)}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A picture in any width the device has; an empty space without one. */
function KeptPicture({ address }: { readonly address: string }) {
  const [source, setSource] = useState<string | undefined>();
  useEffect(() => {
    const find = async (): Promise<void> => {
      const found = await caches.match(address, { ignoreSearch: true });
      if (found === undefined) return;
      const { pathname, search } = new URL(found.url);
      setSource(ownPicture(pathname + search));
    };
    // A browser without storage has no picture.
    void find().catch(() => undefined);
  }, [address]);
  return (
    <span className={styles['picture']}>
      {source !== undefined && <img src={source} alt="" width={48} height={48} />}
    </span>
  );
}
