import { after, type Clock } from '@dealstore/commerce-core/domain';
import { withTransaction, type Database, type Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { errorCode } from '../database/unavailable.ts';
import type { Log } from '../log.ts';
import { jobRuns } from '../metrics/metrics.ts';
import { enqueueJob, type Job, type JobEffect, type AnyJobKind } from './job.ts';
import { createOutageLog } from './outage-log.ts';

/** How often due work is looked for, in ms. Assumed: 1 s, well within the 60 s a stock hold may outlive its term. */
const JOB_POLL_MS = 1_000;
/**
 * Failed tries after which a job is left for a person. Assumed: 10, about an hour and a half with the pauses between.
 */
export const JOB_TRIES = 10;
/** Lease of a job that is claimed for the first time, and its pause when it fails; doubled each time. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;
/** Jobs of one round and lane: a round ends, so that recurring work is not put off by a long queue. */
const ROUND_LIMIT = 500;
/** Jobs that ask a provider at the same time: a slow provider holds up its own jobs, and no job of the database. */
const PROVIDER_JOBS_AT_ONCE = 4;

/** What the runner needs of its process, and all kinds of work it can do. */
export interface JobRunnerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly kinds: readonly AnyJobKind[];
}

/** Carries out due jobs; any number of processes may run one on the same database. */
export interface JobRunner {
  /** Runs what is due now and answers how many jobs ended well. */
  runDue(): Promise<number>;
  /** Looks for due work again and again until stopped; stopping waits for the job in hand, and for no other. */
  start(): { stop(): Promise<void> };
}

type Outcome = 'done' | 'failed' | 'none';

/** A job that this process alone works on until its lease ends. */
interface ClaimedJob extends Job {
  readonly kind: AnyJobKind;
  /** Tries with this one. NOTE: it is the lease's token as well: a process that claims the job later raises it. */
  readonly attempts: number;
}

/** Makes the runner; throws at once when two kinds share a name. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const { database, clock, log } = parts;
  const kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  if (kinds.size !== parts.kinds.length) throw new Error('two kinds of jobs share a name');
  const namesOf = (asksProvider: boolean) =>
    parts.kinds.filter((kind) => 'ask' in kind === asksProvider).map(({ name }) => name);
  const lanes = [namesOf(false), ...Array.from({ length: PROVIDER_JOBS_AT_ONCE }, () => namesOf(true))].filter(
    (names) => names.length > 0,
  );

  let isRevived = false;

  /** Work that is never given up may have been, by an earlier version of the shop: it is due again, once a process. */
  async function reviveFailed(): Promise<void> {
    if (isRevived) return;
    const names = parts.kinds.filter(({ isTriedUntilDone }) => isTriedUntilDone === true).map(({ name }) => name);
    if (names.length > 0) {
      await database
        .updateTable('job')
        .set({ status: 'DUE', dueAt: toTimestamp(clock.now()), endedAt: null })
        .where('status', '=', 'FAILED')
        .where('kind', 'in', names)
        .execute();
    }
    isRevived = true;
  }

  async function runRound(isStopped: () => boolean): Promise<number> {
    await reviveFailed();
    await scheduleRecurring();
    const ended = await Promise.allSettled(lanes.map((names) => runLane(names, isStopped)));
    let done = 0;
    for (const lane of ended) {
      if (lane.status === 'rejected') throw lane.reason;
      done += lane.value;
    }
    return done;
  }

  async function runLane(names: readonly string[], isStopped: () => boolean): Promise<number> {
    let done = 0;
    for (let count = 0; count < ROUND_LIMIT && !isStopped(); count += 1) {
      const outcome = await runNext(names);
      if (outcome === 'none') break;
      if (outcome === 'done') done += 1;
    }
    return done;
  }

  /** One row per period, no matter which process writes it first: the period's number is the job's unique key. */
  async function scheduleRecurring(): Promise<void> {
    const now = clock.now();
    for (const { name, everyMs } of parts.kinds) {
      if (everyMs === undefined) continue;
      await enqueueJob(database, { kind: name, dueAt: now, uniqueKey: String(Math.floor(now / everyMs)), now });
    }
  }

  async function runNext(names: readonly string[]): Promise<Outcome> {
    const job = await withTransaction(database, (transaction) => claimNext(transaction, names));
    if (job === null) return 'none';
    const { kind, jobNo, attempts } = job;
    try {
      if (attempts > JOB_TRIES && kind.isTriedUntilDone !== true) throw new Error('process ended during the last try');
      const effect = 'ask' in kind ? await kind.ask(job) : (transaction: Transaction) => kind.run(transaction, job);
      const isDone = await withTransaction(database, (transaction) => runEffect(transaction, job, effect));
      // Otherwise another process has claimed it since, and counts it.
      if (isDone) jobRuns.inc({ kind: kind.name, outcome: 'done' });
      return isDone ? 'done' : 'failed';
    } catch (error) {
      const failure = describeFailure(error);
      jobRuns.inc({ kind: kind.name, outcome: 'failed' });
      await recordFailure(database, job, failure);
      const line = { kind: kind.name, jobNo, attempts, failure };
      const message = kind.isTriedUntilDone === true ? 'job fails again and again' : 'job failed for good';
      if (attempts >= JOB_TRIES) log.error(line, message);
      else log.warn(line, 'job failed');
      return 'failed';
    }
  }

  /**
   * Takes the job that is due first, in a transaction of its own: the attempt is counted and its lease written before
   * anything is done, so that neither is lost with what goes wrong. After the lease the job is due again.
   */
  async function claimNext(transaction: Transaction, names: readonly string[]): Promise<ClaimedJob | null> {
    const now = clock.now();
    const row = await transaction
      .selectFrom('job')
      .select(['jobNo', 'kind', 'payload', 'attempts', 'dueAt'])
      .where('status', '=', 'DUE')
      .where('dueAt', '<=', toTimestamp(now))
      .where('kind', 'in', names)
      .orderBy('dueAt')
      .orderBy('jobNo')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const kind = row === undefined ? undefined : kinds.get(row.kind);
    if (row === undefined || kind === undefined) return null;
    const attempts = row.attempts + 1;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    await transaction
      .updateTable('job')
      .set({ attempts, dueAt: toTimestamp(after(now, pauseMs)) })
      .where('jobNo', '=', row.jobNo)
      .execute();
    return { kind, attempts, jobNo: row.jobNo, payload: row.payload, dueAt: fromTimestamp(row.dueAt), now };
  }

  return {
    runDue: () => runRound(() => false),
    start() {
      let stopped = false;
      const timers = new Set<unknown>();
      const outage = createOutageLog(log, clock);
      /** Each lane waits for itself alone: a slow provider keeps no job of the database waiting. */
      const startLane = (names: readonly string[], index: number) => {
        let round: Promise<void> = Promise.resolve();
        const runAndWait = async (): Promise<void> => {
          try {
            if (index === 0) {
              await reviveFailed();
              await scheduleRecurring();
            }
            await runLane(names, () => stopped);
            outage.succeeded(index);
          } catch (error) {
            outage.failed(index, describeFailure(error));
          }
          if (stopped) return;
          const timer = clock.setTimeout(() => {
            timers.delete(timer);
            round = runAndWait();
          }, JOB_POLL_MS);
          timers.add(timer);
        };
        round = runAndWait();
        return () => round;
      };
      const rounds = lanes.map(startLane);
      return {
        stop: async () => {
          stopped = true;
          for (const timer of timers) clock.clearTimeout(timer);
          await Promise.all(rounds.map((round) => round()));
        },
      };
    },
  };
}

/**
 * Writes the effect and that the job is done, both or neither; false when another process has claimed the job since.
 */
async function runEffect(transaction: Transaction, job: ClaimedJob, effect: JobEffect): Promise<boolean> {
  const held = await transaction
    .selectFrom('job')
    .select('jobNo')
    .where('jobNo', '=', job.jobNo)
    .where('status', '=', 'DUE')
    .where('attempts', '=', job.attempts)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return false;
  await effect(transaction);
  await transaction
    .updateTable('job')
    .set({ status: 'DONE', endedAt: toTimestamp(job.now) })
    .where('jobNo', '=', job.jobNo)
    .execute();
  return true;
}

/** Names the failure without its message, which may carry a person's data. */
function describeFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  const cause = error instanceof Error ? errorCode(error.cause) : null;
  return [name, errorCode(error), cause].filter((part) => part !== null).join(' ');
}

async function recordFailure(database: Database, job: ClaimedJob, failure: string): Promise<void> {
  const isLast = job.attempts >= JOB_TRIES && job.kind.isTriedUntilDone !== true;
  await database
    .updateTable('job')
    .set({ lastError: failure, ...(isLast ? { status: 'FAILED', endedAt: toTimestamp(job.now) } : {}) })
    .where('jobNo', '=', job.jobNo)
    .where('status', '=', 'DUE')
    .where('attempts', '=', job.attempts)
    .execute();
}
