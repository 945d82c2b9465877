import { epochMs, PRODUCT_ORDERS } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findOwned } from '../coupon/coupon.store.ts';
import { catalogueOf } from '../testing/http/catalogue-call.ts';
import { BUYER, COUPONS_GIVEN, fillLargeShop, LARGE_SHOP, TALKED_ABOUT } from '../testing/shop/large-shop.ts';
import { WRITTEN_AT } from '../testing/rows/product-rows.ts';
import { openRecorder, type Recorder } from '../testing/database/statement-costs.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

/** Buffers a statement of a request may touch. */
const BUDGET = 40;

/** Products the budget holds for. */
const MILLION = 1_000_000;

/** Pages of a table that one page of its visibility map covers: two bits each, behind a head of 24 bytes. */
const MOST_PAGES = (8_192 - 24) * 4;

let test: TestDatabase;
let recorder: Recorder;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_large_shop', fill: fillLargeShop } });
  recorder = openRecorder(test.connection);
});
afterAll(async () => {
  await recorder.close();
  await test.drop();
});

/** Statements of a guest's question that cost too much, asked of a process that remembers nothing. */
async function costlyStatements(path: string) {
  const costs = await recorder.costsOf(async (database) => {
    const { status } = await catalogueOf(database)(`/client/v1/display/${path}`);
    expect([path, status]).toEqual([path, 200]);
  });
  expect(costs.length).toBeGreaterThan(0);
  return costs.filter(({ buffers }) => buffers > BUDGET).map(({ sql, buffers }) => [path, buffers, sql]);
}

/**
 * Tables a list walks that a million products would make so long that a walk touches the pages of their visibility map in
 * turn, one more for each entry.
 */
async function longTables(walked: readonly string[]) {
  const { rows } = await test.pool.query<{ readonly name: string; readonly pages: number }>(
    `select name, pg_relation_size(name::regclass) / 8192 as pages from unnest($1::text[]) as name`,
    [[...new Set(walked)]],
  );
  return rows.filter(({ pages }) => pages * (MILLION / LARGE_SHOP) > MOST_PAGES);
}

const numbers = fc.record({ minPrice: fc.nat({ max: 90_000 }), spread: fc.constantFrom(0, 100, 5_000, 90_000) });

const lists = fc.record(
  {
    order: fc.constantFrom(...PRODUCT_ORDERS),
    keyword: fc.constantFrom('번째', '사과', '달빛 이어폰', '100777번째', 'product', '1', '77', '과 사', '없는말'),
    categoryNo: fc.constantFrom(1, 11, 21),
    brandNo: fc.integer({ min: 1, max: 120 }),
    partnerNo: fc.constantFrom(1, 2),
    prices: numbers,
    freeDelivery: fc.boolean(),
    coupon: fc.boolean(),
    telecomOnly: fc.boolean(),
    soldout: fc.boolean(),
    pageNumber: fc.constantFrom(1, 2, 10, 100),
    pageSize: fc.constantFrom(1, 24, 100),
  },
  { requiredKeys: ['order'] },
);

describe('among a million products', () => {
  it.each([
    'products/search',
    'products/search?categoryNo=11&freeDelivery=true',
    'products/search?minPrice=20000&maxPrice=60000&order=REVIEW',
  ])('%s walks nothing that one page of a visibility map does not cover', async (path) => {
    const costs = await recorder.costsOf((database) => catalogueOf(database)(`/client/v1/display/${path}`));
    const walked = costs.flatMap((cost) => cost.walked);
    expect(walked.length).toBeGreaterThan(0);
    expect(await longTables(walked)).toEqual([]);
  });
});

describe('among 20,000 products every statement touches at most 40 buffers', () => {
  it.prop([lists], { numRuns: Math.min(60, testSizes.numRuns) })(
    'of a list or a search, under any filters, in any order, on any page',
    async ({ prices, ...query }) => {
      const bounds =
        prices === undefined ? {} : { minPrice: prices.minPrice, maxPrice: prices.minPrice + prices.spread };
      const words = Object.entries({ ...query, ...bounds }).map(([name, value]) => [name, String(value)]);
      expect(await costlyStatements(`products/search?${new URLSearchParams(words)}`)).toEqual([]);
    },
  );

  it.each([
    'products/3',
    'products/3/options',
    ...['RECOMMEND', 'REGISTER_YMDT', 'RATING_HIGH', 'RATING_LOW'].flatMap((order) => [
      `products/${TALKED_ABOUT}/reviews?order=${order}`,
      `products/${TALKED_ABOUT}/reviews?order=${order}&pageSize=100&pageNumber=100`,
      `products/${TALKED_ABOUT}/reviews?order=${order}&hasAttachmentFile=true&pageSize=100`,
    ]),
    `products/${TALKED_ABOUT}/inquiries?pageSize=100&pageNumber=100`,
    `products/${TALKED_ABOUT}/inquiries?excludeSecret=true&pageSize=100`,
    'products/3/similar',
    'products?productNos=3,1,2,9,77,500,8001,19999,12345,4',
    'categories',
    'categories/11',
    'search-suggestions',
    'sections',
    'sections/1',
    'sections/1?pageSize=100&pageNumber=5',
    'exhibitions',
    'gnb',
    'events',
  ])('of %s', async (path) => {
    expect(await costlyStatements(path)).toEqual([]);
  });

  it.each([null, true, false])('of a page of a member’s 3,000 coupons, usable: %s', async (usable) => {
    for (const pageNumber of [1, 9]) {
      const question = { memberNo: BUYER, usable, pageNumber, pageSize: 100 };
      const costs = await recorder.costsOf(async (database) => {
        const { items, totalCount } = await findOwned(database, question, epochMs(WRITTEN_AT.getTime()));
        expect(items).toHaveLength(100);
        expect(totalCount).toBe({ null: COUPONS_GIVEN, true: 1_800, false: 1_200 }[String(usable)]);
      });
      expect(costs.filter(({ buffers }) => buffers > BUDGET)).toEqual([]);
    }
  });
});
