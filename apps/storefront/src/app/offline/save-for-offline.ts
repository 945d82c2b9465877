import type { Query, QueryClient } from '@tanstack/react-query';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import type { LoadServices } from '../../container/services.ts';
import { SAVED_OFFLINE } from '../../page/connection/offline.ts';
import { watchFailedNavigations, type FailedNavigationPage } from '../failed-navigation.ts';
import {
  dropOthersQueries,
  persistQueries,
  type PersistingPage,
  ownerNow,
  isToPersist,
  restoreQueries,
} from './persisted-queries.ts';
import { persistMutations } from './persisted-mutations.ts';
import { registerWorker } from './register-worker.ts';

/** Debounce before answers are written: 2 s. Assumed. */
const REST_MS = 2_000;

/** A page with the language of its shell, its services, and what failed navigations need. */
export interface SavedPage extends PersistingPage, FailedNavigationPage {
  readonly language: string;
  readonly services: LoadServices;
}

/**
 * Watches failed navigations, and persists the queries of this page for offline use, unless the visitor saves data.
 * Data of another member or an older build is deleted at once. Decided: docs/decisions/0077.
 */
export async function saveForOffline(page: SavedPage): Promise<void> {
  watchFailedNavigations(page);
  await dropOthersQueries(page);
  await persistMutations(page, page.services);
  // Not awaited: without an answer it retries for minutes.
  void page.client.resumePausedMutations();
  restoreWhenLost(page);
  const worker = await registerWorker();
  if (worker === null) return;
  window.localStorage.setItem(SAVED_OFFLINE, '');
  // The texts of the failure page are loaded before they are needed.
  await import('../layout/offline-page.tsx');
  const keep = async (queries: readonly Query[]): Promise<void> => {
    // Another tab may have logged in or out meanwhile.
    if (ownerNow() !== page.owner) return;
    const answers = await persistQueries(page, queries);
    // A shell has the language it was cached in, whatever URL shows it.
    const shells = page.isShell ? [] : [shellOf(page)];
    worker.keep([...shells, ...filesLoaded(), ...picturesOf(answers)]);
  };
  followAnswers(page.client, keep);
}

/** Restores persisted answers as soon as a read gets no answer. */
function restoreWhenLost(page: SavedPage): void {
  const restore = () => void restoreQueries(page).catch(() => undefined);
  addEventListener('offline', restore);
  page.client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'failed') return;
    if (event.query.state.data === undefined && isCommerceError(event.action.error, 'NETWORK', 'TIMEOUT')) restore();
  });
}

/** Calls with new answers to persist, when the page is idle and when it is hidden. */
function followAnswers(client: QueryClient, keep: (queries: readonly Query[]) => Promise<void>): void {
  const keptAt = new WeakMap<Query, number>();
  const keepNew = (): void => {
    const cache = client.getQueryCache().getAll();
    const fresh = cache.filter((query) => isToPersist(query) && keptAt.get(query) !== query.state.dataUpdatedAt);
    for (const query of fresh) keptAt.set(query, query.state.dataUpdatedAt);
    // When storage is full nothing more is persisted.
    if (fresh.length > 0) keep(fresh).catch(() => undefined);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isToPersist(query)) return;
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(keepNew), REST_MS);
  });
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keepNew());
  whenIdle(keepNew);
}

function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

/** The shell of this page's language and build; the address changes with both. */
function shellOf({ language, build }: SavedPage): string {
  return `/offline/${language}?${new URL(build).pathname.split('/').at(-1)}`;
}

/** Files of the shop this page has loaded, most of them before the worker was active. */
function filesLoaded(): readonly string[] {
  return loadedPaths().filter((path) => path.startsWith('/static/'));
}

/** Pictures of answers, in the sizes this page has loaded. */
function picturesOf(answers: readonly unknown[]): readonly string[] {
  const text = JSON.stringify(answers);
  return loadedPaths().filter((path) => {
    const [picture = ''] = path.split('?', 1);
    return /^\/(?:assets|files)\//.test(picture) && text.includes(JSON.stringify(decodeURI(picture)).slice(1, -1));
  });
}

function loadedPaths(): readonly string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = addresses.filter(({ origin }) => origin === window.location.origin);
  return ours.map(({ pathname, search }) => pathname + search);
}
