import type { Page, PageRequest } from '../value/page.ts';
import type { WishItem } from './wish.ts';

/** The wish list of the member. Every method rejects with a CommerceError and with nothing else. Assumed. */
export interface WishApi {
  /** Newest first; products that are no longer shown are left out. */
  list(request: PageRequest, signal?: AbortSignal): Promise<Page<WishItem>>;
  /** Numbers of all its products, newest first, at most WISH_LIMIT. Spec §3 (product state). */
  productNos(signal?: AbortSignal): Promise<readonly number[]>;
  /** Adds a product once. Rejects with NOT_FOUND, ADULT_ONLY, and WISH_LIMIT when the list is full. */
  add(productNo: number, signal?: AbortSignal): Promise<void>;
  /** Takes up to 100 products off; one that is not on the list changes nothing. */
  remove(productNos: readonly number[], signal?: AbortSignal): Promise<void>;
  /** Options of a product whose return to stock the member will hear of. */
  restockOptionNos(productNo: number, signal?: AbortSignal): Promise<readonly number[]>;
  /** Asks once for an alarm when an option is back in stock. Rejects with NOT_FOUND, ADULT_ONLY, and STATE_CONFLICT for one that is not sold out. */
  addRestock(optionNo: number, signal?: AbortSignal): Promise<void>;
  /** Asks for no alarm any more; an option nobody asked about changes nothing. */
  removeRestock(optionNo: number, signal?: AbortSignal): Promise<void>;
}
