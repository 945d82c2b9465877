import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { describeSchema } from './schema/describe-schema.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';

/** From this commit on migrations are only added. */
const FIRST = 'eddbc4439f3098809eea5a61e2f7dce541a293b1';
/** Changed once more, for PostgreSQL 15; numbered anew, and changed, before they were released. */
const EXCEPTIONS = ['0002-catalogue.sql', '0008-operation.sql', '0034-wish.sql', '0125-owed-points.sql'];
const FOLDER = fileURLToPath(new URL('migrations/', import.meta.url));

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** A copy without its history, such as a tarball, cannot be compared with it. */
function hasHistory(): boolean {
  try {
    git('merge-base', '--is-ancestor', FIRST, 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** The migrations of a commit, with their checksums of then. */
function migrationsOf(commit: string): readonly Migration[] {
  const names = git('ls-tree', '--name-only', commit, './')
    .trim()
    .split('\n')
    .map((path) => basename(path));
  return names.toSorted().map((name) => {
    const sql = git('show', `${commit}:./${name}`);
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function withEmptyDatabase<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  const test = await freshDatabase();
  await test.pool.query('drop schema public cascade; drop schema retention cascade; create schema public');
  const opened = openDatabase({ connection: test.connection, statementLimitMs: 0 });
  try {
    return await work(opened);
  } finally {
    await opened.close();
    await test.drop();
  }
}

async function schemaOf({ pool }: OpenDatabase): Promise<unknown> {
  const { rows } = await pool.query(
    `select attrelid::regclass::text as table, attname, attstorage from pg_attribute
      where attrelid = 'idempotency'::regclass and attnum > 0 order by 1, 2`,
  );
  return { tables: await describeSchema(pool), storage: rows };
}

describe.runIf(hasHistory())('migrations that were committed', () => {
  it('are as they were: only added, never changed or removed', () => {
    const changed = git(
      'log',
      '--format=',
      '--name-status',
      '--no-renames',
      '--diff-filter=MDT',
      `${FIRST}..HEAD`,
      '--',
      '.',
    );
    const names = changed
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => basename(line));
    expect(names.filter((name) => !EXCEPTIONS.includes(name))).toEqual([]);
  });

  it('lead a database of that day to the tables a new one has', async () => {
    const old = await withEmptyDatabase(async (opened) => {
      await migrate(opened.pool, migrationsOf(FIRST));
      expect(await migrate(opened.pool)).toContain('0032-storage.sql');
      return schemaOf(opened);
    });
    const fresh = await withEmptyDatabase(async (opened) => {
      await migrate(opened.pool);
      return schemaOf(opened);
    });
    expect(old).toEqual(fresh);
  });
});

it('migrations are numbered without repetition', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});
