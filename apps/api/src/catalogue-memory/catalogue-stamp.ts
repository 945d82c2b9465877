import { CompiledQuery } from 'kysely';
import { batchedByKey } from '../database/batched.ts';
import type { Database } from '../database/database.ts';

/** What an answer about the catalogue was made from; the same stamp again means that it still holds. */
export interface CatalogueStamp {
  readonly version: number;
  /** Of a product's own row and those of its options, down to the last piece in stock; empty without a product. */
  readonly product: string;
}

/** Stands for no product where a product's number is asked for; the numbers of products are positive. */
const NONE = 0;

interface StampRow {
  readonly version: number;
  readonly no: number;
  readonly product: string;
}

/**
 * Version and product in one probe each. `xmin` is the transaction that wrote a row last, so nothing has to be written
 * beside a row for its change to be seen.
 */
const STAMPS = `
  select version, wanted.no, coalesce((
    select product.xmin::text from product where product.product_no = wanted.no
  ), '') || coalesce((
    select string_agg(product_option.option_no || ':' || product_option.xmin, ' ' order by product_option.option_no)
    from product_option where product_option.product_no = wanted.no
  ), '') as product
  from catalogue_version cross join unnest($1::bigint[]) as wanted (no)
  where catalogue_version.id = 1`;

/**
 * Reads the catalogue's version and, where an answer is about one product, the stamp of that product; all who ask at one
 * moment share one statement. Rejects with BUSY when the database cannot be reached.
 */
export async function readStamp(database: Database, productNo: number | null): Promise<CatalogueStamp> {
  return (await stampOf(database, productNo ?? NONE)) ?? { version: 0, product: '' };
}

const stampOf = batchedByKey(async (database: Database, numbers: readonly number[]) => {
  const { rows } = await database.executeQuery<StampRow>(CompiledQuery.raw(STAMPS, [[...numbers]]));
  return new Map(rows.map(({ version, no, product }) => [no, { version, product }]));
});
