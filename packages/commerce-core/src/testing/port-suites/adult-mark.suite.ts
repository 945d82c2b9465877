import { describe, expect, it } from 'vitest';
import type { ProductNo } from '../../value/identifiers.ts';
import { giftRequest } from '../gift-rows.ts';
import { giftSheet, payGift } from './suite-gift.ts';
import { paidOption } from './suite-order.ts';
import type { OpenSuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What any answer names of goods. */
interface Named {
  readonly productNo: ProductNo;
  readonly adult?: boolean;
}

/** What every port says of goods for adults beside what they are: that they are, where they are shown, and nothing else. */
export function adultMarkSuite(open: OpenSuiteShop): void {
  describe('the mark of goods for adults', () => {
    const shop = withShop(open);
    const both = () => [shop().goods.adult.productNo, shop().goods.plain.productNo];
    const marked = (goods: readonly Named[]) =>
      goods.filter((one) => 'adult' in one).map((one) => [one.productNo, one.adult]);
    const onlyAdult = () => [[shop().goods.adult.productNo, true]];

    it('is left out for a guest, from whom they are withheld [ROLE-04]', async () => {
      const { guest, goods } = shop();
      expect(marked(await guest.productApi.cards(both()))).toEqual([]);
      const { items } = await guest.productApi.search({ order: 'RECENT_PRODUCT', pageSize: 100 });
      expect(items.map(({ productNo }) => productNo)).toContain(goods.adult.productNo);
      expect(marked(items)).toEqual([]);
      const cart = await guest.cartPriceApi.price([{ cartNo: 1, ...goods.adult, orderCnt: 1, optionInputs: [] }]);
      expect(cart.invalidProducts).toHaveLength(1);
      expect(marked(cart.invalidProducts)).toEqual([]);
    });

    it('is on the cards of lists and wishes for an adult', async () => {
      const { member } = shop();
      await shop().proveAge();
      expect(marked(await member.productApi.cards(both()))).toEqual(onlyAdult());
      const { items } = await member.productApi.search({ order: 'RECENT_PRODUCT', pageSize: 100 });
      expect(marked(items)).toEqual(onlyAdult());
      for (const productNo of both()) await member.wishApi.add(productNo);
      const wishes = await member.wishApi.list({ pageNumber: 1, pageSize: 10 });
      expect(wishes.totalCount).toBe(2);
      expect(marked(wishes.items.map(({ product }) => product))).toEqual(onlyAdult());
    });

    it('is in the cart of an adult, and on the sheet made of it', async () => {
      const { member, goods } = shop();
      await shop().proveAge();
      await member.cartApi.add([goods.adult, goods.plain].map((one) => ({ ...one, orderCnt: 1 })));
      const cart = await member.cartApi.get();
      const goodsOf = ({ deliveryGroups }: Pick<typeof cart, 'deliveryGroups'>) =>
        deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
      expect(goodsOf(cart)).toHaveLength(2);
      expect(marked(goodsOf(cart))).toEqual(onlyAdult());
      const cartNos = goodsOf(cart).flatMap((one) => one.orderProductOptions.map(({ cartNo }) => cartNo));
      const sheetNo = await member.orderApi.createSheet({ type: 'cart', cartNos });
      expect(marked(goodsOf(await member.orderApi.sheet(sheetNo)))).toEqual(onlyAdult());
    });

    it('is on ordered goods, in the list and in the detail', async () => {
      const { member, goods } = shop();
      await shop().proveAge();
      await paidOption(shop(), goods.plain, { amount: 10_000 });
      const option = await paidOption(shop(), goods.adult, { amount: 10_000 });
      expect(option.adult).toBe(true);
      const { items } = await member.orderApi.list({ pageSize: 10 });
      expect(items).toHaveLength(2);
      expect(marked(items.flatMap(({ orderOptions }) => orderOptions))).toEqual(onlyAdult());
    });

    it('is on gifts, in the list and by themselves', async () => {
      const { member, goods } = shop();
      await shop().proveAge();
      for (const one of [goods.plain, goods.adult]) {
        const orderSheetNo = await giftSheet(shop(), one);
        await member.giftApi.create(giftRequest(orderSheetNo), `gift-${orderSheetNo}`);
        await payGift(shop(), orderSheetNo, { amount: 10_000 });
      }
      const { items } = await member.giftApi.list('send-usable', { pageSize: 10 });
      expect(items).toHaveLength(2);
      expect(marked(items)).toEqual(onlyAdult());
      expect(marked(await Promise.all(items.map(({ giftId }) => member.giftApi.get(giftId))))).toEqual(onlyAdult());
    });
  });
}
