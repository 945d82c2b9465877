import { epochMs, GUEST } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchView } from '../../product-search.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { catalogueOf } from '../../testing/http/catalogue-call.ts';
import { insertCatalogue } from '../../testing/rows/product-rows.ts';
import { postgresProductSearch } from './postgres-product-search.ts';
import { DOCUMENT_VERSION, documentOfKeyword } from './tokens.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(
    test.database,
    [1, 2, 3, 4, 5, 6, 7].map((productNo) => ({ productNo })),
  );
});
afterAll(() => test.drop());

const guest: SearchView = { version: 1, now: epochMs(0), language: 'ko', visitor: GUEST };

it('PostgreSQL answers a word for goods of adults by no other drink', async () => {
  const words = ['소주', '맥주', '와인'];
  const rows = await test.database.selectFrom('searchSynonym').select('word').where('word', 'in', words).execute();
  expect(rows).toEqual([]);
});

it.each([
  ['한랍', '한라봉'],
  ['이엎', '이어폰'],
  ['사ㄱ', '사과'],
  ['ㅅㅏㄱㅗ', '사과'],
  ['dldj', '이어폰'],
  ['dldjv', '이어폰'],
  ['ekfrrktmat', '닭가슴살'],
  ['메ㅔㅣ', 'apple'],
])(
  'PostgreSQL completes %s, a syllable still being typed or keys of the other layout, to %s [ROUTE-14]',
  async (typed, keyword) => {
    const names = { keyword, keywordEn: keyword };
    const row = {
      ...names,
      kind: 'SUGGESTION' as const,
      documentVersion: DOCUMENT_VERSION,
      document: documentOfKeyword(names),
    };
    await test.database.insertInto('searchKeyword').values(row).execute();
    expect(await postgresProductSearch(test.database).complete(guest, typed, 10)).toContain(keyword);
    await test.database.deleteFrom('searchKeyword').where('keyword', '=', keyword).execute();
  },
);

it('PostgreSQL completes by words that begin so, and by others up to six keywords', async () => {
  const within = ['다이어리', '드라이어', '에어프라이어', '타이어', '프라이어', '헤어드라이어'];
  const begun = ['이어폰', '무선 이어폰'];
  const rowOf = (keyword: string, weight: number) => ({
    keyword,
    keywordEn: keyword,
    kind: 'SUGGESTION' as const,
    weight,
    documentVersion: DOCUMENT_VERSION,
    document: documentOfKeyword({ keyword, keywordEn: keyword }),
  });
  const rows = [...within.map((keyword) => rowOf(keyword, 9)), ...begun.map((keyword, at) => rowOf(keyword, 2 - at))];
  await test.database.insertInto('searchKeyword').values(rows).execute();
  const complete = (typed: string) => postgresProductSearch(test.database).complete(guest, typed, 10);
  expect(await complete('이어')).toEqual([...begun, ...within.slice(0, 4)]);
  expect(await complete('이엎')).toEqual(begun);
  expect(await complete('프라이어')).toEqual(['프라이어', '에어프라이어']);
  const many = ['이어캡', '이어컵', '이어팁', '이어훅', '이어링'];
  await test.database
    .insertInto('searchKeyword')
    .values(many.map((keyword) => rowOf(keyword, 1)))
    .execute();
  expect((await complete('이어')).toSorted()).toEqual([...begun, ...many].toSorted());
  await test.database
    .deleteFrom('searchKeyword')
    .where('keyword', 'in', [...begun, ...within, ...many])
    .execute();
});

it('lists, brands, similar goods and suggestions ask the engine the app is given', async () => {
  const places = [7, 3].map((productNo) => ({ key: productNo, productNo }));
  const facet = { categoryNo: 1, brandNo: 2, count: 1_000, minPrice: 1_000, maxPrice: 9_000 };
  const look = catalogueOf(test.database, simulatedClock(), {
    search: async () => ({ places, relaxed: null }),
    facets: async () => ({ total: 1_234, counts: [facet] }),
    countAdult: async () => 5,
    complete: async (_, typed) => [`${typed} 엔진`],
  });
  const found = (await look('/client/v1/display/products/search?keyword=apple')).body;
  expect(found.items.map((item: { productNo: number }) => item.productNo)).toEqual([7, 3]);
  expect(found).toMatchObject({ totalCount: 1_234, minPrice: 1_000, maxPrice: 9_000, brands: [{ count: 1_000 }] });
  const suggested = (await look('/client/v1/display/search-suggestions?keyword=apple')).body;
  expect(suggested.keywords).toEqual(['apple 엔진']);
  const similar = (await look('/client/v1/display/products/5/similar')).body;
  expect(similar.map((item: { productNo: number }) => item.productNo)).toEqual([7, 3]);
});
