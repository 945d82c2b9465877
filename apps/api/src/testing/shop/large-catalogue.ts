import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../../database/database.ts';
import { writeSearchDocuments } from '../../product/product.ts';
import { insertCatalogue, WRITTEN_AT } from '../rows/product-rows.ts';

/** Brands of the shop. */
const BRANDS = 120;

/** What is sold; a name is something of a kind, and a number of its own. */
const LAST_WORDS = ['사과', '이어폰', '한라봉', '케이스', '충전기', '세제', '화장지', '텀블러', '스탠드', '방석'];

/** Of what kind. */
const FIRST_WORDS = ['달빛', '구름', '바다', '숲속', '노을', '새벽', '단풍', '이슬', '모래', '들꽃'];

/** Tables that are filled without indexes and triggers: made for all rows at once these cost a tenth. */
const FILLED = ['product', 'product_listing'];

/**
 * Fills a migrated database with so many products, written by the database itself, always the same: names such as
 * `달빛 사과 100333번째` and `Product 1234`. Indexes are made afterwards.
 * @returns how long the documents and their index took, in ms
 */
export async function fillLargeCatalogue(opened: OpenDatabase, size: number): Promise<{ readonly searchMs: number }> {
  await insertCatalogue(opened.database, [], BRANDS);
  const client = await opened.pool.connect();
  const run = (statement: string, parameters: readonly unknown[] = []) => client.query(statement, [...parameters]);
  try {
    await run(`set work_mem = '512MB'`);
    await run(`set maintenance_work_mem = '512MB'`);
    await run('set synchronous_commit = off');
    const { rows: indexes } = await client.query<{ readonly name: string; readonly definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = any($1::regclass[]) and not indisprimary`,
      [FILLED],
    );
    for (const { name } of indexes) await run(`drop index ${name}`);
    for (const table of FILLED) await run(`alter table ${table} disable trigger all`);
    await run(DRAW);
    await run(PRODUCTS, [size, WRITTEN_AT, BRANDS, FIRST_WORDS, LAST_WORDS]);
    await run(LISTINGS);
    for (const table of FILLED) await run(`alter table ${table} enable trigger all`);
    const started = performance.now();
    await writeSearchDocuments(opened.database);
    for (const { definition } of indexes) await run(definition);
    const searchMs = performance.now() - started;
    await run(COUNTERS);
    await run('vacuum analyze');
    return { searchMs };
  } finally {
    client.release(true);
  }
}

const PRODUCTS = `
  insert into product (product_no, partner_no, brand_no, category_no, delivery_template_no, product_name, product_name_en,
    list_image_url, free_delivery, sold_out, adult, telecom_only, sale_price, immediate_discount_amt, popularity, sale_cnt,
    review_cnt, registered_at)
  select no, 1 + pg_temp.draw(no, 1, 2), 1 + pg_temp.draw(no, 2, $3), (array[11, 12, 21])[1 + pg_temp.draw(no, 3, 3)], 1,
    ($4::text[])[1 + pg_temp.draw(no, 4, 10)] || ' ' || ($5::text[])[1 + pg_temp.draw(no, 5, 10)] || ' ' || (100000 + no) || '번째',
    'Product ' || (1000 + pg_temp.draw(no, 6, 9000)), '/assets/art/product.svg', pg_temp.draw(no, 7, 100) < 55, pg_temp.draw(no, 8, 100) < 5,
    pg_temp.draw(no, 9, 100) < 4, pg_temp.draw(no, 10, 100) < 6, price, price * pg_temp.draw(no, 12, 60) / 100, pg_temp.draw(no, 13, 1000000),
    pg_temp.draw(no, 14, 5000), pg_temp.draw(no, 15, 300), $2::timestamptz - pg_temp.draw(no, 16, 1000000) * interval '1 second'
  from generate_series(1, $1::integer) no cross join lateral (select 1000 + 100 * pg_temp.draw(no, 11, 900)) priced (price)`;

const LISTINGS = `
  insert into product_listing (category_nos, product_no, brand_no, partner_no, sold_out, adult, telecom_only, free_delivery,
    has_coupon, popularity, sale_cnt, review_cnt, price, discount_rate, registered_at)
  select array[category_no / 10, category_no], product_no, brand_no, partner_no, sold_out, adult, telecom_only, free_delivery,
    pg_temp.draw(product_no, 17, 5) = 0, popularity, sale_cnt, review_cnt, price, discount_rate, registered_at
  from product`;

const COUNTERS = `
  with brands as (
    update brand set product_cnt = counted.count
    from (select brand_no, count(*) as count from product group by brand_no) counted
    where counted.brand_no = brand.brand_no
  )
  update category set product_cnt = counted.count
  from (
    select listed.category_no, count(*) as count
    from product_listing cross join unnest(category_nos) as listed (category_no) group by 1
  ) counted
  where counted.category_no = category.category_no`;

/** Draws a number below `most` for a product, always the same. */
const DRAW = `
  create function pg_temp.draw(no bigint, stream bigint, most integer) returns integer language sql immutable as
  'select (abs(hashint8extended(no, stream) % most))::integer'`;
