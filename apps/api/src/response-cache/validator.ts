import type { EpochMs } from '@dealstore/commerce-core/domain';
import { CompiledQuery } from 'kysely';
import type { AppParts } from '../app-parts.ts';
import { batchedByKey } from '../database/batched.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** What an answer about the catalogue is made from: while it stays the same, so does the answer. */
export interface Validator {
  readonly version: number;
  /** The product's own row, the phase of its sale, and its options with their stock; empty for an answer about no product. */
  readonly product: string;
}

/**
 * Reads the catalogue's version and, where an answer is about one product, the validator of that product; all who ask at one
 * moment share one statement. Rejects with BUSY when the database cannot be reached.
 */
export type ReadValidator = (productNo: number | null) => Promise<Validator>;

/**
 * Longest wait for the answer before, in ms: a validator takes the database a fraction of a millisecond, and under load those who
 * ask meanwhile share the next statement instead of a connection each. Assumed.
 */
const PATIENCE_MS = 20;

/** Stands for no product where a product's number is asked for; the numbers of products are positive. */
const NONE = 0;

interface ValidatorRow {
  readonly version: number;
  readonly no: number;
  readonly product: string;
}

/**
 * Version and product in one probe each. `xmin` is the transaction that wrote a row last, so nothing has to be written
 * beside a row for its change to be seen. A window has four phases, whichever of its ends belong to it.
 */
const VALIDATORS = `
  select version, wanted.no, coalesce((
    select product.xmin || '/' || coalesce((
      select sum((bound < $2)::int + (bound <= $2)::int + (bound + interval '1 second' <= $2)::int) from unnest(array[
        sale_start_at, sale_end_at, immediate_discount_start_at, immediate_discount_end_at
      ]) as bound
    ), 0)
    from product where product.product_no = wanted.no
  ), '') || coalesce((
    select string_agg(product_option.option_no || ':' || product_option.xmin, ' ' order by product_option.option_no)
    from product_option where product_option.product_no = wanted.no
  ), '') as product
  from catalogue_version cross join unnest($1::bigint[]) as wanted (no)
  where catalogue_version.id = 1`;

/** Reads validators of a database by a clock. */
export function validatorReader({ database, clock }: Pick<AppParts, 'database' | 'clock'>): ReadValidator {
  const validatorOf = batchedByKey(
    (asked: Database, numbers: readonly number[]) => readValidators(asked, numbers, clock.now()),
    { patienceMs: PATIENCE_MS },
  );
  return async (productNo) => (await validatorOf(database, productNo ?? NONE)) ?? { version: 0, product: '' };
}

async function readValidators(database: Database, numbers: readonly number[], now: EpochMs) {
  const query = CompiledQuery.raw(VALIDATORS, [[...numbers], toTimestamp(now)]);
  const { rows } = await database.executeQuery<ValidatorRow>(query);
  return new Map(rows.map(({ version, no, product }) => [no, { version, product }]));
}
