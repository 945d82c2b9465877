import {
  createJobRunner,
  createLog,
  listen,
  migrate,
  openDatabase,
  processClock,
  systemRandom,
  pendingMigrations,
  readMigrations,
  startEmbedded,
  type AppParts,
  type DatabaseOptions,
  type Handler,
  type JobKind,
  type Log,
  type OpenDatabase,
} from '@dealstore/api';
import { isLoopbackOrigin, type Settings } from './environment.ts';
import { createGate } from './gate.ts';
import { acquireServerLock } from './server-lock.ts';

/** What a shop is put together from. */
export interface ShopParts {
  readonly settings: Settings;
  readonly publicOrigin: string;
  /** null when API_URL names another backend. */
  readonly opened: OpenDatabase | null;
  readonly clock: AppParts['clock'];
  readonly random: AppParts['random'];
  readonly log: Log;
}

/** A shop that is put together but does not run yet. */
export interface Shop {
  readonly handler: Handler;
  readonly jobs: readonly JobKind[];
}

/** How the two apps become one shop; `seed` fills an empty database. */
export interface Composition {
  compose(parts: ShopParts): Promise<Shop>;
  seed(opened: OpenDatabase, clock: AppParts['clock']): Promise<void>;
}

/** A shop that runs. */
export interface RunningShop {
  readonly publicOrigin: string;
  /** Finishes what is in hand and gives everything back. */
  stop(): Promise<void>;
}

/** Longest wait for requests in hand when stopping; what comes after it still fits into ten seconds. Assumed. */
const DRAIN_LIMIT_MS = 5_000;

type Closer = () => Promise<void>;

/** Runs a shop as the environment asks; whatever fails on the way, all that was opened is closed again. */
export async function runShop(
  settings: Settings,
  composition: Composition,
  tell: (line: string) => void,
): Promise<RunningShop> {
  const closers: Closer[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close().catch((error: unknown) => tell(String(error)));
  };
  try {
    const publicOrigin = await bringUp(settings, composition, tell, closers);
    return { publicOrigin, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function bringUp(
  settings: Settings,
  composition: Composition,
  tell: (line: string) => void,
  closers: Closer[],
): Promise<string> {
  const log = createLog(settings.logLevel);
  const clock = processClock(settings.demoNow);
  const lock = await acquireServerLock(settings.dataFolder);
  closers.push(() => lock.release());
  // The socket comes first: a port that is taken is told before any data is touched, and PORT=0 is known by number.
  const gate = createGate();
  const listener = await listen({
    host: settings.host,
    port: settings.port,
    handler: gate.handler,
    trustsProxy: settings.trustsProxy,
    report: (cause) => log.error({ cause }, 'unanswered'),
  });
  const publicOrigin = settings.publicOrigin ?? `http://localhost:${listener.port}`;
  if (isLoopbackOrigin(publicOrigin) === false && publicOrigin.startsWith('http:')) {
    tell(`${publicOrigin} is not encrypted: session cookies travel without Secure`);
  }
  const opened = settings.apiUrl === null ? await openShopDatabase(settings, composition, clock, tell, closers) : null;
  const shop = await composition.compose({ settings, publicOrigin, opened, clock, random: systemRandom, log });
  if (opened !== null) {
    const jobs = createJobRunner({ database: opened.database, clock, log, kinds: shop.jobs }).start();
    closers.push(() => jobs.stop());
  }
  const migrations = opened === null ? [] : await readMigrations();
  gate.open(
    shop.handler,
    async () => opened === null || (await pendingMigrations(opened.pool, migrations)).length === 0,
  );
  closers.push(() => {
    gate.close();
    return listener.drain(DRAIN_LIMIT_MS);
  });
  return publicOrigin;
}

async function openShopDatabase(
  settings: Settings,
  composition: Composition,
  clock: AppParts['clock'],
  tell: (line: string) => void,
  closers: Closer[],
): Promise<OpenDatabase> {
  const connection = await findDatabase(settings, tell, closers);
  const patient = openDatabase({ connection, poolSize: 3, statementLimitMs: 0 });
  try {
    await migrate(patient.pool);
    await composition.seed(patient, clock);
  } finally {
    await patient.close();
  }
  const opened = openDatabase({ connection });
  closers.push(() => opened.close());
  return opened;
}

async function findDatabase(
  { databaseUrl, dataFolder }: Settings,
  tell: (line: string) => void,
  closers: Closer[],
): Promise<DatabaseOptions['connection']> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const server = await startEmbedded({ dataFolder, durable: true, tell });
  closers.push(() => server.stop());
  return server.connection();
}
