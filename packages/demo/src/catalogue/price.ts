import type { Chance } from './chance.ts';

/** What a product costs, in won: the list price and what is taken off at once and in addition. */
export interface DemoPrice {
  readonly salePrice: number;
  readonly immediateDiscountAmt: number;
  readonly additionDiscountAmt: number;
  /** What is paid: the list price without both. */
  readonly price: number;
}

/** Highest discount in percent of the list price. Assumed. */
export const MAX_DISCOUNT_RATE = 62;

/** Lowest price of anything, in won: below it no coupon would leave a meaningful price. Assumed. */
export const PRICE_FLOOR = 1_900;

/** How a Korean price ends, in won, and how often. */
const ENDINGS = [
  [900, 70],
  [800, 15],
  [500, 10],
  [0, 5],
] as const;

/** A price by the log-normal law around a median, ending as prices in Korea end. */
function endedPrice(median: number, spread: number, chance: Chance): number {
  const raw = median * Math.exp(spread * Math.max(-2, Math.min(2, chance.normal())));
  const step = raw >= 100_000 ? 10_000 : 1_000;
  const ending = chance.weighted(ENDINGS);
  const rounded = Math.floor(raw / step) * step + (step === 10_000 ? chance.pick([8, 9, 9]) * 1_000 : 0) + ending;
  return Math.max(PRICE_FLOOR, rounded);
}

/** Discount in percent: none for one in eight, else mostly 20 to 40. */
function discountRate(chance: Chance): number {
  if (chance.is(0.12)) return 0;
  return Math.max(4, Math.min(MAX_DISCOUNT_RATE - 1, Math.round(30 + 11 * chance.normal())));
}

/** Draws a price for a category whose middle price and spread are known. */
export function generatePrice([median, spread]: readonly [number, number], chance: Chance): DemoPrice {
  const price = endedPrice(median, spread, chance);
  const rate = discountRate(chance);
  const salePrice = rate === 0 ? price : Math.ceil(price / (1 - rate / 100) / 100) * 100;
  const off = salePrice - price;
  const additionDiscountAmt = off > 3_000 && chance.is(0.06) ? chance.pick([500, 1_000]) : 0;
  return { salePrice, immediateDiscountAmt: off - additionDiscountAmt, additionDiscountAmt, price };
}
