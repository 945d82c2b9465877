import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type CatalogueCall } from '../testing/http/catalogue-call.ts';
import { insertCatalogue, WRITTEN_AT } from '../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { insertVisitors, type Visitors } from '../testing/rows/visitors.ts';

/** Words that are only in what adult goods say: in their name, picture, seller's text, option, review or question. */
const SECRET = '비밀주';
const SECRET_PRICE = 77_700;
const ADULT_NO = 2;

/** Every GET at which an adult meets the goods. */
const PLACES = [
  '/client/v1/display/products/search?pageSize=100',
  '/client/v1/display/products/search?categoryNo=11',
  '/client/v1/display/products/search?categoryNo=1&order=SALE_CNT',
  `/client/v1/display/products/search?keyword=${encodeURIComponent(SECRET)}`,
  '/client/v1/display/products/search?order=PRICE_HIGH',
  '/client/v1/display/products/search?order=DISCOUNT_RATE',
  '/client/v1/display/products/search?minPrice=77000&maxPrice=78000',
  '/client/v1/display/products/search?brandNo=1',
  '/client/v1/display/products/search?partnerNo=1',
  '/client/v1/display/products/search?freeDelivery=true',
  `/client/v1/display/products/${ADULT_NO}`,
  `/client/v1/display/products/${ADULT_NO}/options`,
  `/client/v1/display/products/${ADULT_NO}/reviews`,
  `/client/v1/display/products/${ADULT_NO}/inquiries`,
  '/client/v1/display/products/1/similar',
  '/client/v1/display/sections',
  '/client/v1/display/sections/1',
  '/client/v1/display/timed-deal',
  '/client/v1/display/exhibitions',
  '/client/v1/display/get-main-menu/product/1',
] as const;

/** The other GETs of the catalogue: the goods are not met there. */
const OTHER_PATHS = [
  `/client/v1/display/products/${ADULT_NO}/similar`,
  '/client/v1/display/gnb',
  '/client/v1/display/get-main-menu',
  '/client/v1/display/categories',
  '/client/v1/display/categories/11',
  '/client/v1/display/brand-halls',
  '/client/v1/display/events',
  '/client/v1/display/search-suggestions',
] as const;

let test: TestDatabase;
let look: CatalogueCall;
let visitors: Visitors;

beforeAll(async () => {
  test = await freshDatabase();
  const { database } = test;
  await insertCatalogue(database, [
    { productNo: 1, productName: '감귤', popularity: 9, saleCnt: 3, freeDelivery: true },
    {
      productNo: ADULT_NO,
      productName: `${SECRET} 750ml`,
      productNameEn: SECRET,
      promotionText: SECRET,
      listImageUrl: `/assets/art/${SECRET}.svg`,
      stickerLabels: [SECRET],
      salePrice: SECRET_PRICE,
      adult: true,
      popularity: 5,
      freeDelivery: true,
      immediateDiscountAmt: 0,
    },
    { productNo: 3, productName: '고객 전용 상품', telecomOnly: true },
  ]);
  visitors = await insertVisitors(database);
  await sql`insert into product_content (product_no, content) values (${ADULT_NO}, ${`<p>${SECRET}</p>`})`.execute(
    database,
  );
  await sql`update product_option set value = ${SECRET} where product_no = ${ADULT_NO}`.execute(database);
  await sql`insert into product_image (product_no, image_order, url) values (${ADULT_NO}, 1, ${`/assets/${SECRET}`})`.execute(
    database,
  );
  await sql`insert into review (product_no, writer_name, rate, content, registered_at)
    values (${ADULT_NO}, 'hong', 5, ${SECRET}, ${WRITTEN_AT})`.execute(database);
  await sql`insert into inquiry (kind, type, product_no, writer_name, content, registered_at)
    values ('PRODUCT', 'PRODUCT', ${ADULT_NO}, 'hong', ${SECRET}, ${WRITTEN_AT})`.execute(database);
  await sql`insert into section (section_no, code, placement, label, label_en) values
    (1, 'A', 'HOME', '가', 'A'), (2, 'B', 'TIME_DEAL', '나', 'B')`.execute(database);
  await sql`insert into section_product (section_no, display_order, product_no)
    select s, p, p from generate_series(1, 2) s, generate_series(1, 3) p`.execute(database);
  await sql`insert into exhibition (exhibition_no, label, label_en, ends_at) values (1, '다', 'C', '2999-01-01')`.execute(
    database,
  );
  await sql`insert into exhibition_section (exhibition_no, section_order) values (1, 1)`.execute(database);
  await sql`insert into exhibition_product (exhibition_no, section_order, display_order, product_no)
    select 1, 1, p, p from generate_series(1, 3) p`.execute(database);
  look = catalogueOf(database);
});
afterAll(() => test.drop());

function showsAdultGoods(body: unknown): boolean {
  const text = JSON.stringify(body);
  return text.includes(SECRET) || text.includes(encodeURIComponent(SECRET)) || text.includes(String(SECRET_PRICE));
}

describe('adult goods', () => {
  it.each([...PLACES, ...OTHER_PATHS])(
    'are withheld from visitors whose age is not proven: %s [ROLE-04, ROLE-05]',
    async (path) => {
      const unproven = [{}, { bearer: visitors.minor }, { bearer: visitors.lapsedAdult }];
      for (const who of unproven) {
        for (const language of ['ko', 'en'] as const) {
          const { status, body } = await look(path, { ...who, language });
          expect(showsAdultGoods(body)).toBe(false);
          expect([200, 403]).toContain(status);
        }
      }
    },
  );

  it.each(PLACES)('are answered to an adult: %s [ROLE-05]', async (path) => {
    expect(showsAdultGoods((await look(path, { bearer: visitors.adult })).body)).toBe(true);
  });

  it('keep their place, and why they are withheld, in a plain list, so that it can be asked for proof of age [ROLE-04, ROLE-06]', async () => {
    const { body } = await look('/client/v1/display/products/search?categoryNo=11');
    expect(body.totalCount).toBe(3);
    expect(body.items[1]).toMatchObject({
      productNo: ADULT_NO,
      productName: '',
      imageUrls: [],
      salePrice: 0,
      discountedPrice: 0,
      withheld: 'ADULT',
    });
  });

  it('have no place where the place itself would tell [ROLE-05]', async () => {
    for (const query of ['minPrice=77000', 'brandNo=1', 'keyword=750ml', 'freeDelivery=true']) {
      const { body } = await look(`/client/v1/display/products/search?${query}`);
      const numbers = body.items.map((item: { productNo: number }) => item.productNo);
      expect(numbers).not.toContain(ADULT_NO);
      expect(body.totalCount).toBe(numbers.length);
    }
    expect((await look('/client/v1/display/products/search?pageSize=1')).body.maxPrice).toBe(10_000);
  });

  it.each(['PRICE_LOW', 'PRICE_HIGH', 'DISCOUNT_RATE'])('are listed last in order %s [ROLE-05]', async (order) => {
    const { body } = await look(`/client/v1/display/products/search?order=${order}`);
    expect(body.items.map((item: { productNo: number }) => item.productNo).at(-1)).toBe(ADULT_NO);
    expect(body.totalCount).toBe(3);
    const { body: first } = await look(`/client/v1/display/products/search?order=${order}&pageSize=2`);
    const rest = await look(`/client/v1/display/products/search?order=${order}&pageSize=2&cursor=${first.nextCursor}`);
    expect(rest.body.items.map((item: { productNo: number }) => item.productNo)).toEqual([ADULT_NO]);
  });

  it('answer their page with number, mark and reason alone, and refuse everything that hangs on it [ROLE-05]', async () => {
    const page = await look(`/client/v1/display/products/${ADULT_NO}`, { bearer: visitors.minor });
    expect(page.body).toMatchObject({
      withheld: 'ADULT',
      baseInfo: { productNo: ADULT_NO, productName: '', minorPurchaseYn: 'N' },
    });
    for (const part of ['options', 'reviews', 'inquiries', 'similar']) {
      const { status, body } = await look(`/client/v1/display/products/${ADULT_NO}/${part}`, {
        bearer: visitors.minor,
      });
      expect([status, body.code]).toEqual([403, 'ADULT_ONLY']);
    }
  });

  it('are not on the home screen of others [ROLE-05]', async () => {
    const { body } = await look('/client/v1/display/sections');
    expect(body).toHaveLength(5);
    expect(body[0].products.map((card: { productNo: number }) => card.productNo)).toEqual([1, 3]);
  });
});

describe('goods for customers of the telecom', () => {
  it('are shown to everyone and marked for those they are not for [ROLE-07, ROLE-08]', async () => {
    const withheldOf = async (bearer?: string) =>
      (await look('/client/v1/display/products/3', bearer === undefined ? {} : { bearer })).body.withheld;
    expect(await withheldOf()).toBe('TELECOM');
    expect(await withheldOf(visitors.otherCarrier)).toBe('TELECOM');
    expect(await withheldOf(visitors.minor)).toBe(null);
    expect((await look('/client/v1/display/products/3')).body.baseInfo.productName).toBe('고객 전용 상품');
  });
});
