// What other features use of coupons; the rest of this folder is its own.
export { COUPON_COLUMNS, readPlatforms } from './coupon.store.ts';
export { type CouponTargetGoods, applicableCouponsQuery } from './applicable-coupons.ts';
