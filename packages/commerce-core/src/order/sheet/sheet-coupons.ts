import {
  type CouponOffer,
  applyCoupons,
  offerOnCart,
  offerOnDelivery,
  offerOnProduct,
} from '../../coupon/apply-coupons.ts';
import {
  type CouponGoods,
  goodsOfProduct,
  type OwnedCoupon,
  missingGoodsAmt,
  reachesGoods,
} from '../../coupon/coupon-rule.ts';
import { formatYmdt } from '../../value/calendar.ts';
import type { ProductNo } from '../../value/identifiers.ts';
import type { SheetCoupon } from './order-sheet.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';
import { orderGoods } from './order-goods.ts';
import type { OrderFacts } from './priced-order.ts';

/**
 * Every owned coupon as a sheet shows it: what it takes off here or why it cannot, a product coupon once for each
 * product it reaches. A cart coupon is weighed beside the applied product coupons. Assumed: usable ones first, the best
 * first.
 * @throws CommerceError COUPON_UNUSABLE when an applied coupon cannot be used
 */
export function sheetCoupons(facts: OrderFacts, applied: CouponRequest): readonly SheetCoupon[] {
  const { basket } = orderGoods(facts);
  const { couponContext, coupons } = facts;
  const { productCouponAmts } = applyCoupons(basket, coupons, applied, couponContext);
  const products = [...new Set(basket.goods.map((line) => line.productNo))];
  const shown = coupons.flatMap((coupon) => {
    if (coupon.couponType === 'CART') {
      return [sheetCoupon(coupon, offerOnCart(coupon, basket, productCouponAmts, couponContext), basket.goods)];
    }
    if (coupon.couponType === 'CART_DELIVERY') {
      return [sheetCoupon(coupon, offerOnDelivery(coupon, basket, couponContext), basket.goods)];
    }
    const on = (productNo: ProductNo, shownNo: ProductNo | null) =>
      sheetCoupon(
        coupon,
        offerOnProduct(coupon, productNo, basket, couponContext),
        goodsOfProduct(basket, productNo),
        shownNo,
      );
    const reached = products.filter((productNo) =>
      goodsOfProduct(basket, productNo).some((goods) => reachesGoods(coupon, goods)),
    );
    if (reached.length > 0) return reached.map((productNo) => on(productNo, productNo));
    return products.slice(0, 1).map((productNo) => on(productNo, null));
  });
  return shown.toSorted(
    (left, right) =>
      Number(right.usable) - Number(left.usable) ||
      right.couponDiscountAmt - left.couponDiscountAmt ||
      left.couponIssueNo - right.couponIssueNo,
  );
}

function sheetCoupon(
  coupon: OwnedCoupon,
  offer: CouponOffer,
  goods: readonly CouponGoods[],
  productNo: ProductNo | null = null,
): SheetCoupon {
  return {
    couponIssueNo: coupon.couponIssueNo,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    productNo,
    couponDiscountAmt: offer.discountAmt,
    usable: offer.problem === null,
    reason: offer.problem,
    minSalePrice: coupon.minSalePrice,
    missingAmt: missingGoodsAmt(coupon, goods),
    cartCouponUsable: coupon.cartCouponUsable,
    productCouponUsable: coupon.productCouponUsable,
    fixedAmt: coupon.fixedAmt,
    discountAmt: coupon.discountAmt,
    discountRate: coupon.discountRate,
    useEndYmdt: formatYmdt(coupon.useEndAt),
  };
}
