import { MINUTE_MS, RESTOCK_LIMIT } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alarmRoutes } from '../alarm/alarm.routes.ts';
import { queryPlugins, withTransaction } from '../database/database.ts';
import type { DB } from '../database/schema/schema.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf } from '../testing/http/test-call.ts';
import { fillOrderShop, insertBuyer, type OrderShop, servedBy } from '../testing/shop/order-shop.ts';
import { restockJob } from './restock.job.ts';
import { wishRoutes } from './wish.routes.ts';

const clock = simulatedClock();

let test: TestDatabase;
let shop: OrderShop;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 12 });
  const many = Array.from({ length: RESTOCK_LIMIT + 1 }, (_, n) => ({ productNo: 1_000 + n }));
  await fillOrderShop(test.database, [{ productNo: 1 }, { productNo: 2 }, ...many]);
  shop = servedBy(test, {}, clock);
});
afterAll(() => test.drop());

const optionOf = async (productNo: number) => {
  const option = await test.database
    .selectFrom('productOption')
    .select('optionNo')
    .where('productNo', '=', productNo)
    .executeTakeFirstOrThrow();
  return option.optionNo;
};

const stock = (optionNo: number, count: number) =>
  sql`update product_option set opening_cnt = opening_cnt - stock_cnt + ${count}, stock_cnt = ${count}
    where option_no = ${optionNo}`.execute(test.database);

const runJob = () =>
  withTransaction(test.database, (transaction) =>
    restockJob.run(transaction, { jobNo: 1, payload: {}, dueAt: clock.now(), now: clock.now() }),
  );

async function openMember() {
  const { bearer, memberNo } = await insertBuyer(shop);
  const call = callerOf(shop.parts, { ...wishRoutes(shop.parts), ...alarmRoutes(shop.parts) });
  const alarms = async () => (await call('getAlarms', { bearer })).body.items.map(({ alarmType }) => alarmType);
  const wait = (optionNo: number) => call('addRestockAlarm', { bearer, path: { optionNo } });
  const waiting = async (productNo: number) =>
    (await call('getRestockAlarms', { bearer, query: { productNo: String(productNo) } })).body.optionNos;
  return { call, memberNo, bearer, alarms, wait, waiting };
}

describe('the restock alarm', () => {
  it('comes once when the option is back, and again for a member who asks again', async () => {
    const optionNo = await optionOf(1);
    await stock(optionNo, 0);
    const { alarms, wait, waiting } = await openMember();
    for (const { status } of [await wait(optionNo), await wait(optionNo)]) expect(status).toBe(204);
    await runJob();
    expect([await alarms(), await waiting(1)]).toEqual([[], [optionNo]]);
    await stock(optionNo, 3);
    await runJob();
    await runJob();
    expect([await alarms(), await waiting(1)]).toEqual([['RESTOCK'], []]);
    await stock(optionNo, 0);
    clock.advance(1_000);
    await wait(optionNo);
    await stock(optionNo, 1);
    await runJob();
    expect(await alarms()).toEqual(['RESTOCK', 'RESTOCK']);
  });

  it.each([
    ['is not for sale', sql`update product set sale_status_type = 'STOP' where product_no = 2`],
    ['is not shown', sql`update product set displayable = false where product_no = 2`],
    ['is held back by its seller', sql`update product_option set forced_sold_out = true where product_no = 2`],
  ])('waits while the option %s', async (_why, change) => {
    const optionNo = await optionOf(2);
    await stock(optionNo, 0);
    const { alarms, wait } = await openMember();
    expect((await wait(optionNo)).status).toBe(204);
    await stock(optionNo, 5);
    await change.execute(test.database);
    await runJob();
    expect(await alarms()).toEqual([]);
    await sql`update product set sale_status_type = 'ONSALE', displayable = true where product_no = 2`.execute(
      test.database,
    );
    await sql`update product_option set forced_sold_out = false where product_no = 2`.execute(test.database);
    clock.advance(10 * MINUTE_MS);
    await runJob();
    expect(await alarms()).toEqual(['RESTOCK']);
  });

  it('skips sold-out options, and serves all waiting members once there is stock', async () => {
    const optionNo = await optionOf(1);
    await stock(optionNo, 0);
    const { memberNo, wait, alarms } = await openMember();
    await wait(optionNo);
    await runJob();
    const looked = test.database.selectFrom('restockRequest').select('lookAt').where('memberNo', '=', memberNo);
    expect(await looked.execute()).toEqual([{ lookAt: null }]);
    // what comes while the job looks is seen by the next one
    const client = await test.pool.connect();
    await client.query('begin');
    await client.query(`update product_option set opening_cnt = 1, stock_cnt = 1 where option_no = ${optionNo}`);
    await runJob();
    await client.query('commit');
    client.release();
    await runJob();
    expect(await alarms()).toEqual(['RESTOCK']);
  });

  it('is removed when no member waits any more, and is sent only to members who asked', async () => {
    const optionNo = await optionOf(1);
    await stock(optionNo, 0);
    const [one, other] = [await openMember(), await openMember()];
    await one.wait(optionNo);
    await other.wait(optionNo);
    await one.call('removeRestockAlarm', { bearer: one.bearer, path: { optionNo } });
    await stock(optionNo, 1);
    await runJob();
    expect([await one.alarms(), await other.alarms()]).toEqual([[], ['RESTOCK']]);
  });

  it('is refused for an option that can be bought', async () => {
    const optionNo = await optionOf(1);
    await stock(optionNo, 1);
    const { wait, waiting } = await openMember();
    expect((await wait(optionNo)).body).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await waiting(1)).toEqual([]);
  });

  it('counts against the limit only while it is waited for', async () => {
    const { memberNo, alarms, waiting, wait } = await openMember();
    await sql`update product_option set opening_cnt = 0, stock_cnt = 0 where product_no >= 1000`.execute(test.database);
    await wait(await optionOf(1_000));
    await sql`insert into restock_request (member_no, option_no, requested_at)
      select ${memberNo}, option_no, timestamptz '2026-12-01' + product_no * interval '1 second'
      from product_option where product_no between 1001 and ${1_000 + RESTOCK_LIMIT - 1}`.execute(test.database);
    await sql`update product_option set opening_cnt = 1, stock_cnt = 1 where product_no between 1001 and 1100`.execute(
      test.database,
    );
    await runJob();
    expect(await alarms()).toHaveLength(20);
    await sql`update product_option set opening_cnt = 0, stock_cnt = 0 where product_no >= 1000`.execute(test.database);
    await wait(await optionOf(1_000 + RESTOCK_LIMIT));
    expect(await waiting(1_000)).toHaveLength(1);
  });

  it('sends alarms in a constant number of statements', async () => {
    const { memberNo } = await openMember();
    await sql`insert into restock_request (member_no, option_no, requested_at)
      select ${memberNo}, option_no, timestamptz '2026-11-01' from product_option where product_no between 1000 and 1099`.execute(
      test.database,
    );
    await sql`update product_option set opening_cnt = 1, stock_cnt = 1 where product_no >= 1000`.execute(test.database);
    const sent: string[] = [];
    const database = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: test.pool }),
      plugins: queryPlugins(),
      log: ({ query }) => void sent.push(query.sql),
    });
    await database
      .transaction()
      .execute((transaction) =>
        restockJob.run(transaction, { jobNo: 1, payload: {}, dueAt: clock.now(), now: clock.now() }),
      );
    expect(sent.filter((text) => text.includes('restock_request'))).toHaveLength(3);
    expect(sent.length).toBeLessThan(10);
    await sql`update product_option set opening_cnt = 0, stock_cnt = 0 where product_no >= 1000`.execute(test.database);
  });

  it('forgets the oldest of too many', async () => {
    const { call, bearer, memberNo, waiting, wait } = await openMember();
    await sql`update product_option set opening_cnt = 0, stock_cnt = 0 where product_no >= 1000`.execute(test.database);
    await sql`insert into restock_request (member_no, option_no, requested_at)
      select ${memberNo}, option_no, timestamptz '2026-11-01' + product_no * interval '1 second'
      from product_option where product_no between 1000 and ${1_000 + RESTOCK_LIMIT - 1}`.execute(test.database);
    expect(await waiting(1_000)).toHaveLength(1);
    await wait(await optionOf(1_000 + RESTOCK_LIMIT));
    expect(await waiting(1_000)).toEqual([]);
    expect(await waiting(1_001)).toHaveLength(1);
    expect((await call('addRestockAlarm', { bearer, path: { optionNo: 999_999_999 } })).body).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
