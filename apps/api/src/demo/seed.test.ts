import { kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { demo } from '@dealstore/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { seedShop } from '../backend.ts';
import { auditShop } from '../audit/audit.ts';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import type { Card } from '../product/card/card.ts';
import { catalogueOf } from '../testing/http/catalogue-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import type { UnknownColumn } from './demo.ts';
import { seedDemo } from './seed.ts';

const now = kst('2026-11-20 12:00:00');
let test: TestDatabase;
/** Asks what no request asks, so it is not called off as one on a busy machine. */
let patient: OpenDatabase;
let filled: boolean;

beforeAll(async () => {
  test = await freshDatabase();
  patient = openDatabase({ connection: test.connection, statementLimitMs: 0 });
  filled = await seedDemo({ ...test, demo, now });
});
afterAll(async () => {
  await patient.close();
  await test.drop();
});

/** Rows of a query of the test's own. */
async function read(query: string): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(patient.database);
  return rows;
}

async function count(from: string): Promise<number> {
  const [row] = await read(`select count(*) as count from ${from}`);
  return Number(row?.['count']);
}

describe('seedShop', () => {
  it('leaves an empty shop empty where there is no demonstration', async () => {
    const empty = await freshDatabase();
    expect(await seedShop(empty, simulatedClock(now))).toBe(false);
    expect((await empty.database.selectFrom('product').select('productNo').execute()).length).toBe(0);
    await empty.drop();
  });
});

describe('seedDemo', () => {
  it('fills an empty shop once and leaves a filled one alone', async () => {
    expect(filled).toBe(true);
    expect(await seedDemo({ ...test, demo, now })).toBe(false);
    expect(await count('product')).toBeGreaterThanOrEqual(2_000);
    expect(await count('review')).toBeGreaterThanOrEqual(14_000);
    expect(await count('inquiry')).toBeGreaterThanOrEqual(3_000);
  });

  it('names no column that its table does not have', () => {
    expectTypeOf<UnknownColumn<Awaited<ReturnType<typeof demo.generate>>['rows']>>().toBeNever();
  });

  it('breaks no promise about stock, points, coupons and money', async () => {
    expect((await auditShop(test.database, now)).findings).toEqual([]);
  });

  it('counts products, reviews and questions as they are', async () => {
    expect(
      await read(`select category_no from category where product_cnt <>
        (select count(*) from product_listing where category_no = any(category_nos))`),
    ).toEqual([]);
    expect(
      await read(`select brand_no from brand where product_cnt <>
        (select count(*) from product where product.brand_no = brand.brand_no)`),
    ).toEqual([]);
    expect(
      await read(`select product_no from product
        left join (select product_no, count(*) as cnt, sum(rate) as rates from review group by product_no) said using (product_no)
        where (review_cnt, review_rate_sum) <> (coalesce(cnt, 0), coalesce(rates, 0))`),
    ).toEqual([]);
    expect(
      await read(`select product_no from product where inquiry_cnt <>
        (select count(*) from inquiry where inquiry.product_no = product.product_no)`),
    ).toEqual([]);
  });

  it('repeats in the lists what the product says of itself', async () => {
    expect(
      await read(`select product_no from product_listing list join product using (product_no)
        where (list.price, list.discount_rate, list.sold_out, list.adult, list.popularity, list.review_cnt)
          <> (product.price, product.discount_rate, product.sold_out, product.adult, product.popularity, product.review_cnt)
          or list.has_coupon <> (product.max_coupon_amt > 0)`),
    ).toEqual([]);
    expect(
      await read(`select product_no from product_listing list join product using (product_no)
        join category leaf using (category_no) where list.category_nos <> array[leaf.parent_no, leaf.category_no]`),
    ).toEqual([]);
    expect(await count('product_listing')).toBe(await count('product'));
  });

  it('sells out exactly the products that have nothing left', async () => {
    expect(
      await read(`select product_no from product where sold_out <>
        ((select sum(stock_cnt) from product_option where product_option.product_no = product.product_no) = 0)`),
    ).toEqual([]);
  });

  it('promises the same with coupons on a card and on its page', async () => {
    const look = catalogueOf(test.database, simulatedClock(now));
    const rows = await read(`select product_no from product where displayable and not adult
      and exists (select from coupon where product_no = any (target_nos)) order by md5(product_no::text) limit 40`);
    const numbers = rows.map((row) => Number(row['productNo']));
    const { body: cards } = await look(`/client/v1/display/products?productNos=${numbers.join(',')}`);
    const promisedOnPages: [number, number][] = [];
    for (const number of numbers) {
      const { body } = await look(`/client/v1/display/products/${number}`);
      promisedOnPages.push([number, body.price.couponDiscountAmt]);
    }
    expect(cards.map((card: Card) => [card.productNo, card.couponDiscountAmt])).toEqual(promisedOnPages);
    expect(promisedOnPages.filter(([, amount]) => amount > 0).length).toBeGreaterThan(5);
  });

  it('numbers alarms in the order of their times, by which they are read', async () => {
    const alarms = await read('select created_at < lag(created_at) over (order by alarm_no) as late from alarm');
    expect(alarms.length).toBeGreaterThan(5);
    expect(alarms.filter(({ late }) => late === true)).toEqual([]);
  });

  it('finds something for every keyword it shows, in both languages', async () => {
    const look = catalogueOf(test.database, simulatedClock(now));
    const rows = await read(`select keyword, keyword_en from search_keyword where kind <> 'SUGGESTION'`);
    const keywords = rows.flatMap((row) => [String(row['keyword']), String(row['keywordEn'])]);
    const lost: string[] = [];
    for (const keyword of keywords) {
      const { body } = await look(`/client/v1/display/products/search?keyword=${encodeURIComponent(keyword)}`);
      if (body.totalCount === 0 || body.relaxed !== null) lost.push(keyword);
    }
    expect([keywords.length, lost]).toEqual([40, []]);
  });

  it('lets new rows take the numbers after those of the demo', async () => {
    const [brand] = await read(`insert into brand (name) values ('새 브랜드') returning brand_no`);
    expect(Number(brand?.['brandNo'])).toBe(121);
    const [popup] = await read(
      `insert into popup (page_type, title, content) values ('MAIN', '알림', '') returning popup_no`,
    );
    expect(Number(popup?.['popupNo'])).toBe(2);
  });

  it('shows five home sections, today’s deal, best and limited lists, banners of every place [CONST-37]', async () => {
    expect(await count(`section where placement = 'HOME' and product_cnt >= 20`)).toBe(5);
    for (const placement of ['TIME_DEAL', 'LIMITED', 'BEST']) {
      expect(await count(`section where placement = '${placement}' and product_cnt >= 10`)).toBe(1);
    }
    expect(await count(`banner where type = 'MAIN'`)).toBeGreaterThanOrEqual(8);
    for (const where of [`type = 'MIDDLE'`, `type = 'BOTTOM'`, `code = '000'`, `code = '011'`]) {
      expect(await count(`banner where ${where}`)).toBeGreaterThan(1);
    }
    expect(await count(`exhibition where kind = 'EXHIBITION'`)).toBeGreaterThanOrEqual(12);
    expect(await count('event')).toBeGreaterThanOrEqual(6);
    expect(await count(`section_product join product using (product_no) where adult or sold_out`)).toBe(0);
  });
});
