import type { AppParts } from '@dealstore/api';
import {
  createJobRunner,
  createLog,
  createShopMetrics,
  type DatabaseOptions,
  type Handler,
  type AnyJobKind,
  listen,
  type Listener,
  logSlowQueries,
  migrate,
  openDatabase,
  type OpenDatabase,
  pendingMigrations,
  processClock,
  readMigrations,
  type Replica,
  startEmbedded,
  systemRandom,
} from '@dealstore/api/server';
import { isLoopbackOrigin, type Settings } from './environment.ts';
import { createAdmission } from './http/admission.ts';
import { unlessAborted, within } from './process/bounded-wait.ts';
import { createDiskCheck } from './database/disk-check.ts';
import { checkExternalDatabase } from './database/external-database.ts';
import { failureMessage } from './process/failure-message.ts';
import { holidayNotice } from './holiday-notice.ts';
import { createMetricsRoute } from './http/metrics-route.ts';
import { type OpenReplica, openReplica } from './database/open-replica.ts';
import { assertPortIsFree, watchPort } from './process/port-check.ts';
import { type ReadinessCheck, watchBackend, type WatchedBackend } from './http/readiness.ts';
import { acquireServerLock } from './process/server-lock.ts';
import { type StartProgress, tellProgress } from './process/start-progress.ts';

/** What a shop is put together from. */
export interface ShopParts extends Pick<AppParts, 'clock' | 'random' | 'log'> {
  readonly settings: Settings;
  readonly publicOrigin: string;
  /** null when API_URL names another backend. */
  readonly opened: OpenDatabase | null;
  /** What public reads ask while it is usable; null without DATABASE_READ_URL. */
  readonly replica: Replica | null;
  /** Hears how the backend at API_URL answers; null without one. */
  readonly backend?: Pick<WatchedBackend, 'answered'> | null;
}

/** A shop that is composed but does not run yet. */
export interface Shop {
  readonly handler: Handler;
  readonly jobs: readonly AnyJobKind[];
  /** Renders once, so that the first visitor does not wait for what is loaded lazily. */
  readonly warmUp?: () => Promise<unknown>;
}

/** How the two apps are joined into one shop: the composition root. */
export interface Composition {
  /** Reads what needs no database; it runs while the database comes up. */
  prepare?(): Promise<void>;
  compose(parts: ShopParts): Shop;
  /** Fills an empty database; resolves to whether it was empty. */
  seed(opened: OpenDatabase, clock: AppParts['clock']): Promise<boolean>;
}

/** Imports the two apps and builds what they need, and says so while it takes long. */
export type LoadComposition = (progress: Pick<StartProgress, 'during'>) => Promise<Composition>;

/** A running shop. */
export interface RunningShop {
  readonly publicOrigin: string;
  /** Finishes the requests in flight, then closes everything that was opened. */
  stop(): Promise<void>;
}

/** Longest stop after the drain: less than the ten seconds after which process managers send SIGKILL. Assumed. */
const STOP_LIMIT_MS = 9_000;
/** The same of a shop that is still starting: no client waits for an answer of it. Assumed. */
const STARTING_STOP_LIMIT_MS = 4_000;
/** Longest wait for requests in flight when stopping. Assumed. */
const DRAIN_LIMIT_MS = 5_000;
/** Time of a stop that is reserved for the database server, whatever is still in flight. Assumed. */
const DATABASE_STOP_MS = 2_500;

/** What every step of a start needs; `closers` run in reverse order when the shop stops. */
interface Start extends Pick<AppParts, 'clock' | 'log'> {
  readonly settings: Settings;
  readonly loadComposition: LoadComposition;
  readonly print: (line: string) => void;
  readonly closers: Closer[];
  readonly signal: AbortSignal;
  /** Ends the start with an error, as the signal would. */
  readonly callOff: (reason: unknown) => void;
  readonly progress: StartProgress;
}

/** Closes one thing. @param leftMs what is left of the stop, in ms */
type Closer = (leftMs: number) => Promise<unknown>;

/**
 * Starts a shop as the settings say; when a step fails, everything opened before it is closed again.
 * @param loadComposition imports the two apps; it runs while the database starts
 * @param print takes a line that a person should read
 * @param signal aborts the start: what was opened is closed at once, the database under a seed as well
 */
export async function runShop(
  settings: Settings,
  loadComposition: LoadComposition,
  print: (line: string) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<RunningShop> {
  const closers: Closer[] = [];
  const close = async (what: readonly Closer[], endsAt: number): Promise<void> => {
    for (const closer of what.toReversed()) {
      await closer(endsAt - performance.now()).catch((error: unknown) => print(failureMessage(error)));
    }
  };
  const stop = () => close(closers.splice(0), performance.now() + settings.drainMs + STOP_LIMIT_MS);
  const lock = await acquireServerLock(settings.dataFolder);
  closers.push(() => lock.release());
  const log = createLog(settings.logLevel);
  const clock = processClock(settings.demoNow);
  const calledOff = new AbortController();
  const ended = AbortSignal.any([signal, calledOff.signal]);
  const progress = tellProgress(print, clock);
  const callOff = (reason: unknown): void => calledOff.abort(reason);
  const starting = startShop({
    settings,
    loadComposition,
    print,
    closers,
    log,
    clock,
    signal: ended,
    callOff,
    progress,
  });
  try {
    return { publicOrigin: await unlessAborted(starting, ended).finally(() => progress.stop()), stop };
  } catch (error) {
    const endsAt = performance.now() + STARTING_STOP_LIMIT_MS;
    // The lock stays until the start has ended: what it still opens is closed as well.
    await close(closers.splice(1), endsAt);
    await within(
      endsAt - performance.now(),
      starting.catch(() => undefined),
    );
    await close(closers.splice(0), performance.now() + DATABASE_STOP_MS);
    throw error;
  }
}

/** Resolves to the public origin once requests are served. */
async function startShop(start: Start): Promise<string> {
  const { settings, clock, log, closers } = start;
  const admission = createAdmission(log, { secure: settings.publicOrigin?.startsWith('https:') ?? false });
  // Only a port that the system chooses is opened early, to know its number: no balancer asks there.
  const early = settings.port === 0 ? await openSocket(start, admission.handler) : null;
  // A port in use is reported before any data is touched; the shop listens there when it is ready.
  if (early === null) await assertPortIsFree(settings);
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${early?.port ?? settings.port}`;
  if (!isLoopbackOrigin(publicOrigin) && publicOrigin.startsWith('http:')) {
    start.print(`${publicOrigin} is not encrypted: session cookies are set without Secure`);
  }
  const notice = holidayNotice(clock.now());
  if (notice !== null) start.print(notice);
  const portWatch = early === null ? watchPort(settings, clock, start.callOff) : null;
  const { opened, scrape, replica, composition, readiness, backend } = await loadShop(start).finally(() =>
    portWatch?.stop(),
  );
  start.signal.throwIfAborted();
  const shop = composition.compose({
    settings,
    publicOrigin,
    opened,
    replica: replica?.replica ?? null,
    backend,
    clock,
    log,
    random: systemRandom,
  });
  const { inFlight } = admission;
  const ofDatabase =
    opened === null || scrape === null
      ? null
      : {
          clock,
          database: scrape.database,
          pools: {
            primary: opened.pool,
            locks: opened.lockPool,
            ...(replica === null ? {} : { replica: replica.pool }),
          },
          replica: replica?.replica ?? null,
        };
  const metrics = createShopMetrics({ inFlight, ofDatabase });
  admission.open({
    handler: shop.handler,
    readiness,
    waitingCount: () => opened?.waitingCount() ?? 0,
    metrics: createMetricsRoute({ ...settings, publicOrigin }, metrics),
  });
  const warmingUp = shop.warmUp?.().catch(() => undefined);
  const listener = early ?? (await openSocket(start, admission.handler));
  const jobs =
    opened === null ? null : createJobRunner({ database: opened.database, clock, log, kinds: shop.jobs }).start();
  closers.push((leftMs) => {
    admission.drain();
    const drained = listener.drain(DRAIN_LIMIT_MS, settings.drainMs);
    return beforeDatabaseStops(leftMs, Promise.all([drained, jobs?.stop(), warmingUp]));
  });
  return publicOrigin;
}

/**
 * Waits for what uses the database, but leaves DATABASE_STOP_MS to its server, which then cuts off what is in flight.
 */
function beforeDatabaseStops(leftMs: number, ended: Promise<unknown>): Promise<void> {
  return within(leftMs - DATABASE_STOP_MS, ended);
}

async function openSocket({ settings, log, closers }: Start, handler: Handler): Promise<Listener> {
  const listener = await listen({
    host: settings.host,
    port: settings.port,
    handler,
    trustsProxy: settings.trustsProxy,
    report: (cause, requestId) => log.error({ requestId, err: cause }, 'request was not answered'),
  });
  closers.push(() => listener.drain(0));
  return listener;
}

/** What `startShop` composes the shop from. */
interface LoadedShop {
  readonly opened: OpenDatabase | null;
  /** One connection for `/metrics`, apart from that of `/readyz`: a slow scrape makes no shop unready. */
  readonly scrape: OpenDatabase | null;
  readonly replica: OpenReplica | null;
  readonly composition: Composition;
  readonly readiness: ReadinessCheck;
  readonly backend: WatchedBackend | null;
}

/** Starts the database and imports the apps at the same time, then migrates and seeds. */
async function loadShop(start: Start): Promise<LoadedShop> {
  const { settings, clock, closers, log, progress } = start;
  const { apiUrl } = settings;
  const [found, loaded] = await Promise.allSettled([
    apiUrl === null ? startDatabase(start) : null,
    start.loadComposition(progress),
  ]);
  if (found.status === 'rejected') throw found.reason;
  if (loaded.status === 'rejected') throw loaded.reason;
  const [connection, composition] = [found.value, loaded.value];
  if (connection === null) {
    const backend = apiUrl === null ? null : watchBackend(apiUrl);
    const readiness = backend?.readiness ?? (async () => null);
    return { opened: null, scrape: null, replica: null, composition, readiness, backend };
  }
  if (settings.databaseUrl !== null) await checkExternalDatabase(connection);
  // Migrating and seeding may take longer than a request's statement.
  const unlimited = openDatabase({ connection, poolSize: 3, statementLimitMs: 0 });
  try {
    progress.begin('waiting for the database');
    await migrate(unlimited.pool, undefined, {
      onApply: (migration, at, count) => progress.begin(`migrating the database: ${at} of ${count}, ${migration}`),
      onWait: (migration) => log.warn({ migration }, 'a migration waits for a table others use, and tries again'),
    });
    progress.begin('filling the shop or its search, which is done once');
    // Statistics of an empty table would plan the first minutes badly.
    if (await composition.seed(unlimited, clock)) await unlimited.pool.query('analyze');
  } finally {
    await unlimited.close();
  }
  const disk = createDiskCheck(log);
  const { onDiskFull } = disk;
  const opened = openDatabase({ connection, onDiskFull, onSlowQuery: logSlowQueries(log) });
  const probe = openDatabase({ connection, poolSize: 1 });
  const scrape = openDatabase({ connection, poolSize: 1 });
  closers.push((leftMs) => beforeDatabaseStops(leftMs, Promise.all([opened, probe, scrape].map((one) => one.close()))));
  const { databaseReadUrl } = settings;
  const replica = databaseReadUrl === null ? null : openReplica(databaseReadUrl, { clock, log, primary: connection });
  if (replica !== null) closers.push(() => replica.close());
  const migrations = await readMigrations();
  const readiness = async () =>
    (await pendingMigrations(probe.pool, migrations)).length === 0
      ? disk.reason(probe.pool)
      : 'migrations are missing in the database';
  return { opened, scrape, replica, composition, readiness, backend: null };
}

/** How to connect to the database: as DATABASE_URL says, or to the embedded one, which is started. */
async function startDatabase({ settings, print, closers, progress }: Start): Promise<DatabaseOptions['connection']> {
  if (settings.databaseUrl !== null) return { connectionString: settings.databaseUrl };
  const { dataFolder } = settings;
  const starting = startEmbedded({ dataFolder, durable: true, log: print });
  const server = await progress.during('starting the database', starting);
  closers.push((leftMs) => server.stop(leftMs));
  return server.connection();
}
