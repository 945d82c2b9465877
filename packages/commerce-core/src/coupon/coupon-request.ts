import type { CouponIssueNo, ProductNo } from '../value/identifiers.ts';

/** Which coupons an order uses, by issue number. */
export interface CouponRequest {
  readonly cartCouponIssueNo: CouponIssueNo | null;
  readonly deliveryCouponIssueNo: CouponIssueNo | null;
  readonly productCoupons: readonly { readonly productNo: ProductNo; readonly couponIssueNo: CouponIssueNo }[];
}

/** No coupon at all. */
export const NO_COUPONS: CouponRequest = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
