import type { ProductNo } from '../value/identifiers.ts';
import type { RecentProduct } from './recent-products.ts';

/**
 * The products a visitor has viewed. Every method rejects with a CommerceError and with nothing
 * else. Spec §2 (recent items).
 */
export interface RecentProductApi {
  /** Newest first, at most RECENT_PRODUCT_LIMIT. */
  list(signal?: AbortSignal): Promise<readonly RecentProduct[]>;
  /** Remembers up to RECENT_PRODUCT_LIMIT products, each with when it was viewed last; a time to come counts as now. */
  add(products: readonly RecentProduct[]): Promise<void>;
  /** Takes products off; one that is not among them changes nothing. */
  remove(productNos: readonly ProductNo[]): Promise<void>;
}
