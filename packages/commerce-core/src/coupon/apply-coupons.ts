import { refused } from '../error/refusal.ts';
import type { CouponIssueNo, ProductNo } from '../value/identifiers.ts';
import type { CouponRequest } from './coupon-request.ts';
import { type Won, ZERO_WON, splitWon, subtractWon, sumWon, sumWonOf } from '../value/won.ts';
import { unusable } from './coupon-refusal.ts';
import type { CouponType } from './coupon.ts';
import {
  type CouponBasket,
  type CouponGoods,
  type CouponProblem,
  type CouponContext,
  type OwnedCoupon,
  couponAmount,
  couponProblem,
  goodsOfProduct,
  reachedFees,
  reachesGoods,
  mayCombine,
} from './coupon-rule.ts';

/** What coupons take off, in won: one entry a line of goods, one entry a fee. */
export interface CouponShares {
  readonly productCouponAmts: readonly Won[];
  readonly cartCouponAmts: readonly Won[];
  readonly deliveryCouponAmts: readonly Won[];
}

/** What one coupon would take off here, in won, or why it cannot be used; `discountAmt` is 0 then. */
export interface CouponOffer {
  readonly problem: CouponProblem | null;
  readonly discountAmt: Won;
}

/** What a product coupon takes off one product. Assumed: all options of a product together. */
export function offerOnProduct(
  coupon: OwnedCoupon,
  productNo: ProductNo,
  basket: CouponBasket,
  context: CouponContext,
): CouponOffer {
  const goods = goodsOfProduct(basket, productNo);
  const problem = couponProblem(coupon, goods, context);
  if (problem !== null) return { problem, discountAmt: ZERO_WON };
  const base = sumWonOf(goods, (line) => line.buyAmt);
  return { problem, discountAmt: couponAmount(coupon, base) };
}

/** What a cart coupon takes off the goods it reaches, after their product coupons. Spec §5; Assumed: the order. */
export function offerOnCart(
  coupon: OwnedCoupon,
  basket: CouponBasket,
  productCouponAmts: readonly Won[],
  context: CouponContext,
): CouponOffer {
  const problem = couponProblem(coupon, basket.goods, context);
  if (problem !== null) return { problem, discountAmt: ZERO_WON };
  return { problem, discountAmt: couponAmount(coupon, sumWon(cartBases(coupon, basket.goods, productCouponAmts))) };
}

/** What a delivery coupon takes off the fees of the goods it reaches. Assumed: without the extra for remote areas. */
export function offerOnDelivery(coupon: OwnedCoupon, basket: CouponBasket, context: CouponContext): CouponOffer {
  const fee = sumWon(reachedFees(coupon, basket));
  const isFeeTooLow = fee === 0 || fee < coupon.minDeliveryAmt;
  const problem = couponProblem(coupon, basket.goods, context) ?? (isFeeTooLow ? 'NO_DELIVERY_FEE' : null);
  if (problem !== null) return { problem, discountAmt: ZERO_WON };
  return { problem, discountAmt: coupon.freeDelivery ? fee : couponAmount(coupon, fee) };
}

/**
 * Takes the wanted coupons off a basket: product coupons, then the cart coupon, the delivery coupon apart; each split
 * over its lines or fees by largest remainder. Assumed: the usual order of reductions.
 * @param coupons those the member holds unused
 * @throws CommerceError COUPON_UNUSABLE, its details naming `couponIssueNo` and the CouponRefusal as `reason`
 */
export function applyCoupons(
  basket: CouponBasket,
  coupons: readonly OwnedCoupon[],
  wanted: CouponRequest,
  context: CouponContext,
): CouponShares {
  refuseCombination(coupons, wanted);
  const productCouponAmts = basket.goods.map(() => ZERO_WON);
  for (const { productNo, couponIssueNo } of wanted.productCoupons) {
    const coupon = ownedCoupon(coupons, couponIssueNo, 'PRODUCT');
    const amount = granted(coupon, offerOnProduct(coupon, productNo, basket, context));
    const weights = basket.goods.map((line) => (line.productNo === productNo ? line.buyAmt : ZERO_WON));
    for (const [index, share] of splitWon(amount, weights).entries()) {
      if (basket.goods[index]?.productNo === productNo) productCouponAmts[index] = share;
    }
  }
  return {
    productCouponAmts,
    cartCouponAmts: cartShares(basket, coupons, wanted.cartCouponIssueNo, productCouponAmts, context),
    deliveryCouponAmts: deliveryShares(basket, coupons, wanted.deliveryCouponIssueNo, context),
  };
}

function cartShares(
  basket: CouponBasket,
  coupons: readonly OwnedCoupon[],
  couponIssueNo: CouponIssueNo | null,
  productCouponAmts: readonly Won[],
  context: CouponContext,
): readonly Won[] {
  if (couponIssueNo === null) return basket.goods.map(() => ZERO_WON);
  const coupon = ownedCoupon(coupons, couponIssueNo, 'CART');
  const amount = granted(coupon, offerOnCart(coupon, basket, productCouponAmts, context));
  return splitWon(amount, cartBases(coupon, basket.goods, productCouponAmts));
}

function deliveryShares(
  basket: CouponBasket,
  coupons: readonly OwnedCoupon[],
  couponIssueNo: CouponIssueNo | null,
  context: CouponContext,
): readonly Won[] {
  if (couponIssueNo === null) return basket.deliveryAmts.map(() => ZERO_WON);
  const coupon = ownedCoupon(coupons, couponIssueNo, 'CART_DELIVERY');
  return splitWon(granted(coupon, offerOnDelivery(coupon, basket, context)), reachedFees(coupon, basket));
}

function cartBases(
  coupon: OwnedCoupon,
  goods: readonly CouponGoods[],
  productCouponAmts: readonly Won[],
): readonly Won[] {
  return goods.map((line, index) =>
    reachesGoods(coupon, line) ? subtractWon(line.buyAmt, productCouponAmts[index] ?? ZERO_WON) : ZERO_WON,
  );
}

/** One coupon a product, none twice, and beside a cart coupon only those that may be combined with it. */
function refuseCombination(
  coupons: readonly OwnedCoupon[],
  { productCoupons, cartCouponIssueNo }: CouponRequest,
): void {
  const cartCoupon = cartCouponIssueNo === null ? null : ownedCoupon(coupons, cartCouponIssueNo, 'CART');
  const products = new Set<ProductNo>();
  const issues = new Set<CouponIssueNo>();
  for (const { productNo, couponIssueNo } of productCoupons) {
    const coupon = ownedCoupon(coupons, couponIssueNo, 'PRODUCT');
    const isRepeated = products.has(productNo) || issues.has(couponIssueNo);
    const isApart = cartCoupon !== null && !mayCombine(coupon, cartCoupon);
    if (isRepeated || isApart) throw refused(unusable(couponIssueNo, 'COMBINATION'));
    products.add(productNo);
    issues.add(couponIssueNo);
  }
}

function ownedCoupon(
  coupons: readonly OwnedCoupon[],
  couponIssueNo: CouponIssueNo,
  couponType: CouponType,
): OwnedCoupon {
  const coupon = coupons.find((candidate) => candidate.couponIssueNo === couponIssueNo);
  if (coupon === undefined || coupon.couponType !== couponType) throw refused(unusable(couponIssueNo, 'UNKNOWN'));
  return coupon;
}

function granted(coupon: OwnedCoupon, { problem, discountAmt }: CouponOffer): Won {
  if (problem !== null) throw refused(unusable(coupon.couponIssueNo, problem));
  return discountAmt;
}
