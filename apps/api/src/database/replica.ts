import { isCommerceError, isErrorCode, type Clock } from '@dealstore/commerce-core/domain';
import type { Log } from '../log.ts';
import type { Database, OpenDatabase } from './database.ts';

/** How often a replica is compared with the primary, in ms: what it shows is two of these old at most. Assumed: 1 s. */
const CHECK_MS = 1_000;

/** A streaming replica of the database, for what every guest may read. */
export interface Replica {
  readonly database: Database;
  /** Whether it answers, and has replayed what the primary had written one check ago. */
  isUsable(): boolean;
}

/** A replica that is compared with its primary. */
export interface CheckedReplica extends Replica {
  /** Compares both once. */
  check(): Promise<void>;
  /** Compares them again and again until it is stopped. */
  start(): { stop(): void };
}

/** What a replica is checked by. */
export interface ReplicaParts {
  readonly database: Database;
  /** Connections apart, so that checks do not wait for requests. */
  readonly probes: Readonly<Record<'primary' | 'replica', Pick<OpenDatabase, 'pool'>>>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * A replica that is left out while it cannot be asked, lags, or is none any more because it was promoted, and that comes
 * back by itself. Positions in the write-ahead log are compared, so no clocks are.
 */
export function createReplica({ database, probes, clock, log }: ReplicaParts): CheckedReplica {
  let isUsable = false;
  /** Where the primary's log ended at the last check; null when it could not be asked. */
  let written: string | null = null;

  async function hasCaughtUp(): Promise<boolean> {
    const before = written;
    written = null;
    const [primary, replica] = await Promise.all([
      probes.primary.pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn'),
      probes.replica.pool.query<{ caughtUp: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "caughtUp"',
        [before],
      ),
    ]);
    written = primary.rows[0]?.lsn ?? null;
    return replica.rows[0]?.caughtUp === true;
  }

  async function check(): Promise<void> {
    const wasUsable = isUsable;
    isUsable = await hasCaughtUp().catch(() => false);
    if (isUsable !== wasUsable) log.warn({}, isUsable ? 'public reads ask the replica' : 'the replica is left out');
  }

  return {
    database,
    isUsable: () => isUsable,
    check,
    start() {
      let isStopped = false;
      let timer: unknown;
      const checkAgain = async (): Promise<void> => {
        await check();
        if (!isStopped) timer = clock.setTimeout(() => void checkAgain(), CHECK_MS);
      };
      void checkAgain();
      return {
        stop() {
          isStopped = true;
          clock.clearTimeout(timer);
        },
      };
    },
  };
}

/** The same read of two databases. */
export interface PublicRead<T> {
  readonly onReplica: () => Promise<T>;
  readonly onPrimary: () => Promise<T>;
}

/**
 * The one place that chooses: a public read asks the replica while that is usable, and the primary otherwise, also when
 * the replica has just failed. What it refuses, such as NOT_FOUND, is an answer.
 */
export async function readPublicly<T>(replica: Replica | null, { onReplica, onPrimary }: PublicRead<T>): Promise<T> {
  if (replica?.isUsable() !== true) return onPrimary();
  try {
    return await onReplica();
  } catch (error) {
    if (isCommerceError(error) && isErrorCode(error.code) && error.code !== 'BUSY') throw error;
    return onPrimary();
  }
}
