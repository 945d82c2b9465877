import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_TEMPLATE } from '../../testing/database/demo-template.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { catalogueOf, type LookAt } from '../../testing/http/catalogue-call.ts';
import { SEARCH_QUERIES, type SearchQuery } from '../../testing/shop/search-queries.ts';

/** Products that are looked at. */
const FIRST = 10;

let test: TestDatabase;
let look: LookAt;
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

it('finds what is meant among the first ten for 95 of 100 queries [GAP-03]', async () => {
  const all: Judged[] = [];
  const lines: string[] = [];
  for (const [kind, queries] of Object.entries(SEARCH_QUERIES)) {
    const judged: Judged[] = [];
    for (const query of queries) judged.push(await judge(query));
    all.push(...judged);
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
  expect(mean(all.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.85);
});
