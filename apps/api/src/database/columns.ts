import { columnTypes } from './column-types.ts';

/** A row as it is read here: columns in camelCase. */
export type Row = Readonly<Record<string, unknown>>;

/** How the rows of a statement are read. */
export interface Columns {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row of nothing, which every row is a copy of: all rows of a statement have one shape. */
  readonly empty: Row;
}

/** Statements that answer no rows. */
export const NO_COLUMNS: Columns = { names: [], parsers: [], empty: {} };

/** Reads how the server describes the columns of a statement; of two with one name the last counts. */
export function columnsOf(fields: readonly { readonly name: string; readonly dataTypeID: number }[]): Columns {
  const names = fields.map(({ name }) => camelCase(name));
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  };
}

/** Reads one row from its texts. Throws what a column's parser throws. */
export function rowOf({ names, parsers, empty }: Columns, texts: readonly (string | null)[]): Row {
  const row: Record<string, unknown> = { ...empty };
  for (let place = 0; place < names.length; place += 1) {
    const text = texts[place] ?? null;
    const name = names[place];
    const parse = parsers[place];
    if (text !== null && name !== undefined && parse !== undefined) row[name] = parse(text);
  }
  return row;
}

/** `order_no` as `orderNo`; the other way round is the query builder's. */
function camelCase(name: string): string {
  return name.slice(0, 1) + name.slice(1).replaceAll(/_+([^_]?)/g, (_, letter: string) => letter.toUpperCase());
}
