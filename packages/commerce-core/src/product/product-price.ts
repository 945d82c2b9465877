import { type Window, isWithin } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import { ZERO_WON, type Won, maxWon, minWon, percentOfWon, subtractWon, won } from '../value/won.ts';

/** A discount everyone gets while its window lasts: an amount in won, or a percentage. The vendor's shape. */
export interface ImmediateDiscount {
  readonly unitType: 'WON' | 'RATE';
  /** Won, or percent from 0 to 100. */
  readonly value: number;
  readonly window: Window;
}

/**
 * Won taken off one piece at an instant; never more than the price, nothing outside the window. Assumed: rounded down.
 */
export function immediateDiscountOf(salePrice: Won, discount: ImmediateDiscount | null, now: EpochMs): Won {
  if (discount === null || !isWithin(discount.window, now)) return ZERO_WON;
  const amount = discount.unitType === 'WON' ? won(discount.value) : percentOfWon(salePrice, discount.value);
  return minWon(salePrice, maxWon(ZERO_WON, amount));
}

/** Whole percent a price is below the list price, rounded down so that it never promises too much. Assumed. */
export function discountRate(salePrice: Won, discountedPrice: Won): number {
  if (salePrice <= 0 || discountedPrice >= salePrice) return 0;
  const saved = subtractWon(salePrice, maxWon(ZERO_WON, discountedPrice));
  return Number((BigInt(saved) * 100n) / BigInt(salePrice));
}

/**
 * What one piece costs at an instant, in won, and how much that is below the list price. Assumed: as a card shows it.
 */
export interface DisplayPrice {
  readonly salePrice: Won;
  readonly immediateDiscountAmt: Won;
  readonly discountedPrice: Won;
  readonly discountRate: number;
}

/** Prices one piece for a card or a page. Assumed: immediate before additional discount. */
export function displayPrice(
  salePrice: Won,
  discount: ImmediateDiscount | null,
  additionalDiscountAmt: Won,
  now: EpochMs,
): DisplayPrice {
  const immediateDiscountAmt = immediateDiscountOf(salePrice, discount, now);
  const afterImmediate = subtractWon(salePrice, immediateDiscountAmt);
  const discountedPrice = maxWon(ZERO_WON, subtractWon(afterImmediate, maxWon(ZERO_WON, additionalDiscountAmt)));
  return { salePrice, immediateDiscountAmt, discountedPrice, discountRate: discountRate(salePrice, discountedPrice) };
}
