import { ZERO_WON, type Won, addWon, maxWon, minWon, subtractWon, timesWon } from '../value/won.ts';
import type { LinePrice } from './cart.ts';

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
