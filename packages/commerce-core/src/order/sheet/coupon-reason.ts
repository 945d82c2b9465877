import { type CouponProblem, mayCombine } from '../../coupon/coupon-rule.ts';
import { type Won, subtractWon } from '../../value/won.ts';
import type { SheetCoupon } from './order-sheet.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';

/**
 * Why a coupon of a sheet is used or not, beside the others that are chosen. Of those in use: BEST takes off the most,
 * ENDS_FIRST as much as another and ends before it, CHOSEN was picked although another takes more. Of the rest: the
 * rule that forbids it, OTHER_PRODUCT and NOT_TOGETHER for what is chosen elsewhere, LESS, SAME and MORE than the one
 * in use, and UNUSED where none is. Amounts in won. Assumed: one reason each.
 */
export type CouponReason =
  | { readonly code: 'BEST' | 'ENDS_FIRST' | 'CHOSEN' | 'OTHER_PRODUCT' | 'NOT_TOGETHER' | 'SAME' | 'UNUSED' }
  | { readonly code: Exclude<CouponProblem, 'MIN_PRICE'> }
  | { readonly code: 'MIN_PRICE'; readonly missingAmt: Won }
  | { readonly code: 'LESS' | 'MORE'; readonly differenceAmt: Won };

/** Why a coupon of a sheet is used or not. @param choice what is chosen now, of `coupons` */
export function couponReason(
  coupon: SheetCoupon,
  coupons: readonly SheetCoupon[],
  choice: CouponRequest,
): CouponReason {
  if (coupon.reason === 'MIN_PRICE') return { code: coupon.reason, missingAmt: coupon.missingAmt };
  if (coupon.reason !== null) return { code: coupon.reason };
  const inUse = coupons.find((other) => isSamePlace(other, coupon) && isChosen(other, choice));
  if (inUse?.couponIssueNo === coupon.couponIssueNo) return reasonOfChosen(coupon, coupons, choice);
  const taken = takenBy(coupon, coupons, choice);
  if (taken !== null) return { code: taken };
  if (inUse === undefined) return { code: 'UNUSED' };
  const difference = inUse.couponDiscountAmt - coupon.couponDiscountAmt;
  if (difference === 0) return { code: 'SAME' };
  return difference > 0
    ? { code: 'LESS', differenceAmt: subtractWon(inUse.couponDiscountAmt, coupon.couponDiscountAmt) }
    : { code: 'MORE', differenceAmt: subtractWon(coupon.couponDiscountAmt, inUse.couponDiscountAmt) };
}

/** Whether a coupon may be chosen beside the others; one used for another product moves. Assumed. */
export function isCouponChoosable(
  coupon: SheetCoupon,
  coupons: readonly SheetCoupon[],
  choice: CouponRequest,
): boolean {
  return coupon.usable && (isChosen(coupon, choice) || takenBy(coupon, coupons, choice) !== 'NOT_TOGETHER');
}

function reasonOfChosen(coupon: SheetCoupon, coupons: readonly SheetCoupon[], choice: CouponRequest): CouponReason {
  const alternatives = coupons.filter(
    (other) =>
      other.usable &&
      isSamePlace(other, coupon) &&
      other.couponIssueNo !== coupon.couponIssueNo &&
      takenBy(other, coupons, choice) === null,
  );
  if (alternatives.every((alternative) => alternative.couponDiscountAmt < coupon.couponDiscountAmt))
    return { code: 'BEST' };
  const endsFirst = alternatives.every(
    (alternative) =>
      alternative.couponDiscountAmt < coupon.couponDiscountAmt ||
      (alternative.couponDiscountAmt === coupon.couponDiscountAmt && coupon.useEndYmdt <= alternative.useEndYmdt),
  );
  return { code: endsFirst ? 'ENDS_FIRST' : 'CHOSEN' };
}

/** Why a coupon that could be used by itself cannot be used here. */
function takenBy(
  coupon: SheetCoupon,
  coupons: readonly SheetCoupon[],
  choice: CouponRequest,
): 'OTHER_PRODUCT' | 'NOT_TOGETHER' | null {
  if (coupon.couponType === 'CART_DELIVERY') return null;
  const isApart = coupons.some(
    (other) =>
      isChosen(other, choice) &&
      !isSamePlace(other, coupon) &&
      ((coupon.couponType === 'PRODUCT' && other.couponType === 'CART' && !mayCombine(coupon, other)) ||
        (coupon.couponType === 'CART' && other.couponType === 'PRODUCT' && !mayCombine(other, coupon))),
  );
  if (isApart) return 'NOT_TOGETHER';
  const isElsewhere = choice.productCoupons.some(
    ({ productNo, couponIssueNo }) => couponIssueNo === coupon.couponIssueNo && productNo !== coupon.productNo,
  );
  return isElsewhere ? 'OTHER_PRODUCT' : null;
}

function isChosen({ couponType, couponIssueNo, productNo }: SheetCoupon, choice: CouponRequest): boolean {
  if (couponType === 'CART') return choice.cartCouponIssueNo === couponIssueNo;
  if (couponType === 'CART_DELIVERY') return choice.deliveryCouponIssueNo === couponIssueNo;
  return choice.productCoupons.some(
    (chosen) => chosen.productNo === productNo && chosen.couponIssueNo === couponIssueNo,
  );
}

/** Of the coupons of one place one is used: one a product, one for the cart, one for delivery. */
function isSamePlace(one: SheetCoupon, other: SheetCoupon): boolean {
  return one.couponType === other.couponType && one.productNo === other.productNo;
}
