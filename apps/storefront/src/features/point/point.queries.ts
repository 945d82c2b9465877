import type { CursorPage, PointEntry, PointHistoryKind } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { POINTS_KEY } from '../../page/query-keys.ts';

const PAGE_SIZE = 20;
const FIRST: string | null = null;

/** What came and went, page by page; all kinds without one. */
export function pointHistoryQuery(services: LoadServices, kind: PointHistoryKind | null) {
  return infiniteQueryOptions({
    queryKey: [...POINTS_KEY, 'history', kind],
    initialPageParam: FIRST,
    getNextPageParam: (page: CursorPage<PointEntry>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<PointEntry>> => {
      const request = {
        pageSize: PAGE_SIZE,
        ...(kind !== null && { kind }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return (await services()).pointApi.history(request, signal);
    },
  });
}

/** Points promised for purchases that are not confirmed yet. */
export function waitingPointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...POINTS_KEY, 'waiting'],
    queryFn: async ({ signal }) => (await services()).pointApi.waiting(signal),
  });
}

/** What expires soon, and what has expired. */
export function expiringPointsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...POINTS_KEY, 'expiring'],
    queryFn: async ({ signal }) => (await services()).pointApi.expiring(signal),
  });
}
