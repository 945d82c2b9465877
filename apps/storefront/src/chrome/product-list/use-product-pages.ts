import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../container/use-service.ts';
import { firstPageFor, type ListRequest } from './list-query.ts';
import { searchPagesQuery, sectionPagesQuery } from './product-list.queries.ts';
import type { PagesInHand } from './product-pages.tsx';

/** The pages of a search or category; those loaded before a visit to a product are still there. Spec §4. */
export function useSearchPages(request: ListRequest, pageNumber: number) {
  const services = useServices();
  const client = useQueryClient();
  const key = JSON.stringify(request);
  // The page in the address moves as pages are added; only another list starts elsewhere.
  const first = useMemo(() => {
    const isKept = client.getQueryData(searchPagesQuery(services, request, 1).queryKey) !== undefined;
    return isKept ? 1 : firstPageFor(pageNumber);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, services, key]);
  const query = useInfiniteQuery({ ...searchPagesQuery(services, request, first), placeholderData: (kept) => kept });
  return { query, inHand: inHandOf(query) };
}

/** The pages of a display section. Spec §2 (`/section/{id}`). */
export function useSectionPages(sectionNo: number, pageNumber: number) {
  const services = useServices();
  const client = useQueryClient();
  const first = useMemo(() => {
    const isKept = client.getQueryData(sectionPagesQuery(services, sectionNo, 1).queryKey) !== undefined;
    return isKept ? 1 : firstPageFor(pageNumber);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, services, sectionNo]);
  const query = useInfiniteQuery(sectionPagesQuery(services, sectionNo, first));
  return { query, inHand: inHandOf(query) };
}

function inHandOf(query: {
  readonly data: { readonly pages: PagesInHand['pages'] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly fetchNextPage: () => unknown;
  readonly fetchPreviousPage: () => unknown;
}): PagesInHand {
  return {
    pages: query.data?.pages ?? [],
    hasNext: query.hasNextPage,
    isBusy: query.isFetching,
    loadNext: () => void query.fetchNextPage(),
    loadPrevious: () => void query.fetchPreviousPage(),
  };
}
