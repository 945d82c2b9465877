import type { OptionNo, ProductNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { WishItem } from './wish.ts';

/** The wish list of the member. Every method rejects with a CommerceError and with nothing else. Assumed. */
export interface WishApi {
  /** Newest first; products that are no longer shown are left out. */
  list(request: PageRequest, signal?: AbortSignal): Promise<Page<WishItem>>;
  /** Numbers of all its products, newest first, at most WISH_LIMIT. Spec §3 (product state). */
  productNos(signal?: AbortSignal): Promise<readonly ProductNo[]>;
  /** Adds a product once. Rejects with NOT_FOUND, ADULT_ONLY, and WISH_LIMIT when the list is full. */
  add(productNo: ProductNo, signal?: AbortSignal): Promise<void>;
  /** Takes up to 100 products off; one that is not on the list changes nothing. */
  remove(productNos: readonly ProductNo[], signal?: AbortSignal): Promise<void>;
  /** Options of a product whose return to stock the member will hear of. */
  restockOptionNos(productNo: ProductNo, signal?: AbortSignal): Promise<readonly OptionNo[]>;
  /**
   * Asks once for an alarm when an option is back in stock. Rejects with NOT_FOUND, ADULT_ONLY, and STATE_CONFLICT
   * for one that is not sold out.
   */
  addRestock(optionNo: OptionNo, signal?: AbortSignal): Promise<void>;
  /** Asks for no alarm any more; an option without a request changes nothing. */
  removeRestock(optionNo: OptionNo, signal?: AbortSignal): Promise<void>;
}
