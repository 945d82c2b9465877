import { describe, expect, it } from 'vitest';
import { won } from '../../value/won.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const FIRST_PAGE = { pageNumber: 1, pageSize: 10 };

/** What every WishApi does. */
export function wishApiSuite(open: OpenSuiteShop): void {
  describe('WishApi', () => {
    const shop = withShop(open);

    it('is empty for a member without wishes', async () => {
      const { wishApi } = shop().member;
      expect(await wishApi.list(FIRST_PAGE)).toEqual({ items: [], totalCount: 0 });
      expect(await wishApi.productNos()).toEqual([]);
    });

    it('lists wishes, newest first and each product once [GAP-12, ENTITY-56]', async () => {
      const { clock, goods, member } = shop();
      const { wishApi } = member;
      await wishApi.add(goods.plain.productNo);
      clock.advance(60_000);
      await wishApi.add(goods.other.productNo);
      clock.advance(60_000);
      await wishApi.add(goods.plain.productNo);
      expect(await wishApi.productNos()).toEqual([goods.other.productNo, goods.plain.productNo]);
      const { items, totalCount } = await wishApi.list(FIRST_PAGE);
      expect(totalCount).toBe(2);
      expect(items).toMatchObject([
        { product: { productNo: goods.other.productNo, discountedPrice: won(10_000) }, priceDropAmt: 0 },
        { product: { productNo: goods.plain.productNo }, wishYmdt: '2026-11-20 12:00:00' },
      ]);
      const second = await wishApi.list({ pageNumber: 2, pageSize: 1 });
      expect(second.items.map(({ product }) => product.productNo)).toEqual([goods.plain.productNo]);
      expect(second.totalCount).toBe(2);
    });

    it('takes products off, and nothing for one that is not there [GAP-12]', async () => {
      const { goods, member } = shop();
      const { wishApi } = member;
      await wishApi.add(goods.plain.productNo);
      await wishApi.add(goods.other.productNo);
      await wishApi.remove([goods.plain.productNo, goods.soldOut.productNo, 999]);
      expect(await wishApi.productNos()).toEqual([goods.other.productNo]);
      await wishApi.remove([goods.other.productNo]);
      await wishApi.remove([goods.other.productNo]);
      expect(await wishApi.productNos()).toEqual([]);
    });

    it('notes once that the member waits for a sold-out option, until they do not', async () => {
      const { goods, member } = shop();
      const { wishApi } = member;
      const { productNo, optionNo } = goods.soldOut;
      expect(await wishApi.restockOptionNos(productNo)).toEqual([]);
      await wishApi.addRestock(optionNo);
      await wishApi.addRestock(optionNo);
      expect(await wishApi.restockOptionNos(productNo)).toEqual([optionNo]);
      expect(await wishApi.restockOptionNos(goods.plain.productNo)).toEqual([]);
      await wishApi.removeRestock(optionNo);
      await wishApi.removeRestock(optionNo);
      expect(await wishApi.restockOptionNos(productNo)).toEqual([]);
    });

    it('refuses a restock alarm for goods that can be bought, are withheld or unknown, and for a guest', async () => {
      const { goods, guest, member } = shop();
      const { wishApi } = member;
      expect(await refusalOf(wishApi.addRestock(999_999_999))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(wishApi.addRestock(goods.plain.optionNo))).toMatchObject({ code: 'STATE_CONFLICT' });
      expect(await refusalOf(wishApi.addRestock(goods.adult.optionNo))).toMatchObject({ code: 'ADULT_ONLY' });
      expect(await refusalOf(guest.wishApi.addRestock(goods.soldOut.optionNo))).toMatchObject({ code: 'AU99' });
      expect(await refusalOf(guest.wishApi.restockOptionNos(goods.soldOut.productNo))).toMatchObject({ code: 'AU99' });
    });

    it('accepts sold-out goods, and refuses withheld and unknown ones', async () => {
      const { goods, member } = shop();
      await member.wishApi.add(goods.soldOut.productNo);
      expect(await refusalOf(member.wishApi.add(999))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await refusalOf(member.wishApi.add(goods.adult.productNo))).toMatchObject({ code: 'ADULT_ONLY' });
      expect(await member.wishApi.productNos()).toEqual([goods.soldOut.productNo]);
    });

    it('knows no wishes of a guest', async () => {
      const { wishApi } = shop().guest;
      for (const call of [wishApi.list(FIRST_PAGE), wishApi.productNos(), wishApi.add(1), wishApi.remove([1])]) {
        expect(await refusalOf(call)).toMatchObject({ code: 'AU99' });
      }
    });
  });
}
