import { commerceError } from '@dealstore/commerce-core/domain';

/** Pages a number alone reaches in a list without cursor. Assumed: 100, as in product lists. */
const NUMBERED_PAGES = 100;

/** Entries of an index one statement passes over on the way to a page: some ten buffers. */
export const ENTRIES_PASSED_OVER = 1_500;

/** Rows one statement reads; each may lie on a page of its own. */
export const ROWS_READ = 30;

/** A page by its number: so many rows, behind so many others. */
export interface NumberedPage {
  readonly offset: number;
  readonly limit: number;
}

/** Reads a page number; INVALID_REQUEST for one further on than a list is read by number. */
export function numberedPage(
  query: { readonly pageNumber?: number | undefined; readonly pageSize?: number | undefined },
  usualSize: number,
): NumberedPage {
  const { pageNumber = 1, pageSize = usualSize } = query;
  if (pageNumber > NUMBERED_PAGES) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'pageNumber', rule: 'maximum' } });
  }
  return { offset: (pageNumber - 1) * pageSize, limit: pageSize };
}

/** A list that is read along its order; a null place is before the first row. */
interface OrderedList<Row, Place> {
  /** The place of the last of the entries that follow; null where none do. */
  pass(after: Place | null, entries: number): Promise<Place | null>;
  read(after: Place | null, rows: number): Promise<readonly Row[]>;
  placeOf(row: Row): Place;
}

/** Reads a page by its number, in statements of a bounded cost each: the database never skips. */
export async function readPage<Row, Place>(
  { offset, limit }: NumberedPage,
  list: OrderedList<Row, Place>,
): Promise<readonly Row[]> {
  let after: Place | null = null;
  for (let passed = 0; passed < offset; passed += ENTRIES_PASSED_OVER) {
    after = await list.pass(after, Math.min(ENTRIES_PASSED_OVER, offset - passed));
    if (after === null) return [];
  }
  const page: Row[] = [];
  let isOver = false;
  while (!isOver && page.length < limit) {
    const wanted = Math.min(ROWS_READ, limit - page.length);
    const rows = await list.read(after, wanted);
    page.push(...rows);
    const last = rows.at(-1);
    isOver = last === undefined || rows.length < wanted;
    if (last !== undefined) after = list.placeOf(last);
  }
  return page;
}

/** Asks for something about many, so many at a time, all at once. */
export async function inTens<Key, Row>(
  keys: readonly Key[],
  ask: (some: readonly Key[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const stretches = Math.ceil(keys.length / 10);
  const answers = Array.from({ length: stretches }, (_, index) => ask(keys.slice(index * 10, (index + 1) * 10)));
  return (await Promise.all(answers)).flat();
}
