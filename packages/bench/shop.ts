import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppParts } from '@dealstore/api';
import {
  createLog,
  type EmbeddedServer,
  type Handler,
  migrate,
  openDatabase,
  type OpenDatabase,
  processClock,
  startEmbedded,
  systemRandom,
} from '@dealstore/api/server';
import { composition, readEnvironment } from '@dealstore/shop';
import { postgresCpuMs } from './processor-time.ts';

/** The origin of the shop of a bench. */
export const BENCH_ORIGIN = 'http://localhost:3000';

/** A PostgreSQL of this run's own, durable as a shop's is. */
export interface BenchServer extends EmbeddedServer {
  /** For what belongs to the run; it is removed with the server. */
  readonly folder: string;
  /** Stops it and removes its folder; may be called twice. */
  drop(): Promise<void>;
}

/** The whole shop in this process, on the demo's data, without a socket. */
export interface BenchShop extends Pick<AppParts, 'database' | 'clock' | 'publicOrigin'> {
  /** Whether every part runs for a moment only, to see that it runs. */
  readonly quick: boolean;
  readonly handler: Handler;
  readonly opened: OpenDatabase;
  /** How often a piece of work borrows a connection: once for a statement, once for a whole transaction. */
  trips(work: () => Promise<void>): Promise<number>;
  /** Processor time of PostgreSQL so far, all its processes, in ms; NaN where the system does not say. */
  databaseCpuMs(): Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder. */
export async function startServer(): Promise<BenchServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'dealstore-bench-'));
  // PostgreSQL may run as an account of its own, which must pass through; what is inside is closed on its own.
  await chmod(dataFolder, 0o711);
  const server = await startEmbedded({ dataFolder, durable: true, log: () => undefined });
  let dropping: Promise<void> | null = null;
  const drop = async (): Promise<void> => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { ...server, folder: dataFolder, drop: () => (dropping ??= drop()) };
}

/** The server's address, as DATABASE_URL names an external one. */
export function addressOf(server: Pick<EmbeddedServer, 'connection'>): string {
  const { user, password, host = '', port, database } = server.connection();
  const secret = encodeURIComponent(String(password));
  return `postgres://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Opens the demo's shop on a server, composed as `pnpm start` does. */
export async function openShop(server: BenchServer, quick: boolean): Promise<BenchShop> {
  const clock = processClock(null);
  const unlimited = openDatabase({ connection: server.connection(), statementLimitMs: 0 });
  await migrate(unlimited.pool);
  await composition.seed(unlimited, clock);
  await unlimited.pool.query('vacuum analyze');
  await unlimited.close();
  const opened = openDatabase({ connection: server.connection() });
  const { handler } = composition.compose({
    settings: readEnvironment({}, tmpdir()),
    publicOrigin: BENCH_ORIGIN,
    opened,
    replica: null,
    clock,
    log: createLog('error'),
    random: systemRandom,
  });
  return {
    quick,
    handler,
    opened,
    clock,
    database: opened.database,
    publicOrigin: BENCH_ORIGIN,
    trips: async (work) => {
      let count = 0;
      const tally = (): void => {
        count += 1;
      };
      opened.pool.on('acquire', tally);
      await work().finally(() => opened.pool.off('acquire', tally));
      return count;
    },
    databaseCpuMs: () => postgresCpuMs(opened.pool),
    close: () => opened.close(),
  };
}

/** Numbers of products anybody may buy at once, with an option each, the most popular first. */
export function buyableOptions({ database }: BenchShop, count: number) {
  return database
    .selectFrom('product')
    .innerJoin('productOption', 'productOption.productNo', 'product.productNo')
    .select(['product.productNo', 'productOption.optionNo'])
    .distinctOn('product.productNo')
    .where('displayable', '=', true)
    .where('saleStatusType', '=', 'ONSALE')
    .where('soldOut', '=', false)
    .where('adult', '=', false)
    .where('telecomOnly', '=', false)
    .where('salePeriodType', '=', 'REGULAR')
    .where('minBuyCnt', '<=', 1)
    .where('maxBuyTimeCnt', '=', 0)
    .where('maxBuyPersonCnt', '=', 0)
    .where('maxBuyPeriodCnt', '=', 0)
    .where('productOption.stockCnt', '>', 0)
    .orderBy('product.productNo')
    .limit(count)
    .execute();
}
