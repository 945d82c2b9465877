import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../testing/invariants.ts';
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
} from '../testing/order-rows.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.test.drop());

describe('an order', () => {
  it('goes from sheet to paid', async () => {
    const buyer = await insertBuyer(shop, 5_000);
    const orderSheetNo = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 2 }, { productNo: 2 }]);
    const sheet = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo } });
    expect(sheet.code).toBe(null);
    expect(sheet.body.paymentInfo.paymentAmt).toBe(30_000);
    const held = await reserve(shop, buyer, orderSheetNo, reserveBody(28_000, { subPayAmt: 2_000 }));
    expect(held.code).toBe(null);
    expect(await brokenInvariants(shop.test.database)).toEqual([]);
    await decide(shop, held.body.key, 'APPROVE');
    const done = await approve(shop, buyer, held.body);
    expect(done.body).toMatchObject({ result: 'SUCCESS' });
    expect(await brokenInvariants(shop.test.database)).toEqual([]);
    const order = await buy(shop, buyer);
    expect(order.defaultOrderStatusType).toBe('PAY_DONE');
    const list = await shop.call('getOrders', { bearer: buyer.bearer });
    expect(list.body.items.length).toBe(2);
    expect(await brokenInvariants(shop.test.database)).toEqual([]);
  });
});
