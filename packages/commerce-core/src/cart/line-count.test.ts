import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HIDDEN_STOCK } from '../product/option-row.ts';
import { LINE_COUNT_LIMIT } from './guest-cart.ts';
import { highestLineCount } from './line-count.ts';

describe('the highest count of a line', () => {
  it('is the smallest of product limit, stock and contract', () => {
    expect(highestLineCount({ minBuyCnt: 1, maxBuyCnt: 0 }, 5_000)).toBe(LINE_COUNT_LIMIT);
    expect(highestLineCount({ minBuyCnt: 1, maxBuyCnt: 7 }, 5_000)).toBe(7);
    expect(highestLineCount({ minBuyCnt: 1, maxBuyCnt: 7 }, 3)).toBe(3);
  });

  it('is not limited by a stock that is not shown', () => {
    expect(highestLineCount({ minBuyCnt: 1, maxBuyCnt: 7 }, HIDDEN_STOCK)).toBe(7);
  });

  it('is the fewest that are sold where nothing may be bought', () => {
    expect(highestLineCount({ minBuyCnt: 1, maxBuyCnt: 7 }, 0)).toBe(1);
    expect(highestLineCount({ minBuyCnt: 4, maxBuyCnt: 0 }, 3)).toBe(4);
  });

  it.prop([fc.integer({ min: 1, max: 20 }), fc.nat(2_000), fc.nat(2_000)])(
    'is never below the least and never above the contract',
    (minBuyCnt, maxBuyCnt, stockCnt) => {
      const highest = highestLineCount({ minBuyCnt, maxBuyCnt }, stockCnt);
      expect(highest).toBeGreaterThanOrEqual(minBuyCnt);
      expect(highest).toBeLessThanOrEqual(LINE_COUNT_LIMIT);
    },
  );
});
