import { PRODUCT_ORDERS, type ProductOrder } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import type { Compilable, RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exhibitionProductsQuery, exhibitionSectionsQuery } from '../display/exhibition.store.ts';
import { sectionProductsQuery } from '../display/section.store.ts';
import { termsQuery } from '../display/terms.ts';
import { fillLargeShop, LARGE_SHOP } from '../testing/large-shop.ts';
import { WRITTEN_AT } from '../testing/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/test-database.ts';
import { CARDS_READ, cardsQuery } from './card.store.ts';
import { inquiriesQuery } from './inquiries.ts';
import { searchPartsQuery, termCountsQuery } from './keyword.store.ts';
import { LIST_ORDERS } from './list-order.ts';
import {
  countedStretchQuery,
  type ListFilters,
  listStretchQuery,
  narrowStretchQuery,
  WHOLE_SHOP,
} from './list.store.ts';
import { couponsQuery } from './product-coupons.ts';
import { contentQuery, productsQuery } from './product.store.ts';
import { reviewsQuery } from './review.store.ts';
import { keywordQuery } from './search-terms.ts';

/** Buffers a query of a request may touch. */
const BUDGET = 40;

/** Buffers one probe of a primary key touches here: two pages of the index and the row. */
const PROBE = 3;

const NO_FILTERS: ListFilters = {
  freeDelivery: false,
  coupon: false,
  telecomOnly: false,
  hidesSoldOut: false,
  hidesAdult: false,
};
const PAGE = 25;

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_large_shop', fill: fillLargeShop } });
});
afterAll(() => test.drop());

/** Buffers a query touches, counted by PostgreSQL while it runs the plan of any value. */
async function buffersOf(query: Compilable | RawBuilder<unknown>): Promise<number> {
  const { sql, parameters } = query.compile(test.database);
  const client = await test.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    client.release(true);
  }
}

/** A place in the middle of the shop's list in an order. */
function middleOf(order: ProductOrder) {
  const keys = {
    popularity: 500_000,
    saleCnt: 2_500,
    registeredAt: WRITTEN_AT.getTime() - 500_000_000,
    price: 30_000,
    reviewCnt: 150,
    discountRate: 30,
  };
  return { key: keys[LIST_ORDERS[order].column], productNo: LARGE_SHOP / 2 };
}

describe('among 20,000 products', () => {
  it.each(PRODUCT_ORDERS)('a page in order %s touches at most 40 buffers, wherever it is', async (order) => {
    const sorted = LIST_ORDERS[order];
    const middle = middleOf(order);
    const none = { ...NO_FILTERS, minPrice: 1, maxPrice: 2 };
    const rare = { ...NO_FILTERS, telecomOnly: true, coupon: true, hidesSoldOut: true, hidesAdult: true };
    const queries = [
      listStretchQuery(WHOLE_SHOP, NO_FILTERS, sorted, null, PAGE),
      listStretchQuery(WHOLE_SHOP, NO_FILTERS, sorted, middle, PAGE),
      listStretchQuery(11, { ...NO_FILTERS, hidesAdult: true }, sorted, null, PAGE),
      listStretchQuery(WHOLE_SHOP, rare, sorted, null, 10_000),
      listStretchQuery(WHOLE_SHOP, rare, sorted, middle, 10_000),
      listStretchQuery(WHOLE_SHOP, { ...NO_FILTERS, minPrice: 10_000, maxPrice: 20_000 }, sorted, null, PAGE),
      listStretchQuery(11, none, sorted, middle, PAGE),
    ];
    expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
  });

  it('what a brand or two prices leave is read and counted in stretches of at most 40 buffers', async () => {
    const brand = { ...NO_FILTERS, brandNo: 7, hidesAdult: true };
    const prices = { ...NO_FILTERS, minPrice: 10_000, maxPrice: 90_000 };
    const queries = [0, 11].flatMap((categoryNo) => [
      narrowStretchQuery(categoryNo, brand, 'brand', null),
      narrowStretchQuery(categoryNo, prices, 'price', null),
      narrowStretchQuery(categoryNo, prices, 'price', { key: 30_000, productNo: 1 }),
      countedStretchQuery(categoryNo, NO_FILTERS, null, null),
      countedStretchQuery(categoryNo, { ...NO_FILTERS, freeDelivery: true }, null, { key: 500_000, productNo: 1 }),
      countedStretchQuery(categoryNo, brand, 'brand', null),
      countedStretchQuery(categoryNo, prices, 'price', { key: 30_000, productNo: 1 }),
    ]);
    expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
  });

  it.each(['RECOMMEND', 'REGISTER_YMDT', 'RATING_HIGH', 'RATING_LOW'] as const)(
    'a page of reviews in order %s touches at most 40 buffers',
    async (order) => {
      const pages = [0, 190].map((offset) => ({ offset, limit: 10 }));
      const queries = [false, true].flatMap((withFiles) =>
        pages.map((page) => reviewsQuery(3, order, withFiles, page)),
      );
      expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
    },
  );

  it('every other query of a product page and of the shop window touches at most 40 buffers', async () => {
    const goods = { productNo: 1, brandNo: 3, partnerNo: 1, categoryNos: [1, 11] };
    const queries = [
      inquiriesQuery(3, false, { offset: 0, limit: 10 }),
      inquiriesQuery(3, true, { offset: 40, limit: 10 }),
      sectionProductsQuery(test.database, 1, { offset: 400, limit: 20 }),
      exhibitionProductsQuery(test.database, 1),
      exhibitionSectionsQuery(test.database, 1),
      couponsQuery(goods),
      productsQuery(test.database, [3]),
      contentQuery(test.database, 3),
      termsQuery(test.database, 'USE', simulatedClock().now()),
    ];
    expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
  });

  it('cards cost one probe of the primary key each, however large the shop, and are asked for a few at a time', async () => {
    const spread = Array.from({ length: 24 }, (_, index) => 1 + ((index * 7919) % LARGE_SHOP));
    expect(await buffersOf(cardsQuery(test.database, spread))).toBeLessThanOrEqual(24 * PROBE);
    expect(await buffersOf(cardsQuery(test.database, spread.slice(0, CARDS_READ)))).toBeLessThanOrEqual(BUDGET);
  });

  it.each(['100777번째', '달빛 사과', '사과', '번째', 'product', '1', '없는말'])(
    'a stretch of what %s finds',
    async (keyword) => {
      const { terms } = keywordQuery(keyword) ?? { terms: [] };
      const middle = { popularity: 500_000, productNo: 1, lines: '' };
      const queries = [
        termCountsQuery(terms),
        ...terms.flatMap((term) => [searchPartsQuery(term, null), searchPartsQuery(term, middle)]),
      ];
      expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
    },
  );
});
