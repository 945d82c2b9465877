import type { EpochMs } from '@dealstore/commerce-core/domain';
import { columnList, rowsAsJson } from '../database/json-rows.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { JobRow } from '../database/schema/schema.ts';

/** One piece of work in hand. */
export interface Job {
  readonly jobNo: number;
  /** As it was written; its kind checks it. */
  readonly payload: unknown;
  /** When it was to be done, and when it is done. */
  readonly dueAt: EpochMs;
  readonly now: EpochMs;
}

/** What a job writes; the transaction that marks it done is the one it is given. */
export type JobEffect = (transaction: Transaction) => Promise<void>;

/**
 * A kind of work a feature registers. Its effect belongs into the transaction it is given: then it happens exactly
 * once, however often it is tried and however many processes there are.
 */
export interface JobKind {
  readonly name: string;
  /** Runs by itself once in this period, in ms; left out for work that is enqueued. */
  readonly everyMs?: number;
  /** Whether it is never given up: what may be in its way goes by in time. False when left out. */
  readonly isTriedUntilDone?: boolean;
  run(transaction: Transaction, job: Job): Promise<void>;
}

/**
 * A kind of work that asks a provider first. The provider is asked outside any transaction, so that a slow one holds no
 * connection and no lock; what it answers is written afterwards. A killed process may ask twice: what the provider is
 * asked to do carries a key of its own.
 */
export interface ProviderJobKind {
  readonly name: string;
  readonly everyMs?: number;
  readonly isTriedUntilDone?: boolean;
  /** Asks within PROVIDER_LIMIT_MS and answers what to write. */
  ask(job: Job): Promise<JobEffect>;
}

/** A kind of work, as the runner takes it. */
export type AnyJobKind = JobKind | ProviderJobKind;

/** Work to be done later. */
export interface NewJob {
  readonly kind: string;
  readonly dueAt: EpochMs;
  readonly now: EpochMs;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** A second job of this kind and key is not written; whatever became of the first. */
  readonly uniqueKey?: string;
}

/** Writes a job down; within the transaction of what causes it, both are committed or neither is. */
export function enqueueJob(database: Database | Transaction, job: NewJob): Promise<void> {
  return enqueueJobs(database, [job]);
}

/**
 * Writes a job for the rest down with a batch that was full: recurring work ends within its turn, other jobs come in
 * between, and no transaction is longer than a batch.
 */
export function enqueueRest(
  transaction: Transaction,
  kind: string,
  { now, payload }: Pick<NewJob, 'now' | 'payload'>,
): Promise<void> {
  return enqueueJob(transaction, { kind, dueAt: now, now, ...(payload === undefined ? {} : { payload }) });
}

/** As enqueueJob, for several jobs at once. */
export async function enqueueJobs(database: Database | Transaction, jobs: readonly NewJob[]): Promise<void> {
  await database
    .insertInto('job')
    .values(
      jobs.map((job) => ({
        kind: job.kind,
        uniqueKey: job.uniqueKey ?? null,
        payload: JSON.stringify(job.payload ?? {}),
        dueAt: toTimestamp(job.dueAt),
        createdAt: toTimestamp(job.now),
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'uniqueKey']).where('uniqueKey', 'is not', null).doNothing())
    .execute();
}

const JOB_COLUMNS = ['kind', 'uniqueKey', 'payload', 'dueAt', 'createdAt'] as const satisfies readonly (keyof JobRow)[];

const columnsAsJson = rowsAsJson(JOB_COLUMNS);

/** Jobs as insertJobs takes them. */
export function jobsAsJson(jobs: readonly NewJob[]): string {
  return columnsAsJson(
    jobs.map((job) => ({
      kind: job.kind,
      uniqueKey: job.uniqueKey ?? null,
      payload: job.payload ?? {},
      dueAt: toTimestamp(job.dueAt),
      createdAt: toTimestamp(job.now),
    })),
  );
}

/**
 * Writes what enqueues jobs as a part of a larger statement.
 * @param jobs what jobsAsJson made, in SQL
 */
export function insertJobs(jobs: string): string {
  return `
  insert into job (${columnList(JOB_COLUMNS)})
  select ${columnList(JOB_COLUMNS)} from json_populate_recordset(null::job, ${jobs})
  on conflict (kind, unique_key) where unique_key is not null do nothing`;
}
