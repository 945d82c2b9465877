import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.test.drop());

it('answers the orders a member made in the former shop, newest first, and no order of another member [GAP-19]', async () => {
  const [buyer, other] = [await insertBuyer(shop), await insertBuyer(shop)];
  const order = {
    memberNo: buyer.memberNo,
    orderOptions: JSON.stringify([
      { productName: '사과', productNameEn: 'Apple', optionValue: '1kg', orderCnt: 2, orderStatusType: 'CANCEL_DONE' },
      { productName: '배', orderStatusType: 'SOMETHING_ELSE' },
    ]),
    purchasePrice: 20_000,
    deliveryAmt: 3_000,
    mainPayAmt: 23_000,
    payType: 'MOBILE',
    receiver: JSON.stringify({ receiverName: '김받음' }),
  };
  await shop.test.database
    .insertInto('previousOrder')
    .values([
      { ...order, orderNo: 'OLD1', orderedAt: new Date('2024-01-01T00:00:00Z') },
      { ...order, orderNo: 'OLD2', orderedAt: new Date('2024-01-02T15:00:00Z') },
    ])
    .execute();
  const { body } = await shop.call('getPreviousOrders', { bearer: buyer.bearer });
  expect(body.map(({ orderNo }) => orderNo)).toEqual(['OLD2', 'OLD1']);
  expect(body[0]).toMatchObject({
    orderYmdt: '2024-01-03 00:00:00',
    orderOptions: [
      { productName: '사과', optionValue: '1kg', orderCnt: 2, orderStatusType: 'CANCEL_DONE' },
      { productName: '배', orderCnt: 1, orderStatusType: 'BUY_CONFIRM' },
    ],
    purchasePrice: 20_000,
    deliveryAmt: 3_000,
    mainPayAmt: 23_000,
    payType: 'MOBILE',
    receiverName: '김받음',
  });
  expect((await shop.call('getPreviousOrders', { bearer: other.bearer })).body).toEqual([]);
});
