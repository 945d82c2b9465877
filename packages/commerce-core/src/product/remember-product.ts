import type { KeyValueStore } from '../platform/storage.port.ts';
import type { Ports } from '../ports.ts';
import type { ProductSummary } from './product.ts';
import { addRecent, readRecent, RECENT_PRODUCT_LIMIT, type RecentProduct, removeRecent } from './recent-products.ts';

const KEY = 'recent-products';

/** How long a device keeps what was viewed, in seconds since the last product: 90 days. Assumed. */
const MAX_AGE_S = 90 * 24 * 60 * 60;

/** The products viewed on this device, newest first. Spec §2 (recent items). */
export function recentProducts({ keyValueStore }: Pick<Ports, 'keyValueStore'>): readonly RecentProduct[] {
  return readRecent(keyValueStore.get(KEY));
}

/** Remembers on this device that a product was viewed just now. Spec §2. */
export function rememberProduct(
  { keyValueStore, clock }: Pick<Ports, 'keyValueStore' | 'clock'>,
  productNo: number,
): void {
  write(keyValueStore, addRecent(recentProducts({ keyValueStore }), productNo, clock.now()));
}

/** Takes products off the list of this device. Spec §2. */
export function forgetRecentProducts(
  { keyValueStore }: Pick<Ports, 'keyValueStore'>,
  productNos: readonly number[],
): void {
  write(keyValueStore, removeRecent(recentProducts({ keyValueStore }), productNos));
}

/**
 * The cards of the products viewed on this device, newest first; goods no longer shown are left out, none asks nobody.
 * @param limit cards at most
 */
export async function recentProductCards(
  { keyValueStore, productApi }: Pick<Ports, 'keyValueStore' | 'productApi'>,
  limit: number = RECENT_PRODUCT_LIMIT,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const productNos = recentProducts({ keyValueStore })
    .slice(0, limit)
    .map(({ productNo }) => productNo);
  return productNos.length === 0 ? [] : productApi.cards(productNos, signal);
}

function write(store: KeyValueStore, recent: readonly RecentProduct[]): void {
  if (recent.length === 0) store.remove(KEY);
  else store.set(KEY, JSON.stringify(recent), MAX_AGE_S);
}
