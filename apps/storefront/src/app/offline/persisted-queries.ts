import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';
import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';
import { isPersisted } from '../../page/connection/offline.ts';
import { DROP_PICTURES, PICTURES_CACHE } from '../../page/pictures-cache.ts';
import { withoutPrivateData } from '../../page/without-private-data.ts';

/** How long data stays on the device: 7 days. Decided: docs/decisions/0077. */
export const PERSISTED_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Most persisted answers; the oldest is evicted first. Assumed. */
const MOST = 60;

/** A persisted answer, with its owner. */
interface PersistedQuery {
  /** The log-in it was given to; empty for a guest. */
  readonly owner: string;
  /** The build and language that understand its shape. */
  readonly build: string;
  readonly query: DehydratedState['queries'][number];
}

/** The page that persists or restores answers. */
export interface PersistingPage {
  readonly client: QueryClient;
  /** Identifies build and language. */
  readonly build: string;
  /** The log-in the page is of; empty for a guest. */
  readonly owner: string;
  /** Whether the document was served by the service worker, not the network. */
  readonly isShell: boolean;
}

let database: ReturnType<typeof createStore> | null = null;
const store = () => (database ??= createStore('kept', 'answers'));

/** The current log-in, by the readable cookie; empty for a guest. */
export function ownerNow(): string {
  return sessionVersionFromCookies(document.cookie)?.login ?? '';
}

/**
 * Persists answers for this visitor and evicts the oldest beyond the limit.
 * @returns the answers as they were written
 */
export async function persistQueries(
  { client, build, owner }: PersistingPage,
  queries: readonly Query[],
): Promise<readonly unknown[]> {
  const { queries: dehydrated } = dehydrate(client, { shouldDehydrateQuery: (query) => queries.includes(query) });
  const persisted = dehydrated.flatMap((query): PersistedQuery[] => {
    const data = withoutPrivateData(query.state.data);
    return data === undefined ? [] : [{ owner, build, query: { ...query, state: { ...query.state, data } } }];
  });
  const written = new Set(persisted.map(({ query }) => query.queryHash));
  // Delete the previous version of an answer that may not be persisted now.
  const unkept = dehydrated.map(({ queryHash }) => queryHash).filter((hash) => !written.has(hash));
  await delMany(unkept, store());
  await setMany(
    persisted.map((one) => [one.query.queryHash, one]),
    store(),
  );
  await dropFrom((await answers()).toSorted(newestFirst).slice(MOST));
  return persisted.map(({ query }) => query.state.data);
}

/** Restores this visitor's answers; newer answers of the page stay. */
export async function restoreQueries(page: PersistingPage): Promise<void> {
  if (ownerNow() !== page.owner) return;
  const usable = (await answers()).filter(([, one]) => isOurs(page, one) && one.build === page.build);
  // Invalidated, so that everything is refetched once there is a network.
  const queries = usable.map(([, { query }]) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  hydrate(page.client, { queries });
}

/** Deletes answers of another owner, older than 7 days, or of another build; a shell may be of an older build. */
export async function dropOthersQueries(page: PersistingPage): Promise<void> {
  if (ownerNow() !== page.owner) return;
  const isOfBuild = ({ build }: PersistedQuery) => page.isShell || build === page.build;
  const dropped = (await answers()).filter(([, one]) => !isOurs(page, one) || !isOfBuild(one));
  await dropFrom(dropped);
  if (dropped.some(([, { owner }]) => owner !== page.owner && owner !== '')) await dropPictures();
}

/** Deletes all answers at a log-out: no later page may come to do it. */
export async function dropQueries(): Promise<void> {
  await clear(store());
  await dropPictures();
}

/** Deletes cached pictures and the worker's list of them: both reveal what a visitor had in the cart. */
export async function dropPictures(): Promise<void> {
  // Without a worker, as in a private window, there are none.
  if (!('serviceWorker' in navigator)) return;
  await caches.delete(PICTURES_CACHE);
  navigator.serviceWorker.controller?.postMessage(DROP_PICTURES);
}

/** Whether a query has an answer that may be persisted. */
export function isToPersist(query: Query): boolean {
  return isPersisted(query) && query.state.status === 'success';
}

type Entry = readonly [key: IDBValidKey, answer: PersistedQuery];

async function answers(): Promise<readonly Entry[]> {
  return entries<IDBValidKey, PersistedQuery>(store());
}

async function dropFrom(dropped: readonly Entry[]): Promise<void> {
  if (dropped.length > 0)
    await delMany(
      dropped.map(([key]) => key),
      store(),
    );
}

const newestFirst = ([, left]: Entry, [, right]: Entry) => answeredAt(right) - answeredAt(left);
const answeredAt = ({ query }: PersistedQuery) => query.state.dataUpdatedAt;

function isOurs({ owner }: PersistingPage, one: PersistedQuery): boolean {
  return one.owner === owner && Date.now() - answeredAt(one) <= PERSISTED_LIFE_MS;
}
