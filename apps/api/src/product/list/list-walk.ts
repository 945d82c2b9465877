import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { createVersionedCache, type CatalogueMoment } from '../../catalogue/catalogue.ts';
import { pageOfFound } from './found-list.ts';
import type { ListOrder, ListPlace, SortKeys } from './list-order.ts';
import {
  type CategoryList,
  type ListFilters,
  listStretchQuery,
  type Narrowed,
  type NarrowRow,
  narrowStretchQuery,
  type PageStart,
  WALKED,
  type WalkedRow,
} from './list.store.ts';

/** Entries walked before a list is tried along its brand or its prices; what most filters pass is found sooner. */
const TRIED = 5 * WALKED;

/** Entries of a brand or between two prices that are read whole. */
const NARROW_LIMIT = 15_000;

/** Entries walked for one page at most; what is left is for the next one. Assumed: a tenth of a second. */
const WALK_LIMIT = 50 * WALKED;

/** Cached products of all narrow lists together. Assumed: some megabytes. */
const CACHE_SIZE = 50_000;

/** The places of a page; where a walk was cut short, all that was found until then and how far it had come. */
export interface WalkedPage {
  readonly places: readonly ListPlace[];
  readonly unfinished: ListPlace | null;
}

type Narrow = SortKeys & { readonly productNo: number };

/** What a brand or two prices leave; null when that is still too much to be read whole. */
const narrowCache = createVersionedCache<readonly Narrow[] | null>({
  maxSize: CACHE_SIZE,
  sizeOf: (narrow) => (narrow?.length ?? 0) + 1,
  ttlMs: 2 * SECOND_MS,
});

/** A page to be read. */
interface PageQuestion {
  readonly list: CategoryList;
  readonly filters: ListFilters;
  readonly order: ListOrder;
  readonly start: PageStart;
  readonly limit: number;
}

/** Reads one page of a category's list with the place of each product, in stretches of one statement each. */
export async function readListPage(moment: CatalogueMoment, question: PageQuestion): Promise<WalkedPage> {
  const { filters, order, start, limit } = question;
  const narrowed = narrowedBy(filters, order);
  const tryNarrow = async (): Promise<WalkedPage | null> => {
    const narrow = narrowed === null ? null : await narrowList(moment, question, narrowed);
    return narrow === null ? null : { places: pageOfFound(narrow, order, start, limit), unfinished: null };
  };
  const tried = narrowed === 'brand' ? null : await walk(moment, question, null, TRIED);
  if (tried?.unfinished === null) return tried;
  const page = (await tryNarrow()) ?? (await walk(moment, question, tried, WALK_LIMIT));
  return page.unfinished === null ? page : { ...page, places: page.places.slice(start.offset) };
}

/** Walks on from what was found so far until the page is full, the list ends or so many entries were looked at. */
async function walk(
  { database }: CatalogueMoment,
  { list, filters, order, start, limit }: PageQuestion,
  sofar: WalkedPage | null,
  most: number,
): Promise<WalkedPage> {
  const wanted = start.offset + limit;
  const found = [...(sofar?.places ?? [])];
  let last = sofar?.unfinished ?? start.after;
  for (let walked = 0; walked < most; walked += WALKED) {
    const missing = wanted - found.length;
    const { rows } = await listStretchQuery(list, filters, order, last, missing).execute(database);
    found.push(...rows.filter((row) => row.fits).map(placeOf));
    const end = rows.at(-1);
    if (end?.place !== WALKED || found.length >= wanted) {
      return { places: found.slice(start.offset, wanted), unfinished: null };
    }
    last = placeOf(end);
  }
  return { places: found, unfinished: last };
}

function placeOf({ productNo, key }: WalkedRow): ListPlace {
  return { productNo, key: key instanceof Date ? key.getTime() : key };
}

/** What is read whole where a page is not found soon; an order of prices walks between them anyway. */
function narrowedBy(filters: ListFilters, order: ListOrder): Narrowed | null {
  if (filters.brandNo !== undefined) return 'brand';
  const isPriced = filters.minPrice !== undefined || filters.maxPrice !== undefined;
  return isPriced && order.column !== 'price' ? 'price' : null;
}

function narrowList(moment: CatalogueMoment, { list, filters }: PageQuestion, narrowed: Narrowed) {
  const key = JSON.stringify([list.categoryNo, filters]);
  return narrowCache.get(moment, key, () => readNarrow(moment, list, filters, narrowed));
}

async function readNarrow(
  { database }: CatalogueMoment,
  list: CategoryList,
  filters: ListFilters,
  narrowed: Narrowed,
): Promise<readonly Narrow[] | null> {
  const narrow: Narrow[] = [];
  let last: ListPlace | null = null;
  for (let walked = 0; walked < NARROW_LIMIT; walked += WALKED) {
    const query = narrowStretchQuery(list, filters, narrowed, last);
    const { rows }: { readonly rows: readonly NarrowRow[] } = await query.execute(database);
    for (const { fits, registeredAt, ...row } of rows) {
      if (fits) narrow.push({ ...row, registeredAt: registeredAt.getTime() });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < WALKED) return narrow;
    last = { productNo: end.productNo, key: narrowed === 'brand' ? end.popularity : end.price };
  }
  return null;
}
