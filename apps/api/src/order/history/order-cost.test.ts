import { DAY_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOpenObligations } from '../../account/open-obligations.ts';
import { applicableCouponsQuery } from '../../coupon/applicable-coupons.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { FREQUENT_BUYER, COUPONS_OWNED, fillLoadedShop } from '../../testing/shop/loaded-shop.ts';
import { logInAs } from '../../testing/rows/member-rows.ts';
import { openSheet, servedBy } from '../../testing/shop/order-shop.ts';
import { openRecorder, type Recorder } from '../../testing/database/statement-costs.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { readOrder, readSummaries } from './order-detail.ts';
import { countStatuses, listOrderNos } from './order-list.ts';
import { readSheetAnswer } from '../sheet/sheet-answer.ts';

/** Buffers all statements of a request may touch together. */
const BUDGET = 400;

const now = simulatedClock().now();
const reader = { memberNo: FREQUENT_BUYER, language: 'ko', now } as const;

let test: TestDatabase;
let recorder: Recorder;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_loaded_shop', fill: fillLoadedShop } });
  recorder = openRecorder(test.connection);
});
afterAll(async () => {
  await recorder.close();
  await test.drop();
});

/** The buffers of all statements together. */
async function buffersOf(work: (database: Database) => Promise<unknown>): Promise<number> {
  const costs = await recorder.costsOf(work);
  expect(costs.length).toBeGreaterThan(0);
  return costs.reduce((sum, { buffers }) => sum + buffers, 0);
}

/**
 * Waits until no snapshot is older than now: until then every reader looks at the old version of each row besides the
 * new one. Such a snapshot may be that of the server's own analysis, which is a transaction without a number.
 */
async function untilAllSee(database: Database): Promise<void> {
  const { rows } = await sql<{ readonly xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(database);
  const isSeen = sql<{ readonly seen: boolean }>`
    select not exists (
      select from pg_stat_activity where pid <> pg_backend_pid()
        and (age(backend_xmin) >= age(${rows[0]?.xid}::xid) or age(backend_xid) >= age(${rows[0]?.xid}::xid))) as seen`;
  await expect.poll(async () => (await isSeen.execute(database)).rows[0]?.seen, { timeout: 60_000 }).toBe(true);
}

describe('a request of a member with ten thousand orders in three months touches at most 400 buffers', () => {
  const listed = (query: Partial<Parameters<typeof listOrderNos>[1]>) => async (database: Database) => {
    const page = await listOrderNos(database, {
      memberNo: FREQUENT_BUYER,
      startYmd: undefined,
      endYmd: undefined,
      orderRequestTypes: undefined,
      cursor: undefined,
      pageSize: undefined,
      now,
      ...query,
    });
    await readSummaries(database, page.orderNos, reader);
    return page;
  };

  it.each([{}, { orderRequestTypes: 'DELIVERY_ING' }, { orderRequestTypes: 'DEPOSIT_WAIT' }, { pageSize: 100 }])(
    'in the order list asked for with %j',
    async (query) => {
      expect(await buffersOf(listed(query))).toBeLessThanOrEqual(BUDGET);
    },
  );

  it('in the page of the order list after a cursor', async () => {
    const { nextCursor, totalCount } = await listed({ pageSize: 100 })(test.database);
    expect(totalCount).toBe(1_000);
    expect(await buffersOf(listed({ cursor: nextCursor ?? '' }))).toBeLessThanOrEqual(BUDGET);
  });

  it('in a later page of the order list, which does not count the list again', async () => {
    const first = await listed({ pageSize: 5 })(test.database);
    const costs = await recorder.costsOf(listed({ pageSize: 5, cursor: first.nextCursor ?? '' }));
    expect(costs.length).toBeLessThan(5);
    const second = await listed({ pageSize: 5, cursor: first.nextCursor ?? '' })(test.database);
    expect(second.totalCount).toBe(first.totalCount);
  });

  it.each(['PAY_DONE,DELIVERY_ING', 'BUY_CONFIRM', 'CANCEL_DONE'])(
    'in the order list, whose pages have every order in %s exactly once',
    async (statuses) => {
      const pages: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = await listed({ cursor, orderRequestTypes: statuses, pageSize: 90 })(test.database);
        pages.push(...page.orderNos);
        cursor = page.nextCursor;
      }
      const { rows } = await sql<{ readonly orderNo: string }>`
      select order_no from shop_order where member_no = ${FREQUENT_BUYER} and exists (select from order_option
        where order_option.order_no = shop_order.order_no and order_status_type = any (${statuses.split(',')}::text[]))
      order by ordered_at desc, order_no desc`.execute(test.database);
      expect(rows.length).toBeGreaterThan(100);
      expect(pages).toEqual(rows.map(({ orderNo }) => orderNo));
    },
  );

  it('in the order list with an order that ended unpaid', async () => {
    await sql`update order_option set order_status_type = 'PAY_CANCEL' where order_option_no = (
      select max(order_option_no) from order_option where member_no = ${FREQUENT_BUYER})`.execute(test.database);
    expect(await buffersOf(listed({}))).toBeLessThanOrEqual(BUDGET);
  });

  it('in the order summary', async () => {
    expect(await buffersOf((database) => countStatuses(database, reader))).toBeLessThanOrEqual(BUDGET);
  });

  it('in the check for orders that keep a member from withdrawing', async () => {
    // Asked once in a membership, and it looks at every order: half as much again is allowed.
    expect(await buffersOf((database) => findOpenObligations(database, FREQUENT_BUYER))).toBeLessThanOrEqual(
      1.5 * BUDGET,
    );
    expect((await findOpenObligations(test.database, FREQUENT_BUYER)).openOrderCnt).toBeGreaterThan(100);
  });

  it('in the detail of one order', async () => {
    const { orderNos } = await listed({})(test.database);
    expect(await buffersOf((database) => readOrder(database, orderNos[0] ?? '', reader))).toBeLessThanOrEqual(BUDGET);
  });

  it('in an order sheet with sixty coupons for some goods', async () => {
    const shop = servedBy(test);
    const buyer = await logInAs(test.database, FREQUENT_BUYER);
    const orderSheetNo = await openSheet(shop, buyer);
    const question = { ...reader, orderSheetNo, platform: 'PC' } as const;
    const sheet = await readSheetAnswer(test.database, question);
    expect(sheet.coupons).toHaveLength(COUPONS_OWNED);
    expect(sheet.coupons.filter(({ usable }) => usable)).toHaveLength(3);
    expect(await buffersOf((database) => readSheetAnswer(database, question))).toBeLessThanOrEqual(BUDGET);
  });

  it('in the coupons of a product, among two thousand for others', async () => {
    const goods = { productNo: 1, brandNo: 1, partnerNo: 1, categoryNos: [1, 2, 3] };
    const found = await applicableCouponsQuery(goods, ['couponNo'], 20).execute(test.database);
    expect(found.rows.length).toBeGreaterThan(0);
    expect(
      await buffersOf((database) => applicableCouponsQuery(goods, ['couponNo'], 20).execute(database)),
    ).toBeLessThanOrEqual(BUDGET);
  });

  it('in list and summary when every option of the last day was updated since the last vacuum', async () => {
    const patient = openDatabase({ connection: test.connection, statementLimitMs: 0 });
    // While the server's own vacuum looks at the table, no query can skip what is dead in it.
    await sql`alter table order_option set (autovacuum_enabled = off)`.execute(patient.database);
    // Everybody's: so each of this member's lies on a page of its own again.
    await sql`update order_option set order_status_type = 'DELIVERY_DONE', delivered_at = ${new Date(now)}
      where registered_at > ${new Date(now - DAY_MS)}`
      .execute(patient.database)
      .finally(() => patient.close());
    await untilAllSee(test.database);
    expect(await buffersOf(listed({}))).toBeLessThanOrEqual(BUDGET);
    expect(await buffersOf((database) => countStatuses(database, reader))).toBeLessThanOrEqual(BUDGET);
  }, 90_000);
});
