import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { afterCommit, openDatabase, withTransaction } from './database.ts';
import { createKyselyPool, UNNAMED_STATEMENT } from './kysely-pool.ts';

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

describe('a transaction', () => {
  it('runs statements in the order they were issued, of whatever kind they are', async () => {
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

  it('does what is left for after its commit once, however often it is tried, and never when it is rolled back', async () => {
    let tries = 0;
    let done = 0;
    await withTransaction(test.database, async (transaction) => {
      afterCommit(transaction, () => (done += 1));
      await write(transaction, 'after-commit');
      if ((tries += 1) < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      expect(done).toBe(0);
    });
    expect([tries, done]).toEqual([3, 1]);
    const rolledBack = withTransaction(test.database, async (transaction) => {
      afterCommit(transaction, () => (done += 1));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(done).toBe(1);
  });

  it('leaves nothing of branches that were still running when another failed', async () => {
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

  it('refuses a query that is issued while it is rolled back', async () => {
    const late = { written: Promise.resolve<unknown>(null) };
    const failed = withTransaction(test.database, (transaction) => {
      const failing = sql`select 1 / 0`.execute(transaction);
      late.written = failing
        .catch(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(() => write(transaction, 'late-1'))
        .catch((error: unknown) => error);
      return failing;
    });
    await expect(failed).rejects.toThrow('division by zero');
    expect(await late.written).toMatchObject({ message: 'query issued after its transaction ended' });
    expect(await words('late')).toEqual([]);
  });
});

describe('a connection', () => {
  it('refuses a query of a caller that has released the connection, also when another one has it by now', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const pool = createKyselyPool(narrow.pool);
    const first = await pool.connect();
    await first.query('begin', []);
    await first.query('rollback', []);
    first.release();
    const second = await pool.connect();
    await second.query('begin', []);
    await expect(first.query("insert into mark (word) values ('late')", [])).rejects.toThrow(
      'query issued after its transaction ended',
    );
    await second.query('commit', []);
    second.release();
    await narrow.close();
    expect(await words('late')).toEqual([]);
  });

  it('stays sound after a statement that failed, and so do its prepared statements', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const half = (no: number) => sql<{ half: number }>`select 10 / ${no}::integer as half`.execute(narrow.database);
    expect((await half(2)).rows).toEqual([{ half: 5 }]);
    await expect(half(0)).rejects.toThrow('division by zero');
    expect((await half(5)).rows).toEqual([{ half: 2 }]);
    await expect(sql`select no_such_column`.execute(narrow.database)).rejects.toMatchObject({ code: '42703' });
    expect((await half(10)).rows).toEqual([{ half: 1 }]);
    await narrow.close();
  });

  it('refuses a row that cannot be read and goes on with the next statement', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const won = (text: string) => sql`select ${text}::bigint as won`.execute(narrow.database);
    await expect(won('9007199254740992')).rejects.toThrow(RangeError);
    expect((await won('1')).rows).toEqual([{ won: 1 }]);
    await narrow.close();
  });

  it('plans a statement once, whatever its values', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    for (const no of [1, 2, 3]) await sql`select ${no}::integer as planned_once`.execute(narrow.database);
    const { rows } = await sql<{ genericPlans: number }>`
      select generic_plans::integer from pg_prepared_statements where statement like '%planned_once'`.execute(
      narrow.database,
    );
    expect(rows).toEqual([{ genericPlans: 3 }]);
    await narrow.close();
  });

  it('prepares no statement whose text is marked as holding values', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    for (const no of [1, 2, 3])
      await sql`${sql.raw(UNNAMED_STATEMENT)} select ${sql.lit(no)} as never_named`.execute(narrow.database);
    const { rows } = await sql`
      select name from pg_prepared_statements where statement like '%never_named' and not statement like '%pg_prep%'`.execute(
      narrow.database,
    );
    expect(rows).toEqual([]);
    await narrow.close();
  });
});
