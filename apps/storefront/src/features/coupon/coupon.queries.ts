import type { Coupon, CouponStatus, CursorPage } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { COUPONS_KEY } from '../../page/query-keys.ts';
import { isWithoutData } from '../../page/query-client.ts';

const PAGE_SIZE = 20;
const FIRST: string | null = null;

/** `myCoupon`: the member's coupons of a status, page by page. Spec §3, §7. */
export function myCouponQuery(services: LoadServices, status: CouponStatus) {
  return infiniteQueryOptions({
    queryKey: [...COUPONS_KEY, 'myCoupon', status],
    meta: { quiet: 'coupon' },
    throwOnError: isWithoutData,
    initialPageParam: FIRST,
    getNextPageParam: (page: CursorPage<Coupon>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<Coupon>> => {
      const request = { status, pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      return (await services()).couponApi.wallet(request, signal);
    },
  });
}

/** How many coupons there are of each status, and how many end soon. */
export function couponSummaryQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, 'summary'],
    meta: { quiet: 'coupon' },
    queryFn: async ({ signal }) => (await services()).couponApi.summary(signal),
  });
}

/** Every coupon the member can get or has got. Spec §7. */
export function issuableCouponsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...COUPONS_KEY, 'issuable'],
    meta: { quiet: 'coupon' },
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).couponApi.issuable({}, signal),
  });
}
