import { PRODUCT_ORDERS, type ProductOrder } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type CatalogueAnswer, catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import { insertCatalogue, type ProductSeed, WRITTEN_AT } from '../../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';

/** A shop of 60 whose sort keys often tie, so that pages must be kept apart by number. */
const seeds: readonly ProductSeed[] = Array.from({ length: 60 }, (_, index) => {
  const productNo = index + 1;
  return {
    productNo,
    productName: ['무선 이어폰', '제주 사과', '[특가] 한라봉 3kg', '블루투스이어폰 케이스'][index % 4] ?? '',
    productNameEn: ['Wireless earphones', 'Jeju apple', 'Hallabong', 'Earphone case'][index % 4] ?? '',
    categoryNo: [21, 11, 12][index % 3] ?? 11,
    brandNo: (index % 3) + 1,
    partnerNo: (index % 2) + 1,
    salePrice: 1_000 * (1 + (index % 7)),
    immediateDiscountAmt: 100 * (index % 5),
    popularity: index % 4,
    saleCnt: index % 6,
    reviewCnt: index % 3,
    registeredAt: new Date(WRITTEN_AT.getTime() + (index % 5) * 1_000),
    freeDelivery: index % 2 === 0,
    hasCoupon: index % 5 === 0,
    telecomOnly: index % 10 === 0,
    soldOut: index % 9 === 0,
    displayable: index !== 59,
  };
});

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(test.database, seeds);
  look = catalogueOf(test.database);
});
afterAll(() => test.drop());

type Query = Readonly<Record<string, string | number | boolean>>;

async function search(query: Query) {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return look(`/client/v1/display/products/search?${params}`);
}

async function numbersOf(query: Query): Promise<number[]> {
  const { body } = await search({ pageSize: 100, ...query });
  return body.items.map((item: { productNo: number }) => item.productNo);
}

async function walk(query: Query): Promise<number[]> {
  const numbers: number[] = [];
  let cursor: string | null = null;
  do {
    const { body }: CatalogueAnswer = await search({ ...query, ...(cursor !== null && { cursor }) });
    numbers.push(...body.items.map((item: { productNo: number }) => item.productNo));
    cursor = body.nextCursor;
  } while (cursor !== null);
  return numbers;
}

const lists = fc.record(
  {
    order: fc.constantFrom(...PRODUCT_ORDERS),
    categoryNo: fc.constantFrom(1, 2, 11, 12, 21),
    keyword: fc.constantFrom('이어폰', '사과', '무선이어폰', 'earphone'),
    brandNo: fc.constantFrom(1, 2, 3),
    minPrice: fc.constantFrom(0, 2_000),
    freeDelivery: fc.boolean(),
    coupon: fc.boolean(),
    soldout: fc.boolean(),
    telecomOnly: fc.boolean(),
  },
  { requiredKeys: ['order'] },
);

function matches(seed: ProductSeed, query: Record<string, unknown>): boolean {
  const price = (seed.salePrice ?? 0) - (seed.immediateDiscountAmt ?? 0);
  const parent = seed.categoryNo === 21 ? 2 : 1;
  const words = `${seed.productName} ${seed.productNameEn}`.toLowerCase().replaceAll(' ', '');
  return (
    seed.displayable !== false &&
    (query['categoryNo'] === undefined || [seed.categoryNo, parent].includes(Number(query['categoryNo']))) &&
    (query['keyword'] === undefined || words.includes(String(query['keyword']))) &&
    (query['brandNo'] === undefined || seed.brandNo === query['brandNo']) &&
    (query['minPrice'] === undefined || price >= Number(query['minPrice'])) &&
    (query['freeDelivery'] !== true || seed.freeDelivery === true) &&
    (query['coupon'] !== true || seed.hasCoupon === true) &&
    (query['telecomOnly'] !== true || seed.telecomOnly === true) &&
    (query['soldout'] !== false || seed.soldOut !== true)
  );
}

const keyOf: Readonly<Record<ProductOrder, (seed: ProductSeed) => number>> = {
  RECOMMEND: (seed) => -(seed.popularity ?? 0),
  SALE_CNT: (seed) => -(seed.saleCnt ?? 0),
  RECENT_PRODUCT: (seed) => -new Date(String(seed.registeredAt)).getTime(),
  PRICE_LOW: (seed) => (seed.salePrice ?? 0) - (seed.immediateDiscountAmt ?? 0),
  PRICE_HIGH: (seed) => (seed.immediateDiscountAmt ?? 0) - (seed.salePrice ?? 0),
  REVIEW: (seed) => -(seed.reviewCnt ?? 0),
  DISCOUNT_RATE: (seed) => -Math.floor(((seed.immediateDiscountAmt ?? 0) * 100) / (seed.salePrice ?? 1)),
};

describe('a product list', () => {
  it.prop([lists, fc.integer({ min: 1, max: 9 })], { numRuns: Math.min(60, testSizes.numRuns) })(
    'shows every matching product exactly once, in order, page by page, under any filters [GAP-03, STATE-36]',
    async (query, pageSize) => {
      const walked = await walk({ ...query, pageSize });
      const wanted = seeds.filter((seed) => matches(seed, query));
      expect(walked.toSorted((left, right) => left - right)).toEqual(wanted.map((seed) => seed.productNo));
      // What a keyword finds is sorted by whether it is a word of the name, then by availability, then by popularity.
      const isRanked = query.keyword !== undefined && query.order === 'RECOMMEND';
      const keys = walked.map((productNo) => {
        const seed = seeds[productNo - 1] ?? { productNo };
        const isWithin = query.keyword === '이어폰' && seed.productName?.startsWith('블루투스이어폰') === true;
        const rank = (isWithin ? 10_000 : 0) + (seed.soldOut === true ? 1_000 : 0);
        return keyOf[query.order](seed) + (isRanked ? rank : 0);
      });
      expect(keys).toEqual(keys.toSorted((left, right) => left - right));
      const { body } = await search(query);
      expect(body.totalCount).toBe(wanted.length);
      expect(body.brands.reduce((sum: number, brand: { count: number }) => sum + brand.count, 0)).toBe(wanted.length);
    },
  );

  it.each(PRODUCT_ORDERS)('shows by number the pages that the cursor leads to, in order %s [GAP-03]', async (order) => {
    const byCursor = await walk({ order, pageSize: 7 });
    const byNumber: number[] = [];
    for (let pageNumber = 1; pageNumber <= 9; pageNumber += 1) {
      byNumber.push(...(await numbersOf({ order, pageSize: 7, pageNumber })));
    }
    expect(byNumber).toEqual(byCursor);
    expect(await numbersOf({ order, pageSize: 7, pageNumber: 50 })).toEqual([]);
  });

  it('answers the page a cursor leads to [ENTITY-52, ENTITY-53]', async () => {
    const first = await search({ pageSize: 5 });
    expect(first.body).toMatchObject({ pageNumber: 1, pageSize: 5, totalCount: 59 });
    const second = await search({ pageSize: 5, cursor: first.body.nextCursor });
    expect(second.body.pageNumber).toBe(2);
  });

  it('holds several brands at once, and counts the others too, whatever the order [GAP-03]', async () => {
    const every = await search({});
    const wanted = seeds.filter(({ brandNo, displayable }) => brandNo !== 3 && displayable !== false);
    for (const order of PRODUCT_ORDERS) {
      const { body } = await search({ brandNos: '1,2', order, pageSize: 100 });
      const numbers = body.items.map((item: { productNo: number }) => item.productNo);
      expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual(wanted.map(({ productNo }) => productNo));
      expect(body.totalCount).toBe(wanted.length);
      expect(body.brands).toEqual(every.body.brands);
    }
  });

  it('leaves out products with a lower rating or none [GAP-03]', async () => {
    await sql`update product set review_cnt = 2, review_rate_sum = case when product_no = 7 then 8 else 7 end
      where product_no in (7, 8)`.execute(test.database);
    expect(await numbersOf({ minRating: 4 })).toEqual([7]);
    expect((await numbersOf({ minRating: 3 })).toSorted()).toEqual([7, 8]);
    expect((await search({ minRating: 4 })).body.totalCount).toBe(1);
  });

  it('offers the filters that apply to the list [GAP-03]', async () => {
    const { body } = await search({ keyword: '사과' });
    const found = seeds.filter((seed) => seed.productName === '제주 사과');
    expect(body.totalCount).toBe(found.length);
    expect(body.depth1Categories.map((category: { label: string }) => category.label)).toEqual(['식품', '디지털']);
    const prices = found.map((seed) => (seed.salePrice ?? 0) - (seed.immediateDiscountAmt ?? 0));
    expect([body.minPrice, body.maxPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
  });
});

describe('a keyword', () => {
  it('finds words of two syllables, within words, in any order and either language [GAP-03]', async () => {
    const apples = seeds.filter((seed) => seed.productName === '제주 사과').map((seed) => seed.productNo);
    for (const keyword of ['사과', '제주', '사과 제주', '제주사과', 'APPLE', 'jeju']) {
      const found = await numbersOf({ keyword });
      expect([keyword, ...found.toSorted((left, right) => left - right)]).toEqual([keyword, ...apples]);
    }
    expect((await numbersOf({ keyword: '이어폰' })).length).toBe(29);
  });

  it('is tried without its spaces when it finds nothing, and reports that [GAP-03]', async () => {
    const { body } = await search({ keyword: '무 선이어폰' });
    expect(body).toMatchObject({ relaxed: { kind: 'CORRECTED', keyword: '무선이어폰' }, totalCount: 15 });
    expect((await search({ keyword: '무선 이어폰' })).body.relaxed).toBe(null);
  });

  it('finds nothing, quietly, where there is nothing [GAP-03]', async () => {
    for (const keyword of ['%', '___', '없는말', "'; drop table product; --", '쀍'.repeat(100)]) {
      const { status, body } = await search({ keyword });
      expect([status, body.totalCount, body.nextCursor, body.relaxed]).toEqual([200, 0, null, null]);
    }
  });

  it('answers names in the language of the request [I18N-16]', async () => {
    const { body } = await look('/client/v1/display/products/search?keyword=%EC%82%AC%EA%B3%BC', { language: 'en' });
    expect(body.items[0]).toMatchObject({ productName: 'Jeju apple' });
    expect(body.depth1Categories[0].label).toBe('Food');
  });
});

describe('a list asked for badly', () => {
  it.each([
    ['categoryNo=999', 404, 'NOT_FOUND'],
    ['brandNo=999', 404, 'NOT_FOUND'],
    ['partnerNo=999', 404, 'NOT_FOUND'],
    ['categoryNo=abc', 400, 'INVALID_REQUEST'],
    ['categoryNo=-1', 400, 'INVALID_REQUEST'],
    ['categoryNo=1e3', 400, 'INVALID_REQUEST'],
    ['order=CHEAPEST', 400, 'INVALID_REQUEST'],
    ['pageNumber=0', 400, 'INVALID_REQUEST'],
    ['pageNumber=1000000000', 400, 'INVALID_REQUEST'],
    ['pageNumber=101', 400, 'INVALID_REQUEST'],
    ['pageSize=0', 400, 'INVALID_REQUEST'],
    ['pageSize=101', 400, 'INVALID_REQUEST'],
    ['minPrice=-1', 400, 'INVALID_REQUEST'],
    ['soldout=maybe', 400, 'INVALID_REQUEST'],
    ['cursor=garbage', 400, 'INVALID_REQUEST'],
    ['cursor=%F0%9F%92%A9', 400, 'INVALID_REQUEST'],
    [`cursor=${'A'.repeat(401)}`, 400, 'INVALID_REQUEST'],
    [`keyword=${'a'.repeat(101)}`, 400, 'INVALID_REQUEST'],
  ])('is refused: %s [GAP-03]', async (query, status, code) => {
    const answer = await look(`/client/v1/display/products/search?${query}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.prop([fc.constantFrom(...PRODUCT_ORDERS), fc.oneof(fc.base64String(), fc.string())], { numRuns: 100 })(
    'never fails on a made-up cursor [GAP-03]',
    async (order, cursor) => {
      fc.pre(cursor !== '');
      const { status } = await search({ order, cursor });
      expect([200, 400]).toContain(status);
    },
  );

  it('refuses the cursor of another order [GAP-03]', async () => {
    const { body } = await search({ order: 'PRICE_LOW', pageSize: 5 });
    expect((await search({ order: 'PRICE_HIGH', cursor: body.nextCursor })).status).toBe(400);
  });
});
