import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { orderFacts } from '../../testing/order-arbitraries.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { won } from '../../value/won.ts';
import { couponReason, isCouponChoosable } from './coupon-reason.ts';
import { NO_CHOICE, type SheetCoupon } from './order-sheet.ts';
import { type CouponRequest, NO_COUPONS } from '../../coupon/coupon-request.ts';
import { bestOrderCoupons, priceOrder } from './price-order.ts';
import { sheetCoupons } from './sheet-coupons.ts';

const runs = { numRuns: testSizes.numRuns };

const cart: SheetCoupon = {
  couponIssueNo: 1,
  couponName: '3,000원 쿠폰',
  couponType: 'CART',
  productNo: null,
  couponDiscountAmt: won(3_000),
  usable: true,
  reason: null,
  minSalePrice: won(30_000),
  missingAmt: won(0),
  cartCouponUsable: true,
  productCouponUsable: true,
  fixedAmt: true,
  discountAmt: won(3_000),
  discountRate: 0,
  useEndYmdt: '2026-11-30 23:59:59',
};
const large = { ...cart, couponIssueNo: 2, couponDiscountAmt: won(5_000) };
const product: SheetCoupon = { ...cart, couponIssueNo: 3, couponType: 'PRODUCT', productNo: 7 };

/** The choice after a coupon is picked on the sheet. */
function pick(choice: CouponRequest, { couponType, couponIssueNo, productNo }: SheetCoupon): CouponRequest {
  if (couponType === 'CART') return { ...choice, cartCouponIssueNo: couponIssueNo };
  if (couponType === 'CART_DELIVERY') return { ...choice, deliveryCouponIssueNo: couponIssueNo };
  if (productNo === null) return choice;
  const others = choice.productCoupons.filter(
    (other) => other.productNo !== productNo && other.couponIssueNo !== couponIssueNo,
  );
  return { ...choice, productCoupons: [...others, { productNo, couponIssueNo }] };
}

describe('couponReason', () => {
  const reasons = (coupons: readonly SheetCoupon[], choice: Partial<CouponRequest>) =>
    coupons.map((coupon) => couponReason(coupon, coupons, { ...NO_COUPONS, ...choice }));

  it('compares the coupons of a place with the one in use', () => {
    expect(reasons([large, cart], { cartCouponIssueNo: 2 })).toEqual([
      { code: 'BEST' },
      { code: 'LESS', differenceAmt: 2_000 },
    ]);
    expect(reasons([large, cart], { cartCouponIssueNo: 1 })).toEqual([
      { code: 'MORE', differenceAmt: 2_000 },
      { code: 'CHOSEN' },
    ]);
    expect(reasons([large, cart], {})).toEqual([{ code: 'UNUSED' }, { code: 'UNUSED' }]);
    const later = { ...large, couponIssueNo: 4, useEndYmdt: '2026-12-31 23:59:59' };
    expect(reasons([large, later], { cartCouponIssueNo: 2 })).toEqual([{ code: 'ENDS_FIRST' }, { code: 'SAME' }]);
    expect(reasons([large, later], { cartCouponIssueNo: 4 })).toEqual([{ code: 'SAME' }, { code: 'CHOSEN' }]);
  });

  it('answers the missing amount, and passes on every other rule', () => {
    const dear = { ...cart, usable: false, reason: 'MIN_PRICE' as const, missingAmt: won(1_200) };
    expect(reasons([dear], {})).toEqual([{ code: 'MIN_PRICE', missingAmt: 1_200 }]);
    expect(reasons([{ ...cart, usable: false, reason: 'TARGET' }], {})).toEqual([{ code: 'TARGET' }]);
  });

  it('names a coupon used for another product, and one that no cart coupon may be combined with', () => {
    const elsewhere = { ...product, productNo: 8 };
    const productCoupons = [{ productNo: 7, couponIssueNo: 3 }];
    expect(reasons([product, elsewhere], { productCoupons })).toEqual([{ code: 'BEST' }, { code: 'OTHER_PRODUCT' }]);
    const alone = { ...product, cartCouponUsable: false };
    expect(reasons([cart, alone], { cartCouponIssueNo: 1 })[1]).toEqual({ code: 'NOT_TOGETHER' });
    expect(reasons([cart, alone], { productCoupons })[0]).toEqual({ code: 'NOT_TOGETHER' });
    expect(isCouponChoosable(alone, [cart, alone], { ...NO_COUPONS, cartCouponIssueNo: 1 })).toBe(false);
    expect(isCouponChoosable(elsewhere, [product, elsewhere], { ...NO_COUPONS, productCoupons })).toBe(true);
  });

  it.prop([orderFacts()], runs)(
    'names no coupon of the best choice as one picked in spite of a better one',
    (facts) => {
      const choice = bestOrderCoupons(facts);
      const coupons = sheetCoupons(facts, choice);
      const isUsed = ({ couponType, couponIssueNo, productNo }: SheetCoupon) =>
        couponType === 'PRODUCT'
          ? choice.productCoupons.some((used) => used.couponIssueNo === couponIssueNo && used.productNo === productNo)
          : [choice.cartCouponIssueNo, choice.deliveryCouponIssueNo].includes(couponIssueNo);
      for (const coupon of coupons.filter(isUsed)) {
        expect(['BEST', 'ENDS_FIRST']).toContain(couponReason(coupon, coupons, choice).code);
      }
      for (const coupon of coupons.filter(({ usable }) => !usable)) {
        expect(couponReason(coupon, coupons, choice).code).toBe(coupon.reason);
        if (coupon.reason === 'MIN_PRICE') expect(coupon.missingAmt).toBeGreaterThan(0);
      }
    },
  );

  it.prop([orderFacts(), fc.array(fc.nat(), { maxLength: 8 })], runs)(
    'lets nothing be picked that the order would refuse',
    (facts, picks) => {
      let choice = bestOrderCoupons(facts);
      const coupons = sheetCoupons(facts, choice);
      for (const index of picks) {
        const coupon = coupons[index % Math.max(1, coupons.length)];
        if (coupon !== undefined && isCouponChoosable(coupon, coupons, choice)) choice = pick(choice, coupon);
      }
      expect(() => priceOrder(facts, { ...NO_CHOICE, coupons: choice })).not.toThrow();
    },
  );
});
