import { SIMULATED_START, testSizes } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Database, Transaction } from '../../database/database.ts';
import { insertCatalogue, type ProductSeed } from '../../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { findByKeyword } from './keyword.store.ts';
import { hasWords, keywordQuery, searchTermsOf } from './search-terms.ts';

const PRODUCTS = 70;
const WORDS = ['사과', '한라봉', '무선', '이어폰', '꿀', 'pro', 'air', 'x100', '3kg', '특가'];

/** Half of the shop shares its popularity, and a few words are in nearly every name, so that parts split. */
const seeds: readonly ProductSeed[] = Array.from({ length: PRODUCTS }, (_, index) => ({
  productNo: index + 1,
  productName: nameAt(index),
  productNameEn: `Product ${index}`,
  popularity: index % 9,
  brandNo: 1 + (index % 3),
}));

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(test.database, seeds);
});
afterAll(() => test.drop());

function nameAt(index: number): string {
  return `사과 ${WORDS[index % WORDS.length]} ${WORDS[(index * 7) % WORDS.length]}`;
}

interface Edit {
  readonly kind: 'rename' | 'rank' | 'price' | 'hide' | 'show' | 'move' | 'sell out' | 'remove' | 'add';
  readonly productNo: number;
  readonly value: number;
}

const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('rename', 'rank', 'price', 'hide', 'show', 'move', 'sell out', 'remove', 'add'),
    productNo: fc.integer({ min: 1, max: PRODUCTS }),
    value: fc.nat({ max: 99 }),
  }),
  { minLength: 1, maxLength: 12 },
);

async function apply(transaction: Transaction, { kind, productNo, value }: Edit): Promise<void> {
  const { terms, normalized } = searchTermsOf([nameAt(value), `Product ${value}`]);
  const statements = {
    rename: sql`update product_search set terms = ${[...terms]}, normalized = ${normalized} where product_no = ${productNo}`,
    rank: sql`update category_product set popularity = ${value % 12} where product_no = ${productNo}`,
    price: sql`update category_product set price = ${value * 100}, sale_cnt = ${value} where product_no = ${productNo}`,
    hide: sql`update category_product set displayable = false where product_no between ${productNo} and ${productNo + 3}`,
    show: sql`update category_product set displayable = true where product_no between ${productNo} and ${productNo + 9}`,
    move: sql`update product set category_no = ${[11, 12, 21][value % 3]}::bigint where product_no = ${productNo}`,
    'sell out': sql`update category_product set sold_out = not sold_out where product_no = ${productNo}`,
    remove: sql`delete from product where product_no = ${productNo}`,
    add: sql`with gone as (delete from product_search where product_no between ${productNo} and ${productNo + 5} returning *)
      select count(*) from gone`,
  };
  await statements[kind].execute(transaction);
  if (kind !== 'add') return;
  const back = Array.from({ length: 6 }, (_, index) => ({ productNo: productNo + index, terms, normalized }));
  await transaction
    .insertInto('productSearch')
    .columns(['productNo', 'terms', 'normalized'])
    .expression((from) =>
      from
        .selectFrom('product')
        .select((row) => ['productNo', row.val([...terms]).as('terms'), row.val(normalized).as('normalized')])
        .where(
          'productNo',
          'in',
          back.map((row) => row.productNo),
        ),
    )
    .execute();
}

/** What the lists hold, and what they should; and whatever is out of its order, its part or its count. */
async function readIndex(transaction: Transaction) {
  const line = sql`
    select term, part.popularity as most, part.product_no as most_no, split_part(line, ',', 2)::bigint as popularity,
      split_part(line, ',', 1)::bigint as product_no, line
    from search_part part cross join unnest(string_to_array(lines, E'\n')) as line`;
  const read = async (query: ReturnType<typeof sql<Readonly<Record<string, unknown>>>>) =>
    (await query.execute(transaction)).rows;
  return {
    held: await read(sql`select term, line from (${line}) line order by term collate "C", product_no`),
    wanted: await read(sql`
      select term, line from product_search join search_line(array(select product_no from product)) using (product_no)
      cross join unnest(product_search.terms) as term order by term collate "C", product_no`),
    misplaced: await read(sql`
      select * from (${line}) line where (popularity, product_no) > (most, most_no) or exists (
        select from search_part lower where lower.term = line.term
        and (lower.popularity, lower.product_no) < (line.most, line.most_no)
        and (line.popularity, line.product_no) <= (lower.popularity, lower.product_no))`),
    oversized: await read(sql`select * from search_part where cardinality(string_to_array(lines, E'\n')) > 24`),
    miscounted: await read(sql`
      select * from search_term full join (select term, count(*) as held from (${line}) line group by term) held
      using (term) where coalesce(product_cnt, 0) <> coalesce(held, 0)`),
  };
}

/** Runs work in a transaction that is taken back. */
async function takenBack<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await test.database.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

const runs = { numRuns: Math.min(60, testSizes.numRuns) };

describe('the lists of terms', () => {
  it.prop([edits], runs)('hold what the products say, whatever was edited [GAP-03]', async (steps) => {
    const index = await takenBack(async (transaction) => {
      for (const step of steps) await apply(transaction, step);
      return readIndex(transaction);
    });
    expect(index.held).toEqual(index.wanted);
    expect(index).toMatchObject({ misplaced: [], oversized: [], miscounted: [] });
  });

  it('are the same made at once and bit by bit [GAP-03]', async () => {
    await takenBack(async (transaction) => {
      const atOnce = await readIndex(transaction);
      expect(atOnce.held.length).toBeGreaterThan(PRODUCTS);
      await sql`delete from product_search`.execute(transaction);
      const empty = await readIndex(transaction);
      expect(empty).toMatchObject({ held: [], miscounted: [] });
      for (const seed of seeds) {
        const { terms, normalized } = searchTermsOf([seed.productName ?? '', seed.productNameEn ?? '']);
        await transaction
          .insertInto('productSearch')
          .values({ productNo: seed.productNo, terms, normalized })
          .execute();
      }
      const bitByBit = await readIndex(transaction);
      expect(bitByBit.held).toEqual(atOnce.held);
      expect(bitByBit).toMatchObject({ misplaced: [], oversized: [], miscounted: [] });
    });
  });
});

describe('a keyword', () => {
  const word = fc.constantFrom(
    ...WORDS,
    '과',
    '라봉',
    'product',
    'pro',
    '100',
    '사과무선',
    '무선이어',
    'air3kg',
    '없다',
  );
  it.prop([edits, fc.array(word, { minLength: 1, maxLength: 3 })], runs)(
    'finds what looking at every name finds [GAP-03]',
    async (steps, words) => {
      await takenBack(async (transaction) => {
        for (const step of steps) await apply(transaction, step);
        const query = keywordQuery(words.join(' '));
        if (query === null) throw new Error('nothing to look for');
        // A query builder of its own has nothing kept for it.
        const database = transaction.withTables() as unknown as Database;
        const moment = { database, version: 1, now: SIMULATED_START };
        const found = await findByKeyword(moment, query);
        const { rows } = await sql<{ readonly productNo: number; readonly normalized: string }>`
          select product_no as "productNo", normalized from product_search join category_product using (product_no)
          where depth = 0 and displayable order by popularity desc, product_no desc`.execute(transaction);
        const wanted = rows.filter(({ normalized }) => hasWords(normalized, query.words));
        expect(found.map(({ productNo }) => productNo)).toEqual(wanted.map(({ productNo }) => productNo));
      });
    },
  );
});
