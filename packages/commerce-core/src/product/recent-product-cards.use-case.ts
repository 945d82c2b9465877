import type { Ports } from '../ports.ts';
import type { ProductSummary } from './product.ts';
import { RECENT_PRODUCT_LIMIT } from './recent-products.ts';

/**
 * The cards of the products viewed, newest first; goods no longer shown are left out, without any there is no call.
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
