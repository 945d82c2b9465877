import type { CouponPlatform } from '../platform/platform.ts';
import type { CouponNo, ProductNo } from '../value/identifiers.ts';
import type { CursorPage, Page, PageRequest } from '../value/page.ts';
import type {
  BenefitCoupons,
  Coupon,
  CouponIssues,
  CouponStatus,
  CouponSummary,
  IssuableCoupon,
  IssuedCoupon,
} from './coupon.ts';

/** Coupons of the member and coupons to get. Every method rejects with a CommerceError and with nothing else. */
export interface CouponApi {
  list(request: PageRequest & { readonly usable?: boolean }, signal?: AbortSignal): Promise<Page<Coupon>>;
  /** The member's coupons of a status by position: the first to end first, the last used or ended first. */
  wallet(
    request: { readonly status: CouponStatus; readonly cursor?: string; readonly pageSize: number },
    signal?: AbortSignal,
  ): Promise<CursorPage<Coupon>>;
  summary(signal?: AbortSignal): Promise<CouponSummary>;
  /** Coupons the member can get or has got; of some products, all that lower one of them. */
  issuable(
    request: { readonly productNos?: readonly ProductNo[] },
    signal?: AbortSignal,
  ): Promise<readonly IssuableCoupon[]>;
  issuableFor(productNo: ProductNo, signal?: AbortSignal): Promise<readonly IssuableCoupon[]>;
  download(couponNo: CouponNo, platform: CouponPlatform): Promise<IssuedCoupon>;
  /** Gets several coupons; those that could not be had come back with their reason. */
  downloadAll(couponNos: readonly CouponNo[], platform: CouponPlatform): Promise<CouponIssues>;
  /** Gets every coupon of a product; those that could not be had come back with their reason. */
  downloadFor(productNo: ProductNo, platform: CouponPlatform): Promise<CouponIssues>;
  /**
   * Gets the coupon of a promotion code, upper and lower case alike. Rejects with NOT_FOUND for a wrong code,
   * COUPON_EXHAUSTED, COUPON_EXPIRED, STATE_CONFLICT for a coupon already owned, TOO_MANY_REQUESTS for guessing.
   */
  registerCode(code: string, platform: CouponPlatform): Promise<IssuedCoupon>;
  benefit(signal?: AbortSignal): Promise<BenefitCoupons>;
  /** Gets the membership coupon of this Korean month; rejects with MB08 for a second one. Spec §8. */
  issueMembership(couponNo: CouponNo): Promise<IssuedCoupon>;
}
