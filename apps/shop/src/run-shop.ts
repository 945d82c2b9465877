import { setTimeout as wait } from 'node:timers/promises';
import type { AppParts } from '@dealstore/api';
import {
  createJobRunner,
  createLog,
  type DatabaseOptions,
  type Handler,
  type JobKind,
  listen,
  type Listener,
  migrate,
  openDatabase,
  type OpenDatabase,
  pendingMigrations,
  processClock,
  readMigrations,
  startEmbedded,
  systemRandom,
} from '@dealstore/api/server';
import { isLoopbackOrigin, type Settings } from './environment.ts';
import { createGate } from './admission.ts';
import { checkOutside } from './external-database.ts';
import { acquireServerLock } from './server-lock.ts';

/** What a shop is put together from. */
export interface ShopParts extends Pick<AppParts, 'clock' | 'random' | 'log'> {
  readonly settings: Settings;
  readonly publicOrigin: string;
  /** null when API_URL names another backend. */
  readonly opened: OpenDatabase | null;
}

/** A shop that is put together but does not run yet. */
export interface Shop {
  readonly handler: Handler;
  readonly jobs: readonly JobKind[];
  /** Does once what the first visitor would otherwise wait for. */
  readonly warm?: () => Promise<unknown>;
}

/** How the two apps become one shop. */
export interface Composition {
  /** Reads what needs no database; it runs while the database comes up. */
  prepare?(): Promise<void>;
  compose(parts: ShopParts): Shop;
  /** Fills a database that is empty; answers whether it was. */
  seed(opened: OpenDatabase, clock: AppParts['clock']): Promise<boolean>;
}

/** A shop that runs. */
export interface RunningShop {
  readonly publicOrigin: string;
  /** Finishes what is in hand and gives everything back. */
  stop(): Promise<void>;
}

/** Longest stop in all: less than the ten seconds after which others use force. Assumed. */
const STOP_LIMIT_MS = 9_000;
/** Longest wait for requests in hand when stopping. Assumed. */
const DRAIN_LIMIT_MS = 5_000;
/** What of a stop the database server has to itself at least, whatever is still in hand. Assumed. */
const SERVER_SHARE_MS = 2_500;

/** What coming up needs at every step; `closers` give back in reverse order what has been opened. */
interface Start extends Pick<AppParts, 'clock' | 'log'> {
  readonly settings: Settings;
  readonly load: () => Promise<Composition>;
  readonly tell: (line: string) => void;
  readonly closers: Closer[];
}

/** Gives back one thing. @param leftMs what is left of the stop, in ms */
type Closer = (leftMs: number) => Promise<unknown>;

/**
 * Runs a shop as the environment asks; whatever fails on the way, all that was opened is closed again.
 * @param load brings the two apps; it runs while the database comes up
 */
export async function runShop(
  settings: Settings,
  load: () => Promise<Composition>,
  tell: (line: string) => void,
): Promise<RunningShop> {
  const closers: Closer[] = [];
  const stop = async (): Promise<void> => {
    const endsAt = performance.now() + STOP_LIMIT_MS;
    for (const close of closers.splice(0).toReversed()) {
      await close(endsAt - performance.now()).catch((error: unknown) => tell(String(error)));
    }
  };
  try {
    const log = createLog(settings.logLevel);
    const publicOrigin = await comeUp({ settings, load, tell, closers, log, clock: processClock(settings.demoNow) });
    return { publicOrigin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function comeUp(start: Start): Promise<string> {
  const { settings, clock, log, closers } = start;
  const lock = await acquireServerLock(settings.dataFolder);
  closers.push(() => lock.release());
  const gate = createGate();
  const listener = await openSocket(start, gate.handler);
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${listener.port}`;
  if (!isLoopbackOrigin(publicOrigin) && publicOrigin.startsWith('http:')) {
    start.tell(`${publicOrigin} is not encrypted: session cookies travel without Secure`);
  }
  const { opened, composition, isReady } = await openShop(start);
  const shop = composition.compose({ settings, publicOrigin, opened, clock, log, random: systemRandom });
  const jobs =
    opened === null ? null : createJobRunner({ database: opened.database, clock, log, kinds: shop.jobs }).start();
  gate.open({ handler: shop.handler, isReady, waitingCount: () => opened?.waitingCount() ?? 0 });
  const warming = shop.warm?.().catch(() => undefined);
  closers.push((leftMs) => {
    gate.close();
    return beforeServer(leftMs, Promise.all([listener.drain(DRAIN_LIMIT_MS), jobs?.stop(), warming]));
  });
  return publicOrigin;
}

/** Waits for what uses the database, no longer than leaves the server its share: it cuts off what is in hand then. */
async function beforeServer(leftMs: number, ended: Promise<unknown>): Promise<void> {
  const given = new AbortController();
  const over = wait(leftMs - SERVER_SHARE_MS, undefined, { signal: given.signal }).catch(() => undefined);
  await Promise.race([ended, over]).finally(() => given.abort());
}

/** The socket comes first: a port that is taken is told before any data is touched, and PORT=0 is known by number. */
async function openSocket({ settings, log, closers }: Start, handler: Handler): Promise<Listener> {
  const listener = await listen({
    host: settings.host,
    port: settings.port,
    handler,
    trustsProxy: settings.trustsProxy,
    report: (cause, requestId) => log.error({ requestId, err: cause }, 'unanswered'),
  });
  closers.push(() => listener.drain(0));
  return listener;
}

interface OpenedShop {
  readonly opened: OpenDatabase | null;
  readonly composition: Composition;
  readonly isReady: () => Promise<boolean>;
}

/** Brings up the database and loads the apps side by side, then migrates and seeds. */
async function openShop(start: Start): Promise<OpenedShop> {
  const { settings, clock, closers } = start;
  const [found, loaded] = await Promise.allSettled([
    settings.apiUrl === null ? findDatabase(start) : null,
    start.load(),
  ]);
  if (found.status === 'rejected') throw found.reason;
  if (loaded.status === 'rejected') throw loaded.reason;
  const [connection, composition] = [found.value, loaded.value];
  if (connection === null) return { opened: null, composition, isReady: async () => true };
  const patient = openDatabase({ connection, poolSize: 3, statementLimitMs: 0 });
  try {
    if (settings.databaseUrl !== null) await checkOutside(patient);
    await migrate(patient.pool);
    // Statistics of an empty table would plan the first minutes badly.
    if (await composition.seed(patient, clock)) await patient.pool.query('analyze');
  } finally {
    await patient.close();
  }
  const opened = openDatabase({ connection });
  // Readiness has a connection of its own: a shop that is busy is ready all the same.
  const aside = openDatabase({ connection, poolSize: 1 });
  closers.push((leftMs) => beforeServer(leftMs, Promise.all([opened.close(), aside.close()])));
  const known = await readMigrations();
  return { opened, composition, isReady: async () => (await pendingMigrations(aside.pool, known)).length === 0 };
}

async function findDatabase({ settings, tell, closers }: Start): Promise<DatabaseOptions['connection']> {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl };
  const server = await startEmbedded({ dataFolder: settings.dataFolder, durable: true, tell });
  closers.push((leftMs) => server.stop(leftMs));
  return server.connection();
}
