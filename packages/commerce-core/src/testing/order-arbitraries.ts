import fc from 'fast-check';
import type { OrderSheetChoice } from '../order/sheet/order-sheet.ts';
import type { CouponRequest } from '../coupon/coupon-request.ts';
import { bestOrderCoupons } from '../order/sheet/price-order.ts';
import type { OrderFacts, OrderLine } from '../order/sheet/priced-order.ts';
import { DEFAULT_POINT_POLICY } from '../point/point.ts';
import { won } from '../value/won.ts';
import { amount, cartLines, deliveryTemplate } from './arbitraries.ts';
import { COUPON_CONTEXT, ownedCoupons } from './coupon-arbitraries.ts';

/** Lines to be ordered: 1 to 20 of 1 to 99 pieces; everything coupons ask of a product follows from its number. */
export function orderLines(): fc.Arbitrary<readonly OrderLine[]> {
  return cartLines().map((lines) =>
    lines.map((line) => ({
      ...line,
      brandNo: line.productNo === 7 ? null : (line.productNo % 3) + 1,
      categoryNos: [line.categoryNo, (line.productNo % 4) + 1],
      accumulationUsable: line.productNo !== 6,
    })),
  );
}

/** Orders of 1 to 20 lines with up to 30 coupons, every kind of delivery and any number of points. */
export function orderFacts(): fc.Arbitrary<OrderFacts> {
  return fc.record({
    lines: orderLines(),
    templates: fc.uniqueArray(deliveryTemplate(), { maxLength: 4, selector: (one) => one.deliveryTemplateNo }),
    visitor: fc.constant({ loggedIn: true, adult: true, telecomCustomer: true }),
    coupons: ownedCoupons(),
    couponContext: fc.constant(COUPON_CONTEXT),
    pointBalance: fc.oneof(amount(50_000), amount(50_000_000)),
    pointPolicy: fc.oneof(
      fc.constant(DEFAULT_POINT_POLICY),
      fc.record({
        minAccumulationLimit: amount(5_000),
        accumulationUnit: fc.constantFrom(1, 10, 100, 1_000).map(won),
        minPriceLimit: amount(30_000),
        maxRate: fc.integer({ min: 0, max: 100 }),
      }),
    ),
  });
}

/** An order with a choice that can be priced: the best coupons, some of them, or none; any points; any address. */
export function orderWithChoice(): fc.Arbitrary<{ readonly facts: OrderFacts; readonly choice: OrderSheetChoice }> {
  return fc
    .record({
      facts: orderFacts(),
      keeps: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      points: fc.oneof(fc.constant(won(0)), amount(100_000), amount(100_000_000)),
      receiverZipCd: fc.constantFrom(null, '06236', '63000', '40200'),
    })
    .map(({ facts, keeps, points, receiverZipCd }) => ({
      facts,
      choice: { coupons: thinned(bestOrderCoupons(facts), keeps), points, receiverZipCd },
    }));
}

function thinned(coupons: CouponRequest, keeps: readonly boolean[]): CouponRequest {
  return {
    cartCouponIssueNo: keeps[0] === true ? coupons.cartCouponIssueNo : null,
    deliveryCouponIssueNo: keeps[1] === true ? coupons.deliveryCouponIssueNo : null,
    productCoupons: coupons.productCoupons.filter((_, index) => keeps[index + 2] === true),
  };
}
