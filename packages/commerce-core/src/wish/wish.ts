import { hidesContent } from '../access/access.ts';
import type { FlatOption, ProductSummary } from '../product/product.ts';
import { maxWon, subtractWon, type Won, ZERO_WON } from '../value/won.ts';

/** Options a member waits for at most; of more the oldest is forgotten. Assumed. */
export const RESTOCK_LIMIT = 200;

/** Whether a member may ask for an alarm once an option is back: only while it is sold out. Assumed. */
export function mayWaitForStock({ saleType }: Pick<FlatOption, 'saleType'>): boolean {
  return saleType === 'SOLD_OUT';
}

/** A product on the wish list as it is now. */
export interface WishItem {
  readonly product: ProductSummary;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly wishYmdt: string;
  /** Won it costs less now than when it was wished for. */
  readonly priceDropAmt: Won;
}

/** The tabs of recently viewed products and wishes. Spec §3 (user state), default RECENT. */
export const RECENT_WISH_TABS = ['RECENT', 'WISH'] as const;

/** One of the two tabs. */
export type RecentWishTab = (typeof RECENT_WISH_TABS)[number];

/**
 * How much less a product costs than when it was wished for: 0 when it costs more, when its price then is not known, or
 * when it may not be shown now. Assumed.
 * @param wishedPrice won at the time of the wish
 */
export function priceDropOf(
  { withheld, discountedPrice }: Pick<ProductSummary, 'withheld' | 'discountedPrice'>,
  wishedPrice: Won | null,
): Won {
  if (wishedPrice === null || hidesContent(withheld)) return ZERO_WON;
  return maxWon(ZERO_WON, subtractWon(wishedPrice, discountedPrice));
}
