import type { CouponIssueNo, ProductNo } from '../value/identifiers.ts';

/** Which coupons an order uses, by issue number. */
export interface CouponRequest {
  readonly cartCouponIssueNo: CouponIssueNo | null;
  readonly deliveryCouponIssueNo: CouponIssueNo | null;
  readonly productCoupons: readonly { readonly productNo: ProductNo; readonly couponIssueNo: CouponIssueNo }[];
}

/** Whether two choices use the same coupons, in whatever order they were picked. */
export function isSameCoupons(left: CouponRequest, right: CouponRequest): boolean {
  return (
    left.cartCouponIssueNo === right.cartCouponIssueNo &&
    left.deliveryCouponIssueNo === right.deliveryCouponIssueNo &&
    left.productCoupons.length === right.productCoupons.length &&
    left.productCoupons.every((one) =>
      right.productCoupons.some(
        ({ productNo, couponIssueNo }) => productNo === one.productNo && couponIssueNo === one.couponIssueNo,
      ),
    )
  );
}

/** No coupon at all. */
export const NO_COUPONS: CouponRequest = { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] };
