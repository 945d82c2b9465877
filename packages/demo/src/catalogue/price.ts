import type { Chance } from './chance.ts';

/** What a product costs, in won: the list price and what is taken off at once and in addition. */
export interface DemoPrice {
  readonly salePrice: number;
  readonly immediateDiscountAmt: number;
  readonly additionDiscountAmt: number;
  /** What is paid: the list price without both. */
  readonly price: number;
}

/** What chance says of a price before it is known what the thing is worth among its kind. */
export interface DrawnPrice {
  /** What a thing of the category costs, in won. */
  readonly price: number;
  /** How hard it is pushed, in percent; what is taken off is less. */
  readonly push: number;
  readonly additionDiscountAmt: number;
}

/** Highest push and discount in percent. Assumed. */
const MOST_PERCENT = 61;

/** Middle push in percent, the discount it becomes, and the least discount: less is no news on a card. Assumed. */
const MIDDLE = { push: 30, rate: 21, least: 10 } as const;

/** Lowest price of anything, in won: below it no coupon would leave a meaningful price. Assumed. */
export const PRICE_FLOOR = 1_900;

/** How far two things of a kind differ in price, as a part of what chance says of the whole category. Assumed. */
const KIND_SPREAD = 0.5;

/** How a Korean price ends, in won, and how often. */
const ENDINGS = [
  [900, 70],
  [800, 15],
  [500, 10],
  [0, 5],
] as const;

/** Ends a price as prices in Korea end; from 100,000 won on it ends in thousands too. */
function ended(raw: number, ending: number, thousands: number): number {
  const step = raw >= 100_000 ? 10_000 : 1_000;
  const rounded = Math.floor(raw / step) * step + (step === 10_000 ? thousands : 0) + ending;
  return Math.max(PRICE_FLOOR, rounded);
}

/** A price by the log-normal law around a median. */
function priceNear(median: number, spread: number, chance: Chance): number {
  const raw = median * Math.exp(spread * Math.max(-2, Math.min(2, chance.normal())));
  const ending = chance.weighted(ENDINGS);
  return ended(raw, ending, raw >= 100_000 ? chance.pick([8, 9, 9]) * 1_000 : 0);
}

/** How hard a price is pushed: not at all for one in eight, else mostly 20 to 40 percent. */
function drawPush(chance: Chance): number {
  if (chance.is(0.12)) return 0;
  return Math.max(4, Math.min(MOST_PERCENT, Math.round(MIDDLE.push + 11 * chance.normal())));
}

/** The discount a push becomes: two thirds of it for most, all of it where it is hardest. */
function rateOf(push: number): number {
  if (push === 0) return 0;
  const { push: middle, rate, least } = MIDDLE;
  const above = ((push - middle) * (MOST_PERCENT - rate)) / (MOST_PERCENT - middle);
  return Math.max(least, Math.round(push <= middle ? (push * rate) / middle : rate + above));
}

const listPrice = (price: number, rate: number): number =>
  rate === 0 ? price : Math.ceil(price / (1 - rate / 100) / 100) * 100;

/** Draws a price for a category whose middle price and spread are known. */
export function drawPrice([median, spread]: readonly [number, number], chance: Chance): DrawnPrice {
  const price = priceNear(median, spread, chance);
  const push = drawPush(chance);
  const isAddedTo = listPrice(price, push) - price > 3_000 && chance.is(0.06);
  return { price, push, additionDiscountAmt: isAddedTo ? chance.pick([500, 1_000]) : 0 };
}

/**
 * The price of a thing that is worth so many times the middle of its category.
 * @param median middle price of the category, in won
 */
export function priceOf(
  { price: drawn, push, additionDiscountAmt }: DrawnPrice,
  median: number,
  worth: number,
): DemoPrice {
  const raw = median * worth * (drawn / median) ** KIND_SPREAD;
  const price = ended(raw, drawn % 1_000, drawn % 10_000 >= 9_000 ? 9_000 : 8_000);
  return discounted(price, listPrice(price, rateOf(push)), additionDiscountAmt);
}

/** The price of a voucher: its face value in won, at most a tenth or so below it. */
export function voucherPrice(faceWon: number, { push }: DrawnPrice): DemoPrice {
  const rate = push <= MIDDLE.push ? 0 : MIDDLE.least;
  return discounted((faceWon * (100 - rate)) / 100, faceWon, 0);
}

function discounted(price: number, salePrice: number, addition: number): DemoPrice {
  const additionDiscountAmt = Math.min(addition, salePrice - price);
  return { salePrice, immediateDiscountAmt: salePrice - price - additionDiscountAmt, additionDiscountAmt, price };
}
