import { performance } from 'node:perf_hooks';
import {
  cardsQuery,
  fillLargeCatalogue,
  LIST_ORDERS,
  listProducts,
  openRecorder,
  postgresProductSearch,
  type Recorder,
  runOnce,
  type View,
  writeListCursor,
  WRITTEN_AT,
} from '@dealstore/api/bench';
import { migrate, openDatabase, type OpenDatabase } from '@dealstore/api/server';
import { epochMs, GUEST, PRODUCT_ORDERS, type ProductOrder } from '@dealstore/commerce-core/domain';
import { BUDGETS } from './budgets.ts';
import type { BenchServer } from './shop.ts';
import { atMost, type Topic, whole } from './table.ts';

/** Requests that are rare: deep pages and every mix of filters. */
const RARE = /page 100?\b|every filter|four filters/;
const SIZES = [100, 1_000, 10_000, 100_000, 1_000_000];
const PAGE = 24;

type Query = Parameters<typeof listProducts>[2];

/** Lists a guest requests, each with empty caches. */
const LISTS: readonly (readonly [string, Query])[] = [
  ['list of all', {}],
  ['list of all, newest, page 100 by number', { order: 'RECENT_PRODUCT', pageNumber: 100 }],
  ['category between two prices, cheapest', { categoryNo: 11, minPrice: 30_000, maxPrice: 40_000, order: 'PRICE_LOW' }],
  ['category between two near prices', { categoryNo: 11, minPrice: 30_000, maxPrice: 30_100 }],
  ['brand in a category, most reviewed', { categoryNo: 11, brandNo: 7, order: 'REVIEW' }],
  ['four filters that few pass', { telecomOnly: true, coupon: true, freeDelivery: true, soldout: false }],
  ['search: every product', { keyword: '번째' }],
  ['search: a tenth', { keyword: '이어폰' }],
  ['search: a tenth, page 10', { keyword: '이어폰', pageNumber: 10 }],
  [
    'search: a tenth, category, prices, cheapest',
    { keyword: '이어폰', categoryNo: 11, minPrice: 9_000, order: 'PRICE_LOW' },
  ],
  ['search: a tenth, not sold out, best sold', { keyword: '이어폰', soldout: false, order: 'SALE_CNT' }],
  ['search: two words of a tenth each', { keyword: '달빛 이어폰' }],
  ['search: some hundreds', { keyword: '1004' }],
  ['search: one', { keyword: '100077번째' }],
  ['search: none', { keyword: '없는말' }],
];

/** Filters of a list, alone and together. */
const FILTERS: readonly Query[] = [
  {},
  { categoryNo: 1 },
  { categoryNo: 11, freeDelivery: true },
  { brandNo: 7 },
  { partnerNo: 2, categoryNo: 21 },
  { minPrice: 20_000, maxPrice: 60_000, categoryNo: 12 },
  { minPrice: 50_000, maxPrice: 50_100 },
  { soldout: false, coupon: true },
  { brandNo: 11, minPrice: 30_000, soldout: false, freeDelivery: true },
  { telecomOnly: true, coupon: true, freeDelivery: true, soldout: false, partnerNo: 1 },
];

/** Every filter in every order: the first page, the hundredth by its number, and one in the middle by its cursor. */
const everyPage = (keyword: string | undefined, size: number): readonly Query[] =>
  PRODUCT_ORDERS.flatMap((order) =>
    FILTERS.flatMap((filters) => {
      const query = { ...filters, order, ...(keyword !== undefined && { keyword }) };
      return [query, { ...query, pageNumber: 100 }, { ...query, cursor: middleOf(order, size) }];
    }),
  );

/** The cursor of a page in the middle of the shop's list. */
function middleOf(order: ProductOrder, size: number): string {
  const keys = {
    popularity: 500_000,
    saleCnt: 2_500,
    registeredAt: WRITTEN_AT.getTime() - 500_000_000,
    price: 30_000,
    reviewCnt: 150,
    discountRate: 30,
  };
  return writeListCursor({ order, key: keys[LIST_ORDERS[order].column], productNo: size / 2, pageNumber: 101 });
}

/** Buffers and time the request path's statements cost as the catalogue grows. @param largest products at most */
export async function measureCatalogue(server: BenchServer, largest: number): Promise<Topic> {
  const rows: (readonly string[])[] = [];
  const stores: (readonly string[])[] = [];
  const all: Cost[] = [];
  for (const size of SIZES.filter((each) => each <= largest)) {
    const measured = await measureSize(server, size);
    stores.push(measured.store);
    all.push(...measured.costs);
    for (const { name, statements, dearest, buffers, ms } of measured.costs) {
      rows.push([whole(size), name, whole(statements), whole(dearest), whole(buffers), ms.toFixed(1)]);
    }
  }
  const upTo = `up to ${whole(SIZES.findLast((size) => size <= largest) ?? 0)} products`;
  const [rare, usual] = [all.filter(({ name }) => RARE.test(name)), all.filter(({ name }) => !RARE.test(name))];
  return {
    tables: [
      {
        title: 'Database cost of a request as the catalogue grows',
        method:
          'Every statement of a guest’s request to a process with empty caches, each under `explain (analyze, buffers)` with the ' +
          'plan for any value, after `vacuum analyze`; the counts to filter by and the names of brands and categories are among ' +
          'them, though they are cached for many requests. Of every filter, order and page the maximum of 210 is in each column. Buffers are pages of 8 kB touched and are exact: those of the most expensive statement, ' +
          'and of all together. Times are the database’s own, of one run.',
        columns: ['Products', 'request', 'statements', 'most in one, buffers', 'all, buffers', 'all, ms'],
        rows,
      },
      {
        title: 'Size of the search index, and the cost of an edit',
        method:
          'Documents are written by the shop and indexed at once; an edit is a product whose popularity changes. Sizes include the ' +
          'indexes of PostgreSQL.',
        columns: [
          'Products',
          'filled in s',
          'of it documents and indexes, s',
          'lists and search, MB',
          'all, MB',
          'an edit, ms',
        ],
        rows: stores,
      },
    ],
    verdicts: [
      atMost(`Buffers of a request, ${upTo}`, Math.max(...usual.map(({ buffers }) => buffers)), BUDGETS.requestBuffers),
      atMost(`Database time of a request, p95, ms, ${upTo}`, p95(usual.map(({ ms }) => ms)), BUDGETS.requestP95Ms),
      atMost(
        `Database time of a deep page or a rare mix of filters, ms, ${upTo}`,
        Math.max(...rare.map(({ ms }) => ms)),
        BUDGETS.rareRequestMs,
      ),
    ],
  };
}

function p95(times: readonly number[]): number {
  const ascending = times.toSorted((left, right) => left - right);
  return ascending[Math.floor((ascending.length - 1) * 0.95)] ?? Number.NaN;
}

/** What one request costs. */
interface Cost {
  readonly name: string;
  readonly statements: number;
  readonly dearest: number;
  readonly buffers: number;
  readonly ms: number;
}

async function measureSize(server: BenchServer, size: number) {
  const name = `bench_${size}`;
  await runOnce(server.connection('postgres'), `create database ${name}`);
  const opened = openDatabase({ connection: server.connection(name), statementLimitMs: 0 });
  try {
    await migrate(opened.pool);
    const started = performance.now();
    const { searchMs } = await fillLargeCatalogue(opened, size);
    const filledMs = performance.now() - started;
    const recorder = openRecorder(server.connection(name));
    const costs = await askAll(recorder, size).finally(() => recorder.close());
    const { rows } = await opened.pool.query<{ readonly search: number; readonly whole: number }>(
      `select pg_total_relation_size('product_listing') as search, pg_database_size(current_database()) as whole`,
    );
    const megabytes = (bytes = 0): string => whole(bytes / 1e6);
    const times = [filledMs / 1_000, searchMs / 1_000].map((seconds) => seconds.toFixed(1));
    const sizes = [megabytes(rows[0]?.search), megabytes(rows[0]?.whole)];
    return { costs, store: [whole(size), ...times, ...sizes, (await editMs(opened, size)).toFixed(1)] };
  } finally {
    await opened.close();
    await runOnce(server.connection('postgres'), `drop database ${name} with (force)`);
  }
}

async function askAll(recorder: Recorder, size: number): Promise<readonly Cost[]> {
  const spread = Array.from({ length: PAGE }, (_, index) => 1 + ((index * 7_919) % size));
  const view: Omit<View, 'database'> = { version: 1, now: epochMs(0), language: 'ko', visitor: GUEST };
  type Work = Parameters<Recorder['costsOf']>[0];
  const ask =
    (query: Query): Work =>
    (database) =>
      listProducts({ ...view, database }, postgresProductSearch(database), { pageSize: PAGE, ...query });
  const requests: readonly (readonly [string, readonly Work[]])[] = [
    ['one product by number', [(database) => cardsQuery(database, spread.slice(0, 1)).execute()]],
    ['ten cards by number', [(database) => cardsQuery(database, spread.slice(0, 10)).execute()]],
    ...LISTS.map(([name, query]) => [name, [ask(query)]] as const),
    ['list: every filter, order and page', everyPage(undefined, size).map(ask)],
    ['search: a tenth, every filter, order and page', everyPage('이어폰', size).map(ask)],
  ];
  const costs: Cost[] = [];
  for (const [name, works] of requests) {
    const each: Cost[] = [];
    for (const work of works) each.push(await costOf(recorder, name, work));
    const most = (pick: (cost: Cost) => number): number => Math.max(...each.map(pick));
    costs.push({
      name,
      statements: most(({ statements }) => statements),
      dearest: most(({ dearest }) => dearest),
      buffers: most(({ buffers }) => buffers),
      ms: most(({ ms }) => ms),
    });
  }
  return costs;
}

async function costOf(recorder: Recorder, name: string, work: Parameters<Recorder['costsOf']>[0]): Promise<Cost> {
  // The first time fills PostgreSQL's shared buffers.
  await recorder.costsOf(work);
  const statements = await recorder.costsOf(work);
  const sum = (pick: (each: (typeof statements)[number]) => number) =>
    statements.reduce((total, each) => total + pick(each), 0);
  return {
    name,
    statements: statements.length,
    dearest: Math.max(...statements.map(({ buffers }) => buffers)),
    buffers: sum(({ buffers }) => buffers),
    ms: sum(({ ms }) => ms),
  };
}

/** Milliseconds an edit of a product takes, its indexes included. */
async function editMs({ pool }: OpenDatabase, size: number): Promise<number> {
  const edits = 10;
  const started = performance.now();
  for (let edit = 1; edit <= edits; edit += 1) {
    await pool.query('update product_listing set popularity = popularity + 1000 where product_no = $1', [
      Math.ceil((edit * size) / edits),
    ]);
  }
  return (performance.now() - started) / edits;
}
