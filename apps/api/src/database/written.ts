import { CompiledQuery } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { joinLists, joinQueries, type ParameterType } from './joint.ts';

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

/**
 * As written, for a query that several who share a connection may ask at one moment: then it is asked once for all of
 * them, and each hears its own rows.
 * @param types of `$1`, `$2`, …
 * @param text a query without effects but locks
 */
export function writtenQuery<Parameters extends readonly unknown[], Row>(
  types: { readonly [Place in keyof Parameters]: ParameterType },
  text: string,
): Written<Parameters, Row> {
  joinQueries(text, types);
  return written(text);
}

/**
 * As written, for a statement all of whose parameters are lists: several at one moment are carried out as one with all
 * their lists. Whoever reads its rows reads those of all.
 * @param text the same for one of a list as for many
 */
export function writtenForAll<Parameters extends readonly (string | readonly unknown[])[], Row>(
  text: string,
): Written<Parameters, Row> {
  joinLists(text);
  return written(text);
}
