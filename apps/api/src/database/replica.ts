import { isCommerceError, isKnownError, type Clock } from '@dealstore/commerce-core/domain';
import type { Log } from '../log.ts';
import type { Database, OpenDatabase } from './database.ts';

/** How often a replica is compared with the primary, in ms. Assumed: 750 ms. */
const CHECK_MS = 750;
/**
 * Longest wait for either server in a check, in ms; a replica that takes longer is left out. What it shows is two
 * checks and this time old at most: two seconds. Assumed: 500 ms, less than CHECK_MS, so that no two checks overlap.
 */
const CHECK_LIMIT_MS = 500;

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
 * A replica that is left out while it cannot be asked, lags, or is none any more because it was promoted, and that
 * comes back by itself. Positions in the write-ahead log are compared, so no clocks are. A primary that is slow or away
 * is no fault of the replica's, which is then compared with what the primary said last.
 */
export function createReplica({ database, probes, clock, log }: ReplicaParts): CheckedReplica {
  let isUsable = false;
  /** Where the primary's log ended when it last said so; null before. */
  let written: string | null = null;

  async function endOfLog(): Promise<string | null> {
    const { rows } = await probes.primary.pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    return rows[0]?.lsn ?? null;
  }

  async function hasReplayed(position: string | null): Promise<boolean> {
    const { rows } = await probes.replica.pool.query<{ caughtUp: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as "caughtUp"',
      [position],
    );
    return rows[0]?.caughtUp === true;
  }

  /** A server that is frozen neither answers nor refuses; what it answers too late is of no use. */
  function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
    const late = Promise.withResolvers<T>();
    const timer = clock.setTimeout(() => late.resolve(otherwise), CHECK_LIMIT_MS);
    return Promise.race([answer.catch(() => otherwise), late.promise]).finally(() => clock.clearTimeout(timer));
  }

  async function check(): Promise<void> {
    const [end, caughtUp] = await Promise.all([inTime(endOfLog(), null), inTime(hasReplayed(written), false)]);
    written = end ?? written;
    if (isUsable === caughtUp) return;
    isUsable = caughtUp;
    log.warn({}, isUsable ? 'public reads ask the replica' : 'the replica is left out');
  }

  return {
    database,
    isUsable: () => isUsable,
    check,
    start() {
      let timer: unknown;
      const checkAgain = (): void => {
        timer = clock.setTimeout(checkAgain, CHECK_MS);
        void check();
      };
      checkAgain();
      return { stop: () => clock.clearTimeout(timer) };
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
    if (isCommerceError(error) && isKnownError(error) && error.code !== 'BUSY') throw error;
    return onPrimary();
  }
}
