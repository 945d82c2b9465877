import type { CouponRequest } from '../order/order-sheet.ts';
import { ZERO_WON, type Won, splitWon, subtractWon, sumWonOf } from '../value/won.ts';
import {
  type CouponGoods,
  type CouponProblem,
  type CouponScene,
  type HeldCoupon,
  couponAmount,
  couponProblem,
  deliveryCouponAmount,
  targetGoods,
} from './coupon-rule.ts';

/** What coupons take off one line, in won. Assumed: product coupon before cart coupon. */
export interface LineCoupons {
  readonly lineNo: number;
  readonly productCouponIssueNo: number | null;
  readonly productCouponAmt: Won;
  readonly cartCouponAmt: Won;
}

/** What the coupons of a request take off, in won. Assumed: delivery apart from goods. */
export interface AppliedCoupons {
  readonly lines: readonly LineCoupons[];
  readonly deliveryCouponAmt: Won;
}

/** Why a coupon of a request cannot be used; UNKNOWN is one the member does not hold, COMBINATION one too many. Assumed. */
export interface RefusedCoupon {
  readonly couponIssueNo: number;
  readonly problem: CouponProblem | 'UNKNOWN' | 'COMBINATION';
}

/** Coupons applied, or the first that cannot be. */
export type CouponApplication = ({ readonly ok: true } & AppliedCoupons) | ({ readonly ok: false } & RefusedCoupon);

/** What coupons are used on. */
export interface CouponTarget {
  readonly goods: readonly CouponGoods[];
  /** Prepaid delivery in won, without the extra for remote areas. */
  readonly deliveryAmt: Won;
}

/**
 * Applies the coupons of a request in order: one per product, one for the cart, one for delivery. Reductions over
 * several lines are split by largest remainder. Assumed: the order of reductions and who may stand beside whom.
 */
export function applyCoupons(
  target: CouponTarget,
  held: readonly HeldCoupon[],
  request: CouponRequest,
  scene: CouponScene,
): CouponApplication {
  const refused = refusedCoupon(target, held, request, scene);
  if (refused !== null) return { ok: false, ...refused };

  const find = (issueNo: number | null) => held.find((coupon) => coupon.couponIssueNo === issueNo) ?? null;
  let lines: readonly LineCoupons[] = target.goods.map(({ lineNo }) => ({
    lineNo,
    productCouponIssueNo: null,
    productCouponAmt: ZERO_WON,
    cartCouponAmt: ZERO_WON,
  }));
  for (const { productNo, couponIssueNo } of request.productCoupons) {
    const coupon = find(couponIssueNo);
    if (coupon !== null) lines = applyProductCoupon(lines, target.goods, coupon, productNo);
  }
  const cartCoupon = find(request.cartCouponIssueNo);
  if (cartCoupon !== null) lines = applyCartCoupon(lines, target.goods, cartCoupon);
  const deliveryCoupon = find(request.deliveryCouponIssueNo);
  return {
    ok: true,
    lines,
    deliveryCouponAmt: deliveryCoupon === null ? ZERO_WON : deliveryCouponAmount(deliveryCoupon, target.deliveryAmt),
  };
}

function applyProductCoupon(
  lines: readonly LineCoupons[],
  goods: readonly CouponGoods[],
  coupon: HeldCoupon,
  productNo: number,
): readonly LineCoupons[] {
  const targets = targetGoods(coupon, goods, productNo);
  const amount = couponAmount(
    coupon,
    sumWonOf(targets, (line) => line.buyAmt),
  );
  const shares = shareByLine(amount, targets, (line) => line.buyAmt);
  return lines.map((line) => {
    const share = shares.get(line.lineNo);
    if (share === undefined) return line;
    return { ...line, productCouponIssueNo: coupon.couponIssueNo, productCouponAmt: share };
  });
}

function applyCartCoupon(
  lines: readonly LineCoupons[],
  goods: readonly CouponGoods[],
  coupon: HeldCoupon,
): readonly LineCoupons[] {
  const targets = targetGoods(coupon, goods, null);
  const takenOff = new Map(lines.map((line) => [line.lineNo, line.productCouponAmt]));
  const restOf = (line: CouponGoods) => subtractWon(line.buyAmt, takenOff.get(line.lineNo) ?? ZERO_WON);
  const shares = shareByLine(couponAmount(coupon, sumWonOf(targets, restOf)), targets, restOf);
  return lines.map((line) => ({ ...line, cartCouponAmt: shares.get(line.lineNo) ?? ZERO_WON }));
}

function shareByLine(
  amount: Won,
  targets: readonly CouponGoods[],
  weightOf: (line: CouponGoods) => Won,
): ReadonlyMap<number, Won> {
  const shares = splitWon(amount, targets.map(weightOf));
  return new Map(targets.map((line, index) => [line.lineNo, shares[index] ?? ZERO_WON]));
}

function refusedCoupon(
  target: CouponTarget,
  held: readonly HeldCoupon[],
  request: CouponRequest,
  scene: CouponScene,
): RefusedCoupon | null {
  const uses = [
    ...request.productCoupons.map(({ productNo, couponIssueNo }) => ({ type: 'PRODUCT', couponIssueNo, productNo })),
    { type: 'CART', couponIssueNo: request.cartCouponIssueNo, productNo: null },
    { type: 'CART_DELIVERY', couponIssueNo: request.deliveryCouponIssueNo, productNo: null },
  ];
  const seenCoupons = new Set<number>();
  const seenProducts = new Set<number>();
  for (const { type, couponIssueNo, productNo } of uses) {
    if (couponIssueNo === null) continue;
    const coupon = held.find((candidate) => candidate.couponIssueNo === couponIssueNo && candidate.couponType === type);
    if (coupon === undefined) return { couponIssueNo, problem: 'UNKNOWN' };
    const isRepeated = seenCoupons.has(couponIssueNo) || (productNo !== null && seenProducts.has(productNo));
    if (isRepeated) return { couponIssueNo, problem: 'COMBINATION' };
    seenCoupons.add(couponIssueNo);
    if (productNo !== null) seenProducts.add(productNo);
    const problem = couponProblem(coupon, target.goods, scene, productNo, target.deliveryAmt);
    if (problem !== null) return { couponIssueNo, problem };
  }
  return refusedCombination(held, request);
}

/** A cart coupon and a product coupon stand side by side only when both allow it. */
function refusedCombination(held: readonly HeldCoupon[], request: CouponRequest): RefusedCoupon | null {
  const cart = held.find((coupon) => coupon.couponIssueNo === request.cartCouponIssueNo);
  if (cart === undefined) return null;
  const stranger = request.productCoupons.find(({ couponIssueNo }) => {
    const coupon = held.find((candidate) => candidate.couponIssueNo === couponIssueNo);
    return !cart.productCouponUsable || coupon?.cartCouponUsable !== true;
  });
  return stranger === undefined ? null : { couponIssueNo: stranger.couponIssueNo, problem: 'COMBINATION' };
}
