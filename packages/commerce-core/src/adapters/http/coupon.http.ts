import type {
  BenefitCoupons,
  Coupon,
  CouponIssues,
  CouponSummary,
  IssuableCoupon,
  IssuedCoupon,
} from '../../coupon/coupon.ts';
import type { CouponApi } from '../../coupon/coupon.port.ts';
import type { CursorPage, Page } from '../../value/page.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer/coupons';

/** Coupon calls over HTTP. */
export function createHttpCouponApi(http: HttpClient): CouponApi {
  return {
    list: (query, signal) => dataAs<Page<Coupon>>(http.GET(ROOT, { params: { query }, signal: signal ?? null })),
    wallet: (query, signal) =>
      dataAs<CursorPage<Coupon>>(http.GET(ROOT, { params: { query }, signal: signal ?? null })),
    summary: (signal) => dataAs<CouponSummary>(http.GET(`${ROOT}/summary`, { signal: signal ?? null })),
    issuable: async ({ productNos }, signal) => {
      const query = productNos === undefined ? {} : { productNos: productNos.join(',') };
      return dataAs<readonly IssuableCoupon[]>(
        http.GET(`${ROOT}/issuable`, { params: { query }, signal: signal ?? null }),
      );
    },
    issuableFor: (productNo, signal) =>
      dataAs<readonly IssuableCoupon[]>(
        http.GET(`${ROOT}/products/{productNo}/issuable/coupons`, {
          params: { path: { productNo } },
          signal: signal ?? null,
        }),
      ),
    download: (id, platform) =>
      dataAs<IssuedCoupon>(http.POST(`${ROOT}/{id}/download`, { params: { path: { id }, query: { platform } } })),
    downloadAll: (couponNos, platform) =>
      dataAs<CouponIssues>(
        http.POST(`${ROOT}/download`, { params: { query: { platform } }, body: { couponNos: [...couponNos] } }),
      ),
    registerCode: (code, platform) =>
      dataAs<IssuedCoupon>(
        http.POST(`${ROOT}/register-code/{code}`, {
          params: { path: { code }, query: { platform } },
          body: { promotionCode: code },
        }),
      ),
    benefit: (signal) => dataAs<BenefitCoupons>(http.GET(`${ROOT}/benefit`, { signal: signal ?? null })),
    issueMembership: (couponNo) => dataAs<IssuedCoupon>(http.POST(`${ROOT}/membership`, { body: { couponNo } })),
    downloadFor: (productNo, platform) =>
      dataAs<CouponIssues>(
        http.POST(`${ROOT}/products/{productNo}/download`, { params: { path: { productNo }, query: { platform } } }),
      ),
  };
}
