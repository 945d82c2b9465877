import {
  isSurelyMinor,
  type Page,
  PRODUCT_PAGE_SIZE,
  type ProductSearchResult,
  type Section,
  type SectionNo,
} from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { ACCOUNT_KEY } from '../../page/query-keys.ts';
import { type CardProduct, cardProduct } from '../product-card/card-product.ts';
import type { ListRequest } from './list-query.ts';
import { PERSISTED } from '../../page/connection/offline.ts';

/** How long a page of products counts as fresh, and how long it is kept for coming back. Assumed: 5 and 30 min. */
const FRESH_MS = 5 * 60 * 1000;
// A server's answers go with their request: a timer would hold them, and the whole page's with them, for as long.
const KEPT_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60 * 1000;

/** Which page is wanted: by the cursor of the page before, else by number. */
interface PagePlace {
  readonly pageNumber: number;
  readonly cursor: string | null;
}

/** One page of a list, with what it is a page of. */
export interface ProductPage<Source> extends Page<CardProduct> {
  readonly pageNumber: number;
  readonly nextCursor: string | null;
  readonly source: Source;
}

/** Products that a search or category holds, page by page from `first` on. Spec §3, §4. */
export function searchPagesQuery(services: LoadServices, request: ListRequest, first: number) {
  return infiniteQueryOptions({
    queryKey: ['products', request, first],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    initialPageParam: startAt(first),
    queryFn: async ({ signal, pageParam: { pageNumber, cursor } }) => {
      const { productApi } = await services();
      const place = cursor === null ? { pageNumber } : { cursor };
      const answer = await productApi.search({ ...request, ...place, pageSize: PRODUCT_PAGE_SIZE }, signal);
      const { items, ...source } = answer;
      const page: ProductPage<Omit<ProductSearchResult, 'items'>> = {
        items: items.map(cardProduct),
        source,
        pageNumber,
        totalCount: answer.totalCount,
        nextCursor: answer.nextCursor,
      };
      return page;
    },
    getNextPageParam: (last) =>
      last.nextCursor === null ? null : { pageNumber: last.pageNumber + 1, cursor: last.nextCursor },
    getPreviousPageParam: before,
  });
}

/** How many products filters would leave. Assumed: shown before they are applied. */
export function foundCountQuery(services: LoadServices, request: ListRequest) {
  return queryOptions({
    queryKey: ['products', 'count', { ...request, order: null }],
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      return (await productApi.search({ ...request, pageSize: 1 }, signal)).totalCount;
    },
  });
}

/** Whether the member is known to be too young to prove their age. */
export function isMinorQuery(services: LoadServices) {
  return queryOptions({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }) => (await services()).accountApi.get(signal),
    select: ({ memberAge }) => isSurelyMinor(memberAge),
  });
}

/** Products of a display section, page by page from `first` on. Spec §2 (`/section/{id}`). */
export function sectionPagesQuery(services: LoadServices, sectionNo: SectionNo, first: number) {
  return infiniteQueryOptions({
    queryKey: ['section', sectionNo, first],
    meta: PERSISTED,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    initialPageParam: startAt(first),
    queryFn: async ({ signal, pageParam: { pageNumber } }) => {
      const { displayApi } = await services();
      const section = await displayApi.section(sectionNo, { pageNumber, pageSize: PRODUCT_PAGE_SIZE }, signal);
      const { products, ...source } = section;
      const page: ProductPage<Omit<Section, 'products'>> = {
        items: products.map(cardProduct),
        source,
        pageNumber,
        totalCount: section.productTotalCount,
        nextCursor: null,
      };
      return page;
    },
    getNextPageParam: (last) =>
      last.items.length > 0 && last.pageNumber * PRODUCT_PAGE_SIZE < last.totalCount
        ? startAt(last.pageNumber + 1)
        : null,
    getPreviousPageParam: before,
  });
}

function startAt(pageNumber: number): PagePlace {
  return { pageNumber, cursor: null };
}

function before(page: { readonly pageNumber: number }): PagePlace | null {
  return page.pageNumber > 1 ? startAt(page.pageNumber - 1) : null;
}
