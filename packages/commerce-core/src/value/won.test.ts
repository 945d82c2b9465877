import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import {
  ZERO_WON,
  addWon,
  isWon,
  maxWon,
  minWon,
  percentOfWon,
  splitWon,
  subtractWon,
  sumWon,
  sumWonOf,
  timesWon,
  won,
} from './won.ts';

const runs = { numRuns: testSizes.moneyRuns };
const MAX = Number.MAX_SAFE_INTEGER;

describe('won', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %s', (value) => {
    expect(() => won(value)).toThrow(RangeError);
    expect(isWon(value)).toBe(false);
  });

  it('normalizes -0 to 0', () => {
    expect(Object.is(won(-0), 0)).toBe(true);
  });

  it.prop([amount(), amount()], runs)('undoes an addition by subtraction', (left, right) => {
    expect(subtractWon(addWon(left, right), right)).toBe(left);
  });

  it('adds up, multiplies and compares', () => {
    expect(sumWon([won(1), won(20), won(300)])).toBe(321);
    expect(sumWon([])).toBe(0);
    expect(sumWonOf([{ fee: won(2) }, { fee: won(3) }], ({ fee }) => fee)).toBe(5);
    expect(timesWon(won(2_500), 4)).toBe(10_000);
    expect([minWon(won(1), won(2)), minWon(won(2), won(1)), minWon(won(-1), won(0))]).toEqual([1, 1, -1]);
    expect([maxWon(won(1), won(2)), maxWon(won(2), won(1)), maxWon(won(-1), won(0))]).toEqual([2, 2, 0]);
  });

  it('refuses a sum or product that would lose a won', () => {
    expect(() => addWon(won(MAX), won(1))).toThrow(RangeError);
    expect(() => timesWon(won(MAX), 2)).toThrow(RangeError);
  });

  it.prop([fc.bigInt({ min: 0n, max: BigInt(MAX) }), fc.integer({ min: 0, max: 100 })], runs)(
    'rounds a percentage down, exactly',
    (base, percent) => {
      expect(BigInt(percentOfWon(won(Number(base)), percent))).toBe((base * BigInt(percent)) / 100n);
    },
  );

  it('takes percentages with decimals', () => {
    expect(percentOfWon(won(12_900), 0.5)).toBe(64);
    expect(percentOfWon(won(1_000), 33.3)).toBe(333);
    expect(percentOfWon(won(199), 1)).toBe(1);
    expect(percentOfWon(won(1_000_000), 0.0029)).toBe(29);
  });
});

describe('splitWon', () => {
  const weights = fc
    .array(amount(), { minLength: 1, maxLength: 20 })
    .filter((list) => list.some((weight) => weight > 0));

  it.prop([amount(), weights], runs)('gives away the whole total, and nothing else', (total, lines) => {
    const shares = splitWon(total, lines);
    expect(sumWon(shares)).toBe(total);
    expect(shares.every((share) => share >= 0)).toBe(true);
  });

  it.prop([weights, fc.nat()], runs)('gives no line more than it weighs', (lines, seed) => {
    const total = won(seed % (sumWon(lines) + 1));
    splitWon(total, lines).forEach((share, index) => expect(share).toBeLessThanOrEqual(lines[index] ?? -1));
  });

  it.prop([amount(), weights], runs)('strays less than one won from the exact share', (total, lines) => {
    const weightSum = sumWon(lines);
    splitWon(total, lines).forEach((share, index) => {
      const exactTimesSum = BigInt(total) * BigInt(lines[index] ?? 0);
      const off = BigInt(share) * BigInt(weightSum) - exactTimesSum;
      expect(off < BigInt(weightSum) && -off < BigInt(weightSum)).toBe(true);
    });
  });

  it('favors the larger remainder, then the earlier line', () => {
    expect(splitWon(won(10), [won(1), won(1), won(1)])).toEqual([4, 3, 3]);
    expect(splitWon(won(3_000), [won(12_900), won(7_000), won(10_100)])).toEqual([1_290, 700, 1_010]);
    expect(splitWon(won(1), [won(1), won(2)])).toEqual([0, 1]);
  });

  it('is exact up to the largest amounts', () => {
    expect(splitWon(won(MAX), [won(MAX), won(MAX)])).toEqual([(MAX + 1) / 2, (MAX - 1) / 2]);
    expect(splitWon(won(MAX), [won(1), won(MAX)]).reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(MAX));
  });

  it('splits 0 over any weights, and refuses a split without an answer', () => {
    expect(splitWon(ZERO_WON, [ZERO_WON, ZERO_WON])).toEqual([0, 0]);
    expect(splitWon(ZERO_WON, [])).toEqual([]);
    expect(() => splitWon(won(1), [])).toThrow(RangeError);
    expect(() => splitWon(won(1), [ZERO_WON])).toThrow(RangeError);
    expect(() => splitWon(won(-1), [won(1)])).toThrow(RangeError);
    expect(() => splitWon(won(1), [won(2), won(-1)])).toThrow(RangeError);
  });
});
