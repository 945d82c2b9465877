import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_TEMPLATE } from '../../testing/database/demo-template.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import { latinKeysOf } from './keyboard-layout.ts';
import { EVERYDAY_ENGLISH } from '../../testing/shop/everyday-english.ts';
import { SEARCH_QUERIES, type SearchQuery } from '../../testing/shop/search-queries.ts';

const QUERIES = { ...SEARCH_QUERIES, 'everyday English words': EVERYDAY_ENGLISH };

/** Products that are looked at. */
const FIRST = 10;

let test: TestDatabase;
let look: CatalogueCall;
let names: readonly string[];

beforeAll(async () => {
  test = await freshDatabase({ template: DEMO_TEMPLATE });
  look = catalogueOf(test.database, simulatedClock());
  const rows = await test.database.selectFrom('product').select('productName').where('adult', '=', false).execute();
  names = rows.map((row) => row.productName);
});
afterAll(() => test.drop());

interface Judged {
  readonly keyword: string;
  readonly found: readonly string[];
  /** What part of the first ten is meant. */
  readonly precision: number;
  /** What part of the goods that are meant, ten at most, is among the first ten. */
  readonly recall: number;
}

async function judge([keyword, meant]: SearchQuery): Promise<Judged> {
  const { body } = await look(
    `/client/v1/display/products/search?pageSize=${FIRST}&keyword=${encodeURIComponent(keyword)}`,
  );
  const found = body.items.map((item: { productName: string }) => item.productName);
  const right = found.filter((name: string) => meant.test(name)).length;
  const wanted = Math.min(FIRST, names.filter((name) => meant.test(name)).length);
  return { keyword, found, precision: found.length === 0 ? 0 : right / found.length, recall: right / wanted };
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Requests that are common and not sold as such, with what they are answered by. */
const NOT_SOLD: readonly (readonly [keyword: string, kind: string, keyword: string])[] = [
  ['원피스', 'CATEGORY', '패션의류'],
  ['여자 원피스', 'CATEGORY', '패션의류'],
  ['여름원피스', 'CATEGORY', '패션의류'],
  ['속옷', 'CATEGORY', '패션의류'],
  ['우산', 'CATEGORY', '패션잡화'],
  ['안경', 'CATEGORY', '패션잡화'],
  ['라면', 'CATEGORY', '식품'],
  ['쌀 20kg', 'CATEGORY', '식품'],
  ['김치', 'CATEGORY', '식품'],
  ['수박', 'CATEGORY', '과일'],
  ['초콜릿', 'CATEGORY', '간식'],
  ['TV', 'CATEGORY', '가전'],
  ['닌텐도 스위치', 'CATEGORY', '디지털'],
  ['삼성 모니터', 'FEWER_WORDS', '모니터'],
  ['커튼', 'CATEGORY', '리빙'],
  ['꽃다발', 'CATEGORY', '리빙'],
  ['kf94', 'CATEGORY', '생활용품'],
  ['마스카라', 'CATEGORY', '뷰티'],
  ['골프공', 'CATEGORY', '레저/e쿠폰'],
  ['유모차', 'CATEGORY', '육아/반려'],
  ['umbrella', 'CATEGORY', '패션잡화'],
  ['toaster', 'CATEGORY', '가전'],
  ['tomato', 'CATEGORY', '식품'],
  ['nail polish', 'CATEGORY', '뷰티'],
  ['chopsticks', 'CATEGORY', '주방용품'],
  ['에어컨', 'SYNONYM', '선풍기'],
  ['생수 2l', 'FEWER_WORDS', '탄산수'],
  ['남자 시계', 'FEWER_WORDS', '워치'],
  ['아이폰16', 'FEWER_WORDS', '휴대폰'],
  ['갤럭시s25', 'FEWER_WORDS', '휴대폰'],
  ['아이폰16 케이스', 'FEWER_WORDS', '휴대폰 케이스'],
  ['무선 OR 유선', 'FEWER_WORDS', '무선'],
  ['이어폰추천', 'CORRECTED', '이어폰'],
  ['가성비 이어폰', 'FEWER_WORDS', '이어폰'],
  ['5만원 이하 선물', 'FEWER_WORDS', '선물'],
];

it.each(NOT_SOLD)('never ends empty for %s, but answers %s: %s [GAP-03]', async (typed, kind, keyword) => {
  const { body } = await look(`/client/v1/display/products/search?keyword=${encodeURIComponent(typed)}`);
  expect(body.relaxed).toMatchObject({ kind, keyword });
  expect(body.items.length).toBeGreaterThan(0);
});

it('never ends in nothing for Korean words typed in the Latin layout, however they are known [GAP-03]', async () => {
  const keywords = [...Object.values(QUERIES).flat(), ...NOT_SOLD].map(([keyword]) => keyword);
  const korean = keywords.filter((keyword) => /^[가-힣 ]{2,}$/.test(keyword));
  const unfound: string[] = [];
  for (const keyword of korean) {
    const typed = encodeURIComponent(latinKeysOf(keyword));
    const { body } = await look(`/client/v1/display/products/search?pageSize=${FIRST}&keyword=${typed}`);
    if (body.items.length === 0) unfound.push(keyword);
  }
  expect(korean.length).toBeGreaterThan(100);
  expect(unfound).toEqual([]);
});

it('finds the wanted product among the first ten for 95 of 100 queries [GAP-03]', async () => {
  const all: Judged[] = [];
  const lines: string[] = [];
  const recalls: number[] = [];
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const judged: Judged[] = [];
    for (const query of queries) judged.push(await judge(query));
    all.push(...judged);
    recalls.push(mean(judged.map(({ recall }) => recall)));
    const missed = judged.filter(({ recall }) => recall === 0).map(({ keyword }) => keyword);
    lines.push(
      `${kind}: ${judged.length} queries, precision ${percent(mean(judged.map(({ precision }) => precision)))}, ` +
        `recall ${percent(mean(judged.map(({ recall }) => recall)))}${missed.length === 0 ? '' : `; missed: ${missed.join(', ')}`}`,
    );
  }
  const found = all.filter(({ recall }) => recall > 0).length / all.length;
  lines.push(`${all.length} queries: ${percent(found)} found in the first ten`);
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(found).toBeGreaterThanOrEqual(0.95);
  expect(mean(all.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.95);
  expect(Math.min(...recalls)).toBeGreaterThanOrEqual(0.9);
});
