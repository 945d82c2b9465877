import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdEverything, statusOf } from '../../testing/shop/held-order.ts';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { approve, decide, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
});
afterEach(() => closeSoundShop(shop));

it('a payment the provider has taken is pending while the order is out of reach, and paid afterwards [GAP-20]', async () => {
  const buyer = await insertBuyer(shop, 5_000);
  const { held } = await holdEverything(shop, buyer);
  await decide(shop, held.key, 'APPROVE');
  const client = await shop.test.pool.connect();
  await client.query('begin');
  await client.query('select from shop_order where order_no = $1 for update', [held.orderNo]);
  expect(await approve(shop, buyer, held)).toMatchObject({ code: null, body: { result: 'PENDING', order: null } });
  await client.query('rollback');
  client.release();
  expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
  expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
});
