import { describe, expect, it } from 'vitest';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every ProductApi does. */
export function productApiSuite(open: OpenSuiteShop): void {
  describe('ProductApi', () => {
    const shop = withShop(open);

    it('answers everything about a product and its options [GAP-01, GAP-02]', async () => {
      const { productApi } = shop().guest;
      const { productNo, optionNo } = shop().goods.plain;
      const product = await productApi.get(productNo);
      expect(product).toMatchObject({ withheld: null, status: { saleStatusType: 'ONSALE', soldout: false } });
      expect(product.baseInfo.productNo).toBe(productNo);
      expect(product.price).toMatchObject({ salePrice: 10_000, discountedPrice: 10_000, discountRate: 0 });
      expect(product.categories.length).toBeGreaterThan(0);
      const options = await productApi.options(productNo);
      expect(options.flatOptions).toMatchObject([{ optionNo, buyPrice: 10_000, saleType: 'AVAILABLE' }]);
    });

    it('answers the seller of each product, and each seller', async () => {
      const { productApi } = shop().guest;
      const { partner } = await productApi.get(shop().goods.plain.productNo);
      expect(await productApi.partner(partner.partnerNo)).toEqual(partner);
      expect(partner.companyName).not.toBe('');
      expect(await refusalOf(productApi.partner(999_999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('rejects an unknown product number with NOT_FOUND', async () => {
      const { productApi } = shop().guest;
      expect(await refusalOf(productApi.get(999_999_999))).toMatchObject({ name: 'CommerceError', code: 'NOT_FOUND' });
      expect(await refusalOf(productApi.options(999_999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('shows products by their numbers in the requested order and leaves out unknown ones', async () => {
      const { productApi } = shop().guest;
      const { plain, adult } = shop().goods;
      const cards = await productApi.cards([adult.productNo, 999_999_999, plain.productNo]);
      expect(cards.map(({ productNo, withheld }) => [productNo, withheld])).toEqual([
        [adult.productNo, 'ADULT'],
        [plain.productNo, null],
      ]);
    });

    it('answers a guest nothing of goods for adults but that they are [ROLE-04, ROLE-05]', async () => {
      const { productApi } = shop().guest;
      const { productNo } = shop().goods.adult;
      const product = await productApi.get(productNo);
      expect(product.withheld).toBe('ADULT');
      expect([product.baseInfo.productName, product.price.salePrice]).toEqual(['', 0]);
      expect(await refusalOf(productApi.options(productNo))).toMatchObject({ code: 'ADULT_ONLY' });
    });

    it('lists products page by page, each once [GAP-03, ENTITY-52, ENTITY-53]', async () => {
      const { productApi } = shop().guest;
      const whole = await productApi.search({ order: 'RECENT_PRODUCT', pageSize: 100 });
      const numbers: number[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < 100; page += 1) {
        const found = await productApi.search({
          order: 'RECENT_PRODUCT',
          pageSize: 2,
          ...(cursor === null ? {} : { cursor }),
        });
        numbers.push(...found.items.map((item) => item.productNo));
        cursor = found.nextCursor;
        if (cursor === null) break;
      }
      expect(numbers).toEqual(whole.items.map((item) => item.productNo));
      expect(whole.totalCount).toBe(numbers.length);
    });

    it('sorts by price and keeps to the filters', async () => {
      const { productApi } = shop().guest;
      const found = await productApi.search({ order: 'PRICE_HIGH', soldout: false, maxPrice: 10_000, pageSize: 100 });
      expect(found.items.length).toBeGreaterThan(0);
      expect(found.items.every((item) => !item.isSoldOut && item.discountedPrice <= 10_000)).toBe(true);
      const prices = found.items.map((item) => item.discountedPrice);
      expect(prices).toEqual(prices.toSorted((left, right) => right - left));
    });

    it('finds by all words in any order, or by fewer when no product has all, and reports that [GAP-03]', async () => {
      const { productApi } = shop().guest;
      const { baseInfo } = await productApi.get(shop().goods.plain.productNo);
      const words = baseInfo.productName.split(' ');
      const found = await productApi.search({ keyword: words.toReversed().join(' '), pageSize: 100 });
      expect(found.relaxed).toBeNull();
      expect(found.items.map((item) => item.productNo)).toContain(baseInfo.productNo);
      const fewer = await productApi.search({ keyword: `${baseInfo.productName} 쀍쀓쁇`, pageSize: 100 });
      expect(fewer.relaxed).toMatchObject({ kind: 'FEWER_WORDS', leftOut: ['쀍쀓쁇'] });
      expect(fewer.items.map((item) => item.productNo)).toContain(baseInfo.productNo);
      const none = await productApi.search({ keyword: '쀍쀓쁇' });
      expect(none).toMatchObject({ relaxed: null, totalCount: 0, items: [] });
    });

    it('names the brand that is chosen and the categories of a keyword, though a filter leaves nothing of them', async () => {
      const { productApi } = shop().guest;
      const { baseInfo, brand, categories } = await productApi.get(shop().goods.plain.productNo);
      const root = categories[0]?.categoryNo;
      const keyword = baseInfo.productName;
      const found = await productApi.search({ keyword });
      expect(found.depth1Categories.map(({ categoryNo }) => categoryNo)).toContain(root);
      const none = await productApi.search({ keyword, brandNos: [brand.brandNo], maxPrice: 1 });
      expect(none.totalCount).toBe(0);
      expect(none.brands).toEqual([{ brandNo: brand.brandNo, brandName: brand.brandName, count: 0 }]);
      expect(none.depth1Categories).toEqual(found.depth1Categories.map((category) => ({ ...category, count: 0 })));
    });

    it('counts the other categories of a keyword too where one is chosen', async () => {
      const { productApi } = shop().guest;
      const { baseInfo, categories } = await productApi.get(shop().goods.plain.productNo);
      const keyword = baseInfo.productName;
      const [category] = categories;
      if (category === undefined) throw new Error('the product is in no category');
      const found = await productApi.search({ keyword });
      const within = await productApi.search({ keyword, categoryNo: category.categoryNo });
      expect(within.depth1Categories).toEqual(found.depth1Categories);
    });

    it('tells a guest how many goods for adults a keyword finds, and shows nothing else in their place [ROLE-04, ROLE-05]', async () => {
      const { productApi } = shop().guest;
      const adultsOnly = { items: [], totalCount: 0, relaxed: null, withheldCnt: 1, brands: [], depth1Categories: [] };
      expect(await productApi.search({ keyword: '전통 소주' })).toMatchObject(adultsOnly);
      // The count of a price would be the price.
      expect(await productApi.search({ keyword: '소주', maxPrice: 1 })).toMatchObject(adultsOnly);
      expect(await productApi.search({ keyword: '소주', categoryNo: 21 })).toMatchObject({ withheldCnt: 0, items: [] });
      const { withheldCnt, items } = await productApi.search({ pageSize: 100 });
      expect([withheldCnt, items.filter((item) => item.withheld === 'ADULT').length]).toEqual([0, 1]);
    });

    it('answers lists of reviews, inquiries and similar goods, empty ones too [GAP-07, GAP-10, GAP-15]', async () => {
      const { productApi } = shop().guest;
      const { productNo } = shop().goods.other;
      const reviews = await productApi.reviews(productNo, {
        order: 'RECOMMEND',
        hasAttachmentFile: false,
        pageNumber: 1,
        pageSize: 10,
      });
      expect(reviews).toMatchObject({ totalCount: 0, items: [] });
      expect((await productApi.inquiries(productNo, { pageNumber: 1, pageSize: 10 })).totalCount).toBe(0);
      const similar = await productApi.similar(productNo);
      expect(similar.every((item) => item.productNo !== productNo)).toBe(true);
    });

    it('always answers suggestions, possibly an empty list', async () => {
      const { productApi } = shop().guest;
      expect(Array.isArray((await productApi.suggestions('이어')).keywords)).toBe(true);
      expect((await productApi.suggestions('')).keywords).toEqual([]);
    });
  });
}
