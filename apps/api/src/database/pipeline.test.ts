import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { openDatabase, withTransaction } from './database.ts';
import { atCommit, pipelined } from './pipeline.ts';
import type { DB } from './schema.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await test.pool.query('create table mark (place integer generated always as identity, word text not null unique)');
});
afterAll(() => test.drop());

const write = (database: TestDatabase['database'], word: string) =>
  sql`insert into mark (word) values (${word})`.execute(database);

async function words(like: string): Promise<readonly string[]> {
  const { rows } = await test.pool.query<{ word: string }>('select word from mark where word like $1 order by place', [
    `${like}%`,
  ]);
  return rows.map(({ word }) => word);
}

describe('a pipelined transaction', () => {
  it('carries statements out in the order they were issued, of whatever kind they are', async () => {
    const seen = await withTransaction(test.database, async (transaction) => {
      const steps = Array.from({ length: 20 }, (_, step) => [
        step % 2 === 0 ? write(transaction, `order-${step}`) : null,
        transaction.selectFrom('member').select('memberNo').executeTakeFirst(),
        sql<{ cnt: number }>`select count(*)::integer as cnt from mark where word like 'order-%'`.execute(transaction),
      ]);
      const answers = await Promise.all(steps.map((step) => Promise.all(step)));
      return answers.map(([, , counted]) => counted);
    });
    expect(seen).toMatchObject(
      Array.from({ length: 20 }, (_, step) => ({ rows: [{ cnt: Math.floor(step / 2) + 1 }] })),
    );
  });

  it('leaves nothing of branches that were still under way when another failed', async () => {
    const branch = { sent: Promise.resolve<unknown>(null) };
    const failed = withTransaction(test.database, (transaction) => {
      const slow = write(transaction, 'branch-1')
        .then(() => sql`select pg_sleep(0)`.execute(transaction))
        .then(() => write(transaction, 'branch-2'))
        .then(() => write(transaction, 'branch-3'))
        .then(() => write(transaction, 'branch-4'));
      branch.sent = slow.catch((error: unknown) => error);
      return Promise.all([slow, sql`select 1 / 0`.execute(transaction)]);
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await branch.sent).toBeInstanceOf(Error);
    expect(await words('branch')).toEqual([]);
  });

  it('issues what belongs to the commit last, and is undone when that fails', async () => {
    await withTransaction(test.database, async (transaction) => {
      atCommit(transaction, () => write(transaction, 'commit-2'));
      await write(transaction, 'commit-1');
    });
    expect(await words('commit')).toEqual(['commit-1', 'commit-2']);
    const failed = withTransaction(test.database, async (transaction) => {
      atCommit(transaction, () => write(transaction, 'commit-1'));
      await write(transaction, 'commit-3');
    });
    await expect(failed).rejects.toThrow('duplicate key');
    expect(await words('commit')).toEqual(['commit-1', 'commit-2']);
  });

  it('refuses a statement for the commit of what is no such transaction', () => {
    expect(() => {
      atCommit(test.database, () => Promise.resolve());
    }).toThrow('pipelined');
  });
});

describe('pipelined reads', () => {
  it('share one connection, and the transaction they are in', async () => {
    const backend = (database: TestDatabase['database']) =>
      sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database).then(({ rows }) => rows[0]?.pid);
    const apart = await pipelined(test.database, (database) => Promise.all([backend(database), backend(database)]));
    expect(new Set(apart).size).toBe(1);
    const within = await withTransaction(test.database, async (transaction) => [
      await backend(transaction),
      await pipelined<DB, number | undefined>(transaction, backend),
    ]);
    expect(new Set(within).size).toBe(1);
  });

  it('fail with the first error, and leave the connection and its statements sound', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const later = (database: TestDatabase['database'], no: number) =>
      sql<{ twice: number }>`select 2 * ${no}::integer as twice`.execute(database).then(({ rows }) => rows[0]?.twice);
    const both = await pipelined(narrow.database, (database) =>
      Promise.allSettled([sql`select 1 / 0`.execute(database), later(database, 1)]),
    );
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { message: 'division by zero' } });
    expect(await later(narrow.database, 2)).toBe(4);
    expect(await later(narrow.database, 3)).toBe(6);
    await narrow.close();
  });

  it('refuse a row that cannot be read and go on with the next statement', async () => {
    const [broken, sound] = await pipelined(test.database, (database) =>
      Promise.allSettled([
        sql`select 9007199254740992::bigint as won`.execute(database),
        sql`select 1::bigint as won`.execute(database),
      ]),
    );
    expect(broken).toMatchObject({ status: 'rejected', reason: { name: 'RangeError' } });
    expect(sound).toMatchObject({ status: 'fulfilled', value: { rows: [{ won: 1 }] } });
  });
});

describe('statements of one text', () => {
  it('are carried out in their place among the others', async () => {
    await pipelined(test.database, (database) =>
      Promise.all([
        write(database, 'several-1'),
        sql`insert into mark (word) values ('several-2'); insert into mark (word) values ('several-3')`.execute(
          database,
        ),
        write(database, 'several-4'),
      ]),
    );
    expect(await words('several')).toEqual(['several-1', 'several-2', 'several-3', 'several-4']);
  });
});
