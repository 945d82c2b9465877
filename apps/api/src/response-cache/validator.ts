import type { ProductNo } from '@dealstore/commerce-core/domain';
import DataLoader from 'dataloader';
import type { AppParts } from '../app-parts.ts';
import { toTimestamp } from '../database/instant.ts';
import { preparedStatement } from '../database/prepared-statement.ts';

/** What an answer about the catalogue is made from: while it stays the same, so does the answer. */
export interface Validator {
  readonly version: number;
  /**
   * The product's own row, the phase of its sale, and its options with their stock; empty
   * for an answer about no product.
   */
  readonly product: string;
}

/**
 * Reads the catalogue's version and, where an answer is about one product, the validator of that product. Rejects with
 * BUSY when the database cannot be reached.
 */
export type ReadValidator = (productNo: ProductNo | null) => Promise<Validator>;

/** Stands for no product where a product's number is asked for; the numbers of products are positive. */
const NONE = 0;

/**
 * Version and products in one probe each, in the order of their numbers. `xmin` is the transaction that wrote a row
 * last, so nothing has to be written beside a row for its change to be seen. A window has four phases, whichever of its
 * ends belong to it.
 */
const validatorsOf = preparedStatement<[productNos: readonly ProductNo[], now: Date], Validator>(`
  select version, coalesce((
    select product.xmin || '/' || coalesce((
      select sum((bound < $2)::int + (bound <= $2)::int + (bound + interval '1 second' <= $2)::int) from unnest(array[
        sale_start_at, sale_end_at, immediate_discount_start_at, immediate_discount_end_at
      ]) as bound
    ), 0)
    from product where product.product_no = asked.product_no
  ), '') || coalesce((
    select string_agg(product_option.option_no || ':' || product_option.xmin, ' ' order by product_option.option_no)
    from product_option where product_option.product_no = asked.product_no
  ), '') as product
  from catalogue_version, unnest($1::bigint[]) with ordinality as asked (product_no, place)
  where catalogue_version.id = 1
  order by asked.place`);

/** Reads validators of a database by a clock. */
export function validatorReader({ database, clock }: Pick<AppParts, 'database' | 'clock'>): ReadValidator {
  // The reads of a page ask at once, and most of them about one product: one statement answers them all.
  const loader = new DataLoader<number, Validator>(
    async (productNos) => {
      const distinct = [...new Set(productNos)];
      const validators = await validatorsOf(database, distinct, toTimestamp(clock.now()));
      const byNo = new Map(distinct.map((productNo, index) => [productNo, validators[index]]));
      return productNos.map((productNo) => byNo.get(productNo) ?? { version: 0, product: '' });
    },
    { cache: false },
  );
  return (productNo) => loader.load(productNo ?? NONE);
}
