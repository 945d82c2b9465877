import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { asBusy, isConnectionLost } from './unavailable.ts';

/** Distinct named prepared statements; each connection keeps its plans in the server's memory, so others are parsed each time. */
const PREPARED_LIMIT = 500;

/** Names of prepared statements by their SQL. */
const names = new Map<string, string>();

/**
 * The driver's pool as Kysely takes it: statements are prepared, an unreachable server rejects with BUSY, a broken
 * connection is closed instead of reused.
 */
export function createKyselyPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asBusy(error);
      });
      return kyselyClient(client);
    },
  };
}

/**
 * A connection for one transaction, or for one statement outside any.
 * NOTE: a new one for each time it is taken from the pool. A query that is issued after its transaction ended must not
 * run in the transaction of whoever has the connection next.
 */
function kyselyClient(client: pg.PoolClient): PostgresPoolClient {
  /** What made the connection unusable; null while it is sound. */
  let failure: unknown = null;
  let transactionEnded = false;

  async function run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    // A rollback would otherwise wait for a server that has just been given up.
    if (failure !== null) throw failure;
    if (transactionEnded && text !== 'rollback') throw new Error('query issued after its transaction ended');
    if (text === 'commit' || text === 'rollback') transactionEnded = true;
    try {
      return await client.query({ ...nameOf(text, values), text, values: [...values] });
    } catch (error) {
      // Whether a transaction is open is unknown when it could not be begun.
      if (isConnectionLost(error) || text === 'begin') failure = asBusy(error);
      throw asBusy(error);
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

/** The name a statement is prepared under; none for text that may hold several statements, and beyond the limit. */
function nameOf(text: string, values: readonly unknown[]): { readonly name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= PREPARED_LIMIT || (values.length === 0 && text.includes(';'))) return {};
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return { name };
}
