import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { won } from '../value/won.ts';
import { DEFAULT_POINT_POLICY, accumulationOf, clampPoints, earnRate, maxUsablePoints } from './point.ts';

const runs = { numRuns: testSizes.moneyRuns };
const POINT_CONTEXT = { balance: won(3_250), goodsAmt: won(12_905), payAmt: won(12_905) };
const context = fc.record({ balance: amount(100_000), goodsAmt: amount(100_000), payAmt: amount(100_000) });
const policy = fc.record({
  minAccumulationLimit: amount(5_000),
  accumulationUnit: fc.constantFrom(1, 10, 100, 1_000).map(won),
  minPriceLimit: amount(30_000),
  maxRate: fc.integer({ min: 0, max: 100 }),
});

describe('maxUsablePoints', () => {
  it('is a multiple of ten up to the balance and the charge', () => {
    expect(maxUsablePoints(POINT_CONTEXT)).toBe(3_250);
    expect(maxUsablePoints({ ...POINT_CONTEXT, balance: won(50_000) })).toBe(12_900);
    expect(maxUsablePoints({ ...POINT_CONTEXT, balance: won(99) })).toBe(0);
    expect(maxUsablePoints({ ...POINT_CONTEXT, balance: won(100) })).toBe(100);
  });

  it('is nothing below the least amount of goods, and a share of the pay when a shop says so', () => {
    const strict = { ...DEFAULT_POINT_POLICY, minPriceLimit: won(12_905), maxRate: 10 };
    expect(maxUsablePoints(POINT_CONTEXT, strict)).toBe(1_290);
    expect(maxUsablePoints({ ...POINT_CONTEXT, goodsAmt: won(12_904) }, strict)).toBe(0);
  });
});

describe('clampPoints', () => {
  it.each([
    [0, 0, null],
    [3_250, 3_250, null],
    [3_251, 3_250, 'NOT_ENOUGH'],
    [1_234, 1_230, 'UNIT'],
    [90, 0, 'BELOW_MIN'],
  ] as const)('clamps %i requested points to %i', (requested, points, problem) => {
    expect(clampPoints(won(requested), POINT_CONTEXT)).toEqual({ points, problem });
  });

  it('names the limit when points are held but may not pay that much', () => {
    expect(clampPoints(won(20_000), { ...POINT_CONTEXT, balance: won(50_000) })).toEqual({
      points: 12_900,
      problem: 'OVER_LIMIT',
    });
    expect(clampPoints(won(50_000), { ...POINT_CONTEXT, balance: won(50_000) }).problem).toBe('OVER_LIMIT');
    expect(clampPoints(won(50_001), { ...POINT_CONTEXT, balance: won(50_000) }).problem).toBe('NOT_ENOUGH');
  });

  it.prop([amount(200_000), context, policy], runs)(
    'never exceeds the request, the balance, the charge or the limit, and reports a change',
    (requested, where, how) => {
      const { points, problem } = clampPoints(requested, where, how);
      const most = maxUsablePoints(where, how);
      for (const limit of [requested, where.balance, where.payAmt, most]) expect(points).toBeLessThanOrEqual(limit);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points % how.accumulationUnit).toBe(0);
      if (points > 0) expect(points).toBeGreaterThanOrEqual(how.minAccumulationLimit);
      expect(problem === null).toBe(points === requested);
      expect(clampPoints(points, where, how)).toEqual({ points, problem: null });
    },
  );
});

describe('accumulationOf', () => {
  it('rounds down, so that splitting an order never brings more points', () => {
    expect(accumulationOf(won(12_905), 1)).toBe(129);
    expect(accumulationOf(won(99), 1)).toBe(0);
    expect(accumulationOf(won(1_000), 0.5)).toBe(5);
  });

  it.prop([amount(), amount(), fc.integer({ min: 0, max: 100 })])(
    'brings for two lines no more than for one of both',
    (left, right, rate) => {
      const apart = accumulationOf(left, rate) + accumulationOf(right, rate);
      expect(apart).toBeLessThanOrEqual(accumulationOf(won(left + right), rate));
    },
  );
});

describe('earnRate', () => {
  const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

  it('adds the rate of the grade to that of the goods', () => {
    expect(earnRate(1, 0)).toBe(1);
    expect(earnRate(0, 0.5)).toBe(0.5);
    expect(accumulationOf(won(10_000), earnRate(1, 0.7))).toBe(170);
    expect(earnRate(99, 2)).toBe(100);
  });

  it.prop([rate, rate, amount(10_000_000)], runs)(
    'earns at least as much as either rate alone, and never more than was paid',
    (goods, grade, paid) => {
      const earned = accumulationOf(paid, earnRate(goods, grade));
      expect(earned).toBeGreaterThanOrEqual(Math.max(accumulationOf(paid, goods), accumulationOf(paid, grade)));
      expect(earned).toBeLessThanOrEqual(paid);
    },
  );
});
