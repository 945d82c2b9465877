import { describe, expect, it } from 'vitest';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every PurchaseHistoryApi does. */
export function purchaseHistoryApiSuite(open: OpenSuiteShop): void {
  describe('PurchaseHistoryApi', () => {
    const shop = withShop(open);

    it('answers goods bought in more than one order, as bought last [GAP-14]', async () => {
      const { member, goods } = shop();
      await confirmedOrder(shop());
      expect(await member.purchaseHistoryApi.mostBought()).toEqual([]);
      await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      expect(await member.purchaseHistoryApi.mostBought()).toMatchObject([
        { ...goods.other, purchaseCnt: 2, orderCnt: 1, inputs: [] },
      ]);
    });

    it('has no orders of the former shop for a member who never bought there [GAP-19]', async () => {
      expect(await shop().member.purchaseHistoryApi.previousOrders()).toEqual([]);
    });

    it('knows nothing of a guest', async () => {
      const { purchaseHistoryApi } = shop().guest;
      expect(await refusalOf(purchaseHistoryApi.mostBought())).toMatchObject({ code: 'AU99' });
      expect(await refusalOf(purchaseHistoryApi.previousOrders())).toMatchObject({ code: 'AU99' });
    });
  });
}
