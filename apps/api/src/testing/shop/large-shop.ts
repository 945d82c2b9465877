import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { vacuum } from '../database/vacuum.ts';
import { insertGrades, insertMember } from '../rows/member-rows.ts';
import { WRITTEN_AT } from '../rows/product-rows.ts';

/** Products of the large shop. */
export const LARGE_SHOP = 20_000;

/** The product of the large shop that everybody talks about, with 20,000 reviews. */
export const MOST_REVIEWED = 77;

/** An option of it, with every fortieth of them. */
export const MOST_REVIEWED_OPTION = 770;

/** The member of the large shop. */
export const BUYER = 5;

/** Coupons the member of the large shop has been given; some are used, some are over. */
export const COUPONS_GIVEN = 3_000;

/**
 * A shop of 20,000 products with talk about some of them and a member with thousands of coupons, vacuumed as a running
 * database is; always the same.
 */
export async function fillLargeShop(opened: OpenDatabase): Promise<void> {
  await fillLargeCatalogue(opened, LARGE_SHOP);
  await insertTalk(opened.database);
  await insertCoupons(opened.database);
  await vacuum(opened.pool);
}

async function insertTalk(database: Database): Promise<void> {
  await sql`insert into review (product_no, writer_name, rate, content, has_files, recommend_cnt, registered_at)
    select 1 + (n % 50), 'hong****', 1 + n % 5, repeat('좋아요 ', 20), n % 7 = 0, (n * 7919::bigint) % 1000,
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n`.execute(database);
  await sql`insert into inquiry (kind, type, product_no, writer_name, content, secreted, registered_at)
    select 'PRODUCT', 'PRODUCT', 1 + (n % 50), 'hong****', repeat('언제 오나요 ', 10), n % 7 < 3,
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 5000) n`.execute(database);
  await sql`insert into review (product_no, option_no, writer_name, rate, content, has_files, recommend_cnt, registered_at)
    select ${MOST_REVIEWED}, ${MOST_REVIEWED_OPTION} + n % 40, 'hong****', 1 + n % 5, repeat('좋아요 ', 20), n % 1000 = 0, (n * 7919::bigint) % 1000,
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n`.execute(database);
  await sql`insert into inquiry (kind, type, product_no, writer_name, content, secreted, status, registered_at)
    select 'PRODUCT', 'PRODUCT', ${MOST_REVIEWED}, 'hong****', repeat('언제 오나요 ', 10), n % 500 <> 0, 'ANSWERED',
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n`.execute(database);
  await sql`insert into inquiry_answer (inquiry_no, answerer_name, content, registered_at)
    select inquiry_no, '판매자', '내일 도착합니다', registered_at from inquiry where product_no = ${MOST_REVIEWED}`.execute(
    database,
  );
  await sql`insert into section (section_no, code, placement, label, label_en)
    values (1, 'S1', 'HOME', '가', 'A')`.execute(database);
  await sql`insert into section_product (section_no, display_order, product_no)
    select 1, n, n * 7 from generate_series(1, 500) n`.execute(database);
  await sql`insert into exhibition (exhibition_no, label, label_en) values (1, '가', 'A')`.execute(database);
  await sql`insert into exhibition_section (exhibition_no, section_order) values (1, 1), (1, 2)`.execute(database);
  await sql`insert into exhibition_product (exhibition_no, section_order, display_order, product_no)
    select 1, 1 + n % 2, n, n * 11 from generate_series(1, 100) n`.execute(database);
  await sql`insert into terms (type, version, name, contents, enforced_at)
    select 'USE', v::text, '이용약관', '약관', ${WRITTEN_AT}::timestamptz - v * interval '1 day'
    from generate_series(1, 50) v`.execute(database);
}

async function insertCoupons(database: Database): Promise<void> {
  await insertGrades(database);
  const memberNo = await insertMember(database, { memberNo: BUYER });
  await sql`insert into coupon (coupon_name, coupon_type, fixed_amt, discount_amt, issue_per_person_cnt, display_order)
    select '쿠폰 ' || n, 'PRODUCT', true, 1000, 100, n from generate_series(1, 60) n`.execute(database);
  await sql`insert into coupon_issue (coupon_no, member_no, ordinal, issued_at, use_start_at, use_end_at, used_at, used_order_no)
    select 1 + n % 60, ${memberNo}, 1 + n / 60, ${WRITTEN_AT}, ${WRITTEN_AT},
           ${WRITTEN_AT}::timestamptz + (n % 100 - 10) * interval '1 day',
           case when n % 3 = 0 then ${WRITTEN_AT}::timestamptz end, case when n % 3 = 0 then n::text end
    from generate_series(1, ${COUPONS_GIVEN}::integer) n`.execute(database);
}
