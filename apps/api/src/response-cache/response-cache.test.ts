import { simulatedClock, type SimulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type App, createApp } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { raiseCatalogueVersion } from '../catalogue/catalogue-version.ts';
import { catalogueOf, type Look } from '../testing/http/catalogue-call.ts';
import { insertCatalogue } from '../testing/rows/product-rows.ts';
import { testParts, TEST_ORIGIN } from '../testing/http/test-call.ts';
import { freshDatabase, TEST_TIMEOUT_FACTOR, type TestDatabase } from '../testing/database/test-database.ts';
import { insertVisitors, type Visitors } from '../testing/rows/visitors.ts';
import { contractOperations } from '../contract/document.ts';
import { createResponseCache, type GuestRequest, LIST_TTL_MS } from './response-cache.ts';

const ADULT_NO = 2;
const PATHS = [
  '/client/v1/display/products/1',
  '/client/v1/display/products/1/options',
  '/client/v1/display/products/1/reviews?pageSize=3',
  '/client/v1/display/products/1/inquiries?excludeSecret=true',
  '/client/v1/display/products/1/similar',
  `/client/v1/display/products/${ADULT_NO}`,
  `/client/v1/display/products/${ADULT_NO}/options`,
  '/client/v1/display/products/999',
  '/client/v1/display/products?productNos=3,1,2',
  '/client/v1/display/products/search?categoryNo=11',
  '/client/v1/display/products/search?categoryNo=1&order=SALE_CNT&pageSize=2',
  `/client/v1/display/products/search?keyword=${encodeURIComponent('감귤')}`,
  '/client/v1/display/products/search?pageSize=nine',
  '/client/v1/display/sections',
  '/client/v1/display/sections?pageSize=1',
  '/client/v1/display/sections/1',
  '/client/v1/display/exhibitions',
  '/client/v1/display/brand-halls',
  '/client/v1/display/get-main-menu/product/1',
  '/client/v1/display/gnb',
  '/client/v1/display/categories',
  '/client/v1/display/categories/11',
  '/client/v1/display/events',
  '/client/v1/display/search-suggestions',
] as const;

let test: TestDatabase;
let visitors: Visitors;

beforeAll(async () => {
  test = await freshDatabase();
  const { database } = test;
  await insertCatalogue(database, [
    { productNo: 1, productName: '감귤', productNameEn: 'Tangerine', popularity: 9 },
    { productNo: ADULT_NO, productName: '비밀주', adult: true, popularity: 5 },
    { productNo: 3, productName: '감귤 상자', telecomOnly: true },
  ]);
  visitors = await insertVisitors(database);
  await sql`insert into section (section_no, code, placement, label, label_en) values (1, 'A', 'HOME', '가', 'A')`.execute(
    database,
  );
  await sql`insert into section_product (section_no, display_order, product_no) select 1, p, p from generate_series(1, 3) p`.execute(
    database,
  );
  await sql`insert into exhibition (exhibition_no, label, label_en, ends_at) values (1, '다', 'C', '2999-01-01')`.execute(
    database,
  );
  await sql`insert into exhibition_section (exhibition_no, section_order) values (1, 1)`.execute(database);
  await sql`insert into exhibition_product (exhibition_no, section_order, display_order, product_no)
    select 1, 1, p, p from generate_series(1, 3) p`.execute(database);
});
afterAll(() => test.drop());

/** Asks a process with a response cache, as a browser or a program would. */
async function ask(app: App, path: string, { bearer, language }: Look = {}) {
  const headers = new Headers({ 'x-request-id': 'test' });
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (language !== undefined) headers.set('accept-language', language);
  const response = await app(new Request(`${TEST_ORIGIN}${path}`, { headers }));
  return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Asks a process whose caches are empty. */
async function askAnew(path: string, clock: SimulatedClock, language: 'ko' | 'en') {
  // A query builder of its own has nothing cached for it.
  const { status, body } = await catalogueOf(test.database.withTables(), clock)(path, { language });
  return { status, body };
}

async function rename(name: string): Promise<void> {
  await test.database.updateTable('product').set({ productName: name }).where('productNo', '=', 1).execute();
  await raiseCatalogueVersion(test.database, simulatedClock().now());
}

async function setStock(stockCnt: number): Promise<void> {
  await test.database.updateTable('productOption').set({ stockCnt }).where('productNo', '=', 1).execute();
}

/** How often a piece of work sends a statement. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  const tally = (): void => void (trips += 1);
  test.pool.on('acquire', tally);
  await work().finally(() => test.pool.off('acquire', tally));
  return trips;
}

function operationOf(operationId: string): GuestRequest['operation'] {
  const operation = contractOperations.find((candidate) => candidate.operationId === operationId);
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  return operation;
}

type Step =
  | { readonly kind: 'ask'; readonly path: string; readonly language: 'ko' | 'en' }
  | { readonly kind: 'rename' | 'sell'; readonly number: number }
  | { readonly kind: 'wait'; readonly ms: number };

/** A stretch of questions about a few paths, so that each comes again, with changes and pauses in between. */
const stretch: fc.Arbitrary<readonly Step[]> = fc.subarray([...PATHS], { minLength: 1, maxLength: 3 }).chain((paths) =>
  fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('ask' as const),
          path: fc.constantFrom(...paths),
          language: fc.constantFrom('ko' as const, 'ko' as const, 'en' as const),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('rename', 'sell'), number: fc.nat({ max: 3 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 12_000 }) }) },
    ),
    { minLength: 6, maxLength: 20 },
  ),
);

describe('the response cache', () => {
  it.prop([stretch], { numRuns: Math.min(80, testSizes.numRuns) })(
    'answers a guest as with an empty cache, whatever was changed in between',
    async (steps) => {
      const clock = simulatedClock();
      const app = createApp(testParts(test.database.withTables(), { clock }));
      for (const each of steps) {
        if (each.kind === 'rename') await rename(`감귤 ${each.number}`);
        if (each.kind === 'sell') await setStock(each.number);
        if (each.kind === 'wait') clock.advance(each.ms);
        if (each.kind !== 'ask') continue;
        const expected = await askAnew(each.path, clock, each.language);
        expect(await ask(app, each.path, each)).toEqual(expected);
      }
    },
  );

  it('validates the cached answers of a page by one statement', async () => {
    const app = createApp(testParts(test.database));
    const page = () => Promise.all(PATHS.slice(0, 4).map((path) => ask(app, path)));
    await page();
    expect(await tripsOf(page)).toBe(1);
    expect(await tripsOf(() => ask(app, PATHS[0]))).toBe(1);
  });

  it('reads a product once for all answers of its page', async () => {
    const app = createApp(testParts(test.database));
    await Promise.all(PATHS.slice(0, 4).map((path) => ask(app, path)));
    await rename('새 이름');
    const page = () => Promise.all(PATHS.slice(0, 4).map((path) => ask(app, path)));
    // Six more when each answer reads validator and product by itself. One is the brand halls of the new version.
    expect(await tripsOf(page)).toBeLessThanOrEqual(15);
  });

  it('sees a change of another process at the next request', async () => {
    const other = openDatabase({ connection: test.connection, timeoutFactor: TEST_TIMEOUT_FACTOR });
    try {
      const apps = [createApp(testParts(test.database)), createApp(testParts(other.database))];
      const read = (path: string) => Promise.all(apps.map(async (app) => (await ask(app, path)).body));
      await setStock(7);
      await rename('앞');
      await read('/client/v1/display/products/1/options');
      await read('/client/v1/display/products/search?categoryNo=11');
      await setStock(3);
      const options = await read('/client/v1/display/products/1/options');
      expect(options.map((body) => body.flatOptions[0].stockCnt)).toEqual([3, 3]);
      await rename('뒤');
      const lists = await read('/client/v1/display/products/search?categoryNo=11');
      expect(lists.map((body) => body.items[0].productName)).toEqual(['뒤', '뒤']);
    } finally {
      await other.close();
    }
  });

  it('never mixes answers to guests with those to members or adults [ROLE-04, ROLE-05]', async () => {
    const app = createApp(testParts(test.database));
    const withheld = async (bearer?: string) => {
      const look = bearer === undefined ? {} : { bearer };
      const page = await ask(app, `/client/v1/display/products/${ADULT_NO}`, look);
      const options = await ask(app, `/client/v1/display/products/${ADULT_NO}/options`, look);
      return [page.body.withheld, page.body.baseInfo.productName, options.status];
    };
    for (const _ of [1, 2]) {
      expect(await withheld()).toEqual(['ADULT', '', 403]);
      expect(await withheld(visitors.adult)).toEqual([null, '비밀주', 200]);
      expect(await withheld(visitors.minor)).toEqual(['ADULT', '', 403]);
    }
  });

  it.prop([fc.integer({ min: -2_500, max: 2_500 }), fc.constantFrom('saleStartAt', 'saleEndAt')], {
    numRuns: Math.min(30, testSizes.numRuns),
  })('sees a sale begin and end on its page to the millisecond', async (offsetMs, column) => {
    const clock = simulatedClock();
    const app = createApp(testParts(test.database.withTables(), { clock }));
    const at = new Date(clock.now() + 1_000);
    await test.database
      .updateTable('product')
      .set({ [column]: at })
      .where('productNo', '=', 3)
      .execute();
    await ask(app, '/client/v1/display/products/3');
    clock.advance(Math.max(0, 1_000 + offsetMs));
    const expected = await askAnew('/client/v1/display/products/3', clock, 'ko');
    expect(await ask(app, '/client/v1/display/products/3')).toEqual(expected);
    await test.database
      .updateTable('product')
      .set({ [column]: null })
      .where('productNo', '=', 3)
      .execute();
  });

  it('lets no list live longer than two seconds, for the sales on it begin and end by themselves', async () => {
    const clock = simulatedClock();
    const app = createApp(testParts(test.database.withTables(), { clock }));
    const saleEndAt = new Date(clock.now() + 1_000);
    await test.database.updateTable('product').set({ saleEndAt }).where('productNo', '=', 3).execute();
    const status = async () => (await ask(app, '/client/v1/display/products?productNos=3')).body[0].saleStatusType;
    expect(await status()).toBe('ONSALE');
    clock.advance(LIST_TTL_MS);
    expect(await status()).toBe('FINISHED');
    await test.database.updateTable('product').set({ saleEndAt: null }).where('productNo', '=', 3).execute();
  });
});

describe('the key of the response cache', () => {
  const operation = operationOf('searchProducts');
  const request: GuestRequest = {
    operation,
    path: { no: 1 },
    query: { keyword: '귤' },
    language: 'ko',
    platform: 'PC',
  };

  it.each<readonly [string, Partial<GuestRequest>]>([
    ['operation', { operation: operationOf('getProducts') }],
    ['path', { path: { no: 2 } }],
    ['query', { query: { keyword: '배' } }],
    ['query, in its names', { query: { order: '귤' } }],
    ['language', { language: 'en' }],
    ['platform', { platform: 'MOBILE_APP' }],
  ])('tells requests apart by their %s', async (_, over) => {
    const cache = createResponseCache({ database: test.database, clock: simulatedClock() });
    await cache.answer(request, async () => 'first');
    expect((await cache.answer(request, async () => 'again')).answer).toBe('first');
    expect((await cache.answer({ ...request, ...over }, async () => 'other')).answer).toBe('other');
  });
});

describe('reading the catalogue without a request', () => {
  const params = { path: { productNo: 1 }, query: {} };
  const path = '/client/v1/display/products/{productNo}/options';

  it('answers as the request would, frozen and in its language', async () => {
    const app = createApp(testParts(test.database));
    const direct = await app.read({ path, params, headers: { 'accept-language': 'en' } });
    expect(direct).toEqual((await ask(app, '/client/v1/display/products/1/options', { language: 'en' })).body);
    expect(Object.isFrozen(direct)).toBe(true);
  });

  it('leaves calls of members, misfits and refusals to the request [ROLE-05]', async () => {
    const app = createApp(testParts(test.database));
    const headers = { authorization: `Bearer ${visitors.adult}` };
    expect(await app.read({ path, params, headers })).toBe(undefined);
    expect(await app.read({ path, params: { path: { productNo: '1' } }, headers: {} })).toBe(undefined);
    expect(await app.read({ path, params: { path: { productNo: 999 } }, headers: {} })).toBe(undefined);
    expect(await app.read({ path, params: { path: { productNo: ADULT_NO } }, headers: {} })).toBe(undefined);
    expect(await app.read({ path: '/client/v1/customer/cart/count', params: {}, headers: {} })).toBe(undefined);
  });
});
