import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import type { Answer } from '../../testing/http/test-call.ts';
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
import { expire } from '../payment/settle.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
});
afterAll(() => shop.test.drop());

describe('the list of orders', () => {
  it('keeps an order in the list whose deposit did not come in time, and no payment that was left [GAP-16, ROUTE-34]', async () => {
    const buyer = await insertBuyer(shop);
    const sheetNo = await openSheet(shop, buyer);
    const held = (await reserve(shop, buyer, sheetNo, reserveBody(10_000, { payType: 'VIRTUAL_ACCOUNT' }))).body;
    await decide(shop, held.key, 'ISSUE_ACCOUNT');
    await approve(shop, buyer, held);
    const left = (await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(10_000))).body;
    await withTransaction(shop.test.database, async (transaction) => {
      for (const { orderNo } of [held, left]) await expire(transaction, orderNo, after(shop.clock.now(), 30 * DAY_MS));
    });
    const { body } = await shop.call('getOrders', { bearer: buyer.bearer });
    expect(body).toMatchObject({ totalCount: 1 });
    expect(body.items).toMatchObject([
      {
        orderNo: held.orderNo,
        defaultOrderStatusType: 'PAY_CANCEL',
        paymentExpirationYmdt: null,
        bankInfo: { bank: '901' },
        orderOptions: [{ claimNo: null, nextActions: [] }],
      },
    ]);
    const query = { orderRequestTypes: 'PAY_WAIT,DEPOSIT_WAIT,PAY_DONE' };
    expect((await shop.call('getOrders', { bearer: buyer.bearer, query })).body.totalCount).toBe(0);
    expect((await shop.call('getOrderSummary', { bearer: buyer.bearer })).body.depositWaitCnt).toBe(0);
  });

  it('shows a new order first among 38 of one instant, and each of them on one page [GAP-16]', async () => {
    const buyer = await insertBuyer(shop);
    const bought: string[] = [];
    for (let count = 0; count < 38; count += 1) bought.push((await buy(shop, buyer)).orderNo);
    shop.clock.advance(1);
    const { orderNo } = await buy(shop, buyer);
    const read: string[] = [];
    let query: Record<string, string> | null = { pageSize: '10' };
    while (query !== null) {
      const { body }: Answer<'getOrders'> = await shop.call('getOrders', { bearer: buyer.bearer, query });
      expect(body.totalCount).toBe(39);
      read.push(...body.items.map((order) => order.orderNo));
      query = body.nextCursor === null ? null : { pageSize: '10', cursor: body.nextCursor };
    }
    expect(read[0]).toBe(orderNo);
    expect(read.toSorted()).toEqual([...bought, orderNo].toSorted());
  });
});
