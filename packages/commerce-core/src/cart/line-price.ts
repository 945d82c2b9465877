import { ZERO_WON, type Won, addWon, maxWon, minWon, subtractWon, sumWonOf, timesWon, won } from '../value/won.ts';
import type { LinePrice, OrderProductOption } from './cart.ts';

/** What one piece costs, in won. As the vendor has it, `…Price` is of one piece and `…Amt` of a whole line. */
export interface UnitPrice {
  readonly salePrice: Won;
  /** What the option adds, 0 or more. */
  readonly addPrice: Won;
  /** Taken off at once, for everyone. */
  readonly immediateDiscountPrice: Won;
  /** Taken off besides. */
  readonly additionalDiscountPrice: Won;
}

/**
 * Prices a line: both discounts per piece, never below 0, immediate before additional.
 * Assumed: the order of reductions.
 */
export function priceLine(unit: UnitPrice, orderCnt: number): LinePrice {
  const standardPrice = addWon(unit.salePrice, unit.addPrice);
  const immediate = minWon(maxWon(ZERO_WON, unit.immediateDiscountPrice), standardPrice);
  const additional = minWon(maxWon(ZERO_WON, unit.additionalDiscountPrice), subtractWon(standardPrice, immediate));
  const buyPrice = subtractWon(subtractWon(standardPrice, immediate), additional);
  return {
    standardAmt: timesWon(standardPrice, orderCnt),
    salePrice: unit.salePrice,
    addPrice: unit.addPrice,
    immediateDiscountAmt: timesWon(immediate, orderCnt),
    additionalDiscountAmt: timesWon(additional, orderCnt),
    buyAmt: timesWon(buyPrice, orderCnt),
  };
}

/** What a priced line costs at another count: its discounts are per piece. */
export function priceAtCount(
  { price, orderCnt }: Pick<OrderProductOption, 'price' | 'orderCnt'>,
  count: number,
): LinePrice {
  if (count === orderCnt) return price;
  const scaled = (amount: Won) => timesWon(won(amount / orderCnt), count);
  return {
    ...price,
    standardAmt: scaled(price.standardAmt),
    immediateDiscountAmt: scaled(price.immediateDiscountAmt),
    additionalDiscountAmt: scaled(price.additionalDiscountAmt),
    buyAmt: scaled(price.buyAmt),
  };
}

/** What lines cost together at the counts they are shown with, without delivery. */
export function goodsAtCounts(
  lines: readonly OrderProductOption[],
  countOf: (line: OrderProductOption) => number,
): Won {
  return sumWonOf(lines, (line) => priceAtCount(line, countOf(line)).buyAmt);
}
