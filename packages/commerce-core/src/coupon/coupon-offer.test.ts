import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import {
  COUPON_CONTEXT,
  couponBasket,
  ownedCoupon,
  ownedCoupons,
  PLAIN_COUPON,
  PLAIN_GOODS,
} from '../testing/coupon-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { sumWon, won } from '../value/won.ts';
import { applyCoupons } from './apply-coupons.ts';
import { bestCoupons } from './best-coupons.ts';
import { offeredCouponAmount, promisedCouponAmount } from './coupon-offer.ts';
import { couponAmount } from './coupon-rule.ts';

const everywhere = { ...PLAIN_COUPON, minSalePrice: won(10_000), discountAmt: won(1_000), usablePlatforms: [] };
const appOnly = { ...everywhere, discountAmt: won(3_000), usablePlatforms: ['MOBILE_APP' as const] };

describe('offeredCouponAmount', () => {
  it('promises only coupons of every device, not one of the app alone', () => {
    expect(offeredCouponAmount([appOnly], won(20_000))).toBe(0);
    expect(offeredCouponAmount([everywhere, appOnly], won(20_000))).toBe(1_000);
    const all = { ...appOnly, usablePlatforms: ['PC' as const, 'MOBILE_WEB' as const, 'MOBILE_APP' as const] };
    expect(offeredCouponAmount([everywhere, all], won(20_000))).toBe(3_000);
  });

  it('counts a coupon from its least price on', () => {
    expect(offeredCouponAmount([everywhere], won(9_999))).toBe(0);
    expect(offeredCouponAmount([everywhere], won(10_000))).toBe(1_000);
  });

  it.prop([fc.array(ownedCoupon(), { maxLength: 6 }), amount()], { numRuns: testSizes.numRuns })(
    'never promises more than the price, and exactly what one of the coupons takes off',
    (coupons, price) => {
      const offered = offeredCouponAmount(coupons, price);
      expect(offered).toBeLessThanOrEqual(price);
      expect([0, ...coupons.map((coupon) => couponAmount(coupon, price))]).toContain(offered);
    },
  );
});

describe('promisedCouponAmount', () => {
  const { platform: _anywhere, ...who } = COUPON_CONTEXT;
  const owned = { ...PLAIN_COUPON, couponType: 'PRODUCT' as const };

  it('counts only coupons for this member, these goods and this moment', () => {
    const promised = (over: object, goods = {}, someone = {}) =>
      promisedCouponAmount([{ ...owned, ...over }], { ...PLAIN_GOODS, ...goods }, { ...who, ...someone });
    expect(promised({})).toBe(3_000);
    expect(promised({ couponType: 'CART' })).toBe(0);
    expect(promised({ usablePlatforms: ['MOBILE_APP'] })).toBe(0);
    expect(promised({ maxSalePrice: won(99_999) })).toBe(0);
    expect(promised({ useEndAt: owned.useStartAt })).toBe(0);
    expect(promised({ gradeCodes: ['GOLD'] })).toBe(3_000);
    expect(promised({ gradeCodes: ['GOLD'] }, {}, { gradeCode: null })).toBe(0);
    expect(promised({ telecomOnly: true }, {}, { telecomCustomer: false })).toBe(0);
    expect(promised({}, { couponUsable: false })).toBe(0);
  });

  it.prop(
    [
      ownedCoupons(12),
      couponBasket(1),
      fc.constantFrom('PC', 'MOBILE_WEB', 'MOBILE_APP'),
      fc.constantFrom(null, 'GOLD'),
    ],
    { numRuns: testSizes.numRuns },
  )('never promises more than the sheet of one piece takes off', (coupons, { goods }, platform, gradeCode) => {
    const [piece] = goods;
    if (piece === undefined) throw new Error('no goods');
    const context = { ...COUPON_CONTEXT, gradeCode, platform };
    const basket = { goods: [{ ...piece, deliveryIndex: 0 }], deliveryAmts: [won(0)] };
    const shares = applyCoupons(basket, coupons, bestCoupons(basket, coupons, context), context);
    const taken = sumWon([...shares.productCouponAmts, ...shares.cartCouponAmts]);
    expect(promisedCouponAmount(coupons, piece, { ...who, gradeCode })).toBeLessThanOrEqual(taken);
  });
});
