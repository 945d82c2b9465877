/** Which coupons an order uses, by issue number. */
export interface CouponRequest {
  readonly cartCouponIssueNo: number | null;
  readonly deliveryCouponIssueNo: number | null;
  readonly productCoupons: readonly { readonly productNo: number; readonly couponIssueNo: number }[];
}

/** No coupon at all. */
export const NO_COUPONS: CouponRequest = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
