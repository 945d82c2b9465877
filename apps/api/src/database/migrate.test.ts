import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { migrate, MigrationMismatch, readMigrations, type Migration } from './migrate.ts';
import { openDatabase } from './database.ts';

describe('migrate', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await freshDatabase();
  });
  afterEach(() => test.drop());

  const further: Migration = {
    name: '9001-further.sql',
    checksum: 'a',
    sql: 'create table further (id int); insert into further values (1)',
  };

  it('does nothing on a database that is up to date', async () => {
    expect(await migrate(test.pool)).toEqual([]);
  });

  it('applies each file once when two processes start together', async () => {
    await test.pool.query('drop schema public cascade; create schema public');
    // As the shop starts: a process that waits for another's migrations waits as long as they take.
    const open = () => openDatabase({ connection: test.connection, statementLimitMs: 0 });
    const [first, second] = [open(), open()];
    const applied = await Promise.all([migrate(first.pool), migrate(second.pool), migrate(first.pool)]);
    await Promise.all([first.close(), second.close()]);
    expect(applied.flat()).toHaveLength(new Set(applied.flat()).size);
    expect(applied.flat().length).toBeGreaterThanOrEqual(8);
  });

  it('leaves whole files behind when it is killed in the middle, and goes on from there', async () => {
    await test.pool.query('drop schema public cascade; create schema public');
    const broken: Migration = {
      name: '9002-broken.sql',
      checksum: 'b',
      sql: 'create table half (id int); select pg_terminate_backend(pg_backend_pid())',
    };
    await expect(migrate(test.pool, [further, broken])).rejects.toThrow('9002-broken.sql');
    expect(await migrate(test.pool, [further, { ...broken, sql: 'create table half (id int)' }])).toEqual([
      '9002-broken.sql',
    ]);
    expect((await test.pool.query('select * from further')).rowCount).toBe(1);
  });

  it('lets others pass while a lock is held, says which file waits, and goes on once it is free', async () => {
    const locking: Migration = {
      name: '9003-locking.sql',
      checksum: 'c',
      sql: 'alter table further add column word text',
    };
    const migrations = [...(await readMigrations()), further, locking];
    await migrate(test.pool, migrations.slice(0, -1));
    const holder = await test.pool.connect();
    await holder.query('begin; select * from further');
    const waiting: string[] = [];
    const held = Promise.withResolvers<void>();
    const migrating = migrate(test.pool, migrations, {
      onWait: (name) => {
        waiting.push(name);
        held.resolve();
      },
      pauseMs: 100,
    });
    await held.promise;
    // No statement queues behind the lock that is waited for.
    await expect
      .poll(async () => (await test.pool.query('select count(*)::int as rows from further')).rows)
      .toEqual([{ rows: 1 }]);
    await holder.query('commit');
    holder.release();
    expect(await migrating).toEqual(['9003-locking.sql']);
    expect(waiting).toEqual(['9003-locking.sql']);
  });

  it('refuses a database that newer code has migrated, and a file that has changed', async () => {
    await expect(migrate(test.pool, [])).rejects.toThrow(MigrationMismatch);
    await expect(migrate(test.pool, [])).rejects.toThrow(/newer code.*`npx -y pnpm@12 reset` makes a demo afresh/);
    await test.pool.query('drop schema public cascade; create schema public');
    await migrate(test.pool, [further]);
    await expect(migrate(test.pool, [{ ...further, checksum: 'c' }])).rejects.toThrow(
      /has changed.*`npx -y pnpm@12 reset` makes a demo afresh/,
    );
  });
});
