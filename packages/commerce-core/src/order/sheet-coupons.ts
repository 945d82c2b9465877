import {
  type CouponOffer,
  applyCoupons,
  offerOnCart,
  offerOnDelivery,
  offerOnProduct,
} from '../coupon/apply-coupons.ts';
import type { HeldCoupon } from '../coupon/coupon-rule.ts';
import { formatYmdt } from '../value/calendar.ts';
import type { CouponRequest, SheetCoupon } from './order-sheet.ts';
import { orderGoods } from './order-goods.ts';
import type { OrderFacts } from './priced-order.ts';

/**
 * Every held coupon as a sheet shows it: what it takes off here or why it cannot, a product coupon once for each product
 * it reaches. A cart coupon is weighed beside the applied product coupons. Assumed: usable ones first, the best first.
 * @throws CommerceError COUPON_UNUSABLE when an applied coupon cannot be used
 */
export function sheetCoupons(facts: OrderFacts, applied: CouponRequest): readonly SheetCoupon[] {
  const { basket } = orderGoods(facts);
  const { couponContext, coupons } = facts;
  const { productCouponAmts } = applyCoupons(basket, coupons, applied, couponContext);
  const products = [...new Set(basket.goods.map((line) => line.productNo))];
  const shown = coupons.flatMap((coupon) => {
    if (coupon.couponType === 'CART') {
      return [sheetCoupon(coupon, null, offerOnCart(coupon, basket, productCouponAmts, couponContext))];
    }
    if (coupon.couponType === 'CART_DELIVERY') {
      return [sheetCoupon(coupon, null, offerOnDelivery(coupon, basket, couponContext))];
    }
    const offers = products.map((productNo) => ({
      productNo,
      offer: offerOnProduct(coupon, productNo, basket, couponContext),
    }));
    const reached = offers.filter(({ offer }) => offer.problem !== 'TARGET');
    const first = offers[0];
    if (reached.length === 0) return first === undefined ? [] : [sheetCoupon(coupon, null, first.offer)];
    return reached.map(({ productNo, offer }) => sheetCoupon(coupon, productNo, offer));
  });
  return shown.toSorted(
    (left, right) =>
      Number(right.usable) - Number(left.usable) ||
      right.couponDiscountAmt - left.couponDiscountAmt ||
      left.couponIssueNo - right.couponIssueNo,
  );
}

function sheetCoupon(coupon: HeldCoupon, productNo: number | null, offer: CouponOffer): SheetCoupon {
  return {
    couponIssueNo: coupon.couponIssueNo,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    productNo,
    couponDiscountAmt: offer.discountAmt,
    usable: offer.problem === null,
    reason: offer.problem,
    minSalePrice: coupon.minSalePrice,
    fixedAmt: coupon.fixedAmt,
    discountAmt: coupon.discountAmt,
    discountRate: coupon.discountRate,
    useEndYmdt: formatYmdt(coupon.useEndAt),
  };
}
