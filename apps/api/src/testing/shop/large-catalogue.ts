import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { OpenDatabase } from '../../database/database.ts';
import { searchTermsOf } from '../../product/list/search-terms.ts';
import { insertCatalogue, WRITTEN_AT } from '../rows/product-rows.ts';

/** Brands of the shop. */
const BRANDS = 120;

/** What is sold; a name is something of a kind, and a number of its own. */
const LAST_WORDS = ['사과', '이어폰', '한라봉', '케이스', '충전기', '세제', '화장지', '텀블러', '스탠드', '방석'];

/** Of what kind. */
const FIRST_WORDS = ['달빛', '구름', '바다', '숲속', '노을', '새벽', '단풍', '이슬', '모래', '들꽃'];

/** Tables that are filled without indexes and triggers: made for all rows at once these cost a tenth. */
const FILLED = ['product', 'category_product', 'product_search'];

/**
 * Fills a migrated database with so many products, written by the database itself, always the same: names such as
 * `달빛 사과 100333번째` and `Product 1234`. Indexes are made afterwards, and the lists of terms at once.
 * @returns how long the lists of terms took, in ms
 */
export async function fillLargeCatalogue(opened: OpenDatabase, size: number): Promise<{ readonly termsMs: number }> {
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
    await run(LISTS);
    await run(SEARCH, [wordPairs()]);
    for (const table of FILLED) await run(`alter table ${table} enable trigger all`);
    for (const { definition } of indexes) await run(definition.replace(' ON ONLY ', ' ON '));
    await run('analyze');
    await compareTerms(client);
    const started = performance.now();
    await run('select refresh_search(array(select product_no from product))');
    const termsMs = performance.now() - started;
    await run(COUNTERS);
    await run('vacuum analyze');
    return { termsMs };
  } finally {
    client.release(true);
  }
}

const PRODUCTS = `
  insert into product (product_no, partner_no, brand_no, category_no, delivery_template_no, product_name, product_name_en,
    list_image_url, free_delivery, sold_out, adult, telecom_only, sale_price, immediate_discount_amt, popularity, sale_cnt,
    review_cnt, registered_at, updated_at)
  select no, 1 + pg_temp.draw(no, 1, 2), 1 + pg_temp.draw(no, 2, $3), (array[11, 12, 21])[1 + pg_temp.draw(no, 3, 3)], 1,
    ($4::text[])[1 + pg_temp.draw(no, 4, 10)] || ' ' || ($5::text[])[1 + pg_temp.draw(no, 5, 10)] || ' ' || (100000 + no) || '번째',
    'Product ' || (1000 + pg_temp.draw(no, 6, 9000)), '/assets/art/product.svg', pg_temp.draw(no, 7, 100) < 55, pg_temp.draw(no, 8, 100) < 5,
    pg_temp.draw(no, 9, 100) < 4, pg_temp.draw(no, 10, 100) < 6, price, price * pg_temp.draw(no, 12, 60) / 100, pg_temp.draw(no, 13, 1000000),
    pg_temp.draw(no, 14, 5000), pg_temp.draw(no, 15, 300), $2::timestamptz - pg_temp.draw(no, 16, 1000000) * interval '1 second', $2
  from generate_series(1, $1::integer) no cross join lateral (select 1000 + 100 * pg_temp.draw(no, 11, 900)) priced (price)`;

const LISTS = `
  insert into category_product (depth, category_no, product_no, brand_no, partner_no, sold_out, adult, telecom_only, free_delivery,
    has_coupon, popularity, sale_cnt, review_cnt, price, discount_rate, registered_at)
  select place - 1, list, product_no, brand_no, partner_no, sold_out, adult, telecom_only, free_delivery, pg_temp.draw(product_no, 17, 5) = 0,
    popularity, sale_cnt, review_cnt, price, discount_rate, registered_at
  from product cross join unnest(array[0, category_no / 10, category_no]) with ordinality as lists (list, place)`;

const SEARCH = `
  insert into product_search (product_no, terms, normalized)
  select product_no, pair.terms || array[right(words[2], 1) || left(words[3], 1), left(words[3], 2), left(words[3], 3),
      left(words[3], 6), right(replace(words[3], '번째', ''), 1) || '번', '번째', 'pr', 'pro', 'produc', left(words[4], 2),
      left(words[4], 3)],
    array_to_string(words[1:3], '') || ' product' || words[4]
  from (
    select product_no, string_to_array(product_name || ' ' || substr(product_name_en, 9), ' ') as words from product
  ) named join json_to_recordset($1::json) as pair (head text, terms text[]) on pair.head = words[1] || ' ' || words[2]`;

const COUNTERS = `
  with brands as (
    update brand set product_cnt = counted.count
    from (select brand_no, count(*) as count from product group by brand_no) counted
    where counted.brand_no = brand.brand_no
  )
  update category set product_cnt = counted.count
  from (select category_no, count(*) as count from category_product group by category_no) counted
  where counted.category_no = category.category_no`;

/** Draws a number below `most` for a product, always the same. */
const DRAW = `
  create function pg_temp.draw(no bigint, stream bigint, most integer) returns integer language sql immutable as
  'select (abs(hashint8extended(no, stream) % most))::integer'`;

/** The terms of the words each name begins with. */
function wordPairs(): string {
  const pairs = FIRST_WORDS.flatMap((first) => LAST_WORDS.map((last) => `${first} ${last}`));
  return JSON.stringify(pairs.map((head) => ({ head, terms: searchTermsOf([head]).terms })));
}

/** Rejects when the database has written other terms than the shop would. */
async function compareTerms(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; name_en: string; terms: string[]; normalized: string }>(
    `select product_name as name, product_name_en as name_en, terms, normalized
     from product join product_search using (product_no) where product_no <= 50`,
  );
  for (const { name, name_en: nameEn, terms, normalized } of rows) {
    const expected = searchTermsOf([name, nameEn]);
    const isSame = normalized === expected.normalized && terms.toSorted().join(' ') === expected.terms.join(' ');
    if (!isSame)
      throw new Error(`"${name}" is found by other terms: ${terms.join(' ')} not ${expected.terms.join(' ')}`);
  }
}
