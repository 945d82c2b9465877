import { randomUUID } from 'node:crypto';
import { autoConfirmAt, DAY_MS, epochMs, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { fc, it as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { fromTimestamp } from '../../database/instant.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { fulfill } from '../../sandbox/fulfillment/fulfillment.ts';
import { fulfillmentJob } from '../../sandbox/fulfillment/fulfillment.job.ts';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  buy,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1, accumulationRate: 1 }, { productNo: 2 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
});
afterAll(() => closeSoundShop(shop));

async function optionOf(orderNo: string): Promise<number> {
  const row = await shop.test.database
    .selectFrom('orderOption')
    .select('orderOptionNo')
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  return row.orderOptionNo;
}

function move(
  operation: 'confirmPurchase' | 'markDelivered',
  member: TestMember,
  orderOptionNo: number,
  key: string = randomUUID(),
) {
  return shop.call(operation, { bearer: member.bearer, path: { orderOptionNo }, headers: { 'idempotency-key': key } });
}

function seller(orderOptionNo: number, step: 'prepare' | 'ship' | 'deliver') {
  const { random, clock } = shop.parts;
  return withTransaction(shop.test.database, (transaction) =>
    fulfill(transaction, { orderOptionNo, step, random, at: clock.now() }),
  );
}

async function pointsOf(member: TestMember): Promise<number> {
  const row = await shop.test.database
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', member.memberNo)
    .executeTakeFirstOrThrow();
  return row.balanceAmt;
}

describe('getOrders', () => {
  it('shows paid orders of the last three months, newest first, and those being paid [GAP-16, ROUTE-34]', async () => {
    const buyer = await insertBuyer(shop);
    const old = await buy(shop, buyer);
    const at = new Date(shop.clock.now() - 100 * DAY_MS);
    const { database } = shop.test;
    await database.updateTable('shopOrder').set({ orderedAt: at }).where('orderNo', '=', old.orderNo).execute();
    await database.updateTable('orderOption').set({ registeredAt: at }).where('orderNo', '=', old.orderNo).execute();
    const first = await buy(shop, buyer);
    shop.clock.advance(MINUTE_MS);
    const second = await buy(shop, buyer, [{ productNo: 1 }, { productNo: 2, orderCnt: 2 }]);
    shop.clock.advance(MINUTE_MS);
    const third = (await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(10_000))).body;
    const { body } = await shop.call('getOrders', { bearer: buyer.bearer });
    expect(body.totalCount).toBe(3);
    expect(body.items.map(({ orderNo }) => orderNo)).toEqual([third.orderNo, second.orderNo, first.orderNo]);
    expect(body.items[0]).toMatchObject({
      defaultOrderStatusType: 'PAY_WAIT',
      paymentExpirationYmdt: third.expireYmdt,
    });
    await decide(shop, third.key, 'DECLINE');
    await approve(shop, buyer, third);
    expect((await shop.call('getOrders', { bearer: buyer.bearer })).body.totalCount).toBe(2);
    expect(body.items[1]?.firstOrderAmt.chargeAmt).toBe(30_000);
    expect(body.items[1]?.orderOptions.map(({ orderCnt }) => orderCnt)).toEqual([1, 2]);
    const far = await shop.call('getOrders', { bearer: buyer.bearer, query: { startYmd: '2026-01-01' } });
    expect(far.body.totalCount).toBe(3);
    const none = await shop.call('getOrders', { bearer: (await insertBuyer(shop)).bearer });
    expect(none.body).toEqual({ totalCount: 0, nextCursor: null, items: [] });
  });

  it('narrows to orders with an option of a requested status [GAP-16]', async () => {
    const buyer = await insertBuyer(shop);
    const [paid, mixed] = [await buy(shop, buyer), await buy(shop, buyer, [{ productNo: 1 }, { productNo: 2 }])];
    await seller(await optionOf(mixed.orderNo), 'prepare');
    const found = async (orderRequestTypes: string) => {
      const query = { orderRequestTypes };
      const { body } = await shop.call('getOrders', { bearer: buyer.bearer, query });
      return [body.totalCount, body.items.map(({ orderNo }) => orderNo).toSorted()];
    };
    expect(await found('PRODUCT_PREPARE,DELIVERY_PREPARE')).toEqual([1, [mixed.orderNo]]);
    expect(await found('PAY_DONE')).toEqual([2, [paid.orderNo, mixed.orderNo].toSorted()]);
    expect(await found('BUY_CONFIRM')).toEqual([0, []]);
  });

  it('reads page by page without gap or repeat [GAP-16]', async () => {
    const buyer = await insertBuyer(shop);
    const bought: string[] = [];
    for (let count = 0; count < 5; count += 1) bought.push((await buy(shop, buyer)).orderNo);
    const read: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = cursor === null ? { pageSize: '2' } : { pageSize: '2', cursor };
      const { body } = await shop.call('getOrders', { bearer: buyer.bearer, query });
      read.push(...body.items.map(({ orderNo }) => orderNo));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(read.toSorted()).toEqual(bought.toSorted());
    expect(read).toHaveLength(5);
  });

  it.each([
    { cursor: 'garbage' },
    { startYmd: '2026-02-30' },
    { startYmd: '2026-12-01', endYmd: '2026-11-01' },
    { pageSize: '0' },
    { pageSize: '101' },
    { startYmd: 'yesterday' },
    { orderRequestTypes: 'SHIPPED' },
    { orderRequestTypes: 'PAY_DONE,' },
  ])('refuses %j [GAP-16]', async (query) => {
    const buyer = await insertBuyer(shop);
    expect((await shop.call('getOrders', { bearer: buyer.bearer, query })).code).toBe('INVALID_REQUEST');
  });

  property.prop([fc.string({ maxLength: 60 })], { numRuns: 30 })(
    'never breaks on a cursor [GAP-16]',
    async (cursor) => {
      const buyer = await insertBuyer(shop);
      const { status } = await shop.call('getOrders', { bearer: buyer.bearer, query: { cursor } });
      expect([200, 400]).toContain(status);
    },
  );
});

describe('getOrder', () => {
  it("shows the member's own orders and no order of another member [ROLE-14, ROUTE-35]", async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer);
    const mine = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
    expect(mine.body).toMatchObject({
      orderNo,
      firstOrderAmount: { chargeAmt: 10_000 },
      accumulationAmtWhenBuyConfirm: 100,
    });
    const stranger = await insertBuyer(shop);
    expect((await shop.call('getOrder', { bearer: stranger.bearer, path: { orderNo } })).code).toBe('NOT_FOUND');
    for (const bad of ['2611200000000000', '12', 'x'.repeat(16)]) {
      expect((await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: bad } })).code).toBe('NOT_FOUND');
    }
  });

  it('names the goods in English for an English request [I18N-16]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer);
    const { body } = await shop.call('getOrder', {
      bearer: buyer.bearer,
      path: { orderNo },
      headers: { 'accept-language': 'en' },
    });
    expect(body.orderOptionsGroupByPartner[0]?.orderOptionsGroupByDelivery[0]?.orderOptions[0]?.productName).toBe(
      'Product 1',
    );
    expect(body.lines[0]?.source).toMatch(/^Product 1/);
  });

  it('names the chosen options in the language asked for, in the words they were sold with [I18N-16]', async () => {
    const { database } = shop.test;
    const words = { label: '색상', labelEn: 'Colour', value: '빨강|큰', valueEn: 'Red|Large' };
    await database.updateTable('productOption').set(words).where('productNo', '=', 2).execute();
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer, [{ productNo: 2 }]);
    const gone = { valueEn: 'Blue|Small' };
    await database.updateTable('productOption').set(gone).where('productNo', '=', 2).execute();
    const named = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await shop.call('getOrders', { bearer: buyer.bearer, headers });
      const option = body.items.find((order) => order.orderNo === orderNo)?.orderOptions[0];
      return [option?.optionName, option?.optionValue];
    };
    expect(await named('en')).toEqual(['Colour', 'Red|Large']);
    expect(await named('ko')).toEqual(['색상', '빨강|큰']);
  });
});

describe('the status of an ordered option', () => {
  it('goes from paid to confirmed, with its allowed actions and earned points [GAP-18, GAP-16]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer);
    const orderOptionNo = await optionOf(orderNo);
    const option = async () => {
      const { body } = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
      const found = body.orderOptionsGroupByPartner[0]?.orderOptionsGroupByDelivery[0]?.orderOptions[0];
      return { status: found?.orderStatusType, actions: found?.nextActions.map((next) => next.nextActionType), found };
    };
    expect((await option()).actions).toEqual(['CANCEL', 'CANCEL_ALL', 'EXCHANGE']);
    expect((await move('confirmPurchase', buyer, orderOptionNo)).code).toBe('STATE_CONFLICT');
    expect((await move('markDelivered', buyer, orderOptionNo)).code).toBe('STATE_CONFLICT');
    await seller(orderOptionNo, 'prepare');
    expect((await option()).actions).toEqual(['CANCEL', 'EXCHANGE']);
    await expect(seller(orderOptionNo, 'deliver')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await seller(orderOptionNo, 'ship');
    expect(await option()).toMatchObject({
      status: 'DELIVERY_ING',
      found: { delivery: { deliveryCompanyType: 'CJ' } },
    });
    const key = randomUUID();
    expect((await move('markDelivered', buyer, orderOptionNo, key)).status).toBe(204);
    expect((await move('markDelivered', buyer, orderOptionNo, key)).status).toBe(204);
    expect((await option()).found?.orderStatusDate.autoConfirmYmdt).not.toBe(null);
    expect((await move('confirmPurchase', await insertBuyer(shop), orderOptionNo)).code).toBe('NOT_FOUND');
    expect((await move('confirmPurchase', buyer, orderOptionNo)).status).toBe(204);
    expect(await option()).toMatchObject({ status: 'BUY_CONFIRM', actions: ['WRITE_REVIEW', 'RETURN'] });
    expect(await pointsOf(buyer)).toBe(100);
    const counts = await shop.call('getOrderSummary', { bearer: buyer.bearer });
    expect(counts.body).toMatchObject({ payDoneCnt: 0, deliveryIngCnt: 0, deliveryDoneCnt: 0, buyConfirmCnt: 1 });
    const histories = await shop.test.database
      .selectFrom('orderOptionHistory')
      .select('toStatus')
      .where('orderOptionNo', '=', orderOptionNo)
      .orderBy('historyNo')
      .execute();
    expect(histories.map(({ toStatus }) => toStatus)).toEqual([
      'PAY_WAIT',
      'PAY_DONE',
      'PRODUCT_PREPARE',
      'DELIVERY_PREPARE',
      'DELIVERY_ING',
      'DELIVERY_DONE',
      'BUY_CONFIRM',
    ]);
  });

  it('advances by time alone: shipped, delivered, and confirmed as its last day to be sent back ends [GAP-18]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo } = await buy(shop, buyer);
    const sellers = createJobRunner({ ...shop.parts, kinds: [fulfillmentJob(shop.parts.random)] });
    // A bearer does not live that long.
    const status = async () => {
      const { database } = shop.test;
      const order = database.selectFrom('shopOrder').select('orderStatusType').where('orderNo', '=', orderNo);
      return (await order.executeTakeFirstOrThrow()).orderStatusType;
    };
    await sellers.runDue();
    expect(await status()).toBe('PAY_DONE');
    for (let hour = 0; hour < 60; hour += 1) {
      shop.clock.advance(60 * MINUTE_MS);
      await sellers.runDue();
    }
    expect(await status()).toBe('DELIVERY_DONE');
    const { database } = shop.test;
    const option = database.selectFrom('orderOption').select('deliveredAt').where('orderNo', '=', orderNo);
    const { deliveredAt } = await option.executeTakeFirstOrThrow();
    const confirmsAt = autoConfirmAt(fromTimestamp(deliveredAt ?? new Date(0)));
    shop.clock.advanceTo(epochMs(confirmsAt - 1));
    await shop.jobs.runDue();
    expect(await status()).toBe('DELIVERY_DONE');
    shop.clock.advance(10 * MINUTE_MS);
    await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()]);
    expect(await status()).toBe('BUY_CONFIRM');
    expect(await pointsOf(buyer)).toBe(100);
  });
});
