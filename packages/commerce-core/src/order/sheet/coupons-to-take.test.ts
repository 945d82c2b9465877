import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { applyCoupons } from '../../coupon/apply-coupons.ts';
import { goodsOfProduct, type OwnedCoupon, reachesGoods, conditionProblem } from '../../coupon/coupon-rule.ts';
import type { IssuableCoupon } from '../../coupon/coupon.ts';
import { COUPON_CONTEXT } from '../../testing/coupon-arbitraries.ts';
import { orderFacts } from '../../testing/order-arbitraries.ts';
import { testSizes } from '../../testing/test-sizes.ts';
import { formatYmdt } from '../../value/calendar.ts';
import { sumWon } from '../../value/won.ts';
import { couponsToTake } from './coupons-to-take.ts';
import { orderGoods } from './order-goods.ts';
import { NO_COUPONS } from '../../coupon/coupon-request.ts';
import { bestOrderCoupons } from './price-order.ts';
import type { OrderFacts } from './priced-order.ts';
import { sheetCoupons } from './sheet-coupons.ts';

/** An owned coupon as it would be answered before it is got, for the goods of an order. */
function toGet(coupon: OwnedCoupon, facts: OrderFacts): IssuableCoupon {
  const { basket } = orderGoods(facts);
  const productNos = [...new Set(basket.goods.map(({ productNo }) => productNo))];
  return {
    ...coupon,
    couponNo: coupon.couponIssueNo as number,
    useEndYmdt: formatYmdt(coupon.useEndAt),
    downloadable: conditionProblem(coupon, COUPON_CONTEXT) === null,
    issued: false,
    productNos: productNos.filter((productNo) =>
      goodsOfProduct(basket, productNo).some((goods) => reachesGoods(coupon, goods)),
    ),
  };
}

/** A sheet whose member owns some coupons, the best of them applied. */
function sheetOf(facts: OrderFacts) {
  const appliedCoupons = bestOrderCoupons(facts);
  return { deliveryGroups: orderGoods(facts).groups, coupons: sheetCoupons(facts, appliedCoupons), appliedCoupons };
}

/** What the best of the owned coupons take off. */
function mostOff(facts: OrderFacts): number {
  const shares = applyCoupons(orderGoods(facts).basket, facts.coupons, bestOrderCoupons(facts), facts.couponContext);
  return sumWon([...shares.productCouponAmts, ...shares.cartCouponAmts, ...shares.deliveryCouponAmts]);
}

/** Orders with coupons owned and coupons to get; what combines is not answered before a coupon is got. */
const splitCoupons = fc.tuple(orderFacts(), fc.nat({ max: 30 })).map(([facts, ownedCount]) => {
  const coupons = facts.coupons.map((coupon) => ({
    ...coupon,
    ...(coupon.couponType === 'CART' && { couponTargetType: 'ALL_PRODUCT' as const, excludedNos: [] }),
    cartCouponUsable: true,
    productCouponUsable: true,
  }));
  return { facts: { ...facts, coupons: coupons.slice(0, ownedCount) }, others: coupons.slice(ownedCount) };
});

describe('couponsToTake', () => {
  it.prop([splitCoupons], { numRuns: testSizes.numRuns })(
    'takes coupons that lower the best total, and none without which it is as low',
    ({ facts, others }) => {
      const coupons = others.map((coupon) => toGet(coupon, facts));
      const taken = couponsToTake(coupons, sheetOf(facts), COUPON_CONTEXT.platform);
      const takenNos = taken.map(({ couponNo }) => couponNo);
      const withTaken = (numbers: readonly number[]) =>
        mostOff({
          ...facts,
          coupons: [...facts.coupons, ...others.filter(({ couponIssueNo }) => numbers.includes(couponIssueNo))],
        });
      if (taken.length > 0) expect(withTaken(takenNos)).toBeGreaterThan(mostOff(facts));
      expect(withTaken(takenNos)).toBe(withTaken(others.map(({ couponIssueNo }) => couponIssueNo)));
      for (const taking of takenNos) {
        expect(withTaken(takenNos.filter((couponNo) => couponNo !== taking))).toBeLessThan(withTaken(takenNos));
      }
    },
  );

  it.prop([orderFacts()], { numRuns: testSizes.numRuns })(
    'takes some of the coupons for a member without any, where the sheet of a member who owns them would take something off',
    (facts) => {
      const useful = sheetCoupons(facts, NO_COUPONS).some(({ couponDiscountAmt }) => couponDiscountAmt > 0);
      const coupons = facts.coupons.map((coupon) => toGet(coupon, facts));
      const taken = couponsToTake(coupons, sheetOf({ ...facts, coupons: [] }), COUPON_CONTEXT.platform);
      expect(taken.length > 0).toBe(useful);
    },
  );
});
