import { dehydrate, type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';
import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';
import { isPersisted } from '../../page/connection/offline.ts';
import { DROP_PICTURES, PICTURES_CACHE } from '../../page/pictures-cache.ts';
import { withoutPrivateData } from '../../page/without-private-data.ts';

/** How long something stays on the device: 7 days. Decided: docs/decisions/0077. */
export const PERSISTED_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Answers kept at most; the oldest goes first. Assumed. */
const MOST = 60;

/** An answer on the device, and whose it is. */
interface PersistedQuery {
  /** The log-in it was given to; empty for a guest. */
  readonly owner: string;
  /** The build and language whose screens know its shape. */
  readonly build: string;
  readonly query: DehydratedState['queries'][number];
}

/** The page that keeps answers, or reads them. */
export interface PersistingPage {
  readonly client: QueryClient;
  /** What names the build and language of its screens. */
  readonly build: string;
  /** The log-in the page is of; empty for a guest. */
  readonly owner: string;
  /** Whether it came from the device, and not from the network. */
  readonly isShell: boolean;
}

let database: ReturnType<typeof createStore> | null = null;
const store = () => (database ??= createStore('kept', 'answers'));

/** Who is here now, by the readable cookie; empty for a guest. */
export function ownerNow(): string {
  return sessionVersionFromCookies(document.cookie)?.login ?? '';
}

/**
 * Writes answers to the device for this visitor, and drops the oldest beyond what is kept.
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
  // What was kept before may not stand for what may not be kept.
  const unkept = dehydrated.map(({ queryHash }) => queryHash).filter((hash) => !written.has(hash));
  await delMany(unkept, store());
  await setMany(
    persisted.map((one) => [one.query.queryHash, one]),
    store(),
  );
  await dropFrom((await answers()).toSorted(newestFirst).slice(MOST));
  return persisted.map(({ query }) => query.state.data);
}

/** Gives a page what was kept for this visitor; answers the page has since got stay. */
export async function restoreQueries(page: PersistingPage): Promise<void> {
  if (ownerNow() !== page.owner) return;
  const usable = (await answers()).filter(([, one]) => isOurs(page, one) && one.build === page.build);
  // With a network again, all of it is read again.
  const queries = usable.map(([, { query }]) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
  hydrate(page.client, { queries });
}

/** Takes away what is another's, older than 7 days, or of another build; a shell may be of the build before. */
export async function dropOthersQueries(page: PersistingPage): Promise<void> {
  if (ownerNow() !== page.owner) return;
  const isOfBuild = ({ build }: PersistedQuery) => page.isShell || build === page.build;
  const dropped = (await answers()).filter(([, one]) => !isOurs(page, one) || !isOfBuild(one));
  await dropFrom(dropped);
  if (dropped.some(([, { owner }]) => owner !== page.owner && owner !== '')) await dropPictures();
}

/** Takes away what was kept of a member: a log-out's own page may be the last of this device. */
export async function dropQueries(): Promise<void> {
  await clear(store());
  await dropPictures();
}

/** Pictures reveal what a visitor had in the cart, and so does the worker's list of them. */
export async function dropPictures(): Promise<void> {
  // Without a worker, as in a private window, none is kept.
  if (!('serviceWorker' in navigator)) return;
  await caches.delete(PICTURES_CACHE);
  navigator.serviceWorker.controller?.postMessage(DROP_PICTURES);
}

/** Whether a query has an answer that may be kept. */
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
