import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isLockWait } from './unavailable.ts';

/** One file of `migrations/`, in the order of its number. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

/** A migration that this code knows differently from how it was applied, or not at all. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
/**
 * Checksums of files that were changed after they had been applied, with what the change took away in a later file:
 * PostgreSQL 15 does not know `storage` where a table is made. Every other file is as it was first committed.
 */
const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0002-catalogue.sql': 'bc6826ab6d040af372bbb432378ab35c3d5248de562d921ee6f1551c89df97e9',
  '0008-operation.sql': 'd558f9d6bb9bab226993e8ea5b1eb409e828a6a0520f5fc7189459e77cf01d8d',
};
const REMEDY = 'Undo the change and add a file of its own; `npx -y pnpm@12 reset` makes a demo afresh.';
const NEWER_REMEDY = 'Start that code, or restore a backup from before; `npx -y pnpm@12 reset` makes a demo afresh.';
/** Any constant will do, as long as all processes of the shop ask for the same. */
const LOCK_KEY = 7_302_026;

/**
 * Longest wait of a migration for a lock, in ms. A statement that asks for the same table after it waits behind it, so
 * it gives up soon, lets them through and tries again. Assumed: 1 s, and 12 tries, 5 s apart.
 */
const LOCK_LIMIT_MS = 1_000;
const LOCK_TRIES = 12;
const LOCK_PAUSE_MS = 5_000;

/** How migrations wait for locks that others hold, and who hears how far they are. */
export interface MigrationProgress {
  /**
   * Is told of each file before it is applied: its name, its place among those applied now, from 1, and their number.
   */
  readonly onApply?: (name: string, at: number, count: number) => void;
  /** Is told once of each file that found a lock held, by its name. */
  readonly onWait?: (name: string) => void;
  /** Between two tries, in ms. */
  readonly pauseMs?: number;
}

/** Reads the migrations that belong to this code. @throws MigrationMismatch when a file is not named `0001-word.sql` */
export async function readMigrations(folder: URL = MIGRATIONS): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const stray = names.find((name) => !FILE_NAME.test(name));
  if (stray !== undefined) throw new MigrationMismatch(`${stray} is not named like 0001-word.sql`);
  return Promise.all(names.map(async (name) => readMigration(name, new URL(name, folder))));
}

async function readMigration(name: string, file: URL): Promise<Migration> {
  const sql = await readFile(file, 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/**
 * Brings the database to the newest migration and answers the names applied now. Processes that start together wait
 * for one another; each file is one transaction, so a process killed in the middle leaves whole files behind. A file
 * that has not got its locks after a minute rejects with the database's error as `cause`; the next start goes on from
 * there.
 * @throws MigrationMismatch when an applied file has changed or is unknown here
 */
export async function migrate(
  pool: pg.Pool,
  migrations?: readonly Migration[],
  progress: MigrationProgress = {},
): Promise<readonly string[]> {
  const allMigrations = migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    if ((await pendingMigrations(client, allMigrations)).length === 0) return [];
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const pending = await pendingMigrations(client, allMigrations);
    await client.query(`set lock_timeout = ${LOCK_LIMIT_MS}`);
    for (const [index, migration] of pending.entries()) {
      progress.onApply?.(migration.name, index + 1, pending.length);
      await applyWithLocks(client, migration, progress);
    }
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the session gives the lock back, whatever state the connection is in.
    client.release(true);
  }
}

/** The migrations this database still lacks; `/readyz` asks it too. @throws MigrationMismatch */
export async function pendingMigrations(
  client: Pick<pg.ClientBase, 'query'>,
  allMigrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const table = await client.query<{ present: boolean }>(
    `select to_regclass('schema_migration') is not null as present`,
  );
  if (table.rows[0]?.present !== true) return allMigrations;
  const applied = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration');
  const checksums = new Map(allMigrations.map((migration) => [migration.name, migration.checksum]));
  for (const row of applied.rows) {
    const checksum = checksums.get(row.name);
    if (checksum === undefined)
      throw new MigrationMismatch(`${row.name} was applied by newer code than this. ${NEWER_REMEDY}`);
    if (checksum !== row.checksum && EARLIER_CHECKSUMS[row.name] !== row.checksum)
      throw new MigrationMismatch(`${row.name} has changed since it was applied. ${REMEDY}`);
  }
  const done = new Set(applied.rows.map((row) => row.name));
  return allMigrations.filter((migration) => !done.has(migration.name));
}

async function applyWithLocks(
  client: pg.ClientBase,
  migration: Migration,
  { onWait = () => undefined, pauseMs = LOCK_PAUSE_MS }: MigrationProgress,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const waits = error instanceof Error && isLockWait(error.cause);
      if (!waits || attempt === LOCK_TRIES) throw error;
      if (attempt === 1) onWait(migration.name);
      await pause(pauseMs);
    }
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
