import type { Row } from './columns.ts';
import { parameterOf } from './parameter.ts';

/** How several of one statement become one. */
export interface Joint {
  /** The statement that is carried out for all. */
  readonly sql: string;
  /** Whether it only reads or locks. */
  readonly isRead: boolean;
  /** Puts the parameters of several together. */
  merge(asked: readonly (readonly unknown[])[]): readonly unknown[];
  /** Picks the rows of one out of all. */
  rowsOf(rows: readonly Row[], place: number): Row[];
}

/** By the text of a statement: whoever sends it need not know. */
const joints = new Map<string, Joint>();

/** How statements of this text that travel together become one; undefined where each goes for itself. */
export function jointOf(sql: string): Joint | undefined {
  return joints.get(sql);
}

/** PostgreSQL's name of a parameter's type; of lists `bigint[]` and `text[]`. */
export type ParameterType = 'text' | 'bigint' | 'integer' | 'timestamptz' | 'bigint[]' | 'text[]';

const PLACE = 'joint_place';
const PLACE_NAME = 'jointPlace';

/**
 * Lets a query be asked for several at once: each is answered for itself, in one statement.
 * @param text a query without effects but locks; its locks are taken in the order of those who ask
 * @param types of `$1`, `$2`, …
 */
export function joinQueries(text: string, types: readonly ParameterType[]): void {
  if (types.length === 0) {
    joints.set(text, { isRead: true, sql: text, merge: () => [], rowsOf: (rows) => [...rows] });
    return;
  }
  const lists = types.map((type, index) => `$${index + 1}::${isList(type) ? 'text' : type}[]`);
  const names = types.map((_, index) => `p${index + 1}`);
  const one = text.replaceAll(/\$(\d+)/g, (_, digits: string) => {
    const type = types[Number(digits) - 1];
    if (type === undefined) throw new RangeError(`no type was told of $${digits}`);
    return isList(type) ? `asked.p${digits}::${type}` : `asked.p${digits}`;
  });
  joints.set(text, {
    isRead: true,
    sql: `select asked.${PLACE}, one.*
from unnest(${lists.join(', ')}) with ordinality as asked (${[...names, PLACE].join(', ')}) cross join lateral (${one}) one`,
    merge: (asked) => types.map((type, index) => asked.map((parameters) => partOf(type, parameters[index]))),
    rowsOf: (rows, place) => rows.filter((row) => row[PLACE_NAME] === place + 1).map(withoutPlace),
  });
}

/**
 * Lets a statement over lists be carried out once for several: their lists are put behind one another. Everyone hears
 * of all rows. Text is a list in JSON.
 * @param text a statement all of whose parameters are lists; it means the same whether it has one of them or many
 */
export function joinLists(text: string): void {
  joints.set(text, {
    isRead: false,
    sql: text,
    merge: (asked) => (asked[0] ?? []).map((_, index) => concatenated(asked.map((parameters) => parameters[index]))),
    rowsOf: (rows) => [...rows],
  });
}

function isList(type: ParameterType): boolean {
  return type.endsWith('[]');
}

/** A list inside a list goes as the text of one: lists of PostgreSQL hold no lists of different lengths. */
function partOf(type: ParameterType, value: unknown): unknown {
  return isList(type) ? parameterOf(value) : value;
}

function withoutPlace(row: Row): Row {
  const { [PLACE_NAME]: _place, ...rest } = row;
  return rest;
}

function concatenated(lists: readonly unknown[]): unknown {
  if (lists.every((list) => Array.isArray(list))) return lists.flat();
  const items = lists.map((list) => String(list).trim().slice(1, -1)).filter((text) => text !== '');
  return `[${items.join(',')}]`;
}
