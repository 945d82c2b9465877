import type { Product } from '@dealstore/commerce-core/domain';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '@dealstore/ui/load-failed.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { GIFTS_KEY, ORDERS_KEY, PRODUCTS_KEY } from '../../page/query-keys.ts';
import { readPageState } from '../../page/read-page-state.ts';
import { useBackOnline } from '../../page/use-back-online.ts';
import { paths } from '../../routes/links.ts';
import { appText } from '../app.text.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { WISH_KEY } from '../../widgets/product-card/wish-cache.ts';
import { offlinePageText } from './offline-page.text.ts';
import styles from './offline-page.module.css';

/** Products listed at most. Assumed. */
const PRODUCTS = 8;

/** Stands for a page that cannot be had without a network: what can be seen all the same, and another try. */
export function OfflinePage({ onRetry }: { readonly failure: ReactNode; readonly onRetry: () => void }) {
  const t = useText(offlinePageText);
  const { 'loading-failed': failed } = useText(appText);
  const links = useOfflineLinks();
  const [isShell] = useState(() => readPageState(document).isShell === true);
  // The shell gives way to the document it has stood in for.
  useBackOnline(() => window.location.reload(), isShell);
  return (
    <div className={styles['page']}>
      <LoadFailed title={failed} isAway onRetry={onRetry} />
      {links.length > 0 && (
        <section className="container" aria-labelledby="last-seen">
          <h2 id="last-seen">{t.lastSeen}</h2>
          <ul className={styles['links']}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface OfflineLink {
  readonly href: string;
  readonly label: string;
}

/** Pages whose answers this device has. */
function useOfflineLinks(): readonly OfflineLink[] {
  const t = useText(offlinePageText);
  const client = useQueryClient();
  const pages: readonly (OfflineLink & { readonly key: QueryKey })[] = [
    { key: ['home', 'sections'], href: paths.home(), label: t.home },
    { key: [...CART_KEY, 'lines'], href: paths.cart(), label: t.cart },
    { key: [...WISH_KEY, 'list'], href: paths.wishList(), label: t.wishes },
    { key: [...ORDERS_KEY, 'list'], href: paths.orders(), label: t.orders },
    { key: [...GIFTS_KEY, 'list'], href: paths.giftBox(), label: t.gifts },
  ];
  const kept = pages.filter(({ key }) => answersOf(client, key).length > 0);
  const products = answersOf<Product>(client, PRODUCTS_KEY)
    .filter(([key]) => key.length === PRODUCTS_KEY.length + 1)
    .map(([, { baseInfo }]) => ({ href: paths.product(baseInfo.productNo), label: baseInfo.productName }));
  return [...kept, ...products.slice(-PRODUCTS)];
}

function answersOf<Answer>(client: QueryClient, queryKey: QueryKey): readonly (readonly [QueryKey, Answer])[] {
  return client
    .getQueriesData<Answer>({ queryKey })
    .flatMap(([key, answer]) => (answer === undefined ? [] : [[key, answer] as const]));
}
