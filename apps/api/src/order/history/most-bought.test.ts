import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toTimestamp } from '../../database/instant.ts';
import { buy, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop([
    { productNo: 1, productName: '사과' },
    { productNo: 2 },
    { productNo: 3, productName: '와인', adult: true },
  ]);
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

it('withholds adult goods once the proof of age has ended, as lists do [GAP-14]', async () => {
  const buyer = await insertBuyer(shop);
  const { database } = shop.test;
  const prove = (days: number) =>
    database
      .updateTable('member')
      .set({
        adultVerifiedAt: toTimestamp(after(shop.clock.now(), -30 * DAY_MS)),
        adultMethod: 'MOBILE',
        adultExpiresAt: toTimestamp(after(shop.clock.now(), days * DAY_MS)),
      })
      .where('memberNo', '=', buyer.memberNo)
      .execute();
  await prove(30);
  await buy(shop, buyer, [{ productNo: 3 }]);
  await buy(shop, buyer, [{ productNo: 3 }]);
  const often = async () => (await shop.call('getMostBought', { bearer: buyer.bearer })).body;
  expect(await often()).toMatchObject([{ productName: '와인', withheld: null, purchaseCnt: 2 }]);
  await prove(-1);
  expect(await often()).toMatchObject([
    { productNo: 3, productName: '', brandName: '', partnerName: '', imageUrl: '', inputs: [], withheld: 'ADULT' },
  ]);
});
