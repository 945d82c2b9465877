import type { CouponPlatform } from '../platform/platform.ts';
import type { CouponIssueNo, CouponNo, ProductNo } from '../value/identifiers.ts';
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
  readonly couponNo: CouponNo;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponTargetType: CouponTargetType;
  /** yyyy-MM-dd HH:mm:ss, KST; its second still counts. */
  readonly useEndYmdt: string;
  readonly usablePlatforms: readonly CouponPlatform[];
  /** Whether it lowers the first purchase of a member alone. */
  readonly firstPurchaseOnly: boolean;
  /** Whether a delivery coupon takes the whole fee, whatever its amount. */
  readonly freeDelivery: boolean;
}

/** What a coupon is for, where that is not everything. Assumed. */
export interface CouponScope {
  /** Names of the first three brands, categories or sellers; none for products. */
  readonly targetNames: readonly string[];
  /** Of how many brands, categories, sellers or products it is. */
  readonly targetCnt: number;
}

/** A coupon the member holds, used or not. Spec §7. */
export interface Coupon extends CouponTerms, CouponScope {
  readonly couponIssueNo: CouponIssueNo;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly issueYmdt: string;
  /** yyyy-MM-dd HH:mm:ss, KST; null while unused. */
  readonly useYmdt: string | null;
  readonly used: boolean;
}

/** A coupon to get, got or not; a product's own say nothing of their scope. Spec §7. */
export interface IssuableCoupon extends CouponTerms, Partial<CouponScope> {
  /** Which of the products asked about it lowers. */
  readonly productNos?: readonly ProductNo[];
  /** Won up to which it may be used; null is no limit. */
  readonly maxSalePrice?: Won | null;
  /** Delivery fee in won from which a delivery coupon may be used. */
  readonly minDeliveryAmt?: Won;
  readonly downloadable: boolean;
  readonly issued: boolean;
}

/** What the member holds after getting a coupon. Spec §7. */
export interface IssuedCoupon {
  readonly couponNo: CouponNo;
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly useEndYmdt: string;
}

/** Getting several coupons: those got and those refused, each with its reason. Spec §7. */
export interface CouponIssues {
  readonly issuedCoupons: readonly IssuedCoupon[];
  readonly issueFailCoupons: readonly {
    readonly couponNo: CouponNo;
    readonly errorCode: string;
    readonly failMessage: string;
  }[];
}

/** The status of a coupon of a member: to be used now, used for an order, or over without use. Assumed. */
export type CouponStatus = 'USABLE' | 'USED' | 'EXPIRED';

/** How many coupons a member can use, will lose within 7 days, has used and has lost; each at most 1,000. */
export interface CouponSummary {
  readonly usableCouponCnt: number;
  readonly expiringCouponCnt: number;
  readonly usedCouponCnt: number;
  readonly expiredCouponCnt: number;
}

/** The membership coupons, one of which a member may get in a Korean month. Spec §5, §8. */
export interface BenefitCoupons {
  /** yyyy-MM, KST. */
  readonly issueMonth: string;
  /** The one the member has got this month; null for none. */
  readonly issuedCouponNo: CouponNo | null;
  readonly items: readonly IssuableCoupon[];
}
