import { setTimeout as wait } from 'node:timers/promises';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../testing/database/tcp-proxy.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { openDatabase, type OpenDatabase, withTransaction } from './database.ts';
import { REQUEST_LIMIT_MS, withDeadline } from './deadline.ts';

/** What a busy machine may add to a limit, in ms. */
const LEEWAY_MS = 1_500;

describe('the deadline of a request', () => {
  let test: TestDatabase;
  let proxy: TcpProxy;
  let opened: OpenDatabase;
  beforeEach(async () => {
    test = await freshDatabase();
    proxy = await openTcpProxy(test.connection);
    opened = openDatabase({ connection: proxy.connection });
    await one();
  });
  afterEach(async () => {
    proxy.set();
    await opened.close();
    await proxy.close();
    await test.drop();
  });

  const one = () => sql`select 1 as one`.execute(opened.database);
  const busy = (error: unknown) => isCommerceError(error, 'BUSY');
  const timed = async <T>(work: Promise<T>) => {
    const startedAt = performance.now();
    return { outcome: await work, ms: performance.now() - startedAt };
  };

  it('ends many slow statements together, though each of them alone would be in time [GAP-20]', async () => {
    proxy.set({ delayMs: 1_000 });
    const reading = withDeadline(async () => {
      for (let read = 0; read < 10; read += 1) await one();
    });
    const { outcome, ms } = await timed(reading.catch(busy));
    expect(outcome).toBe(true);
    expect(ms).toBeGreaterThan(REQUEST_LIMIT_MS - LEEWAY_MS);
    expect(ms).toBeLessThan(REQUEST_LIMIT_MS + LEEWAY_MS);
  });

  it('rolls a transaction back that it ends', async () => {
    const writing = withDeadline(
      () =>
        withTransaction(opened.database, async (transaction) => {
          await transaction.insertInto('listCount').values({ listKey: 'a', totalCnt: 1 }).execute();
          await wait(300);
        }),
      200,
    );
    expect(await writing.catch(busy)).toBe(true);
    expect(await test.database.selectFrom('listCount').selectAll().execute()).toEqual([]);
  });

  it('cancels at the server what it ends [GAP-20]', async () => {
    const query = withDeadline(() => sql`select pg_sleep(2.9)`.execute(opened.database), 200);
    expect(await query.catch(busy)).toBe(true);
    const running = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%pg_sleep(2.9)%' and pid <> pg_backend_pid()
      `.execute(test.database);
      return rows[0]?.count;
    };
    await expect.poll(running, { timeout: 2_000, interval: 100 }).toBe(0);
  });

  it('ends the wait for a connection, and gives back one that comes later', async () => {
    const narrow = openDatabase({ connection: test.connection, poolSize: 1 });
    const held = await narrow.pool.connect();
    const query = withDeadline(() => sql`select 1`.execute(narrow.database), 200);
    const { outcome, ms } = await timed(query.catch(busy));
    expect([outcome, ms < 200 + LEEWAY_MS]).toEqual([true, true]);
    held.release();
    expect(await sql`select 1 as one`.execute(narrow.database)).toMatchObject({ rows: [{ one: 1 }] });
    await narrow.close();
  });

  it.each([
    ['frozen', { frozen: true }],
    ['halved', { halved: true }],
    ['slow', { delayMs: 2_000 }],
  ])('ends in time on a %s way to the database, and works soon after [GAP-20]', async (_, fault) => {
    proxy.set(fault);
    const work = () =>
      withDeadline(() =>
        withTransaction(opened.database, async (transaction) => {
          for (let read = 0; read < 4; read += 1) await sql`select 1`.execute(transaction);
        }),
      ).catch(busy);
    const { outcome, ms } = await timed(Promise.all(Array.from({ length: 20 }, work)));
    expect(new Set(outcome)).toEqual(new Set([true]));
    expect(ms).toBeLessThan(REQUEST_LIMIT_MS + LEEWAY_MS);
    proxy.set();
    const recovered = () => one().then(() => 'works', String);
    await expect.poll(recovered, { timeout: 5_000, interval: 100 }).toBe('works');
  });

  it('is one for work inside work, and none for what goes on afterwards', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await withDeadline(async () => {
      later = wait(400).then(one);
      await expect(
        withDeadline(async () => {
          await wait(200);
          return one();
        }),
      ).rejects.toMatchObject({ code: 'BUSY' });
    }, 100);
    expect(await later).toMatchObject({ rows: [{ one: 1 }] });
  });
});
