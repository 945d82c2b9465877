import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { heldCoupon, PLAIN_COUPON } from '../testing/coupon-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { won } from '../value/won.ts';
import { offeredCouponAmount } from './coupon-offer.ts';
import { couponAmount } from './coupon-rule.ts';

const everywhere = { ...PLAIN_COUPON, minSalePrice: won(10_000), discountAmt: won(1_000), usablePlatforms: [] };
const appOnly = { ...everywhere, discountAmt: won(3_000), usablePlatforms: ['MOBILE_APP' as const] };

describe('offeredCouponAmount', () => {
  it('promises what every device can have: a coupon of the app alone does not count', () => {
    expect(offeredCouponAmount([appOnly], won(20_000))).toBe(0);
    expect(offeredCouponAmount([everywhere, appOnly], won(20_000))).toBe(1_000);
    const all = { ...appOnly, usablePlatforms: ['PC' as const, 'MOBILE_WEB' as const, 'MOBILE_APP' as const] };
    expect(offeredCouponAmount([everywhere, all], won(20_000))).toBe(3_000);
  });

  it('counts a coupon from its least price on', () => {
    expect(offeredCouponAmount([everywhere], won(9_999))).toBe(0);
    expect(offeredCouponAmount([everywhere], won(10_000))).toBe(1_000);
  });

  it.prop([fc.array(heldCoupon(), { maxLength: 6 }), amount()], { numRuns: testSizes.numRuns })(
    'never promises more than the price, and exactly what one of the coupons takes off',
    (coupons, price) => {
      const offered = offeredCouponAmount(coupons, price);
      expect(offered).toBeLessThanOrEqual(price);
      expect([0, ...coupons.map((coupon) => couponAmount(coupon, price))]).toContain(offered);
    },
  );
});
