import { after, DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { digest } from '../../secret/secret.ts';

/** A word in every text of adult goods and nowhere else in the demo. */
export const ADULT_MARKER = '봉인된말';
/** Adult goods cost this much and a few won more; nothing else in the demo does. */
export const MARKER_PRICE = 710_000_000;
/** Such a price, anywhere but within the digits of a request's id. */
export const MARKER_PRICE_PATTERN = /\b71\d{7}\b/;

/** Writes the marker into every text of adult goods, and gives them the marker price. */
export async function markAdultGoods(database: Database, adultNos: readonly number[]): Promise<void> {
  await sql`update product set product_name = ${ADULT_MARKER} || product_no, product_name_en = ${ADULT_MARKER} || product_no,
    promotion_text = ${ADULT_MARKER}, promotion_text_en = ${ADULT_MARKER}, list_image_url = '/assets/art/' || ${ADULT_MARKER} || '.svg',
    sticker_labels = ${[ADULT_MARKER]}, place_origin_label = ${ADULT_MARKER},
    sale_price = ${MARKER_PRICE} + product_no, immediate_discount_amt = 0, addition_discount_amt = 0 where adult`.execute(
    database,
  );
  await sql`update product_listing set price = ${MARKER_PRICE} + product_no where adult`.execute(database);
  await sql`update product_listing set document = document || array_to_tsvector(${['봉인', '인된', '된말']}::text[])
    where product_no = any(${[...adultNos]})`.execute(database);
  for (const statement of [
    sql`update product_image set url = '/assets/art/' || ${ADULT_MARKER} || image_order || '.svg' where product_no = any(${[...adultNos]})`,
    sql`update product_content set content = ${`<p>${ADULT_MARKER}</p>`} where product_no = any(${[...adultNos]})`,
    sql`update product_option set label = ${ADULT_MARKER}, label_en = ${ADULT_MARKER}, value = ${ADULT_MARKER} || option_no, value_en = ${ADULT_MARKER} || option_no where product_no = any(${[...adultNos]})`,
    sql`update review set content = ${ADULT_MARKER} where product_no = any(${[...adultNos]})`,
    sql`update inquiry set title = ${ADULT_MARKER}, content = ${ADULT_MARKER} where product_no = any(${[...adultNos]})`,
  ]) {
    await statement.execute(database);
  }
}

/** Puts adult goods into a member's wishes and recent products. */
export async function addToWishesAndRecent(
  database: Database,
  memberNo: number,
  adultNos: readonly number[],
): Promise<void> {
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

/** Writes a proof of age that began so many days from the start of the simulated clock. */
export async function proveAge(database: Database, memberNo: number, daysAgo: number): Promise<void> {
  const instant = (days: number) => new Date(SIMULATED_START + days * DAY_MS);
  await database
    .updateTable('member')
    .set({ adultVerifiedAt: instant(daysAgo), adultMethod: 'IDENTITY', adultExpiresAt: instant(daysAgo + 365) })
    .where('memberNo', '=', memberNo)
    .execute();
}

/** Existing ids by the name of their parameter; `id` is a category in one call and an exhibition in another. */
export async function idsByParameter(database: Database) {
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

/** A gift of what a sheet holds, waiting for its recipient: its number, and the token of its link. */
export async function giveGift(
  database: Database,
  { from, to, orderSheetNo }: { readonly from: number; readonly to: number; readonly orderSheetNo: string },
  now: EpochMs,
): Promise<{ readonly giftNo: number; readonly token: string }> {
  const { phone } = await database
    .selectFrom('member')
    .select('phone')
    .where('memberNo', '=', to)
    .executeTakeFirstOrThrow();
  const { giftNo } = await database
    .insertInto('gift')
    .values({
      orderSheetNo,
      senderMemberNo: from,
      senderName: '보낸이',
      receiverName: '받는이',
      receiverPhone: phone ?? '',
      status: 'WAITING_ADDRESS',
      createdAt: toTimestamp(now),
      expiresAt: toTimestamp(after(now, DAY_MS)),
    })
    .returning('giftNo')
    .executeTakeFirstOrThrow();
  const token = 'g'.repeat(43);
  await database
    .insertInto('giftLink')
    .values({ tokenHash: digest(token), giftNo, createdAt: toTimestamp(now) })
    .execute();
  return { giftNo, token };
}
