import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** A query that can be written out. */
interface Writable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Writes a query out once in the process and from then on only fills its parameters in: for the few reads that stand
 * behind every page, where writing them out costs more than asking. The same number of parameters every time.
 * @param build is called with the database once, with any values in the places of the parameters
 */
export function compiledOnce<Row>(
  build: (database: Database) => Writable<Row>,
): (database: Database, parameters: readonly unknown[]) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (database, parameters) => {
    compiled ??= build(database).compile();
    if (parameters.length !== compiled.parameters.length) {
      throw new RangeError(`the query takes ${compiled.parameters.length} parameters, not ${parameters.length}`);
    }
    const { rows } = await database.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
