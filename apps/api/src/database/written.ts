import { CompiledQuery } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** A statement written out by hand, asked with its parameters in the order of their numbers. */
export type Written<Parameters extends readonly unknown[], Row> = (
  database: Database | Transaction,
  ...parameters: Parameters
) => Promise<readonly Row[]>;

/**
 * Keeps a statement's text for the process: nothing is put together when it is asked, and every connection plans it once.
 * For statements of the busiest paths, where writing them out each time costs more than carrying them out.
 * NOTE: values that a partial index or a plan depends on stand in the text; one plan has to fit all parameters.
 * @param text SQL with `$1`, `$2`, …; columns come back in camelCase, the fields of JSON as the statement names them
 */
export function written<Parameters extends readonly unknown[], Row>(text: string): Written<Parameters, Row> {
  const { query, queryId, sql } = CompiledQuery.raw(text);
  return async (database, ...parameters) => {
    const { rows } = await database.executeQuery<Row>({ query, queryId, sql, parameters });
    return rows;
  };
}
