/** A row as a statement gathers it into JSON: instants are texts, everything else is as the column has it. */
export type JsonRow<Row> = {
  readonly [Column in keyof Row]: Exclude<Row[Column], Date> | (Date extends Row[Column] ? string : never);
};

/** The name SQL knows a column by. */
export function columnName(column: string): string {
  return column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Columns of a table for a statement written by hand, as `table.product_no as "productNo"`: JSON then has our names.
 */
export function selectList(table: string, columns: readonly string[]): string {
  return columns.map((column) => `${table}.${columnName(column)} as "${column}"`).join(', ');
}

/** Columns of a table for a statement written by hand, as `product_no, option_no`. */
export function columnList(columns: readonly string[]): string {
  return columns.map(columnName).join(', ');
}

/**
 * Prepares what turns a row into the JSON that `json_populate_record` reads.
 * @param columns every one is in the row
 */
export function rowAsJson<Column extends string>(
  columns: readonly Column[],
): (row: Readonly<Record<Column, unknown>>) => string {
  const json = jsonRow(columns);
  return (row) => JSON.stringify(json(row));
}

/**
 * Prepares what turns rows into the JSON that `json_populate_recordset` reads.
 * @param columns every one is in every row
 */
export function rowsAsJson<Column extends string>(
  columns: readonly Column[],
): (rows: readonly Readonly<Record<Column, unknown>>[]) => string {
  const json = jsonRow(columns);
  return (rows) => JSON.stringify(rows.map(json));
}

function jsonRow<Column extends string>(columns: readonly Column[]) {
  const names = columns.map((column) => [columnName(column), column] as const);
  return (row: Readonly<Record<Column, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(names.map(([name, column]) => [name, row[column]]));
}
