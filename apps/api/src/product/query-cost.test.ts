import { PRODUCT_ORDERS, type ProductOrder } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { type Compilable, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNNAMED_STATEMENT } from '../database/kysely-pool.ts';
import { exhibitionProductsQuery, exhibitionSectionsQuery } from '../display/exhibition.store.ts';
import { sectionPassedQuery, sectionProductsQuery } from '../display/section.store.ts';
import { termsQuery } from '../display/terms.ts';
import { fillLargeShop, LARGE_SHOP, MOST_REVIEWED, MOST_REVIEWED_OPTION } from '../testing/shop/large-shop.ts';
import { WRITTEN_AT } from '../testing/rows/product-rows.ts';
import { explainPlan, explainRun } from '../testing/database/generic-plan.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { CARDS_READ, cardsQuery } from './card/card.store.ts';
import { answersQuery, inquiriesPassedQuery, inquiriesQuery } from './page-reviews/inquiries.ts';
import { LIST_ORDERS } from './list/list-order.ts';
import { listGroupsQuery, listPageQuery, type PageQuery } from './list/list.store.ts';
import { ENTRIES_PASSED_OVER, ROWS_READ } from '../http/numbered-page.ts';
import { couponsQuery } from './page/product-coupons.ts';
import { contentQuery, productsQuery } from './page/product.store.ts';
import { reviewsPassedQuery, reviewsQuery } from './page-reviews/review.store.ts';
import { keywordWords, queryOfWords } from './search/keyword-query.ts';
import { adultCountQuery } from './search/search.store.ts';
import type { ListFilters } from '../product-search.ts';

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

/** Buffers the first page of a plain list or a search touches in all. */
const REQUEST_BUDGET = 400;

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ template: { name: 'template_large_shop', fill: fillLargeShop } });
});
afterAll(() => test.drop());

/** Buffers a query touches, counted by PostgreSQL while it runs the shop's plan. */
async function buffersOf(query: Compilable | RawBuilder<unknown>): Promise<number> {
  const client = await test.pool.connect();
  try {
    return (await explainRun(client, query.compile(test.database))).buffers;
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

const pageOf = (order: ProductOrder, request: Partial<PageQuery> = {}): PageQuery => ({
  filters: NO_FILTERS,
  order: LIST_ORDERS[order],
  withholdsPrices: true,
  start: { after: null, offset: 0 },
  limit: PAGE,
  ...request,
});

/** What a plan reads whole. */
async function scannedBy(query: RawBuilder<unknown>): Promise<readonly string[]> {
  const client = await test.pool.connect();
  try {
    const plan = await explainPlan(client, query.compile(test.database));
    return plan.match(/"Seq Scan".*?"Relation Name":"\w+"/gs) ?? [];
  } finally {
    client.release(true);
  }
}

it('the texts of lists of a category, one for each category, are not prepared by name', () => {
  for (const scope of [{ categoryNo: 11 }, { categoryNo: 12 }]) {
    const request = pageOf('RECOMMEND', scope);
    for (const query of [listPageQuery(request), listGroupsQuery(request)]) {
      expect(query.compile(test.database).sql.startsWith(UNNAMED_STATEMENT)).toBe(true);
    }
  }
  expect(listPageQuery(pageOf('RECOMMEND')).compile(test.database).sql.startsWith(UNNAMED_STATEMENT)).toBe(false);
});

describe('among 20,000 products', () => {
  it.each(PRODUCT_ORDERS)(
    'a page of the shop in order %s touches at most 40 buffers, wherever it is',
    async (order) => {
      const after = { after: middleOf(order), offset: 0 };
      const queries = [
        listPageQuery(pageOf(order)),
        listPageQuery(pageOf(order, { start: after })),
        listPageQuery(pageOf(order, { withholdsPrices: false, start: after })),
      ];
      expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
    },
  );

  it.each(PRODUCT_ORDERS)('no list and no search in order %s reads the whole shop', async (order) => {
    const keyword = queryOfWords(keywordWords('달빛 사과')) ?? undefined;
    const rare = { ...NO_FILTERS, telecomOnly: true, coupon: true, hidesSoldOut: true, hidesAdult: true };
    const scopes = [{}, { categoryNo: 11 }, { keyword }, { keyword, categoryNo: 11, filters: rare }, { filters: rare }];
    const plans = await Promise.all(scopes.map((scope) => scannedBy(listPageQuery(pageOf(order, scope)))));
    expect(plans.flat()).toEqual([]);
  });

  it.each(['100777번째', '달빛 사과 100777번째', '1007', '없는말'])(
    'what %s finds touches at most 400 buffers, counted, too',
    async (keyword) => {
      const request = pageOf('RECOMMEND', { keyword: queryOfWords(keywordWords(keyword)) ?? undefined });
      const buffers = await Promise.all([listPageQuery(request), listGroupsQuery(request)].map(buffersOf));
      expect(buffers.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(REQUEST_BUDGET);
    },
  );

  it.each(['RECOMMEND', 'REGISTER_YMDT', 'RATING_HIGH', 'RATING_LOW'] as const)(
    'a stretch of 20,000 reviews in order %s touches at most 40 buffers, wherever it is',
    async (order) => {
      const keys = { RECOMMEND: '500', REGISTER_YMDT: WRITTEN_AT.toISOString(), RATING_HIGH: '3', RATING_LOW: '3' };
      const middle = { key: keys[order], reviewNo: 30_000 };
      const filters = [
        { withFiles: false, optionNo: null },
        { withFiles: true, optionNo: null },
        { withFiles: false, optionNo: MOST_REVIEWED_OPTION },
        { withFiles: true, optionNo: MOST_REVIEWED_OPTION },
      ];
      const queries = filters.flatMap((of) => {
        const question = { productNo: MOST_REVIEWED, order, ...of };
        return [null, middle].flatMap((after) => [
          reviewsQuery(question, after, ROWS_READ),
          reviewsPassedQuery(question, after, ENTRIES_PASSED_OVER),
        ]);
      });
      expect(Math.max(...(await Promise.all(queries.map(buffersOf))))).toBeLessThanOrEqual(BUDGET);
    },
  );

  it('every other query of a product page and of the shop window touches at most 40 buffers', async () => {
    const goods = { productNo: 1, brandNo: 3, partnerNo: 1, categoryNos: [1, 11] };
    const queries = [
      ...[false, true].flatMap((openOnly) => [
        inquiriesQuery({ productNo: MOST_REVIEWED, openOnly }, null, ROWS_READ),
        inquiriesPassedQuery({ productNo: MOST_REVIEWED, openOnly }, null, ENTRIES_PASSED_OVER),
      ]),
      answersQuery(Array.from({ length: 10 }, (_, index) => 6_000 + index * 1_000)),
      sectionProductsQuery(test.database, 1, 400, ROWS_READ),
      sectionPassedQuery(test.database, 1, null, ENTRIES_PASSED_OVER),
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

  it('goods for adults are counted within 400 buffers, a hundred at most, and never by reading the shop', async () => {
    await test.database
      .updateTable('productListing')
      .set({ adult: true })
      .where(sql<boolean>`product_no % 2 = 0`)
      .execute();
    for (const categoryNo of [undefined, 11]) {
      const query = queryOfWords(keywordWords('사과'));
      if (query === null) throw new Error('no words');
      const count = adultCountQuery(query, { categoryNo, limit: 100 });
      expect((await count.execute(test.database)).rows).toEqual([{ count: 100 }]);
      expect(await scannedBy(count)).toEqual([]);
      expect(await buffersOf(count)).toBeLessThanOrEqual(REQUEST_BUDGET);
    }
  });
});
