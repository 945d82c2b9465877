import { type InquiryKind, type MyInquiry, type Page, kstDate, kstMonthsBefore } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { ORDERS_KEY } from '../../page/query-keys.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** Key under which everything known of one's own inquiries is kept. */
export const INQUIRIES_KEY = ['inquiries'] as const;

const PAGE_SIZE = 20;
/** Orders a member may ask about: those of three months, 20 at most. Assumed. */
const ORDERS = { months: 3, pageSize: 20 } as const;

/** One's own inquiries of a kind page by page, newest first. */
export function myInquiriesQuery(services: LoadServices, kind: InquiryKind) {
  return infiniteQueryOptions({
    queryKey: [...INQUIRIES_KEY, kind],
    initialPageParam: 1,
    throwOnError: isWithoutData,
    getNextPageParam: ({ items, totalCount }: Page<MyInquiry>, pages) =>
      items.length > 0 && pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : null,
    queryFn: async ({ signal, pageParam }): Promise<Page<MyInquiry>> =>
      (await services()).inquiryApi.list({ kind, pageNumber: pageParam, pageSize: PAGE_SIZE }, signal),
  });
}

/** Orders a member may ask about, newest first. */
export function askableOrdersQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...ORDERS_KEY, 'askable'],
    queryFn: async ({ signal }) => {
      const { orderApi, clock } = await services();
      const startYmd = kstDate(kstMonthsBefore(clock.now(), ORDERS.months));
      const { items } = await orderApi.list({ startYmd, pageSize: ORDERS.pageSize, statuses: [] }, signal);
      return items.map(({ orderNo, orderYmdt, orderOptions }) => ({
        orderNo,
        orderYmdt,
        productName: orderOptions[0]?.productName ?? '',
        otherCnt: orderOptions.length - 1,
      }));
    },
  });
}
