import { isCommerceError } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { lockWaitMs } from '../testing/race/blocked.ts';
import { openDatabase, withTransaction } from './database.ts';

const busy = (error: unknown): boolean => isCommerceError(error, 'BUSY');

describe('the database', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await freshDatabase();
  });
  afterEach(() => test.drop());

  it('reads bigint as a number and refuses one beyond a safe integer', async () => {
    const { rows } = await sql<{ many: number; rate: number; day: string; ids: number[] }>`
      select count(*) as many, 12.50::numeric as rate, date '2026-11-20' as day, array[1, 9007199254740991]::bigint[] as ids
    `.execute(test.database);
    expect(rows).toEqual([{ many: 1, rate: 12.5, day: '2026-11-20', ids: [1, Number.MAX_SAFE_INTEGER] }]);
    await expect(sql`select 9007199254740992::bigint as won`.execute(test.database)).rejects.toThrow('safe integer');
  });

  it('names columns in camelCase and leaves the keys inside JSON alone', async () => {
    const { rows } = await sql`select 1 as order_no, '{"pay_amt": 1}'::jsonb as bill_lines`.execute(test.database);
    expect(rows).toEqual([{ orderNo: 1, billLines: { pay_amt: 1 } }]);
  });

  it('says BUSY within the limit when every connection is taken, and works again afterwards', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const held = await narrow.pool.connect();
    const waiting = narrow.database.selectFrom('brand').selectAll().execute().catch(busy);
    expect(narrow.waitingCount()).toBeLessThanOrEqual(1);
    expect(await waiting).toBe(true);
    held.release();
    expect(await narrow.database.selectFrom('brand').selectAll().execute()).toEqual([]);
    await narrow.close();
  });

  it('keeps an idle connection for five minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const quiet = openDatabase({ connection: test.connection });
      const process = async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(quiet.database);
        return rows[0]?.pid;
      };
      const first = await process();
      vi.advanceTimersByTime(4 * 60_000);
      expect(await process()).toBe(first);
      vi.advanceTimersByTime(5 * 60_000);
      expect(await process()).not.toBe(first);
      await quiet.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says BUSY when a statement takes too long and when the server cannot be reached', async () => {
    const hasty = openDatabase({ connection: test.connection, statementLimitMs: 50 });
    expect(await sql`select pg_sleep(5)`.execute(hasty.database).catch(busy)).toBe(true);
    await hasty.close();
    const nowhere = openDatabase({ connection: { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' } });
    expect(await sql`select 1`.execute(nowhere.database).catch(busy)).toBe(true);
    await nowhere.close();
  });

  it('answers BUSY when the disk is full, and notifies the listener [GAP-20]', async () => {
    let calls = 0;
    const opened = openDatabase({ connection: test.connection, onDiskFull: () => (calls += 1) });
    const full = () => sql`do $$ begin raise sqlstate '53100'; end $$`.execute(opened.database);
    expect(await full().catch(busy)).toBe(true);
    expect(await withTransaction(opened.database, full).catch(busy)).toBe(true);
    await sql`select 1`.execute(opened.database);
    expect(calls).toBe(2);
    await opened.close();
  });

  it('says BUSY when a connection is cut, and hands out a sound one next', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(test.database).catch(busy);
    expect(await cut).toBe(true);
    expect(await sql`select 1 as one`.execute(test.database)).toMatchObject({ rows: [{ one: 1 }] });
  });

  it('passes on constraint violations', async () => {
    const refused = sql`insert into catalogue_version (id, version, changed_at) values (2, 1, 'epoch')`;
    await expect(refused.execute(test.database)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['deadlock', '40P01'],
    ['serialization failure', '40001'],
  ])('retries a transaction from its start after a %s', async (_, sqlState) => {
    let tries = 0;
    await withTransaction(test.database, async (transaction) => {
      tries += 1;
      await transaction.insertInto('listCount').values({ listKey: 'a', totalCnt: tries }).execute();
      // The server finds a real deadlock only after a while; what matters here is what we do once it has.
      if (tries < 3) await sql.raw(`do $$ begin raise sqlstate '${sqlState}'; end $$`).execute(transaction);
    });
    expect(await test.database.selectFrom('listCount').selectAll().execute()).toEqual([{ listKey: 'a', totalCnt: 3 }]);
  });

  it('lets a lone statement wait for a row as long as a transaction may, for it cannot begin anew', async () => {
    await test.database.insertInto('listCount').values({ listKey: 'a', totalCnt: 1 }).execute();
    const holder = await test.pool.connect();
    try {
      await holder.query(`begin; update list_count set total_cnt = 2`);
      const waiting = test.database.updateTable('listCount').set({ totalCnt: 3 }).execute();
      // Longer than a transaction waits before it begins anew.
      await expect.poll(() => lockWaitMs(test.pool)).toBeGreaterThan(300);
      await holder.query('commit');
      await waiting;
    } finally {
      holder.release();
    }
    expect(await test.database.selectFrom('listCount').select('totalCnt').execute()).toEqual([{ totalCnt: 3 }]);
  });

  it('says BUSY when a transaction keeps colliding', async () => {
    let tries = 0;
    const colliding = withTransaction(test.database, async (transaction) => {
      tries += 1;
      await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(transaction);
    });
    expect(await colliding.catch(busy)).toBe(true);
    expect(tries).toBe(4);
  });

  it('rolls a transaction back when its work throws', async () => {
    const thrown = withTransaction(test.database, async (transaction) => {
      await transaction.insertInto('listCount').values({ listKey: 'a', totalCnt: 1 }).execute();
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    expect(await test.database.selectFrom('listCount').selectAll().execute()).toEqual([]);
  });
});
