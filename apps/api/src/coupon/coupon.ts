// What other features use of coupons; the rest of this folder is its own.
export { type CouponTargetGoods, applicableCouponsQuery } from './applicable-coupons.ts';
export { couponFields, mayIssue } from './coupon-answer.ts';
export { findCouponMember } from './coupon-member.store.ts';
export { issueCoupon } from './issue.store.ts';
export { couponTermsOf, TERMS_COLUMNS } from './coupon-terms.ts';
export { ownedTermsOf } from './owned-terms.ts';
export { ISSUABLE_COLUMNS, ownCounts } from './issuable.store.ts';
export { hasOrdered, hasPurchased, hasPurchasedSql } from './has-purchased.ts';
