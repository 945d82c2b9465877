import {
  type CursorPage,
  kstDate,
  kstMonthsBefore,
  type Order,
  type OrderNo,
  type OrderOptionNo,
  type OrderSummary,
  statusesOfStep,
} from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { WAIT_CHECK_MS } from '../../widgets/payment-wait/waiting-payments.queries.ts';
import type { OrderListRequest } from './order-list-request.ts';
import { ORDERS_KEY } from '../../page/query-keys.ts';
import { PERSISTED } from '../../page/connection/offline.ts';
import { isWithoutData } from '../../page/query-client.ts';

const PAGE_SIZE = 10;
const FIRST: string | null = null;

/** The orders asked for, page by page. */
export function ordersQuery(services: LoadServices, { months, days, step }: OrderListRequest) {
  return infiniteQueryOptions({
    queryKey: [...ORDERS_KEY, 'list', months, days, step],
    meta: PERSISTED,
    initialPageParam: FIRST,
    // An order whose payment is being checked tells by itself when it is decided.
    refetchInterval: ({ state }) => (state.data?.pages.some(hasWaiting) === true ? WAIT_CHECK_MS : false),
    getNextPageParam: (page: CursorPage<OrderSummary>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<OrderSummary>> => {
      const { orderApi, clock } = await services();
      const period =
        days === null || days.from === ''
          ? { startYmd: kstDate(kstMonthsBefore(clock.now(), months)) }
          : { startYmd: days.from, endYmd: days.to };
      const statuses = step === null ? [] : statusesOfStep(step);
      const page = { pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      return orderApi.list({ ...period, ...page, statuses }, signal);
    },
  });
}

const hasWaiting = ({ items }: CursorPage<OrderSummary>): boolean =>
  items.some(({ defaultOrderStatusType }) => defaultOrderStatusType === 'PAY_WAIT');

/**
 * How many ordered options are at each step, and how many claims there are. The key of my page: one answer serves both.
 */
export function orderCountsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'status-counts'],
    meta: PERSISTED,
    queryFn: async ({ signal }) => (await services()).orderApi.statusCounts(signal),
  });
}

/** One order with everything known of it. */
export function orderQuery(services: LoadServices, orderNo: OrderNo) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'one', orderNo],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }): Promise<Order> => (await services()).orderApi.get(orderNo, signal),
    refetchInterval: ({ state }) => (state.data?.defaultOrderStatusType === 'PAY_WAIT' ? WAIT_CHECK_MS : false),
  });
}

/** What the courier has written of an option's parcel. */
export function deliveryStepsQuery(services: LoadServices, orderOptionNo: OrderOptionNo) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'delivery-steps', orderOptionNo],
    // The sheet says it beside another try.
    meta: { quiet: 'shown' },
    queryFn: async ({ signal }) => (await services()).orderApi.deliverySteps(orderOptionNo, signal),
  });
}
