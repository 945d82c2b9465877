import { type FaqRequest, NOTICE_PAGE_SIZE } from '@dealstore/commerce-core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LoadServices } from '../../container/services.ts';
import { isWithoutData } from '../../page/query-client.ts';

/** The notices, page by page. */
export function noticesQuery(services: LoadServices) {
  return infiniteQueryOptions({
    queryKey: ['notices'],
    throwOnError: isWithoutData,
    queryFn: async ({ pageParam, signal }) =>
      (await services()).displayApi.notices({ pageNumber: pageParam, pageSize: NOTICE_PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * NOTICE_PAGE_SIZE < totalCount ? pages.length + 1 : undefined,
  });
}

/** The questions asked often that an address asks for. */
export function faqsQuery(services: LoadServices, request: FaqRequest) {
  return queryOptions({
    queryKey: ['faqs', request],
    throwOnError: isWithoutData,
    queryFn: async ({ signal }) => (await services()).displayApi.faqs(request, signal),
  });
}

/** What the address of the questions asks for; words beyond the limit are left out. */
export function faqRequestOf(search: URLSearchParams): FaqRequest {
  const category = (search.get('category') ?? '').slice(0, 60);
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 100);
  return { ...(category !== '' && { category }), ...(keyword !== '' && { keyword }) };
}
