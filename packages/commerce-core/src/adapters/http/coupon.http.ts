import type {
  BenefitCoupons,
  Coupon,
  CouponIssues,
  CouponSummary,
  IssuableCoupon,
  IssuedCoupon,
} from '../../coupon/coupon.ts';
import type { CouponApi } from '../../coupon/coupon.port.ts';
import { fromWire } from '../../value/brand.ts';
import type { CursorPage, Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/coupons';

/** Coupon calls over HTTP. */
export function createHttpCouponApi(http: HttpCaller): CouponApi {
  return {
    list: async (query, signal) =>
      fromWire<Page<Coupon>>(
        await http.call((client, abort) => client.GET(ROOT, { params: { query }, signal: abort }), { signal }),
      ),
    wallet: async (query, signal) =>
      fromWire<CursorPage<Coupon>>(
        await http.call((client, abort) => client.GET(ROOT, { params: { query }, signal: abort }), { signal }),
      ),
    summary: async (signal) =>
      fromWire<CouponSummary>(
        await http.call((client, abort) => client.GET(`${ROOT}/summary`, { signal: abort }), { signal }),
      ),
    issuable: async ({ productNos }, signal) => {
      const query = productNos === undefined ? {} : { productNos: productNos.join(',') };
      return fromWire<readonly IssuableCoupon[]>(
        await http.call((client, abort) => client.GET(`${ROOT}/issuable`, { params: { query }, signal: abort }), {
          signal,
        }),
      );
    },
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
    downloadAll: async (couponNos, platform) =>
      fromWire<CouponIssues>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/download`, {
            params: { query: { platform } },
            body: { couponNos: [...couponNos] },
            signal: abort,
          }),
        ),
      ),
    registerCode: async (code, platform) =>
      fromWire<IssuedCoupon>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/register-code/{code}`, {
            params: { path: { code }, query: { platform } },
            body: { promotionCode: code },
            signal: abort,
          }),
        ),
      ),
    benefit: async (signal) =>
      fromWire<BenefitCoupons>(
        await http.call((client, abort) => client.GET(`${ROOT}/benefit`, { signal: abort }), { signal }),
      ),
    issueMembership: async (couponNo) =>
      fromWire<IssuedCoupon>(
        await http.call((client, abort) => client.POST(`${ROOT}/membership`, { body: { couponNo }, signal: abort })),
      ),
    downloadFor: async (productNo, platform) =>
      fromWire<CouponIssues>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/products/{productNo}/download`, {
            params: { path: { productNo }, query: { platform } },
            signal: abort,
          }),
        ),
      ),
  };
}
