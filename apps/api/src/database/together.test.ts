import { commerceError } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { openDatabase, type Transaction } from './database.ts';
import { atCommit } from './pipeline.ts';
import { readsTogether, transactionsTogether } from './together.ts';
import { writtenQuery } from './written.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await test.pool.query('create table mark (word text primary key, transaction_no text not null)');
});
beforeEach(() => test.pool.query('truncate mark'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.drop());

const look = writtenQuery<[word: string], { readonly transactionNo: string }>(
  ['text'],
  'select pg_current_xact_id()::text as transaction_no, $1::text as word',
);

const half = writtenQuery<[no: number], object>(['integer'], 'select 10 / $1::integer as half');

const write = (transaction: Transaction, word: string) =>
  sql`insert into mark values (${word}, pg_current_xact_id()::text)`.execute(transaction);

/** Every word there is with the transaction that wrote it. */
async function marks(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await test.pool.query<{ word: string; transaction_no: string }>('select * from mark');
  return new Map(rows.map((row) => [row.word, row.transaction_no]));
}

/** Asks for several pieces of work at one moment, each called as its word. */
async function atOnce(works: Readonly<Record<string, (transaction: Transaction) => Promise<unknown>>>) {
  const together = transactionsTogether();
  const asked = Object.entries(works).map(([apart, work]) => together({ database: test.database, apart, work }));
  return Promise.allSettled(asked);
}

const plain = (word: string) => async (transaction: Transaction) => {
  await look(transaction, word);
  await write(transaction, word);
  return word;
};

const GROUP = { a: plain('a'), b: plain('b'), c: plain('c') };

describe('transactions that come at one moment', () => {
  it('are one, and everyone hears their own answer', async () => {
    expect(await atOnce(GROUP)).toEqual(['a', 'b', 'c'].map((value) => ({ status: 'fulfilled', value })));
    const written = await marks();
    expect(new Set(written.values()).size).toBe(1);
    expect([...written.keys()].toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('write what belongs to the commit with it', async () => {
    const last = (word: string) => async (transaction: Transaction) => {
      atCommit(transaction, () => write(transaction, word));
      await look(transaction, word);
    };
    await atOnce({ a: last('a'), b: last('b') });
    const written = await marks();
    expect(written.size).toBe(2);
    expect(new Set(written.values()).size).toBe(1);
  });

  it('go on without one that is refused before it has written anything', async () => {
    const refused = async (transaction: Transaction) => {
      await look(transaction, 'x');
      throw commerceError('SOLD_OUT');
    };
    const answers = await atOnce({ ...GROUP, x: refused });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { code: 'SOLD_OUT' } });
    const written = await marks();
    expect(written.size).toBe(3);
    expect(new Set(written.values()).size).toBe(1);
  });

  it('are carried out one by one when one is refused that has written, and nothing of it stands', async () => {
    const refused = async (transaction: Transaction) => {
      await write(transaction, 'x');
      throw commerceError('SOLD_OUT');
    };
    const answers = await atOnce({ ...GROUP, x: refused });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { code: 'SOLD_OUT' } });
    const written = await marks();
    expect([...written.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    expect(new Set(written.values()).size).toBe(3);
  });

  it('are carried out one by one when a statement of one fails, also with the commit', async () => {
    const twice = async (transaction: Transaction) => {
      atCommit(transaction, () => write(transaction, 'a'));
      await look(transaction, 'x');
    };
    const answers = await atOnce({ ...GROUP, x: twice });
    const told = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'ok'));
    expect(told.filter((word) => word !== 'ok')).toEqual([expect.stringContaining('duplicate key')]);
    expect((await marks()).size).toBe(3);
  });

  it('are carried out one by one when a query of one fails after all others are done', async () => {
    const broken = async (transaction: Transaction) => {
      for (const word of ['1', '2', '3']) await look(transaction, word);
      await half(transaction, 0);
    };
    const answers = await atOnce({ ...GROUP, broken });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: { message: 'division by zero' } });
    expect((await marks()).size).toBe(3);
  });

  it('let nothing of a refused one through that comes after its refusal', async () => {
    const late = { sent: Promise.resolve<unknown>(null) };
    const refused = async (transaction: Transaction) => {
      late.sent = look(transaction, 'x')
        .then(() => look(transaction, 'y'))
        .then(() => write(transaction, 'x'))
        .catch((error: unknown) => error);
      await look(transaction, 'z');
      throw commerceError('SOLD_OUT');
    };
    const slow = async (transaction: Transaction) => {
      for (const word of ['1', '2', '3', '4']) await look(transaction, word);
      await write(transaction, 'slow');
    };
    const answers = await atOnce({ slow, x: refused });
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await late.sent).toBeInstanceOf(Error);
    expect([...(await marks()).keys()]).toEqual(['slow']);
  });

  it('do not wait long for a row that one of them needs', async () => {
    await test.pool.query(`insert into mark values ('held', '0')`);
    const holder = await test.pool.connect();
    await holder.query('begin');
    await holder.query(`select from mark where word = 'held' for update`);
    const ended: string[] = [];
    const patient = async (transaction: Transaction) => {
      await sql`update mark set transaction_no = '1' where word = 'held'`.execute(transaction);
      ended.push('patient');
    };
    const quick = async (transaction: Transaction) => {
      await write(transaction, 'quick');
      ended.push('quick');
    };
    const both = atOnce({ patient, quick });
    try {
      await vi.waitFor(async () => {
        expect([...(await marks()).keys()]).toContain('quick');
      }, 1_500);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(ended.slice(-2)).toEqual(['quick', 'patient']);
    expect((await marks()).get('held')).toBe('1');
  });

  it('of one name go one after another', async () => {
    const together = transactionsTogether();
    const inside = { now: 0, most: 0 };
    const work = async (transaction: Transaction) => {
      inside.now += 1;
      inside.most = Math.max(inside.most, inside.now);
      await look(transaction, 'same');
      inside.now -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => together({ database: test.database, apart: 'same', work })));
    expect(inside.most).toBe(1);
  });

  it('are sixteen at most in one, and two such at a time', async () => {
    const words = Array.from({ length: 50 }, (_, no) => `word ${no}`);
    const answers = await atOnce(Object.fromEntries(words.map((word) => [word, plain(word)])));
    expect(answers.every(({ status }) => status === 'fulfilled')).toBe(true);
    const groups = Map.groupBy((await marks()).values(), (transactionNo) => transactionNo);
    expect([...groups.values()].map((group) => group.length).toSorted((left, right) => right - left)).toEqual([
      16, 16, 16, 2,
    ]);
  });
});

describe('without a server', () => {
  it('everyone hears BUSY once, and nobody asks again', async () => {
    const gone = openDatabase({ connection: test.connection, poolSize: 4 });
    const together = transactionsTogether();
    let begun = 0;
    const work = async (transaction: Transaction) => {
      begun += 1;
      await look(transaction, 'x');
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    };
    const asked = ['a', 'b', 'c'].map((apart) => together({ database: gone.database, apart, work }));
    const answers = await Promise.allSettled(asked);
    expect(answers).toMatchObject(['a', 'b', 'c'].map(() => ({ status: 'rejected', reason: { code: 'BUSY' } })));
    expect(begun).toBe(3);
    await gone.close();
  });
});

describe('a place in a group', () => {
  it('is waited for two seconds, and those who wait are counted', async () => {
    const together = transactionsTogether<void>();
    const ends: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => ends.push(resolve));
    const lanes: Promise<void>[] = [];
    for (const apart of ['a', 'b']) {
      lanes.push(together({ database: test.database, apart, work: held }));
      await vi.waitFor(() => {
        expect(ends).toHaveLength(lanes.length);
      });
    }
    const waiting = ['c', 'd'].map((apart) => together({ database: test.database, apart, work: held }));
    expect(test.waitingCount()).toBe(2);
    const answers = await Promise.allSettled(waiting);
    expect(answers).toMatchObject(['c', 'd'].map(() => ({ status: 'rejected', reason: { code: 'BUSY' } })));
    expect(test.waitingCount()).toBe(0);
    expect(ends).toHaveLength(2);
    for (const end of ends) end();
    await Promise.all(lanes);
  });
});

describe('reads that come at one moment', () => {
  const together = readsTogether();

  it('share a connection, and one that fails is asked again alone', async () => {
    const pids = await Promise.all(
      ['a', 'b'].map((apart) =>
        together({
          database: test.database,
          apart,
          work: (database) => sql`select pg_backend_pid() as pid`.execute(database),
        }),
      ),
    );
    expect(pids[0]).toEqual(pids[1]);
    let tries = 0;
    const failing = together({
      database: test.database,
      apart: 'c',
      work: async (database) => {
        tries += 1;
        await sql`select 1 / 0`.execute(database);
      },
    });
    const sound = together({ database: test.database, apart: 'd', work: (database) => look(database, 'd') });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await sound).toHaveLength(1);
    expect(tries).toBe(2);
  });
});
