import type { MyReview, Page, ProductNo, ReviewNo, ReviewTarget } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { productKey } from '../../page/query-keys.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** Query key of one's own reviews. */
export const REVIEWS_KEY = ['reviews'] as const;

const PAGE_SIZE = 20;

/** Bought options that may be reviewed now. */
export function writableReviewsQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY, 'writable'],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).reviewApi.writable(signal),
  });
}

/** One's own reviews page by page, newest first. */
export function writtenReviewsQuery(services: LoadServices) {
  return infiniteQueryOptions({
    queryKey: [...REVIEWS_KEY, 'written'],
    initialPageParam: 1,
    throwOnError: isWithoutData,
    getNextPageParam: ({ items, totalCount }: Page<MyReview>, pages) =>
      items.length > 0 && pages.length * PAGE_SIZE < totalCount ? pages.length + 1 : null,
    queryFn: async ({ signal, pageParam }): Promise<Page<MyReview>> =>
      (await services()).reviewApi.written({ pageNumber: pageParam, pageSize: PAGE_SIZE }, signal),
  });
}

/** What the form of a review starts with. */
export function reviewFormQuery(services: LoadServices, target: ReviewTarget) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY, 'form', target.orderNo, target.productNo, target.optionNo],
    queryFn: async ({ signal }) => (await services()).reviewApi.form(target, signal),
  });
}

/** One review as everybody sees it. */
export function productReviewQuery(services: LoadServices, productNo: ProductNo, reviewNo: ReviewNo) {
  return queryOptions({
    queryKey: [...productKey(productNo), 'review', reviewNo],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).reviewApi.get(productNo, reviewNo, signal),
  });
}

/** Blocked writers. */
export function blockedWritersQuery(services: LoadServices) {
  return queryOptions({
    queryKey: [...REVIEWS_KEY, 'blocked-writers'],
    queryFn: async ({ signal }) => (await services()).reviewApi.blockedWriters(signal),
  });
}
