import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boughtUpTo, estimate } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 2, partnerNo: 2, deliveryTemplateNo: 2 }]);
});
afterAll(() => shop.test.drop());

describe('a refund of one piece of three', () => {
  it.each([
    [
      { deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', deliveryAmt: 3_000, perOrderCnt: 2 },
      { perOrderCnt: 1, deliveryAmt: 500 },
    ],
    [
      {
        deliveryConditionType: 'QUANTITY_FEE',
        deliveryAmt: 9_000,
        conditionDetails: JSON.stringify([
          { aboveOrEqual: 1, below: 3, deliveryAmt: 3_000 },
          { aboveOrEqual: 3, below: null, deliveryAmt: 6_000 },
        ]),
      },
      { conditionDetails: '[]' },
    ],
  ] as const)(
    'prices the delivery fee of the rest by the terms of the purchase, not of today [GAP-17]',
    async (then, now) => {
      const { database } = shop.test;
      const template = database.updateTable('deliveryTemplate').where('deliveryTemplateNo', '=', 2);
      await template.set(then).execute();
      const buyer = await insertBuyer(shop);
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE', [{ productNo: 2, orderCnt: 3 }]);
      await template.set(now).execute();
      const [line] = options;
      const back = await estimate(shop, buyer, {
        orderNo,
        options: [{ orderOptionNo: line?.orderOptionNo ?? 0, productCnt: 1 }],
      });
      // 6,000 won were paid for three pieces; two cost 3,000.
      expect(back.body).toMatchObject({ refundPayAmt: (line?.price.buyAmt ?? 0) / 3 + 3_000 });
    },
  );
});
