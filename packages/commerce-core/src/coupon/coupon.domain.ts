export {
  codeRefusal,
  couponRefusal,
  type CouponTaker,
  type CouponTerms,
  type CouponWay,
  leftRefusal,
  membershipRefusal,
  quotaRefusal,
  takerRefusal,
} from './coupon-refusal.ts';
export { COUPON_PAGE_SIZE, couponUseEnd, MEMBERSHIP_COUPONS } from './coupon-issue.ts';
export { type OfferedCoupon, offeredCouponAmount, promisedCouponAmount } from './coupon-offer.ts';
export {
  COUPON_PROBLEMS,
  couponAmount,
  type CouponBasket,
  type CouponContext,
  type CouponGoods,
  type CouponProblem,
  type OwnedCoupon,
  reachesGoods,
} from './coupon-rule.ts';
export { COUPON_ENDS_SOON_DAYS, couponStatus, readPromotionCode } from './coupon-wallet.ts';
export type {
  BenefitCoupons,
  Coupon,
  CouponDiscount,
  CouponIssues,
  CouponScope,
  CouponStatus,
  CouponSummary,
  IssuableCoupon,
  IssuedCoupon,
} from './coupon.ts';
export { type CouponRequest, isSameCoupons, NO_COUPONS } from './coupon-request.ts';
