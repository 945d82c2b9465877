import { DAY_MS } from '@dealstore/commerce-core/domain';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Stands in all that adult goods say in words; nothing else in the demo says it. */
export const SEAL = '봉인된말';
/** Adult goods cost this and some digits more; nothing else in the demo is as dear. */
export const DEAR = 710_000_000;
/** A price of such goods, wherever it stands. */
export const TELLS_PRICE = /71\d{7}/;

/** Lets adult goods say one word everywhere, and cost what nothing else costs. */
export async function seal(database: Database, adultNos: readonly number[]): Promise<void> {
  await sql`update product set product_name = ${SEAL} || product_no, product_name_en = ${SEAL} || product_no,
    promotion_text = ${SEAL}, promotion_text_en = ${SEAL}, list_image_url = '/assets/art/' || ${SEAL} || '.svg',
    sticker_labels = ${[SEAL]}, place_origin_label = ${SEAL}, management_cd = ${SEAL},
    sale_price = ${DEAR} + product_no, immediate_discount_amt = 0, addition_discount_amt = 0 where adult`.execute(
    database,
  );
  await sql`update category_product set price = ${DEAR} + product_no where adult`.execute(database);
  await sql`update product_search set normalized = normalized || ' ' || ${SEAL}, terms = terms || ${['봉인', '인된', '된말']}::text[]
    where product_no = any(${[...adultNos]})`.execute(database);
  for (const statement of [
    sql`update product_image set url = '/assets/art/' || ${SEAL} || image_order || '.svg' where product_no = any(${[...adultNos]})`,
    sql`update product_content set content = ${`<p>${SEAL}</p>`} where product_no = any(${[...adultNos]})`,
    sql`update product_option set label = ${SEAL}, label_en = ${SEAL}, value = ${SEAL} || option_no, value_en = ${SEAL} || option_no where product_no = any(${[...adultNos]})`,
    sql`update review set content = ${SEAL} where product_no = any(${[...adultNos]})`,
    sql`update inquiry set title = ${SEAL}, content = ${SEAL} where product_no = any(${[...adultNos]})`,
  ]) {
    await statement.execute(database);
  }
}

/** Puts adult goods where a member finds them again. */
export async function keepNear(database: Database, memberNo: number, adultNos: readonly number[]): Promise<void> {
  const at = new Date(SIMULATED_START);
  const rows = adultNos.slice(0, 5).map((productNo) => ({ memberNo, productNo }));
  await database.deleteFrom('wish').where('memberNo', '=', memberNo).execute();
  await database.deleteFrom('recentProduct').where('memberNo', '=', memberNo).execute();
  await database
    .insertInto('wish')
    .values(rows.map((row) => ({ ...row, wishedAt: at })))
    .execute();
  await database
    .insertInto('recentProduct')
    .values(rows.map((row) => ({ ...row, seenAt: at })))
    .execute();
}

/** Lets a member have proven their age so many days before the simulated clock begins. */
export async function proveAge(database: Database, memberNo: number, daysAgo: number): Promise<void> {
  const instant = (days: number) => new Date(SIMULATED_START + days * DAY_MS);
  await database
    .updateTable('member')
    .set({ adultVerifiedAt: instant(daysAgo), adultMethod: 'IDENTITY', adultExpiresAt: instant(daysAgo + 365) })
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Numbers under which lists of goods are found; `id` is a category in one call and an exhibition in another. */
export async function numbersOf(database: Database) {
  const [categories, exhibitions, sections, orders] = await Promise.all([
    database.selectFrom('category').select('categoryNo').execute(),
    database.selectFrom('exhibition').select('exhibitionNo').execute(),
    database.selectFrom('section').select('sectionNo').execute(),
    database.selectFrom('shopOrder').select('orderNo').limit(5).execute(),
  ]);
  const ids = [...categories.map(({ categoryNo }) => categoryNo), ...exhibitions.map((row) => row.exhibitionNo)];
  return {
    id: [...new Set(ids)],
    sectionNo: sections.map(({ sectionNo }) => sectionNo),
    orderNo: orders.map(({ orderNo }) => orderNo),
  };
}
