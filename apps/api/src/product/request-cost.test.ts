import { PRODUCT_ORDERS } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { catalogueOf } from '../testing/catalogue-call.ts';
import { fillLargeShop } from '../testing/large-shop.ts';
import { openRecorder, type Recorder } from '../testing/statement-costs.ts';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Buffers a statement of a request may touch. */
const BUDGET = 40;

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
async function dearStatements(path: string) {
  const costs = await recorder.costsOf(async (database) => {
    const { status } = await catalogueOf(database)(`/client/v1/display/${path}`);
    expect([path, status]).toEqual([path, 200]);
  });
  expect(costs.length).toBeGreaterThan(0);
  return costs.filter(({ buffers }) => buffers > BUDGET).map(({ sql, buffers }) => [path, buffers, sql]);
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

describe('among 20,000 products every statement touches at most 40 buffers', () => {
  it.prop([lists], { numRuns: Math.min(60, testSizes.numRuns) })(
    'of a list or a search, under any filters, in any order, on any page',
    async ({ prices, ...query }) => {
      const bounds =
        prices === undefined ? {} : { minPrice: prices.minPrice, maxPrice: prices.minPrice + prices.spread };
      const words = Object.entries({ ...query, ...bounds }).map(([name, value]) => [name, String(value)]);
      expect(await dearStatements(`products/search?${new URLSearchParams(words)}`)).toEqual([]);
    },
  );

  it.each([
    'products/3',
    'products/3/options',
    'products/3/reviews?pageSize=10&pageNumber=9',
    'products/3/inquiries?excludeSecret=true&pageNumber=5',
    'products/3/similar',
    'products?productNos=3,1,2,9,77,500,8001,19999,12345,4',
    'categories',
    'categories/11',
    'search-suggestions',
    'sections',
    'sections/1',
    'exhibitions',
    'gnb',
    'events',
  ])('of %s', async (path) => {
    expect(await dearStatements(path)).toEqual([]);
  });
});
