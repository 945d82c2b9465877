import {
  ADDRESS_PAGE_SIZE,
  countPages,
  type FoundAddress,
  isSearchable,
  type Page,
} from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';

/** How long a found page counts as fresh: streets seldom move. Assumed: an hour. */
const FRESH_MS = 60 * 60 * 1000;

/** Addresses of the country that are meant by a search, page by page; not asked before it says enough. */
export function addressSearchQuery(services: LoadServices, keyword: string) {
  return infiniteQueryOptions({
    queryKey: ['address-search', keyword],
    enabled: isSearchable(keyword),
    staleTime: FRESH_MS,
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }: Page<FoundAddress>, _pages, page) =>
      page < countPages(totalCount, ADDRESS_PAGE_SIZE) ? page + 1 : null,
    queryFn: async ({ signal, pageParam }) => (await services()).addressApi.search(keyword, pageParam, signal),
  });
}
