import type { Ports } from '../ports.ts';
import { readDeviceRecent, writeDeviceRecent } from './guest-recent-products.ts';
import type { ProductSummary } from './product.ts';
import { RECENT_PRODUCT_LIMIT } from './recent-products.ts';

/** Remembers that a product was viewed just now: at the backend for a member, on this device for a guest. Spec §2. */
export async function rememberProduct(
  { recentProductApi, clock }: Pick<Ports, 'recentProductApi' | 'clock'>,
  productNo: number,
): Promise<void> {
  await recentProductApi.add([{ productNo, seenAt: clock.now() }]);
}

/**
 * The cards of the products viewed, newest first; goods no longer shown are left out, none asks nobody.
 * @param limit cards at most
 */
export async function recentProductCards(
  { recentProductApi, productApi }: Pick<Ports, 'recentProductApi' | 'productApi'>,
  limit: number = RECENT_PRODUCT_LIMIT,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  const products = await recentProductApi.list(signal);
  const productNos = products.slice(0, limit).map(({ productNo }) => productNo);
  return productNos.length === 0 ? [] : productApi.cards(productNos, signal);
}

/**
 * Moves the products viewed as a guest on this device to the member after a log-in: they leave the device when the backend
 * has acknowledged them. Answers whether there were any. Assumed.
 */
export async function mergeRecentProducts({
  recentProductApi,
  keyValueStore,
}: Pick<Ports, 'recentProductApi' | 'keyValueStore'>): Promise<boolean> {
  const seen = readDeviceRecent(keyValueStore);
  if (seen.length === 0) return false;
  await recentProductApi.add(seen);
  writeDeviceRecent(keyValueStore, []);
  return true;
}
