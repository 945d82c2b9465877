import { FRESH_MS } from '../page/query-client.ts';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

// What is declared here stands before what the package calls the same.
export * from '@tanstack/react-query';

/** Of a query's options, what decides how its answer is read; the rest is for whoever fetches it. */
interface Asked {
  readonly queryKey: QueryKey;
  readonly enabled?: boolean;
  readonly staleTime?: number;
}

interface Pages {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

interface AskedPages extends Asked {
  readonly getNextPageParam: (
    last: unknown,
    pages: Pages['pages'],
    lastParam: unknown,
    params: Pages['pageParams'],
  ) => unknown;
}

/** The answer the cache holds, told as the page's hook tells it in its first rendering. */
export function useQuery(asked: Asked) {
  return answerOf(useQueryClient(), asked);
}

/** The same of a query that comes in pages. */
export function useInfiniteQuery(asked: AskedPages) {
  const answer = answerOf(useQueryClient(), asked);
  return { ...answer, ...AT_REST_PAGES, hasNextPage: isPages(answer.data) && hasNextPage(asked, answer.data) };
}

/** A change as it is before anybody asks for it. */
export function useMutation() {
  return AT_REST;
}

/** How many queries are still on their way. */
export function useIsFetching(): number {
  return useQueryClient().isFetching();
}

function answerOf(client: QueryClient, { queryKey, enabled = true, staleTime }: Asked) {
  const query = client.getQueryCache().get(hashKey(queryKey));
  const { data, error = null } = query?.state ?? {};
  if (query !== undefined && data !== undefined) {
    return { ...SETTLED, data, error, isFetching: enabled && query.isStaleByTime(staleTime ?? FRESH_MS) };
  }
  // What failed is asked for again by the page, and until then is on its way there too.
  if (enabled || error === null) return { ...AWAITED, isFetching: enabled };
  return { ...AWAITED, error, status: 'error', isPending: false, isError: true };
}

function hasNextPage({ getNextPageParam }: AskedPages, { pages, pageParams }: Pages): boolean {
  if (pages.length === 0) return false;
  return (getNextPageParam(pages.at(-1), pages, pageParams.at(-1), pageParams) ?? null) !== null;
}

function isPages(data: unknown): data is Pages {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

function never(): never {
  throw new Error('a rendering on the server asks for nothing');
}

const REST = { isPlaceholderData: false, refetch: never } as const;
const SETTLED = { ...REST, status: 'success', isPending: false, isError: false } as const;
const AWAITED = { ...REST, status: 'pending', data: undefined, error: null, isPending: true, isError: false } as const;
const AT_REST_PAGES = { isFetchingNextPage: false, fetchNextPage: never, fetchPreviousPage: never } as const;
const AT_REST = {
  status: 'idle',
  data: undefined,
  error: null,
  isPending: false,
  isError: false,
  mutate: never,
} as const;
