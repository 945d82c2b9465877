import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toTimestamp } from '../../database/instant.ts';
import { buy, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1, productName: '사과' }, { productNo: 2 }]);
});
afterAll(() => shop.test.drop());

it('counts orders, not pieces, of a year, and nothing that was canceled or another’s [GAP-14]', async () => {
  const [buyer, other] = [await insertBuyer(shop), await insertBuyer(shop)];
  const often = async () => (await shop.call('getMostBought', { bearer: buyer.bearer })).body;
  await buy(shop, buyer, [{ productNo: 1, orderCnt: 3 }]);
  await buy(shop, other, [{ productNo: 1 }]);
  expect(await often()).toEqual([]);
  const last = await buy(shop, buyer, [{ productNo: 1, orderCnt: 2 }, { productNo: 2 }]);
  expect(await often()).toMatchObject([
    { productNo: 1, productName: '사과', optionNo: 10, orderCnt: 2, purchaseCnt: 2, lastOrderYmdt: last.orderYmdt },
  ]);

  const { database } = shop.test;
  const ofLast = database.updateTable('orderOption').where('orderNo', '=', last.orderNo);
  await ofLast.set({ orderStatusType: 'CANCEL_DONE' }).execute();
  expect(await often()).toEqual([]);
  await ofLast.set({ orderStatusType: 'BUY_CONFIRM' }).execute();
  expect(await often()).toHaveLength(1);
  await ofLast.set({ registeredAt: toTimestamp(after(shop.clock.now(), -366 * DAY_MS)) }).execute();
  expect(await often()).toEqual([]);
});
