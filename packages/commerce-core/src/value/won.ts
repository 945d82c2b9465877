// Assumed: integer won everywhere.
import { brand, type Brand } from './brand.ts';

/** An amount in whole won, a safe integer; negative only for reductions. */
export type Won = Brand<number, 'Won'>;

/** Nothing to pay, in won. */
export const ZERO_WON: Won = brand<Won>(0);

/** Whether a value may be an amount: a safe integer (|n| ≤ 2^53 − 1). */
export function isWon(value: unknown): value is Won {
  return Number.isSafeInteger(value);
}

/**
 * Takes a number as an amount in won.
 * @throws RangeError when it is fractional or beyond 2^53 − 1
 */
export function won(value: number): Won {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole, exact amount of won`);
  return brand<Won>(value === 0 ? 0 : value);
}

/** Adds two amounts in won; RangeError beyond 2^53 − 1. */
export function addWon(left: Won, right: Won): Won {
  return won(left + right);
}

/** Takes one amount in won from another; may be negative. */
export function subtractWon(left: Won, right: Won): Won {
  return won(left - right);
}

/** Adds up amounts in won; 0 for none. */
export function sumWon(amounts: Iterable<Won>): Won {
  let total = ZERO_WON;
  for (const amount of amounts) total = addWon(total, amount);
  return total;
}

/** Adds up one amount in won of each item; 0 for none. */
export function sumWonOf<Item>(items: Iterable<Item>, amountOf: (item: Item) => Won): Won {
  let total = ZERO_WON;
  for (const item of items) total = addWon(total, amountOf(item));
  return total;
}

/** A unit price in won times a whole count. */
export function timesWon(unitPrice: Won, count: number): Won {
  return won(unitPrice * count);
}

/** The smaller of two amounts in won. */
export function minWon(left: Won, right: Won): Won {
  return left < right ? left : right;
}

/** The larger of two amounts in won. */
export function maxWon(left: Won, right: Won): Won {
  return left > right ? left : right;
}

/**
 * A percentage of an amount ≥ 0, rounded down to whole won. Assumed: fractions of a won go to the shop.
 * @param percent 0 or more, at most four decimals
 */
export function percentOfWon(amount: Won, percent: number): Won {
  const tenThousandths = BigInt(Math.round(percent * 10_000));
  return won(Number((BigInt(amount) * tenThousandths) / 1_000_000n));
}

/**
 * Splits a total over lines in proportion to their weights by largest remainder, earlier lines first on a tie.
 * The shares add up to the total, and none exceeds its weight while the total does not exceed the weights' sum.
 * Assumed: the usual rule for sharing a reduction.
 * @param total won, 0 or more
 * @param weights won, each 0 or more; one of them above 0 unless the total is 0
 * @throws RangeError for a negative input, or a total with nothing to carry it
 */
export function splitWon(total: Won, weights: readonly Won[]): readonly Won[] {
  if (total < 0 || weights.some((weight) => weight < 0)) throw new RangeError('only amounts of 0 or more can be split');
  if (total === 0) return weights.map(() => ZERO_WON);

  const bigTotal = BigInt(total);
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weightSum === 0n) throw new RangeError(`${total} won cannot be split over lines that weigh nothing`);

  const parts = weights.map((weight, index) => {
    const product = bigTotal * BigInt(weight);
    return { index, share: product / weightSum, remainder: product % weightSum };
  });
  const left = bigTotal - parts.reduce((sum, part) => sum + part.share, 0n);
  const byRemainder = parts.toSorted((a, b) => compareRemainder(b, a) || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, Number(left)).map((part) => part.index));
  return parts.map((part) => won(Number(part.share) + (raised.has(part.index) ? 1 : 0)));
}

function compareRemainder(left: { readonly remainder: bigint }, right: { readonly remainder: bigint }): number {
  if (left.remainder === right.remainder) return 0;
  return left.remainder < right.remainder ? -1 : 1;
}
