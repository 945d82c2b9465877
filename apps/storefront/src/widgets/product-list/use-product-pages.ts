import type { SectionNo } from '@dealstore/commerce-core/domain';
import { hashKey, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../container/use-service.ts';
import { lastOf } from './kept-answer.ts';
import type { NextPage } from '../no-answer/more-button.tsx';
import { firstPageFor, type ListRequest } from './list-query.ts';
import { searchPagesQuery, sectionPagesQuery } from './product-list.queries.ts';
import type { LoadedPages } from './product-pages.tsx';

/** The pages of a search or category; those loaded before a visit to a product are still there. Spec §4. */
export function useSearchPages(request: ListRequest, pageNumber: number) {
  const services = useServices();
  const first = useFirstPage(searchPagesQuery(services, request, 1).queryKey, pageNumber);
  const query = useInfiniteQuery(searchPagesQuery(services, request, first));
  const data = useLastAnswer(query.data, request.keyword);
  return { query, inHand: inHandOf(query, data), found: data?.pages[0]?.source };
}

/** The answer in hand, or the last one of its own word: until another order or filter is answered, it stays. */
function useLastAnswer<Answer>(answer: Answer | undefined, word: string | undefined): Answer | undefined {
  const [last, setLast] = useState({ answer, word });
  if (answer !== undefined && answer !== last.answer) setLast({ answer, word });
  return answer ?? lastOf(last, word);
}

/** The pages of a display section. Spec §2 (`/section/{id}`). */
export function useSectionPages(sectionNo: SectionNo, pageNumber: number) {
  const services = useServices();
  const first = useFirstPage(sectionPagesQuery(services, sectionNo, 1).queryKey, pageNumber);
  const query = useInfiniteQuery(sectionPagesQuery(services, sectionNo, first));
  return { query, inHand: inHandOf(query, query.data) };
}

/** Where a list begins. The page in the address moves as pages are added; only another list begins elsewhere. */
function useFirstPage(fromStart: QueryKey, pageNumber: number): number {
  const client = useQueryClient();
  const list = hashKey(fromStart);
  const begin = () => ({ list, first: client.getQueryData(fromStart) === undefined ? firstPageFor(pageNumber) : 1 });
  const [begun, setBegun] = useState(begin);
  if (begun.list === list) return begun.first;
  const anew = begin();
  setBegun(anew);
  return anew.first;
}

function inHandOf(
  query: NextPage & {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly fetchPreviousPage: () => unknown;
  },
  data: { readonly pages: LoadedPages['pages'] } | undefined,
): LoadedPages {
  return {
    pages: data?.pages ?? [],
    hasNext: query.hasNextPage,
    isBusy: query.isFetching,
    next: query,
    loadNext: () => void query.fetchNextPage(),
    loadPrevious: () => void query.fetchPreviousPage(),
  };
}
