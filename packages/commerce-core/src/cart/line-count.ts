import { clampQuantity } from '../product/option-row.ts';
import type { OrderProduct } from './cart.ts';
import { LINE_COUNT_LIMIT } from './guest-cart.ts';

/**
 * The highest count a line may be given: what the limits, the stock and the contract allow, never less than the fewest
 * pieces the product is sold in, so that there is always a count to show.
 * @param stockCnt pieces left of the option; hidden stock counts as enough
 */
export function highestLineCount(
  { minBuyCnt, maxBuyCnt }: Pick<OrderProduct, 'minBuyCnt' | 'maxBuyCnt'>,
  stockCnt: number,
): number {
  const limits = { minBuyCnt, maxBuyCnt: maxBuyCnt === 0 ? null : maxBuyCnt, stockCnt };
  return Math.max(1, minBuyCnt, clampQuantity(LINE_COUNT_LIMIT, limits).count);
}
