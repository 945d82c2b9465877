import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createVersionedCache, type CatalogueMoment } from '../../catalogue/catalogue.ts';

/** Numbers read by one statement: some twenty pages of the index. */
const NUMBERS_READ = 5_000;

const soldOutCache = createVersionedCache<ReadonlySet<number>>({ maxSize: 1, sizeOf: () => 1, ttlMs: 2 * SECOND_MS });

/** The products that are sold out, as of two seconds ago at most; asked for only where they are to be left out. */
export function soldOutProducts(moment: CatalogueMoment): Promise<ReadonlySet<number>> {
  return soldOutCache.get(moment, '', () => readSoldOut(moment.database));
}

/** The query behind a stretch of them, by number. */
export function soldOutQuery(after: number): RawBuilder<{ readonly productNo: number }> {
  return sql`
    select product_no as "productNo" from category_product_0
    where sold_out and displayable and product_no > ${after} order by product_no limit ${NUMBERS_READ}`;
}

async function readSoldOut(database: Database): Promise<ReadonlySet<number>> {
  const numbers = new Set<number>();
  for (let last: number | null = 0; last !== null;) {
    const { rows }: { readonly rows: readonly { readonly productNo: number }[] } =
      await soldOutQuery(last).execute(database);
    for (const row of rows) numbers.add(row.productNo);
    last = rows.length < NUMBERS_READ ? null : (rows.at(-1)?.productNo ?? null);
  }
  return numbers;
}
