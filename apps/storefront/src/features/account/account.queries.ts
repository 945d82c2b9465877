import { queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long a member's own figures count as fresh: a minute. Assumed. */
const FRESH_MS = 60_000;

/** Who the member is. Spec §7. */
export function accountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['account'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).accountApi.get(signal),
  });
}

/** Balance of points. */
export function pointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['points'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).pointApi.get(signal),
  });
}

/** How many coupons can be used. Spec §7. */
export function usableCouponCountQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['coupons', 'usable-count'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await (await services()).couponApi.list({ pageNumber: 1, pageSize: 1, usable: true }, signal)).totalCount,
  });
}

/** How many ordered options stand in each status. */
export function statusCountsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ['orders', 'status-counts'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await services()).orderApi.statusCounts(signal),
  });
}
