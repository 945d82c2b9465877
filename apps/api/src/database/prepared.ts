import { sql, type CompiledQuery, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** The place of a value that a statement is given each time it runs. */
export interface Place<Given> {
  <Name extends keyof Given>(name: Name): RawBuilder<Given[Name]>;
}

/** A statement that can be written out: a query builder, or raw SQL. */
interface Writable<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/** A statement that is written out; runs in the transaction it is handed, or on a connection of its own. */
export type Prepared<Given, Row> = (database: Database, given: Given) => Promise<readonly Row[]>;

/**
 * Writes a statement out once in the process; from then on only its values are filled in, by name. Building a query
 * and putting its names into snake_case costs several times what sending it does: for whatever runs in every request.
 * @param build is called once; it must not depend on anything but its parameters, so a list of changing length is one
 * value: `= any(${place('optionNos')}::bigint[])`
 * @example
 * const stockOf = prepared((database, place: Place<{ optionNo: number }>) =>
 *   database.selectFrom('productOption').select('stockCnt').where('optionNo', '=', place('optionNo')));
 * const [row] = await stockOf(transaction, { optionNo: 7 });
 * @example
 * const take = prepared((_, place: Place<{ optionNo: number; cnt: number }>) => sql<{ stockCnt: number }>`
 *   update product_option set stock_cnt = stock_cnt - ${place('cnt')} where option_no = ${place('optionNo')}
 *   returning stock_cnt`);
 */
export function prepared<Given extends object, Row>(
  build: (database: Database, place: Place<Given>) => Writable<Row>,
): Prepared<Given, Row> {
  let written: Written<Given, Row> | null = null;
  return async (database, given) => {
    written ??= writeOut(database, build);
    const parameters = written.values.map((valueOf) => valueOf(given));
    const { rows } = await database.executeQuery<Row>({ ...written.compiled, parameters });
    return rows;
  };
}

interface Written<Given, Row> {
  readonly compiled: CompiledQuery<Row>;
  readonly values: readonly ((given: Given) => unknown)[];
}

function writeOut<Given extends object, Row>(
  database: Database,
  build: (database: Database, place: Place<Given>) => Writable<Row>,
): Written<Given, Row> {
  const places = new Map<unknown, keyof Given>();
  const place: Place<Given> = <Name extends keyof Given>(name: Name) => {
    const mark = Symbol(String(name));
    places.set(mark, name);
    return sql<Given[Name]>`${mark}`;
  };
  const compiled = build(database, place).compile(database);
  const values = compiled.parameters.map((parameter) => {
    const name = places.get(parameter);
    return name === undefined ? () => parameter : (given: Given) => given[name];
  });
  return { compiled, values };
}
