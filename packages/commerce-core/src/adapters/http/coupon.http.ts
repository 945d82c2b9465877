import type { Coupon, IssuableCoupon, IssuedCoupon, ProductCouponIssue } from '../../coupon/coupon.ts';
import type { CouponApi } from '../../coupon/coupon.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/coupons';

/** Coupon calls over HTTP. */
export function createHttpCouponApi(http: HttpCaller): CouponApi {
  return {
    list: async (query, signal) =>
      fromWire<Page<Coupon>>(
        await http.call((client, abort) => client.GET(ROOT, { params: { query }, signal: abort }), { signal }),
      ),
    issuableFor: async (productNo, signal) =>
      fromWire<readonly IssuableCoupon[]>(
        await http.call(
          (client, abort) =>
            client.GET(`${ROOT}/products/{productNo}/issuable/coupons`, {
              params: { path: { productNo } },
              signal: abort,
            }),
          { signal },
        ),
      ),
    download: async (id, platform) =>
      fromWire<IssuedCoupon>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/{id}/download`, { params: { path: { id }, query: { platform } }, signal: abort }),
        ),
      ),
    downloadFor: async (productNo, platform) =>
      fromWire<ProductCouponIssue>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/products/{productNo}/download`, {
            params: { path: { productNo }, query: { platform } },
            signal: abort,
          }),
        ),
      ),
  };
}
