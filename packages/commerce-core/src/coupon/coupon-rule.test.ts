import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { COUPON_CONTEXT, PLAIN_COUPON, PLAIN_GOODS, ownedCoupon } from '../testing/coupon-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { kst } from '../value/calendar.ts';
import { after } from '../value/time.ts';
import { ZERO_WON, won } from '../value/won.ts';
import { couponAmount, couponProblem, reachedFees, reachesGoods } from './coupon-rule.ts';

const worth = (buyAmt: number) => [{ ...PLAIN_GOODS, buyAmt: won(buyAmt) }];

describe('couponProblem', () => {
  it.each([
    { discountAmt: 3_000, from: 30_000, id: 'VALID-04' },
    { discountAmt: 5_000, from: 50_000, id: 'VALID-05' },
  ])('takes $discountAmt won off from $from won, that amount included [$id, CONST-31]', ({ discountAmt, from }) => {
    const coupon = { ...PLAIN_COUPON, discountAmt: won(discountAmt), minSalePrice: won(from) };
    expect(couponProblem(coupon, worth(from - 1), COUPON_CONTEXT)).toBe('MIN_PRICE');
    expect(couponProblem(coupon, worth(from), COUPON_CONTEXT)).toBeNull();
    expect(couponAmount(coupon, won(from))).toBe(discountAmt);
  });

  it('adds up only the goods it reaches for the limits [VALID-04]', () => {
    const coupon = { ...PLAIN_COUPON, couponTargetType: 'BRAND' as const, targetNos: [2], maxSalePrice: won(40_000) };
    const other = { ...PLAIN_GOODS, brandNo: 9, buyAmt: won(90_000) };
    expect(couponProblem(coupon, [...worth(20_000), other], COUPON_CONTEXT)).toBe('MIN_PRICE');
    expect(couponProblem(coupon, [...worth(20_000), ...worth(10_000), other], COUPON_CONTEXT)).toBeNull();
    expect(couponProblem(coupon, [...worth(40_000), other], COUPON_CONTEXT)).toBeNull();
    expect(couponProblem(coupon, [...worth(40_001), other], COUPON_CONTEXT)).toBe('MAX_PRICE');
    expect(couponProblem(coupon, [other], COUPON_CONTEXT)).toBe('TARGET');
  });

  it('lives from its first instant through its last second', () => {
    const start = kst('2026-11-01 00:00:00');
    const end = kst('2026-11-30 23:59:59');
    const at = (instant: typeof start) =>
      couponProblem(PLAIN_COUPON, worth(30_000), { ...COUPON_CONTEXT, now: instant });
    expect(at(after(start, -1))).toBe('PERIOD');
    expect(at(start)).toBeNull();
    expect(at(end)).toBeNull();
    expect(at(after(end, 999))).toBeNull();
    expect(at(after(end, 1_000))).toBe('PERIOD');
  });

  it('asks for the platform and the grade it is meant for', () => {
    const appOnly = { ...PLAIN_COUPON, usablePlatforms: ['MOBILE_APP' as const] };
    expect(couponProblem(appOnly, worth(30_000), COUPON_CONTEXT)).toBe('PLATFORM');
    expect(couponProblem(appOnly, worth(30_000), { ...COUPON_CONTEXT, platform: 'MOBILE_APP' })).toBeNull();
    const vip = { ...PLAIN_COUPON, gradeCodes: ['VIP'] };
    expect(couponProblem(vip, worth(30_000), COUPON_CONTEXT)).toBe('GRADE');
    expect(couponProblem(vip, worth(30_000), { ...COUPON_CONTEXT, gradeCode: null })).toBe('GRADE');
    expect(couponProblem(vip, worth(30_000), { ...COUPON_CONTEXT, gradeCode: 'VIP' })).toBeNull();
    const ours = { ...PLAIN_COUPON, telecomOnly: true };
    expect(couponProblem(ours, worth(30_000), COUPON_CONTEXT)).toBeNull();
    expect(couponProblem(ours, worth(30_000), { ...COUPON_CONTEXT, telecomCustomer: false })).toBe('TELECOM');
    const first = { ...PLAIN_COUPON, firstPurchaseOnly: true };
    expect(couponProblem(first, worth(30_000), COUPON_CONTEXT)).toBeNull();
    expect(couponProblem(first, worth(30_000), { ...COUPON_CONTEXT, hasPurchased: true })).toBe('FIRST_PURCHASE');
    expect(couponProblem(PLAIN_COUPON, worth(30_000), { ...COUPON_CONTEXT, hasPurchased: true })).toBeNull();
  });
});

describe('reachesGoods', () => {
  it.each([
    { couponTargetType: 'ALL_PRODUCT' as const, reached: 7, excluded: 1 },
    { couponTargetType: 'PRODUCT' as const, reached: 1, excluded: 1 },
    { couponTargetType: 'BRAND' as const, reached: 2, excluded: 2 },
    { couponTargetType: 'CATEGORY' as const, reached: 30, excluded: 3 },
    { couponTargetType: 'PARTNER' as const, reached: 4, excluded: 4 },
  ])('reads its targets as $couponTargetType, an exclusion first', ({ couponTargetType, reached, excluded }) => {
    const coupon = { ...PLAIN_COUPON, couponTargetType, targetNos: [reached] };
    expect(reachesGoods(coupon, PLAIN_GOODS)).toBe(true);
    expect(reachesGoods({ ...coupon, excludedNos: [excluded] }, PLAIN_GOODS)).toBe(false);
    expect(reachesGoods({ ...coupon, targetNos: [99] }, PLAIN_GOODS)).toBe(couponTargetType === 'ALL_PRODUCT');
    expect(reachesGoods(coupon, { ...PLAIN_GOODS, couponUsable: false })).toBe(false);
  });
});

describe('a coupon for brands', () => {
  it('reaches no goods without one', () => {
    const coupon = { ...PLAIN_COUPON, couponTargetType: 'BRAND' as const, targetNos: [2] };
    expect(reachesGoods(coupon, { ...PLAIN_GOODS, brandNo: null })).toBe(false);
  });
});

describe('couponAmount', () => {
  it('rounds a percentage down and stops at its cap', () => {
    const rate = { ...PLAIN_COUPON, fixedAmt: false, discountRate: 7, maxDiscountAmt: won(1_000) };
    expect(couponAmount(rate, won(99))).toBe(6);
    expect(couponAmount(rate, won(14_285))).toBe(999);
    expect(couponAmount(rate, won(14_286))).toBe(1_000);
    expect(couponAmount(rate, won(9_000_000))).toBe(1_000);
  });

  it.prop([ownedCoupon(), amount(), amount()], { numRuns: testSizes.moneyRuns })(
    'stays between nothing and the amount, and leaves no less of a larger one',
    (coupon, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const [offLess, offMore] = [couponAmount(coupon, less), couponAmount(coupon, more)];
      expect(offLess).toBeGreaterThanOrEqual(0);
      expect(offLess).toBeLessThanOrEqual(less);
      expect(offMore).toBeGreaterThanOrEqual(offLess);
      expect(more - offMore).toBeGreaterThanOrEqual(less - offLess);
    },
  );
});

describe('reachedFees', () => {
  it.prop([fc.array(amount(5_000), { minLength: 2, maxLength: 2 })])(
    'names only the fees of goods it reaches',
    (deliveryAmts) => {
      const goods = [PLAIN_GOODS, { ...PLAIN_GOODS, productNo: 9, deliveryIndex: 1 }];
      const coupon = { ...PLAIN_COUPON, couponTargetType: 'PRODUCT' as const, targetNos: [9] };
      expect(reachedFees(coupon, { goods, deliveryAmts })).toEqual([ZERO_WON, deliveryAmts[1]]);
    },
  );
});
