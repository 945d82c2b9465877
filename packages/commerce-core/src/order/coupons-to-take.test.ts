import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { goodsOfProduct, type OwnedCoupon, reachesGoods, conditionProblem } from '../coupon/coupon-rule.ts';
import type { IssuableCoupon } from '../coupon/coupon.ts';
import { COUPON_CONTEXT } from '../testing/coupon-arbitraries.ts';
import { orderFacts } from '../testing/order-arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { formatYmdt } from '../value/calendar.ts';
import { couponsToTake } from './coupons-to-take.ts';
import { orderGoods } from './order-goods.ts';
import { NO_COUPONS } from './order-sheet.ts';
import type { OrderFacts } from './priced-order.ts';
import { sheetCoupons } from './sheet-coupons.ts';

/** An owned coupon as it would be answered before it is got, for the goods of an order. */
function toGet(coupon: OwnedCoupon, facts: OrderFacts): IssuableCoupon {
  const { basket } = orderGoods(facts);
  const productNos = [...new Set(basket.goods.map(({ productNo }) => productNo))];
  return {
    ...coupon,
    couponNo: coupon.couponIssueNo,
    useEndYmdt: formatYmdt(coupon.useEndAt),
    downloadable: conditionProblem(coupon, COUPON_CONTEXT) === null,
    issued: false,
    productNos: productNos.filter((productNo) =>
      goodsOfProduct(basket, productNo).some((goods) => reachesGoods(coupon, goods)),
    ),
  };
}

describe('couponsToTake', () => {
  it.prop([orderFacts()], { numRuns: testSizes.numRuns })(
    'takes exactly the coupons that the sheet of a member who owns them would take something off with',
    (facts) => {
      const useful = sheetCoupons(facts, NO_COUPONS).filter((coupon) => coupon.couponDiscountAmt > 0);
      const coupons = facts.coupons.map((coupon) => toGet(coupon, facts));
      const sheet = { deliveryGroups: orderGoods(facts).groups };
      const taken = couponsToTake(coupons, sheet, COUPON_CONTEXT.platform);
      expect(new Set(taken.map(({ couponNo }) => couponNo))).toEqual(
        new Set(useful.map(({ couponIssueNo }) => couponIssueNo)),
      );
    },
  );
});
