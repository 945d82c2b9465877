import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrderShop, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.test.drop());

const CHECK_VIOLATION = { code: '23514' };

/** Columns of pictures, no matter who writes them. */
const PICTURES = [
  'banner.image_url',
  'category.icon_url',
  'claim.image_urls',
  'event.image_url',
  'exhibition.mobile_image_url',
  'exhibition.pc_image_url',
  'exhibition_section.image_url',
  'inquiry.file_urls',
  'order_option.image_url',
  'product.list_image_url',
  'product_image.url',
  'product_option.image_url',
  'review_file.url',
  'section.image_url',
];

describe('a picture’s address', () => {
  it.each([
    '//evil.test/a.png',
    String.raw`/\evil.test/a`,
    'https://evil.test/a.png',
    'javascript:alert(1)',
    'blob:x',
    'data:image/png,',
    '/session/logout',
    '/assets/../session/logout',
    '/assets/%2E%2e/session/logout',
    '/assets/a b',
  ])('is refused when it is written: %s', async (address) => {
    const { database } = shop.test;
    const { optionNo } = await database.selectFrom('productOption').select('optionNo').executeTakeFirstOrThrow();
    const written = [
      database.insertInto('productImage').values({ productNo: 1, imageOrder: 9, url: address }),
      database.updateTable('product').set({ listImageUrl: address }).where('productNo', '=', 1),
      database.updateTable('productOption').set({ imageUrl: address }).where('optionNo', '=', optionNo),
      database.updateTable('category').set({ iconUrl: address }),
    ];
    for (const query of written) await expect(query.execute()).rejects.toMatchObject(CHECK_VIOLATION);
    const { rows } = await sql`select are_own_pictures(array['/files/a.webp', ${address}]) as own`.execute(database);
    expect(rows).toEqual([{ own: false }]);
  });

  it.each(['/assets/art/front.bottle.x.그림;;.svg', '/files/a.webp', ''])('is taken: "%s"', async (address) => {
    const options = shop.test.database.updateTable('productOption').set({ imageUrl: address });
    expect((await options.executeTakeFirst()).numUpdatedRows).toBeGreaterThan(0n);
  });

  it('is checked in every table that keeps one', async () => {
    const { rows } = await sql<{ column: string }>`
      select relname || '.' || attname as column
      from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'c' and pg_get_constraintdef(pg_constraint.oid) ~ 'own_picture'`.execute(shop.test.database);
    expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining(PICTURES));
  });
});

describe('the HTML of terms', () => {
  it.each([
    '<script>x()</script>',
    '<ScRiPt src=//evil.test>',
    '<img src=x onerror=x()>',
    '<p\nonclick="x()">x</p>',
    '<a href="javascript:x()">x</a>',
    `<a href=' JavaScript:x()'>x</a>`,
    '<iframe src="/"></iframe>',
    '<svg/onload=x()>',
    '<p style="position:fixed">x</p>',
    '<form action="/pay"><input name=card></form>',
  ])('is refused when it is written: %s', async (html) => {
    const { database } = shop.test;
    const both = [{ contents: `<p>앞</p>${html}` }, { contentsEn: `<p>before</p>${html}` }];
    for (const columns of both)
      await expect(database.updateTable('terms').set(columns).execute()).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('is taken when it only says something', async () => {
    const contents =
      '<h3>제1조 (목적)</h3><p>1 &lt; 2, 온라인 = online, style = 모양</p><table><tr><td>가</td></tr></table><a href="https://a.test">가</a>';
    const terms = shop.test.database.updateTable('terms').set({ contents });
    expect((await terms.executeTakeFirst()).numUpdatedRows).toBeGreaterThan(0n);
  });
});

describe('where a banner leads', () => {
  it.each(['javascript:alert(1)', '//evil.test', String.raw`/\evil.test`, 'https://evil.test', '/a\nb', ' /a'])(
    'is refused when it is elsewhere: %j',
    async (landingUrl) => {
      const { rows } = await sql`select is_own_path(${landingUrl}) as own`.execute(shop.test.database);
      expect(rows).toEqual([{ own: false }]);
    },
  );

  it.each(['', '/', '/event/3?tab=a#b'])('is taken when it is a page of the shop: "%s"', async (landingUrl) => {
    const { rows } = await sql`select is_own_path(${landingUrl}) as own`.execute(shop.test.database);
    expect(rows).toEqual([{ own: true }]);
  });

  it('is checked by a constraint of the database', async () => {
    const { rows } = await sql`select from pg_constraint where conname = 'banner_landing_url_is_own'`.execute(
      shop.test.database,
    );
    expect(rows).toHaveLength(1);
  });
});
