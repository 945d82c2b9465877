import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers a document hands to its page: nothing but their keys and data, for every byte of it travels with the HTML. */
export interface PackedQueries {
  /** When the first of them was given, in milliseconds since 1970. */
  readonly at: number;
  readonly answers: readonly (readonly [key: QueryKey, data: unknown])[];
}

/** The answers a cache holds; what failed or is still on its way is asked again by the page. */
export function packQueries(client: QueryClient): PackedQueries {
  const given = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  return {
    at: Math.min(...given.map(({ state }) => state.dataUpdatedAt), Number.MAX_SAFE_INTEGER),
    answers: given.map(({ queryKey, state }) => [queryKey, state.data]),
  };
}

/** Puts the answers of a document into its page's cache, as fresh as they were when they were given. */
export function unpackQueries(client: QueryClient, { at, answers }: PackedQueries): void {
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: at });
}
