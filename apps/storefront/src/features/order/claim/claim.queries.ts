import { type Claim, type ClaimNo, type CursorPage, kstDate, kstMonthsBefore } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../../container/services.ts';
import { FIRST_READ } from '../../../page/connection/first-read.ts';
import type { OrderListRequest } from '../order-list-request.ts';
import type { ClaimTarget } from './claim-route.ts';
import { ADDRESSES_KEY, ORDERS_KEY } from '../../../page/query-keys.ts';
import { isWithoutData } from '../../../page/query-client.ts';

/** Key under which everything known of claims is kept; it lies under the orders, which change with them. */
export const CLAIMS_KEY = [...ORDERS_KEY, 'claims'] as const;

const PAGE_SIZE = 10;
const FIRST: string | null = null;

/** The claims of a period and of one kind or all, page by page. */
export function claimsQuery(services: LoadServices, { months, days, claimType }: OrderListRequest) {
  return infiniteQueryOptions({
    queryKey: [...CLAIMS_KEY, 'list', months, days, claimType],
    initialPageParam: FIRST,
    getNextPageParam: (page: CursorPage<Claim>) => page.nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<CursorPage<Claim>> => {
      const { claimApi, clock } = await services();
      const period =
        days === null || days.from === ''
          ? { startYmd: kstDate(kstMonthsBefore(clock.now(), months)) }
          : { startYmd: days.from, endYmd: days.to };
      const page = { pageSize: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) };
      return claimApi.list({ ...period, ...page, ...(claimType !== null && { claimType }) }, signal);
    },
  });
}

/** One claim; another member's shows the wrong page. */
export function claimQuery(services: LoadServices, claimNo: ClaimNo) {
  return queryOptions({
    queryKey: [...CLAIMS_KEY, 'one', claimNo],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).claimApi.get(claimNo, signal),
  });
}

/** What of an order can be claimed, as it is when a form is opened: nothing of it is kept for the next. */
export function claimableQuery(services: LoadServices, target: ClaimTarget) {
  return queryOptions({
    ...FIRST_READ,
    queryKey: [...CLAIMS_KEY, 'claimable', target.orderNo, target.claimType, target.orderOptionNo],
    queryFn: async ({ signal }) => (await services()).claimApi.claimable(target.orderNo, signal),
  });
}

/** The member's addresses, to choose one for the way back. */
export function pickupAddressesQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ADDRESSES_KEY, 'book'],
    queryFn: async ({ signal }) => (await services()).addressApi.list(signal),
  });
}
