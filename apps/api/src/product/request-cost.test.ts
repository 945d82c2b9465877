import { epochMs } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOwned } from '../coupon/coupon.store.ts';
import { catalogueOf } from '../testing/http/catalogue-call.ts';
import { BUYER, COUPONS_GIVEN, fillLargeShop, MOST_REVIEWED } from '../testing/shop/large-shop.ts';
import { WRITTEN_AT } from '../testing/rows/product-rows.ts';
import { openRecorder, type Recorder } from '../testing/database/statement-costs.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

/** Buffers a statement of a request may touch. */
const BUDGET = 40;

/** Buffers all statements of a list touch. */
const REQUEST_BUDGET = 400;

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

describe('among 20,000 products every statement touches at most 40 buffers', () => {
  it.each([
    'products/3',
    'products/3/options',
    ...['RECOMMEND', 'REGISTER_YMDT', 'RATING_HIGH', 'RATING_LOW'].flatMap((order) => [
      `products/${MOST_REVIEWED}/reviews?order=${order}`,
      `products/${MOST_REVIEWED}/reviews?order=${order}&pageSize=100&pageNumber=100`,
      `products/${MOST_REVIEWED}/reviews?order=${order}&hasAttachmentFile=true&pageSize=100`,
    ]),
    `products/${MOST_REVIEWED}/inquiries?pageSize=100&pageNumber=100`,
    `products/${MOST_REVIEWED}/inquiries?excludeSecret=true&pageSize=100`,
    'products?productNos=3,1,2,9,77,500,8001,19999,12345,4',
    'categories',
    'categories/11',
    'search-suggestions',
    'sections',
    'sections/1',
    'sections/1?pageSize=100&pageNumber=5',
    'exhibitions',
    'brand-halls',
    'gnb',
    'events',
  ])('of %s', async (path) => {
    expect(await costlyStatements(path)).toEqual([]);
  });

  it('of a list, or of what is like a product, within 400 buffers of all its statements', async () => {
    const lists = [
      'products/3/similar',
      'products/search',
      'products/search?categoryNo=11',
      'products/search?order=PRICE_LOW',
    ];
    for (const path of lists) {
      const costs = await recorder.costsOf((database) => catalogueOf(database)(`/client/v1/display/${path}`));
      expect([path, costs.reduce((sum, { buffers }) => sum + buffers, 0) <= REQUEST_BUDGET]).toEqual([path, true]);
    }
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
