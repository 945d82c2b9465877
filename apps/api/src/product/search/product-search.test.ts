import { epochMs, GUEST, PRODUCT_ORDERS } from '@dealstore/commerce-core/domain';
import { testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { insertCatalogue, type ProductSeed, WRITTEN_AT } from '../../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { type MemoryListing, memoryProductSearch } from '../../testing/shop/memory-product-search.ts';
import { postgresProductSearch } from './postgres-product-search.ts';
import type {
  FacetCount,
  ListFilters,
  ListPlace,
  ProductSearch,
  SearchRequest,
  SearchView,
} from '../../product-search.ts';
import { DOCUMENT_VERSION, documentOfKeyword } from './tokens.ts';

const NAMES = [
  ['무선 이어폰', 'Wireless earphones'],
  ['제주 사과', 'Jeju apple'],
  ['한라봉 3kg', 'Hallabong'],
  ['이어폰 케이스', 'Earphone case'],
] as const;

const COUNT = 48;

/** A shop whose sort keys often tie, so that pages must be kept apart by number. */
const seedOf = (index: number) => ({
  productNo: index + 1,
  productName: NAMES[index % NAMES.length]?.[0] ?? '',
  productNameEn: NAMES[index % NAMES.length]?.[1] ?? '',
  categoryNo: [21, 11, 12][index % 3] ?? 11,
  brandNo: (index % 3) + 1,
  partnerNo: (index % 2) + 1,
  salePrice: 1_000 * (1 + (index % 7)),
  popularity: index % 4,
  saleCnt: index % 6,
  reviewCnt: index % 3,
  reviewRateSum: (index % 3) * (1 + (index % 5)),
  registeredAt: new Date(WRITTEN_AT.getTime() + (index % 5) * 1_000),
  freeDelivery: index % 2 === 0,
  hasCoupon: index % 5 === 0,
  telecomOnly: index % 10 === 0,
  soldOut: index % 9 === 0,
  adult: index % 11 === 0,
});

const common = Array.from({ length: COUNT }, (_, index) => seedOf(index));

/** Goods whose name nothing else has. */
const SECRETS = [21, 11].map((categoryNo, index) => ({
  ...seedOf(COUNT + index),
  productName: '비밀주',
  productNameEn: 'Secret',
  categoryNo,
  adult: true,
}));

const seeds = [...common, ...SECRETS] satisfies readonly ProductSeed[];

const KEYWORDS = [
  { keyword: '무선 이어폰', keywordEn: 'Wireless earphones' },
  { keyword: '이어폰 케이스', keywordEn: 'Earphone case' },
  { keyword: '제주 사과', keywordEn: 'Jeju apples' },
];

const listings: readonly MemoryListing[] = seeds.map((seed) => ({
  ...seed,
  names: { product: [seed.productName, seed.productNameEn], brand: [], categories: [] },
  categoryNos: [seed.categoryNo === 21 ? 2 : 1, seed.categoryNo],
  rating: seed.reviewCnt === 0 ? 0 : seed.reviewRateSum / seed.reviewCnt,
  registeredAt: seed.registeredAt.getTime(),
  price: seed.salePrice,
  discountRate: 0,
}));

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(test.database, seeds);
  await test.database
    .insertInto('searchKeyword')
    .values(
      KEYWORDS.map((names, index) => ({
        ...names,
        kind: 'SUGGESTION' as const,
        weight: KEYWORDS.length - index,
        documentVersion: DOCUMENT_VERSION,
        document: documentOfKeyword(names),
      })),
    )
    .execute();
});
afterAll(() => test.drop());

const NO_FILTERS = {
  freeDelivery: false,
  coupon: false,
  telecomOnly: false,
  hidesSoldOut: false,
  hidesAdult: false,
} satisfies ListFilters;

const guest: SearchView = { version: 1, now: epochMs(0), language: 'ko', visitor: GUEST };
const adult: SearchView = { ...guest, visitor: { ...GUEST, loggedIn: true, adult: true } };

const all: SearchRequest = {
  filters: NO_FILTERS,
  order: 'RECOMMEND',
  withholdsPrices: false,
  start: { after: null, offset: 0 },
  limit: 100,
};

/** Seldom set: many filters together leave nothing to be told apart. */
const flag = fc.nat(5).map((number) => number === 0);
const lists = fc.record(
  {
    keyword: fc.constantFrom('이어폰', '사과', '무선이어폰', 'earphone', 'ㅎㄹㅂ', '이어폰 없는말', 'airpods'),
    categoryNo: fc.constantFrom(1, 2, 11, 12, 21),
    filters: fc.record(
      {
        brandNos: fc.constantFrom([1], [1, 2], [3]),
        partnerNo: fc.constantFrom(1, 2),
        minPrice: fc.constantFrom(0, 2_000),
        maxPrice: fc.constantFrom(3_000, 9_000),
        minRating: fc.constantFrom(2, 4),
        freeDelivery: flag,
        coupon: flag,
        telecomOnly: flag,
        hidesSoldOut: flag,
        hidesAdult: flag,
      },
      { requiredKeys: ['freeDelivery', 'coupon', 'telecomOnly', 'hidesSoldOut', 'hidesAdult'] },
    ),
  },
  { requiredKeys: ['filters'] },
);

const numbersOf = (places: readonly ListPlace[]) => places.map(({ productNo }) => productNo);
const sorted = (numbers: readonly number[]) => numbers.toSorted((left, right) => left - right);
const byPlace = (facets: readonly FacetCount[]) =>
  facets.toSorted((a, b) => a.categoryNo - b.categoryNo || (a.brandNo ?? 0) - (b.brandNo ?? 0));

async function walk(search: ProductSearch, request: SearchRequest): Promise<readonly number[]> {
  const found: ListPlace[] = [];
  let page: readonly ListPlace[];
  do {
    const after: ListPlace | null = found.at(-1) ?? null;
    ({ places: page } = await search.search(adult, { ...request, start: { after, offset: 0 } }));
    found.push(...page);
  } while (page.length === request.limit);
  return numbersOf(found);
}

/** What every search does. */
function productSearchSuite(name: string, open: () => ProductSearch): void {
  describe(`ProductSearch ${name}`, () => {
    it('finds words in any order, in either language, and by initial consonants [GAP-03]', async () => {
      const wireless = sorted(seeds.filter(({ productName }) => productName === '무선 이어폰').map((p) => p.productNo));
      for (const keyword of ['이어폰 무선', 'wireless', '무선이어폰', 'ㅁㅅㅇㅇㅍ']) {
        const { places, relaxed } = await open().search(adult, { ...all, keyword });
        expect([keyword, sorted(numbersOf(places)), relaxed]).toEqual([keyword, wireless, null]);
      }
    });

    it('sorts found products by availability before popularity [GAP-03]', async () => {
      const found = numbersOf((await open().search(adult, { ...all, keyword: '이어폰' })).places);
      const keys = found.map((productNo) => {
        const seed = seeds[productNo - 1];
        return Number(seed?.soldOut) * -1_000 + (seed?.popularity ?? 0);
      });
      expect(found).toHaveLength(COUNT / 2);
      expect(keys).toEqual(keys.toSorted((left, right) => right - left));
    });

    it.prop([lists, fc.integer({ min: 1, max: 9 })], {
      numRuns: Math.min(40, testSizes.numRuns),
      examples: [[{ filters: NO_FILTERS }, 7]],
    })(
      'holds the same goods in every order, page by page, and counts each of them once [GAP-03, ENTITY-53]',
      async (list, limit) => {
        const search = open();
        const whole = sorted(numbersOf((await search.search(adult, { ...all, ...list })).places));
        for (const order of PRODUCT_ORDERS) {
          expect(sorted(await walk(search, { ...all, ...list, order, limit }))).toEqual(whole);
        }
        const { total, counts } = await search.facets(adult, list);
        expect([total, counts.reduce((sum, { count }) => sum + count, 0)]).toEqual([whole.length, whole.length]);
        for (const { categoryNo, brandNo, count, minPrice, maxPrice } of counts) {
          const own = listings.filter(
            (product) =>
              whole.includes(product.productNo) && product.brandNo === brandNo && product.categoryNos[0] === categoryNo,
          );
          const prices = own.map(({ price }) => price);
          expect([count, minPrice, maxPrice]).toEqual([own.length, Math.min(...prices), Math.max(...prices)]);
        }
      },
    );

    it('searches fewer words or synonyms when no product has all of them, and reports that, under any filter [GAP-03]', async () => {
      for (const filters of [NO_FILTERS, { ...NO_FILTERS, minPrice: 1_000_000 }]) {
        const relaxedOf = async (keyword: string) => (await open().search(guest, { ...all, keyword, filters })).relaxed;
        expect(await relaxedOf('없는말 이어폰')).toEqual({
          kind: 'FEWER_WORDS',
          keyword: '이어폰',
          leftOut: ['없는말'],
        });
        expect(await relaxedOf('airpods')).toMatchObject({ kind: 'SYNONYM', keyword: '무선 이어폰', leftOut: [] });
        expect(await relaxedOf('이어폰')).toBeNull();
      }
    });

    it('finds nothing, quietly, where there is nothing [GAP-03]', async () => {
      for (const keyword of ['쀍쀓쁇', '!!!', `' | !`]) {
        expect(await open().search(guest, { ...all, keyword })).toEqual({ places: [], relaxed: null });
        expect(await open().facets(guest, { keyword, filters: NO_FILTERS })).toEqual({ total: 0, counts: [] });
      }
    });

    it('puts goods whose price is withheld last where their place would tell it [ROLE-05]', async () => {
      const grown = new Set(seeds.filter((seed) => seed.adult).map(({ productNo }) => productNo));
      for (const order of ['PRICE_LOW', 'PRICE_HIGH', 'DISCOUNT_RATE'] as const) {
        const { places } = await open().search(guest, { ...all, order, withholdsPrices: true });
        expect(places.slice(-grown.size).every(({ productNo }) => grown.has(productNo))).toBe(true);
        expect(new Set(places.slice(-grown.size).map(({ key }) => key)).size).toBe(1);
      }
    });

    it('takes words that goods for adults alone have as they were typed, and counts them [ROLE-05]', async () => {
      const filters = { ...NO_FILTERS, hidesAdult: true };
      const found = await open().search(guest, { ...all, keyword: '비밀주', filters });
      expect(found).toEqual({ places: [], relaxed: null });
      const count = (keyword: string, categoryNo?: number, limit = 100) =>
        open().countAdult(guest, { keyword, categoryNo }, limit);
      expect(await count('비밀주')).toBe(2);
      expect(await count('비밀주', undefined, 1)).toBe(1);
      expect(await count('비밀주', 2)).toBe(1);
      expect(await count('이어폰')).toBe(
        common.filter((seed) => seed.adult && seed.productName.includes('이어폰')).length,
      );
      expect([await count('비밀주 없는말'), await count('airpods'), await count('!')]).toEqual([0, 0, 0]);
    });

    it('begins a page a number of products into the list', async () => {
      const whole = (await open().search(adult, { ...all, order: 'PRICE_LOW' })).places;
      const start = { after: null, offset: 10 };
      expect((await open().search(adult, { ...all, order: 'PRICE_LOW', start, limit: 5 })).places).toEqual(
        whole.slice(10, 15),
      );
    });

    it.each([
      ['이', ['무선 이어폰', '이어폰 케이스']],
      ['이어', ['무선 이어폰', '이어폰 케이스']],
      ['무선 이', ['무선 이어폰']],
      ['ㅈㅈ', ['제주 사과']],
      ['EARPHONE C', ['이어폰 케이스']],
      ['', []],
      ['!', []],
      ['없는말', []],
    ])('completes %s by keywords: %s [ROUTE-14]', async (typed, keywords) => {
      expect((await open().complete(guest, typed, 10)).toSorted()).toEqual(keywords.toSorted());
    });

    it('completes in the language of the person who types, as many as are asked for [ROUTE-14]', async () => {
      expect(await open().complete({ ...guest, language: 'en' }, '사과', 10)).toEqual(['Jeju apples']);
      expect(await open().complete(guest, '이어폰', 1)).toHaveLength(1);
    });
  });
}

productSearchSuite('in memory', () =>
  memoryProductSearch({ products: listings, synonyms: { airpods: ['무선 이어폰'] }, keywords: KEYWORDS }),
);
productSearchSuite('in PostgreSQL', () => postgresProductSearch(test.database));

it('counts alike in memory and in PostgreSQL', async () => {
  const memory = memoryProductSearch({ products: listings, synonyms: {}, keywords: [] });
  const scope = { keyword: '이어폰', filters: { ...NO_FILTERS, hidesSoldOut: true } };
  const counted = await postgresProductSearch(test.database).facets(adult, scope);
  expect(byPlace(counted.counts)).toEqual(byPlace((await memory.facets(adult, scope)).counts));
});
