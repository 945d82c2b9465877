import { commerceError } from '@dealstore/commerce-core/domain';
import {
  CamelCasePlugin,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type Transaction as KyselyTransaction,
} from 'kysely';
import pg from 'pg';
import { createKyselyPool, type PoolLimits, type SlowQuery } from './kysely-pool.ts';
import { columnTypes } from './schema/column-types.ts';
import { constantLiterals } from './constant-literals.ts';
import type { DB } from './schema/schema.ts';
import { isLockWait, isRetryable } from './unavailable.ts';

/** The one query builder of the API; columns are snake_case in SQL and camelCase here. */
export type Database = Kysely<DB>;

/** A Database inside one transaction. */
export type Transaction = KyselyTransaction<DB>;

/** Longest wait for a free connection, in ms; a request then hears BUSY instead of queueing. Assumed: 2 s. */
const POOL_WAIT_MS = 2_000;
/**
 * How long an idle connection is kept, in ms. A new one has to connect and to plan its statements, which takes longer
 * than a page. Assumed: 5 min, under the idle limit of firewalls.
 */
const IDLE_LIMIT_MS = 300_000;
/** Idle time before the first TCP keepalive probe, in ms. Assumed: 1 min. */
const KEEP_ALIVE_MS = 60_000;
/** Longest run of one statement of a request, in ms. Assumed: 3 s. */
const STATEMENT_LIMIT_MS = 3_000;
/**
 * Longest wait of a transaction on the common pool for a row or a key that another transaction holds, in ms. Assumed:
 * 200 ms.
 */
const SHORT_LOCK_LIMIT_MS = 200;
/** The same of a lone statement, and on a connection for those who wait longer, in ms; BUSY then. Assumed: 2 s. */
const LOCK_LIMIT_MS = 2_000;
/** Connections for transactions that wait longer than SHORT_LOCK_LIMIT_MS. Assumed: 5 */
const LOCK_POOL_SIZE = 5;
/** Transactions that may queue for them; BUSY at once beyond. Assumed: 50 */
const LOCK_POOL_QUEUE = 50;
/** How often the server looks whether the client of a running statement is still there, in ms. Assumed: 1 s. */
const CLIENT_CHECK_MS = 1_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 5_000;
/** A server that hangs does not apply statement_timeout: the driver gives up this much later, in ms. */
const DRIVER_LIMIT_MARGIN_MS = 300;
const TRANSACTION_TRIES = 4;

/** Where and how to connect. */
export interface DatabaseOptions {
  readonly connection: pg.ConnectionConfig;
  /** Connections at most. Assumed: 10 */
  readonly poolSize?: number;
  /** Limit of one statement in ms, 0 for none (migrations, seeds). Assumed: STATEMENT_LIMIT_MS */
  readonly statementLimitMs?: number;
  /**
   * How many times longer than a request's a connection, a statement and a lock may take, but for the wait after which
   * a transaction begins anew elsewhere: for tests, whose machine may stand still for seconds. Assumed: 1
   */
  readonly timeoutFactor?: number;
  /** Is told of slow statements. */
  readonly onSlowQuery?: (query: SlowQuery) => void;
  /** Is told of each statement that found the server's disk full. */
  readonly onDiskFull?: () => void;
}

/** A database that is open: the query builder, the pool beneath it for COPY, and how to close both. */
export interface OpenDatabase {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** The connections of transactions that wait long for a lock. */
  readonly lockPool: pg.Pool;
  /** Requests waiting for a connection: what an overload shows first. */
  waitingCount(): number;
  close(): Promise<void>;
}

/**
 * Databases on connections of their own, by the database that all share: a transaction that waits long for a lock waits
 * there, and leaves the common connections to the others.
 */
const lockDatabases = new WeakMap<Database, Database>();

/** Opens a pool; connects only when first asked. Every failure to reach the server rejects with BUSY. Spec §8. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const isOfRequests = options.statementLimitMs !== 0;
  const lockLimitMs = LOCK_LIMIT_MS * (options.timeoutFactor ?? 1);
  const pool = openPool(options, { max: options.poolSize ?? 10, lockLimitMs: isOfRequests ? lockLimitMs : 0 });
  // A lone statement has no transaction that could begin anew elsewhere: it waits where it is.
  const database = openKysely(options, pool, isOfRequests ? { transactionLockLimitMs: SHORT_LOCK_LIMIT_MS } : {});
  const lockPool = openPool(options, { max: LOCK_POOL_SIZE, lockLimitMs });
  if (isOfRequests) lockDatabases.set(database, openKysely(options, lockPool, { maxQueued: LOCK_POOL_QUEUE }));
  return {
    database,
    pool,
    lockPool,
    waitingCount: () => pool.waitingCount,
    close: async () => {
      await database.destroy();
      await Promise.all([pool, lockPool].map((one) => (one.ending ? undefined : one.end())));
    },
  };
}

function openPool(options: DatabaseOptions, { max, lockLimitMs }: { max: number; lockLimitMs: number }): pg.Pool {
  const { connection, timeoutFactor = 1 } = options;
  const statementLimitMs = statementLimitOf(options);
  const driverLimitMs = driverLimitOf(options);
  const idleInTransactionLimitMs = statementLimitMs === 0 ? 0 : IDLE_IN_TRANSACTION_LIMIT_MS * timeoutFactor;
  const pool = new pg.Pool({
    ...connection,
    max,
    types: columnTypes,
    connectionTimeoutMillis: POOL_WAIT_MS * timeoutFactor,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(driverLimitMs === undefined ? {} : { query_timeout: driverLimitMs }),
    allowExitOnIdle: true,
    onConnect: (client) => setUpSession(client, { statementLimitMs, lockLimitMs, idleInTransactionLimitMs }),
  });
  // NOTE: a connection that breaks says so here, idle or in use; unheard it would end the process.
  return pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
}

function openKysely(
  options: DatabaseOptions,
  pool: pg.Pool,
  bounds: Pick<PoolLimits, 'maxQueued' | 'transactionLockLimitMs'>,
): Database {
  const kyselyPool = createKyselyPool(pool, {
    statementLimitMs: driverLimitOf(options),
    ...bounds,
    onSlowQuery: options.onSlowQuery,
    onDiskFull: options.onDiskFull,
  });
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: kyselyPool }), plugins: queryPlugins() });
}

function statementLimitOf({ statementLimitMs = STATEMENT_LIMIT_MS, timeoutFactor = 1 }: DatabaseOptions): number {
  return statementLimitMs * timeoutFactor;
}

function driverLimitOf(options: DatabaseOptions): number | undefined {
  const statementLimitMs = statementLimitOf(options);
  return statementLimitMs === 0 ? undefined : statementLimitMs + DRIVER_LIMIT_MARGIN_MS * (options.timeoutFactor ?? 1);
}

/** What is left to do once a transaction is committed. */
const afterCommits = new WeakMap<Transaction, (() => void)[]>();

/**
 * Does work once a transaction of `withTransaction` is committed; never for one that is rolled
 * back. The work must not throw.
 */
export function afterCommit(transaction: Transaction, work: () => void): void {
  afterCommits.get(transaction)?.push(work);
}

/**
 * Runs work in one transaction; a deadlock or serialization failure is tried again from the start, so work must do
 * nothing outside the transaction. One that waits longer than SHORT_LOCK_LIMIT_MS for a lock begins anew on a
 * connection for those who wait. Rejects with BUSY when it keeps colliding, or has waited for LOCK_LIMIT_MS. Assumed: 4
 * tries.
 */
export async function withTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const lockDatabase = lockDatabases.get(database);
  let used = database;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const committed: (() => void)[] = [];
      const result = await used.transaction().execute((transaction) => {
        afterCommits.set(transaction, committed);
        return work(transaction);
      });
      for (const each of committed) each();
      return result;
    } catch (error) {
      const waitsLonger = isLockWait(error) && lockDatabase !== undefined && used !== lockDatabase;
      if (waitsLonger) used = lockDatabase;
      else if (!isRetryable(error)) throw error;
      if (attempt === TRANSACTION_TRIES) throw commerceError('BUSY', { cause: error });
    }
  }
}

/** Columns are snake_case in SQL and camelCase here, keys inside JSON stay as they are; constants are literals. */
export function queryPlugins(): KyselyPlugin[] {
  return [constantLiterals(), new CamelCasePlugin({ maintainNestedObjectKeys: true })];
}

/**
 * What our code takes for granted of a session, whatever the database or its owner sets: how values are written and
 * read, strings without escapes, and isolation.
 */
const SESSION = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const;

/**
 * The same for requests. One generic plan per prepared statement and connection: by default the server makes a custom
 * plan for each execution of many of our statements, and planning costs more than executing them.
 * NOTE: random_page_cost is near seq_page_cost because the tables are cached in memory. The default of 4 makes the
 * planner choose a sequential scan of a small table, and a generic plan keeps that scan when the table has grown.
 */
const REQUEST_SESSION = {
  ...SESSION,
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  random_page_cost: '1.1',
  client_connection_check_interval: String(CLIENT_CHECK_MS),
} as const;

/**
 * Sets what our code takes for granted, and the limits, by a statement: a pooler does not know
 * them as parameters of a start.
 * NOTE: a server on Windows cannot look for its client and refuses to try.
 */
async function setUpSession(
  client: pg.ClientBase,
  {
    statementLimitMs,
    lockLimitMs,
    idleInTransactionLimitMs,
  }: {
    readonly statementLimitMs: number;
    readonly lockLimitMs: number;
    readonly idleInTransactionLimitMs: number;
  },
): Promise<void> {
  const settings = Object.entries({
    ...(statementLimitMs === 0 ? SESSION : REQUEST_SESSION),
    statement_timeout: String(statementLimitMs),
    lock_timeout: String(lockLimitMs),
    idle_in_transaction_session_timeout: String(idleInTransactionLimitMs),
  });
  await client.query(
    `select set_config(name, value, false) from unnest($1::text[], $2::text[]) as wanted (name, value)
     where name <> 'client_connection_check_interval' or version() !~* 'windows|visual c|mingw'`,
    [settings.map(([name]) => name), settings.map(([, value]) => value)],
  );
}
