import { DAY_MS, kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { demo } from '@dealstore/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { catalogueOf, type CatalogueCall } from '../testing/http/catalogue-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const now = kst('2026-11-20 12:00:00');
const clock = simulatedClock(now);

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  await seedDemo({ ...test, demo, now });
  look = catalogueOf(test.database, clock);
});
afterAll(() => test.drop());

const display = (path: string, who = {}) => look(`/client/v1/display/${path}`, who);
const numbersOf = (banners: readonly { bannerNo: number }[]) => banners.map(({ bannerNo }) => bannerNo);
const later = (days: number) => {
  const moved = simulatedClock(now);
  moved.advance(days * DAY_MS);
  return catalogueOf(test.database, moved);
};

describe('the shop window of the demo', () => {
  it.each([
    'gnb',
    'gnb?hasProductDetail=true',
    'banner/type/MAIN',
    'banner/type/MIDDLE',
    'banner/type/BOTTOM',
    'banner/000',
    'banner/011',
    'banner/999',
    'get-main-menu',
    'get-main-menu/product/1',
    'categories',
    'categories/101',
    'sections',
    'sections/1',
    'timed-deal',
    'exhibitions',
    'events',
    'terms/USE',
    'terms/PI_SELLER_PROVISION',
    'terms/partner',
    'notices',
    'notices?pageNumber=2&pageSize=3',
    'faqs',
    'faqs?category=%EB%B0%B0%EC%86%A1',
    'faqs?keyword=%EC%BF%A0%ED%8F%B0',
    'search-suggestions',
    'products/search',
  ])('answers %s in both languages as the contract says', async (path) => {
    for (const language of ['ko', 'en'] as const) expect((await display(path, { language })).status).toBe(200);
  });

  it('has seven tabs, those of a section leading there [CALL-59]', async () => {
    const { items } = (await display('gnb')).body;
    expect(items.map((item: { code: string }) => item.code)).toEqual([
      'HOME',
      'DEAL',
      'BEST',
      'LIMITED',
      'EXHIBITION',
      'EVENT',
      'MEMBERSHIP',
    ]);
    const landings = items.slice(1, 4).map((item: { landingUrl: string }) => item.landingUrl);
    for (const landing of landings)
      expect((await display(landing.slice(1).replace('section/', 'sections/'))).status).toBe(200);
    expect((await display('gnb', { language: 'en' })).body.items[0].label).toBe('Home');
  });

  it.each([
    ['type', 'MAIN', 'CALL-60, ENTITY-62'],
    ['type', 'MIDDLE', 'CALL-60, ENTITY-63'],
    ['type', 'BOTTOM', 'CALL-60, ENTITY-64'],
    ['code', '000', 'CALL-61'],
    ['code', '011', 'CALL-61'],
  ] as const)('shows the banners of a %s, as %s, in order while their time runs [%s]', async (column, of, _id) => {
    const banners = test.database.selectFrom('banner').select('bannerNo').where(column, '=', of);
    const expected = numbersOf(await banners.orderBy('displayOrder').orderBy('bannerNo').execute());
    const path = `banner/${column === 'type' ? 'type/' : ''}${of}`;
    expect(numbersOf((await display(path)).body)).toEqual(expected);
    expect(expected).not.toEqual([]);
    expect((await later(1_000)(`/client/v1/display/${path}`)).body).toEqual([]);
  });

  it('names the special entry of the main menu and gives each its banners [CALL-63, ENTITY-61]', async () => {
    const { body } = await display('get-main-menu');
    expect(body[0].menuType).toBe('SPECIAL');
    for (const menu of body) expect(menu.banners.length).toBeGreaterThan(0);
    const numbers = body.flatMap((menu: { banners: { bannerNo: number }[] }) => numbersOf(menu.banners));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has exactly five sections on the home screen, empty where one is missing [ENTITY-66, CONST-37]', async () => {
    const { body } = await display('sections?pageSize=4');
    expect(body.map((section: { products: unknown[] }) => section.products.length)).toEqual([4, 4, 4, 4, 4]);
    const empty = await freshDatabase();
    const bare = (await catalogueOf(empty.database)('/client/v1/display/sections')).body;
    await empty.drop();
    expect(bare).toHaveLength(5);
  });

  it('pages a section without gap or repeat [ROUTE-08]', async () => {
    const seen: number[] = [];
    const { productTotalCount } = (await display('sections/1')).body;
    for (let page = 1; page <= 8; page += 1) {
      const { products } = (await display(`sections/1?pageSize=9&pageNumber=${page}`)).body;
      seen.push(...products.map((card: { productNo: number }) => card.productNo));
    }
    expect(seen.length).toBe(productTotalCount);
    expect(new Set(seen).size).toBe(productTotalCount);
  });

  it('ends today’s deals at Korean midnight', async () => {
    const { body } = await display('timed-deal');
    expect(body.endYmdt).toBe('2026-11-21 00:00:00');
    expect(body.items.length).toBeGreaterThan(0);
  });

  it('shows exhibitions and events that run now only [ENTITY-69, ENTITY-70]', async () => {
    expect((await display('exhibitions')).body.length).toBeGreaterThanOrEqual(12);
    for (const exhibition of (await display('exhibitions')).body) expect(exhibition.products).toHaveLength(3);
    expect((await later(1_000)('/client/v1/display/exhibitions')).body).toEqual([]);
    expect((await display('events')).body.length).toBeGreaterThan(0);
    expect((await later(1_000)('/client/v1/display/events')).body).toEqual([]);
  });

  it('lists sellers twenty a page, each once [CALL-75]', async () => {
    const first = (await display('terms/partner')).body;
    const second = (await display('terms/partner?page=2')).body;
    expect([first.items.length, first.totalCount]).toEqual([20, 80]);
    expect(new Set([...first.items, ...second.items].map((seller) => seller.partnerNo)).size).toBe(40);
    expect((await display('terms/partner?page=1000')).body.items).toEqual([]);
  });

  it('answers the suggestion file with an ETag, and 304 to a client that has it [CALL-78]', async () => {
    const first = await display('search-suggestions');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.body.popular).toHaveLength(10);
    const english = await display('search-suggestions', { language: 'en' });
    expect([first.body.recommended[1], english.body.recommended[1]]).toEqual(['선물세트', 'Gift set']);
    expect([first.body.keywords, english.body.keywords]).toEqual([[], []]);
    const typed = await display(`search-suggestions?keyword=${encodeURIComponent('딸ㄱ')}`);
    expect(typed.body.keywords[0]).toBe('딸기');
    const typedInEnglish = await display('search-suggestions?keyword=strawb', { language: 'en' });
    expect(typedInEnglish.body.keywords[0]).toBe('Strawberry');
    const again = await display('search-suggestions', { headers: { 'if-none-match': tag } });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, tag]);
    expect((await display('search-suggestions', { headers: { 'if-none-match': `"old", W/${tag}` } })).status).toBe(304);
    expect((await display('search-suggestions', { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  });
});

describe('an exhibition', () => {
  const cardsOf = async (query: string) =>
    (await display(`get-main-menu/product/101?${query}`)).body.section[0].products;

  it('leaves its products out when details are not asked for, whatever else is [CALL-62]', async () => {
    const { body } = await display(
      'get-main-menu/product/101?hasProductDetail=false&order=SALE&soldout=false&saleStatus=ONSALE',
    );
    expect(body.section.every((section: { products: unknown[] }) => section.products.length === 0)).toBe(true);
    expect(body.section[0].productNos.length).toBeGreaterThan(0);
  });

  it('keeps the seller’s order of an exhibition, or sorts by sales or reviews [CALL-62, CALL-76]', async () => {
    const { section } = (await display('get-main-menu/product/101?order=ADMIN_SETTING&soldout=true&saleStatus=')).body;
    const shown = section[0].products.map((card: { productNo: number }) => card.productNo);
    expect(section[0].productNos.filter((no: number) => shown.includes(no))).toEqual(shown);
    expect(shown.length).toBeGreaterThan(1);
    const sold = (await cardsOf('order=BEST_SELLER')).map((card: { saleCnt: number }) => card.saleCnt);
    expect(sold).toEqual(sold.toSorted((left: number, right: number) => right - left));
    const talked = (await cardsOf('order=BEST_REVIEW')).map(
      (card: { totalReviewCount: number }) => card.totalReviewCount,
    );
    expect(talked).toEqual(talked.toSorted((left: number, right: number) => right - left));
  });

  it('takes an empty status as on sale or about to be, and leaves sold-out goods out when asked to [CALL-62]', async () => {
    await sql`update product set sold_out = true where product_no in (
      select product_no from exhibition_product where exhibition_no = 101 limit 3)`.execute(test.database);
    await sql`update product set sale_status_type = 'STOP' where product_no in (
      select product_no from exhibition_product where exhibition_no = 101 order by product_no desc limit 2)`.execute(
      test.database,
    );
    await sql`update catalogue_version set version = version + 1`.execute(test.database);
    const usual = await cardsOf('saleStatus=');
    expect(new Set(usual.map((card: { saleStatusType: string }) => card.saleStatusType))).not.toContain('STOP');
    expect(usual.length).toBe((await cardsOf('')).length);
    expect(usual.some((card: { isSoldOut: boolean }) => card.isSoldOut)).toBe(true);
    expect((await cardsOf('soldout=false')).some((card: { isSoldOut: boolean }) => card.isSoldOut)).toBe(false);
  });

  it('that does not run now says so by its own code', async () => {
    const { status, body } = await later(1_000)('/client/v1/display/get-main-menu/product/1');
    expect([status, body.code]).toEqual([409, 'EVEC0002']);
  });
});

describe('categories', () => {
  it('come as a tree and as a list of the same [CALL-64, ENTITY-65]', async () => {
    const { multiLevelCategories, flatCategories } = (await display('categories')).body;
    expect([multiLevelCategories.length, flatCategories.length]).toEqual([12, 72]);
    const food = flatCategories.find((category: { label: string }) => category.label === '과일');
    expect(food.fullCategoryName).toBe('식품 > 과일');
    const total = (await display('products/search')).body.totalCount;
    const roots = multiLevelCategories.reduce((sum: number, root: { productCnt: number }) => sum + root.productCnt, 0);
    expect(roots).toBe(total);
  });

  it('found by a keyword come with those above them [CALL-64]', async () => {
    const { flatCategories } = (await display(`categories?keyword=${encodeURIComponent('과 일')}`)).body;
    expect(flatCategories.map((category: { label: string }) => category.label)).toEqual(['식품', '과일']);
    expect((await display('categories?keyword=%25')).body.flatCategories).toEqual([]);
  });

  it('say what is around one of them [CALL-65]', async () => {
    const { body } = await display('categories/401');
    expect(body).toMatchObject({ label: '과일', depth: 2, children: [] });
    expect(body.parents.map((category: { label: string }) => category.label)).toEqual(['식품']);
    expect(body.siblings).toHaveLength(5);
  });
});

describe('terms', () => {
  it('are the newest whose day has come, with the sellers’ place kept and nothing that runs [CALL-69, CALL-74]', async () => {
    const { body } = await display('terms/PI_SELLER_PROVISION');
    expect(body).toMatchObject({ termsType: 'PI_SELLER_PROVISION', version: 1 });
    expect(body.contents).toContain('[P_NAME]');
    // What runs is refused when it is written today; a shop may have it from before.
    await sql`alter table terms drop constraint terms_contents_are_plain`.execute(test.database);
    const insert = (version: string, days: number) =>
      sql`insert into terms (type, version, name, contents, enforced_at) values
        ('USE', ${version}, '이용약관', '<p onclick="x()">새 약관</p><form><input></form><iframe src="/"></iframe>', ${new Date(now + days * DAY_MS)})`.execute(
        test.database,
      );
    await insert('2', -1);
    await insert('3', 1);
    const use = (await display('terms/USE')).body;
    expect([use.version, use.contents]).toEqual([2, '<p>새 약관</p>']);
    expect((await later(2)('/client/v1/display/terms/USE')).body.version).toBe(3);
  });

  it.each([
    ['USE', 'CALL-70'],
    ['MALL_INTRODUCTION', 'CALL-71'],
    ['YOUTH_PROTECTION', 'CALL-72'],
    ['PI_PROCESS', 'CALL-73'],
    ['E_COMMERCE', ''],
  ])('of type %s are served as themselves, and say something [%s]', async (type, _id) => {
    const { body } = await display(`terms/${type}`);
    expect(body.termsType).toBe(type);
    expect(body.contents.replaceAll(/<[^>]*>/g, '').trim()).not.toBe('');
  });
});

describe('a window asked for badly', () => {
  it.each([
    ['banner/type/SIDE', 404],
    ['banner/1', 404],
    ['banner/0000', 404],
    ['banner/abc', 404],
    ['get-main-menu/product/999999', 404],
    ['get-main-menu/product/0', 404],
    ['get-main-menu/product/abc', 404],
    ['get-main-menu/product/1?order=CHEAPEST', 400],
    ['get-main-menu/product/1?soldout=yes', 400],
    ['get-main-menu/product/1?saleStatus=ANY', 400],
    ['categories/999999', 404],
    ['categories/0', 404],
    ['categories/x', 404],
    [`categories?keyword=${'a'.repeat(101)}`, 400],
    ['sections/999', 404],
    ['sections/-1', 404],
    ['sections/1?pageNumber=0', 400],
    ['sections/1?pageNumber=101', 400],
    ['sections/1?pageNumber=1000000000', 400],
    ['sections/1?pageSize=101', 400],
    ['sections?pageSize=21', 400],
    ['terms/NOTHING', 404],
    ['terms/use', 404],
    ['terms/partner?page=0', 400],
    ['terms/partner?size=1000', 400],
    ['nothing', 404],
  ])('is refused by a code, never by a failure: %s', async (path, status) => {
    const { status: answered, body } = await display(path);
    expect([answered, body.code]).toEqual([status, status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST']);
  });
});
