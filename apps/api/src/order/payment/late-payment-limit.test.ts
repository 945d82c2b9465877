import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { refundedAmt } from '../../testing/shop/held-order.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
  type Reservation,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await insertBuyer(shop);
});
afterAll(() => closeSoundShop(shop));

describe('a late payment of limited goods', () => {
  it('is refunded when the shopper has bought all they may meanwhile', async () => {
    const { database } = shop.test;
    await database.updateTable('product').set({ maxBuyPersonCnt: 2 }).where('productNo', '=', 2).execute();
    const order = async (orderCnt: number): Promise<Reservation> => {
      const sheet = await openSheet(shop, buyer, [{ productNo: 2, orderCnt }]);
      return (await reserve(shop, buyer, sheet, reserveBody(orderCnt * 10_000))).body;
    };
    // One piece more than they may.
    const late = await order(1);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    const bought = await order(2);
    await decide(shop, bought.key, 'APPROVE');
    expect((await approve(shop, buyer, bought)).body.result).toBe('SUCCESS');
    await decide(shop, late.key, 'APPROVE');
    expect((await approve(shop, buyer, late)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, late.key)).toBe(10_000);
  });
});
