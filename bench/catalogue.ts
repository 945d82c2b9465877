import { type Database, openDatabase, type OpenDatabase } from '../apps/api/src/database/database.ts';
import { migrate } from '../apps/api/src/database/migrate.ts';
import { cardsQuery } from '../apps/api/src/product/card.store.ts';
import { foundQuery } from '../apps/api/src/product/keyword.store.ts';
import { LIST_ORDERS } from '../apps/api/src/product/list-order.ts';
import { listPageQuery, type PageStart, WHOLE_SHOP } from '../apps/api/src/product/list.store.ts';
import { keywordQuery } from '../apps/api/src/product/search-terms.ts';
import { insertCatalogue, type ProductSeed, WRITTEN_AT } from '../apps/api/src/testing/product-rows.ts';
import { runOnce } from '../apps/api/src/testing/template.ts';
import { seededRandom } from '../packages/commerce-core/src/testing/seeded-random.ts';
import type { BenchServer } from './shop.ts';
import { type Topic, whole } from './table.ts';

const BUDGET = 40;
const PAGE = 25;
const BRANDS = 120;
const WORDS = ['사과', '이어폰', '한라봉', '케이스', '충전기', '세제', '화장지', '텀블러', '스탠드', '방석'];
const NO_FILTERS = { freeDelivery: false, coupon: false, telecomOnly: false, hidesSoldOut: false, hidesAdult: false };

/** A query that is not sent yet. */
interface Query {
  compile(database: Database): { readonly sql: string; readonly parameters: readonly unknown[] };
}

/** Buffers and time the request path's queries cost as the catalogue grows. @param largest products at most */
export async function measureCatalogue(server: BenchServer, largest: number): Promise<Topic> {
  const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= largest);
  const rows: (readonly string[])[] = [];
  let most = 0;
  for (const size of sizes) {
    const costs = await costsAt(server, size);
    most = Math.max(most, ...costs.filter(({ isKept }) => !isKept).map(({ buffers }) => buffers));
    for (const { name, buffers, ms } of costs) rows.push([whole(size), name, whole(buffers), ms.toFixed(2)]);
  }
  return {
    tables: [
      {
        title: 'What a query costs as the catalogue grows',
        method:
          '`explain (analyze, buffers)` of the very queries of the API over generated products, generic plans, after `vacuum analyze`. ' +
          'Buffers are pages of 8 kB touched and are exact; times are of one run. What a keyword finds is kept and shared by all pages ' +
          'and orders of it, so the search rows are paid once per keyword and catalogue version.',
        columns: ['Products', 'query', 'buffers', 'ms'],
        rows,
      },
    ],
    verdicts: [
      {
        measure: `Buffers of a query of every request, up to ${whole(Math.max(...sizes))} products`,
        budget: `≤ ${BUDGET}`,
        measured: whole(most),
        isMet: most <= BUDGET,
      },
    ],
  };
}

/** One query's cost; `isKept` says that its answer serves many requests. */
interface Cost {
  readonly name: string;
  readonly isKept: boolean;
  readonly buffers: number;
  readonly ms: number;
}

async function costsAt(server: BenchServer, size: number): Promise<readonly Cost[]> {
  const name = `bench_${size}`;
  await runOnce(server.connection('postgres'), `create database ${name}`);
  const opened = openDatabase({ connection: server.connection(name), statementLimitMs: 0 });
  try {
    await migrate(opened.pool);
    await insertCatalogue(opened.database, seedsOf(size), BRANDS);
    await opened.pool.query('vacuum analyze');
    const costs: Cost[] = [];
    for (const [query, isKept, asked] of questions(opened, size)) {
      costs.push({ name: query, isKept, ...(await explain(opened, asked)) });
    }
    return costs;
  } finally {
    await opened.close();
    await runOnce(server.connection('postgres'), `drop database ${name} with (force)`);
  }
}

function questions({ database }: OpenDatabase, size: number): readonly (readonly [string, boolean, Query])[] {
  const first: PageStart = { after: null, offset: 0 };
  const middle: PageStart = { after: { key: 500_000, productNo: Math.floor(size / 2) }, offset: 0 };
  const ten = Array.from({ length: 10 }, (_, index) => 1 + ((index * 7_919) % size));
  const order = LIST_ORDERS.RECOMMEND;
  const search = (keyword: string) => foundQuery(keywordQuery(keyword) ?? { terms: [], words: [] });
  return [
    ['one product by number', false, cardsQuery(database, ten.slice(0, 1))],
    ['ten cards by number', false, cardsQuery(database, ten)],
    ['first page of all', false, listPageQuery(WHOLE_SHOP, NO_FILTERS, order, first, PAGE)],
    ['a page in the middle', false, listPageQuery(WHOLE_SHOP, NO_FILTERS, order, middle, PAGE)],
    ['first page of a category', false, listPageQuery(11, NO_FILTERS, order, first, PAGE)],
    [
      'a category between two prices, cheapest first',
      false,
      listPageQuery(11, { ...NO_FILTERS, minPrice: 30_000, maxPrice: 40_000 }, LIST_ORDERS.PRICE_LOW, first, PAGE),
    ],
    ['search that finds one', true, search(`${Math.floor(size / 3)}번째`)],
    ['search that finds a tenth', true, search('이어폰')],
  ];
}

async function explain({ database, pool }: OpenDatabase, query: Query) {
  const { sql, parameters } = query.compile(database);
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const ask = async (): Promise<{ readonly buffers: number; readonly ms: number }> => {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
      const { Plan: plan, 'Execution Time': ms } = rows[0]['QUERY PLAN'][0];
      return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms };
    };
    await ask();
    return await ask();
  } finally {
    client.release(true);
  }
}

function seedsOf(size: number): readonly ProductSeed[] {
  const random = seededRandom(7);
  const upTo = (count: number): number => Math.floor(random.next() * count);
  return Array.from({ length: size }, (_, index) => ({
    productNo: index + 1,
    productName: `${WORDS[upTo(WORDS.length)] ?? ''} ${index}번째`,
    productNameEn: `Product ${upTo(9_000)}`,
    categoryNo: [11, 12, 21][upTo(3)] ?? 11,
    brandNo: 1 + upTo(BRANDS),
    partnerNo: 1 + upTo(2),
    salePrice: 1_000 + 100 * upTo(900),
    popularity: upTo(1_000_000),
    saleCnt: upTo(5_000),
    reviewCnt: upTo(300),
    registeredAt: new Date(WRITTEN_AT.getTime() - upTo(1_000_000) * 1_000),
    freeDelivery: upTo(100) < 55,
    soldOut: upTo(100) < 5,
  }));
}
