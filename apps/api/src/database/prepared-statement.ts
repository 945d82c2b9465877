import { CompiledQuery } from 'kysely';
import type { Database, Transaction } from './database.ts';

/** A statement written by hand, run with its parameters in the order of their numbers. */
export type PreparedStatement<Parameters extends readonly unknown[], Row> = (
  database: Database | Transaction,
  ...parameters: Parameters
) => Promise<readonly Row[]>;

/**
 * A statement whose SQL is written by hand, for what a query builder would only obscure.
 * NOTE: it runs with a generic plan, which is made without parameter values. A value that a partial index's predicate
 * needs is therefore a literal in the SQL.
 * @param text SQL with `$1`, `$2`, …; columns come back in camelCase, the fields of JSON as the statement names them
 */
export function preparedStatement<Parameters extends readonly unknown[], Row>(
  text: string,
): PreparedStatement<Parameters, Row> {
  return async (database, ...parameters) => {
    const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]));
    return rows;
  };
}
