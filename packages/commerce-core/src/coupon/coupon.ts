import type { CouponPlatform } from '../platform/platform.ts';
import type { Won } from '../value/won.ts';

/** What a coupon lowers: one product, the whole order's goods, or the delivery fee. Spec §7, the vendor's names. */
export type CouponType = 'PRODUCT' | 'CART' | 'CART_DELIVERY';

/** Which goods a coupon reaches. Spec §7, the vendor's names. */
export type CouponTargetType = 'ALL_PRODUCT' | 'PRODUCT' | 'BRAND' | 'CATEGORY' | 'PARTNER';

/** What a coupon takes off: won when `fixedAmt`, else a percentage up to `maxDiscountAmt`. Spec §7. */
export interface CouponDiscount {
  readonly fixedAmt: boolean;
  /** Won; counts only when `fixedAmt`. */
  readonly discountAmt: Won;
  /** Whole percent 0–100; counts only when not `fixedAmt`. */
  readonly discountRate: number;
  /** Most it takes off, in won; null is no cap. */
  readonly maxDiscountAmt: Won | null;
  /** Goods amount from which it may be used, inclusive, in won. */
  readonly minSalePrice: Won;
}

interface CouponTerms extends CouponDiscount {
  readonly couponNo: number;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponTargetType: CouponTargetType;
  /** yyyy-MM-dd HH:mm:ss, KST; its second still counts. */
  readonly useEndYmdt: string;
  readonly usablePlatforms: readonly CouponPlatform[];
}

/** A coupon the member holds, used or not. Spec §7. */
export interface Coupon extends CouponTerms {
  readonly couponIssueNo: number;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly issueYmdt: string;
  /** yyyy-MM-dd HH:mm:ss, KST; null while unused. */
  readonly useYmdt: string | null;
  readonly used: boolean;
}

/** A coupon a product can be bought with, got or not. Spec §7. */
export interface IssuableCoupon extends CouponTerms {
  readonly downloadable: boolean;
  readonly issued: boolean;
}

/** What the member holds after getting a coupon. Spec §7. */
export interface IssuedCoupon {
  readonly couponNo: number;
  readonly couponIssueNo: number;
  readonly couponName: string;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly useEndYmdt: string;
}

/** Getting every coupon of a product: those got and those refused, each with its reason. Spec §7. */
export interface ProductCouponIssue {
  readonly issuedCoupons: readonly IssuedCoupon[];
  readonly issueFailCoupons: readonly {
    readonly couponNo: number;
    readonly errorCode: string;
    readonly failMessage: string;
  }[];
}
