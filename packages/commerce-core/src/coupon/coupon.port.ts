import type { CouponPlatform } from '../platform/platform.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type { Coupon, IssuableCoupon, IssuedCoupon, ProductCouponIssue } from './coupon.ts';

/** Coupons of the member and coupons to get. Every method rejects with a CommerceError and with nothing else. */
export interface CouponApi {
  list(request: PageRequest & { readonly usable?: boolean }, signal?: AbortSignal): Promise<Page<Coupon>>;
  issuableFor(productNo: number, signal?: AbortSignal): Promise<readonly IssuableCoupon[]>;
  download(couponNo: number, platform: CouponPlatform): Promise<IssuedCoupon>;
  /** Gets every coupon of a product; those that could not be had come back with their reason. */
  downloadFor(productNo: number, platform: CouponPlatform): Promise<ProductCouponIssue>;
}
