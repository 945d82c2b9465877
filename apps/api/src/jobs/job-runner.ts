import type { Clock } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { withTransaction, type Database, type Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { errorCode } from '../database/unavailable.ts';
import type { Log } from '../log.ts';
import { enqueueJob, type Job, type JobKind } from './job.ts';

/** How often due work is looked for, in ms. Assumed: 1 s, well within the 60 s a stock hold may outlive its term. */
const JOB_POLL_MS = 1_000;
/** Failed tries after which a job is left for a person. Assumed: 10, about five hours with the pauses between. */
export const JOB_TRIES = 10;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1_000;
/** Jobs of one round: a round ends, so that recurring work is not put off by a long queue. */
const ROUND_LIMIT = 500;

/** What the runner needs of its process, and all kinds of work it can do. */
export interface JobRunnerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly kinds: readonly JobKind[];
}

/** Carries out due jobs; any number of processes may run one on the same database. */
export interface JobRunner {
  /** Runs what is due now and answers how many jobs ended well. */
  runDue(): Promise<number>;
  /** Looks for due work again and again until stopped; stopping waits for the job in hand, and for no other. */
  start(): { stop(): Promise<void> };
}

type Taken = 'done' | 'failed' | 'none';

/** Makes the runner; throws at once when two kinds share a name. */
export function createJobRunner(parts: JobRunnerParts): JobRunner {
  const { database, clock, log } = parts;
  const kinds = new Map(parts.kinds.map((kind) => [kind.name, kind]));
  if (kinds.size !== parts.kinds.length) throw new Error('two kinds of jobs share a name');
  const names = [...kinds.keys()];

  async function runRound(isStopped: () => boolean): Promise<number> {
    if (names.length === 0) return 0;
    await scheduleRecurring();
    let done = 0;
    for (let count = 0; count < ROUND_LIMIT && !isStopped(); count += 1) {
      const taken = await withTransaction(database, runNext);
      if (taken === 'none') break;
      if (taken === 'done') done += 1;
    }
    return done;
  }

  /** One row per period, whoever writes it first: the period's number is the job's unique key. */
  async function scheduleRecurring(): Promise<void> {
    const now = clock.now();
    for (const { name, everyMs } of parts.kinds) {
      if (everyMs === undefined) continue;
      await enqueueJob(database, { kind: name, dueAt: now, uniqueKey: String(Math.floor(now / everyMs)), now });
    }
  }

  async function runNext(transaction: Transaction): Promise<Taken> {
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
    if (row === undefined || kind === undefined) return 'none';
    const job = { jobNo: row.jobNo, payload: row.payload, dueAt: fromTimestamp(row.dueAt), now };
    const failure = await attempt(transaction, kind, job);
    await (failure === null ? markDone(transaction, job) : markFailed(transaction, job, row.attempts + 1, failure));
    if (failure !== null) log.warn({ kind: kind.name, jobNo: job.jobNo, failure }, 'job failed');
    return failure === null ? 'done' : 'failed';
  }

  return {
    runDue: () => runRound(() => false),
    start() {
      let stopped = false;
      let timer: unknown = null;
      let round: Promise<void> = Promise.resolve();
      const runAndWait = async (): Promise<void> => {
        await runRound(() => stopped).catch((error: unknown) =>
          log.warn({ failure: describeFailure(error) }, 'jobs wait'),
        );
        if (!stopped) timer = clock.setTimeout(next, JOB_POLL_MS);
      };
      const next = (): void => {
        round = runAndWait();
      };
      next();
      return {
        stop: async () => {
          stopped = true;
          if (timer !== null) clock.clearTimeout(timer);
          await round;
        },
      };
    },
  };
}

/** Runs the effect between savepoints: what a failed try wrote is taken back, the note of its failure is not. */
async function attempt(transaction: Transaction, kind: JobKind, job: Job): Promise<string | null> {
  await sql`savepoint effect`.execute(transaction);
  try {
    await kind.run(transaction, job);
    await sql`release savepoint effect`.execute(transaction);
    return null;
  } catch (error) {
    await sql`rollback to savepoint effect`.execute(transaction);
    return describeFailure(error);
  }
}

/** Names the failure without its message, which may carry a person's data. */
function describeFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return [name, errorCode(error)].filter((part) => part !== null).join(' ');
}

async function markDone(transaction: Transaction, job: Job): Promise<void> {
  await transaction
    .updateTable('job')
    .set({ status: 'DONE', endedAt: toTimestamp(job.now) })
    .where('jobNo', '=', job.jobNo)
    .execute();
}

async function markFailed(transaction: Transaction, job: Job, attempts: number, failure: string): Promise<void> {
  const over = attempts >= JOB_TRIES;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  await transaction
    .updateTable('job')
    .set({
      attempts,
      lastError: failure,
      status: over ? 'FAILED' : 'DUE',
      endedAt: over ? toTimestamp(job.now) : null,
      ...(over ? {} : { dueAt: new Date(job.now + pauseMs) }),
    })
    .where('jobNo', '=', job.jobNo)
    .execute();
}
