import { seededRandom } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database/database.ts';
import { insertCatalogue, type ProductSeed, WRITTEN_AT } from './product-rows.ts';

/** Products of the large shop. */
export const LARGE_SHOP = 20_000;

/** Brands of the large shop. */
const BRANDS = 120;

const FIRST_WORDS = ['달빛', '구름', '바다', '숲속', '노을', '새벽', '단풍', '이슬', '모래', '들꽃'];
const LAST_WORDS = ['사과', '이어폰', '한라봉', '케이스', '충전기', '세제', '화장지', '텀블러', '스탠드', '방석'];

/** A shop of 20,000 products with talk about fifty of them, vacuumed as a running database is; always the same. */
export async function fillLargeShop({ database, pool }: OpenDatabase): Promise<void> {
  const random = seededRandom(7);
  const upTo = (count: number) => Math.floor(random.next() * count);
  const wordOf = (words: readonly string[]) => words[upTo(words.length)] ?? '';
  const seeds = Array.from({ length: LARGE_SHOP }, (_, index): ProductSeed => {
    const salePrice = 1_000 + 100 * upTo(900);
    return {
      productNo: index + 1,
      productName: `${wordOf(FIRST_WORDS)} ${wordOf(LAST_WORDS)} ${upTo(900)}호`,
      productNameEn: `Product ${upTo(9_000)}`,
      categoryNo: [11, 12, 21][upTo(3)] ?? 11,
      brandNo: 1 + upTo(BRANDS),
      partnerNo: 1 + upTo(2),
      salePrice,
      immediateDiscountAmt: Math.floor((salePrice * upTo(60)) / 100),
      popularity: upTo(1_000_000),
      saleCnt: upTo(5_000),
      reviewCnt: upTo(300),
      registeredAt: new Date(WRITTEN_AT.getTime() - upTo(1_000_000) * 1_000),
      freeDelivery: upTo(100) < 55,
      hasCoupon: upTo(100) < 20,
      telecomOnly: upTo(100) < 6,
      soldOut: upTo(100) < 5,
      adult: upTo(100) < 4,
    };
  });
  await insertCatalogue(database, seeds, BRANDS);
  await insertTalk(database);
  await pool.query('vacuum analyze');
}

async function insertTalk(database: Database): Promise<void> {
  await sql`insert into review (product_no, writer_name, rate, content, has_files, recommend_cnt, registered_at)
    select 1 + (n % 50), 'hong****', 1 + n % 5, repeat('좋아요 ', 20), n % 7 = 0, (n * 7919::bigint) % 1000,
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n`.execute(database);
  await sql`insert into inquiry (kind, type, product_no, writer_name, content, secreted, registered_at)
    select 'PRODUCT', 'PRODUCT', 1 + (n % 50), 'hong****', repeat('언제 오나요 ', 10), n % 7 < 3,
           ${WRITTEN_AT}::timestamptz - n * interval '1 minute' from generate_series(1, 5000) n`.execute(database);
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
