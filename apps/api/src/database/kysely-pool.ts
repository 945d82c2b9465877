import { createHash } from 'node:crypto';
import { commerceError } from '@dealstore/commerce-core/domain';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { timeLeftMs } from './deadline.ts';
import { asBusy, DEADLINE_MESSAGE, isConnectionLost, isDiskFull } from './unavailable.ts';

/**
 * Distinct named prepared statements; each connection keeps its plans in the server's memory, so
 * others are parsed each time.
 */
const PREPARED_LIMIT = 500;

/** Begins the SQL of a statement that is not prepared by name, for its text holds values and never ends to vary. */
export const UNNAMED_STATEMENT = '/* unnamed */';

/** A statement of a request is slow beyond, in ms: what is normal takes a hundredth of it. Assumed. */
const SLOW_QUERY_MS = 500;

/** Longest wait for a rollback after the deadline of its request, in ms; the connection is closed then. Assumed. */
const ROLLBACK_LIMIT_MS = 250;

/** What is told of a slow statement; its values are not, for they may be a person's. */
export interface SlowQuery {
  readonly ms: number;
  readonly sql: string;
}

interface Listeners {
  readonly onSlowQuery: (query: SlowQuery) => void;
  readonly onDiskFull: () => void;
}

/** Names of prepared statements by their SQL. */
const names = new Map<string, string>();

/** Bounds of a pool, and who hears of slow statements; none when left out. */
export interface PoolLimits {
  /** How long the driver waits for a statement, in ms. */
  readonly statementLimitMs?: number | undefined;
  /** Longest wait of a statement inside a transaction for a lock, in ms, where the session's own is not meant. */
  readonly transactionLockLimitMs?: number | undefined;
  /** Requests that may queue for a connection. */
  readonly maxQueued?: number | undefined;
  /** Is told of each statement that took longer than SLOW_QUERY_MS, whether it succeeded or not. */
  readonly onSlowQuery?: ((query: SlowQuery) => void) | undefined;
  /** Is told of each statement that found the server's disk full. */
  readonly onDiskFull?: (() => void) | undefined;
}

/**
 * The driver's pool as Kysely takes it: statements are prepared, an unreachable server or a full queue rejects with
 * BUSY, a broken connection is closed instead of reused.
 */
export function createKyselyPool(
  pool: pg.Pool,
  {
    statementLimitMs = Number.POSITIVE_INFINITY,
    transactionLockLimitMs,
    maxQueued = Number.POSITIVE_INFINITY,
    onSlowQuery = () => undefined,
    onDiskFull = () => undefined,
  }: PoolLimits = {},
): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      if (pool.waitingCount >= maxQueued) throw commerceError('BUSY');
      const client = await connectInTime(pool).catch((error: unknown) => {
        throw asBusy(error);
      });
      return kyselyClient(client, { statementLimitMs, transactionLockLimitMs }, { onSlowQuery, onDiskFull });
    },
  };
}

/** A connection of the pool; one that comes after the deadline of the request goes back unused. */
async function connectInTime(pool: pg.Pool): Promise<pg.PoolClient> {
  const leftMs = timeLeftMs();
  if (leftMs <= 0) throw new Error(DEADLINE_MESSAGE);
  const connecting = pool.connect();
  if (leftMs === Number.POSITIVE_INFINITY) return connecting;
  const isOver = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    isOver.reject(new Error(DEADLINE_MESSAGE));
  }, leftMs);
  return Promise.race([connecting, isOver.promise]).finally(() => clearTimeout(timer));
}

/**
 * A connection for one transaction, or for one statement outside any.
 * NOTE: a new one for each time it is taken from the pool. A query that is issued after its transaction ended must not
 * run in the transaction of the next user of the connection.
 */
function kyselyClient(
  client: pg.PoolClient,
  {
    statementLimitMs,
    transactionLockLimitMs,
  }: { statementLimitMs: number; transactionLockLimitMs: number | undefined },
  { onSlowQuery, onDiskFull }: Listeners,
): PostgresPoolClient {
  /** What made the connection unusable; null while it is sound. */
  let failure: unknown = null;
  let transactionEnded = false;
  const begin =
    transactionLockLimitMs === undefined ? 'begin' : `begin; set local lock_timeout = ${transactionLockLimitMs}`;

  async function run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // A rollback would otherwise wait for a server that has just been given up.
    if (failure !== null) throw failure;
    if (transactionEnded && text !== 'rollback') throw new Error('query issued after its transaction ended');
    const leftMs = text === 'rollback' ? Math.max(timeLeftMs(), ROLLBACK_LIMIT_MS) : timeLeftMs();
    if (leftMs <= 0) throw asBusy(new Error(DEADLINE_MESSAGE));
    if (text === 'commit' || text === 'rollback') transactionEnded = true;
    const statement = text === 'begin' ? begin : text;
    const startedAt = performance.now();
    try {
      return await client.query({
        ...nameOf(statement, values),
        text: statement,
        values: [...values],
        ...limitOf(leftMs, statementLimitMs),
      });
    } catch (error) {
      if (isDiskFull(error)) onDiskFull();
      // Whether a transaction is open is unknown when it could not be begun.
      if (isConnectionLost(error) || text === 'begin') failure = asBusy(error);
      throw asBusy(error);
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      if (ms > SLOW_QUERY_MS) onSlowQuery({ ms, sql: text });
    }
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('cursors are not supported: page by key instead');
    return run(sql, parameters);
  }

  return {
    query,
    release: (discard) => {
      transactionEnded = true;
      client.release(discard === true || failure !== null);
    },
  };
}

/**
 * How long the driver waits for a statement: what is left to its request, if that is less than any statement gets. The
 * driver then closes the connection, by which the server notices that no client waits any more.
 */
function limitOf(leftMs: number, statementLimitMs: number): { readonly query_timeout?: number } {
  return leftMs < statementLimitMs ? { query_timeout: Math.ceil(leftMs) } : {};
}

/**
 * The name a statement is prepared under; none for text that is marked or may hold several
 * statements, and beyond the limit.
 */
function nameOf(text: string, values: readonly unknown[]): { readonly name?: string } {
  const cachedName = names.get(text);
  if (cachedName !== undefined) return { name: cachedName };
  if (names.size >= PREPARED_LIMIT || text.startsWith(UNNAMED_STATEMENT) || (values.length === 0 && text.includes(';')))
    return {};
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return { name };
}
