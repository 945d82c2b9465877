import { type CursorPage, kstDate, kstMonthsBefore, type OrderSummary } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** Periods a list may look back, in months; the second is the usual one. */
export const PERIODS = [1, 3, 6] as const;

/** Key under which everything known of orders is kept. */
export const ORDERS_KEY = ['orders'] as const;

const PAGE_SIZE = 10;
const FRESH_MS = 60_000;
const FIRST: string | null = null;

/** Orders of the last months, page by page. */
export function ordersQuery(services: LoadServices, months: number) {
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', months],
    staleTime: FRESH_MS,
    initialPageParam: FIRST,
    getNextPageParam: (page: CursorPage<OrderSummary>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<OrderSummary>> => {
      const { orderApi, clock } = await services();
      const startYmd = kstDate(kstMonthsBefore(clock.now(), months));
      return orderApi.list({ startYmd, pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) }, signal);
    },
  });
}

/** One order with everything known of it. */
export function orderQuery(services: LoadServices, orderNo: string) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'one', orderNo],
    staleTime: FRESH_MS,
    throwOnError: true,
    queryFn: async ({ signal }) => (await services()).orderApi.get(orderNo, signal),
  });
}
