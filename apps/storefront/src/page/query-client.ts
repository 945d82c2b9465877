import { isCommerceError, type NonCriticalCall } from '@dealstore/commerce-core/domain';
import {
  type InferDataFromTag,
  MutationCache,
  type MutationMeta,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
  type QueryState,
  type Updater,
} from '@tanstack/react-query';
import { isRecentlyOnline } from './connection/recently-online.ts';

/** Default `staleTime`: 60 s, so that hydration refetches nothing. Assumed. */
const FRESH_MS = 60_000;

/** Calls whose failures are only logged (Spec §8), and those whose own place shows them. */
export type QuietCall = NonCriticalCall | 'shown';

/** `meta` of queries and mutations: how failures are shown, and whether answers are persisted. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly quiet?: QuietCall; readonly pagePrompts?: boolean; readonly persisted?: boolean };
    mutationMeta: { readonly quiet?: QuietCall; readonly showsOwnError?: boolean };
  }
}

/** Origin of a failure: the `quiet` of its query or mutation, if any, and which of the two it was. */
export interface FailedCall {
  readonly quiet?: QuietCall | undefined;
  readonly isChange?: boolean;
}

/** Called with every failed query or mutation. */
export type OnQueryError = (error: Error, call: FailedCall) => void;

/** The query client: one per document, on the server one per request. */
export function createQueryClient(onError: OnQueryError = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isPromptedByPage(error, query.meta) || isReadAway(error) || isShownByScreen(error, query)) return;
        onError(error, { quiet: query.meta?.quiet });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isShownByButton(error, mutation.meta)) return;
        onError(error, { quiet: mutation.meta?.quiet, isChange: true });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Queries fail at once while offline, so that the screen shows it or persisted data; refetched on reconnect.
        networkMode: 'offlineFirst',
        // Just after an outage requests may still fail; a busy shop is not retried more often.
        retry: (failures, error) =>
          failures < (isRecentlyOnline() && isCommerceError(error, 'NETWORK') ? 4 : 1) &&
          !isReadAway(error) &&
          isCommerceError(error, 'NETWORK', 'TIMEOUT', 'BUSY'),
      },
      // Mutations fail at once while offline: nothing is sent later, when the visitor no longer expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Shows what a change has made of an answer; a read that was asked for before it, and ends after it, shows nothing. Only a
 * first read goes on: without it most of the answer would be unknown.
 */
export function setAnswer<Data = unknown, Key extends QueryKey = QueryKey>(
  client: QueryClient,
  queryKey: Key,
  answer: Updater<InferDataFromTag<NoInfer<Data>, Key> | undefined, InferDataFromTag<NoInfer<Data>, Key> | undefined>,
): void {
  const isKnown = client.getQueryData(queryKey) !== undefined;
  client.setQueryData<Data, Key>(queryKey, answer);
  // Reverts to the data just set.
  if (isKnown) void client.cancelQueries({ queryKey, exact: true });
}

/** Invalidates every query below the keys; those on screen are refetched together. */
export async function invalidate(client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Whether a query was refused as a part of goods for adults whose page itself asks for the proof of age: no failure of
 * the page, which says all there is to say. Spec §2; the note `pagePrompts` is the query's.
 */
export function isPromptedByPage(error: unknown, meta: QueryMeta | undefined): boolean {
  return meta?.pagePrompts === true && isCommerceError(error, 'ADULT_ONLY');
}

/** Whether a query failed because the device is offline, which the banner shows. */
function isReadAway(error: unknown): boolean {
  return !onlineManager.isOnline() && isCommerceError(error, 'NETWORK');
}

/** Lets the screen's boundary show a query that has no data, with a retry. */
export const isWithoutData = (_error: Error, { state }: Pick<Query, 'state'>): boolean => state.data === undefined;

/** Whether a query got no answer at all and its place says so, with a way to try again; of each other once. */
function isShownByScreen(error: unknown, { state, observers }: Query<unknown, unknown>): boolean {
  const isThrown = observers.some(({ options }) => options.throwOnError === isWithoutData);
  const isSaid = isThrown || state.errorUpdateCount > 1;
  return isSaid && state.data === undefined && isCommerceError(error, 'NETWORK', 'TIMEOUT');
}

/** `meta` of a mutation whose screen shows a missing answer beside the button. */
export const SHOWS_OWN_ERROR = { showsOwnError: true } as const;

function isShownByButton(error: unknown, meta: MutationMeta | undefined): boolean {
  return meta?.showsOwnError === true && isCommerceError(error, 'NETWORK', 'TIMEOUT');
}

/** Whether a query has no data because the backend is down, busy or too slow. */
export function isBackendAway(client: QueryClient): boolean {
  const queries = client.getQueryCache().getAll();
  return queries.length > 0 && queries.every(({ state }) => isUnanswered(state));
}

function isUnanswered({ status, error }: QueryState): boolean {
  return status === 'pending' || isCommerceError(error, 'BUSY');
}
