import { epochMs } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import { toTimestamp } from '../../database/instant.ts';
import type { ListOrder, ListPlace, SortKeys } from './list-order.ts';

/** What a list leaves out; absent filters leave nothing out. Prices in won. */
export interface ListFilters {
  readonly brandNo?: number | undefined;
  readonly partnerNo?: number | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly freeDelivery: boolean;
  readonly coupon: boolean;
  readonly telecomOnly: boolean;
  readonly hidesSoldOut: boolean;
  readonly hidesAdult: boolean;
}

/** A list of products: a category's, with how deep it lies. */
export interface CategoryList {
  readonly categoryNo: number;
  readonly depth: number;
}

/** The list of the whole shop. */
export const WHOLE_SHOP: CategoryList = { categoryNo: 0, depth: 0 };

/** How many rows a list counts at most; beyond it the total says at least this many. Assumed: 10,000. */
export const COUNT_LIMIT = 10_000;

/** Entries of an index one statement walks: some 25 pages. */
export const WALKED = 1_500;

/** A page asked for: after a place, or a number of rows into the list. */
export interface PageStart {
  readonly after: ListPlace | null;
  readonly offset: number;
}

/** A column of the lists for each key they are sorted by. */
const COLUMNS: Readonly<Record<keyof SortKeys, string>> = {
  popularity: 'popularity',
  saleCnt: 'sale_cnt',
  registeredAt: 'registered_at',
  price: 'price',
  reviewCnt: 'review_cnt',
  discountRate: 'discount_rate',
};

/** A row of a walk: those that pass the filters, and the last one looked at. */
export interface WalkedRow {
  readonly productNo: number;
  readonly key: number | Date;
  readonly fits: boolean;
  /** Counted from 1; a list that ends here ends before the number of entries that were asked for. */
  readonly place: number;
}

/**
 * The query behind a stretch of a category's list: so many entries of the order's index, whether they pass or not.
 * @param entries looked at, at most
 * @param fitting rows wanted, at most
 */
export function listStretchQuery(
  list: CategoryList,
  filters: ListFilters,
  order: ListOrder,
  after: ListPlace | null,
  fitting: number,
  entries: number = WALKED,
): RawBuilder<WalkedRow> {
  const column = sql.ref(COLUMNS[order.column]);
  const direction = sql.raw(order.direction);
  return sql<WalkedRow>`
    select product_no as "productNo", key, fits, place
    from (
      select product_no, key, fits, row_number() over () as place
      from (
        select product_no, ${column} as key, ${fits(filters)} as fits from ${tableOf(list)}
        where category_no = ${list.categoryNo} and displayable ${stretch(order, filters, after)}
        order by ${column} ${direction}, product_no ${direction} limit ${entries}
      ) walked
    ) numbered
    where fits or place = ${entries} order by key ${direction}, product_no ${direction} limit ${fitting}`;
}

/** A product of a narrow list, with all it is sorted by. */
export interface NarrowRow extends Omit<SortKeys, 'registeredAt'> {
  readonly productNo: number;
  readonly registeredAt: Date;
  readonly fits: boolean;
}

/** The order a narrow list is read in: a brand's by popularity, one between prices by price. */
export type Narrowed = 'brand' | 'price';

/** The query behind a stretch of what a brand or two prices leave of a category's list, with all it may be sorted by. */
export function narrowStretchQuery(
  list: CategoryList,
  filters: ListFilters,
  narrowed: Narrowed,
  after: ListPlace | null,
): RawBuilder<NarrowRow> {
  const order = orderOf(narrowed);
  const column = sql.ref(COLUMNS[order.column]);
  const direction = sql.raw(order.direction);
  return sql<NarrowRow>`
    select product_no as "productNo", popularity, sale_cnt as "saleCnt", registered_at as "registeredAt", price,
           review_cnt as "reviewCnt", discount_rate as "discountRate", ${fits(filters)} as fits
    from ${tableOf(list)}
    where category_no = ${list.categoryNo} and displayable ${ofBrand(filters, narrowed)} ${stretch(order, filters, after)}
    order by ${column} ${direction}, product_no ${direction} limit ${WALKED}`;
}

/** A stretch of a list counted by brand. Prices in won. */
export interface CountedStretch {
  readonly groups: readonly {
    readonly brandNo: number | null;
    readonly count: number;
    readonly minPrice: number;
    readonly maxPrice: number;
  }[];
  readonly walked: number;
  readonly lastKey: number | null;
  readonly lastNo: number | null;
}

/** The query that counts a stretch of a list by brand, along a brand, between prices, or by popularity. */
export function countedStretchQuery(
  list: CategoryList,
  filters: ListFilters,
  narrowed: Narrowed | null,
  after: ListPlace | null,
): RawBuilder<CountedStretch> {
  const order = orderOf(narrowed);
  const column = sql.ref(COLUMNS[order.column]);
  const direction = sql.raw(order.direction);
  const back = sql.raw(order.direction === 'asc' ? 'desc' : 'asc');
  return sql<CountedStretch>`
    with walked as materialized (
      select product_no, brand_no, price, ${column} as key, ${fits(filters)} as fits from ${tableOf(list)}
      where category_no = ${list.categoryNo} and displayable ${ofBrand(filters, narrowed)} ${stretch(order, filters, after)}
      order by ${column} ${direction}, product_no ${direction} limit ${WALKED}
    ), counted as (
      select brand_no, count(*) as count, min(price) as least, max(price) as most from walked where fits group by brand_no
    ), last as (select key, product_no from walked order by key ${back}, product_no ${back} limit 1)
    select coalesce((select json_agg(json_build_object(
             'brandNo', brand_no, 'count', count, 'minPrice', least, 'maxPrice', most)) from counted), '[]') as groups,
           (select count(*) from walked) as walked,
           (select key from last) as "lastKey", (select product_no from last) as "lastNo"`;
}

/** The table of a list's depth, by its name: no index holds the depth, so that asking for it would fetch every row. */
function tableOf({ depth }: CategoryList): RawBuilder<unknown> {
  return sql.table(`category_product_${depth}`);
}

function orderOf(narrowed: Narrowed | null): Pick<ListOrder, 'column' | 'direction'> {
  return narrowed === 'price' ? { column: 'price', direction: 'asc' } : { column: 'popularity', direction: 'desc' };
}

function ofBrand({ brandNo }: ListFilters, narrowed: Narrowed | null): RawBuilder<unknown> {
  return narrowed === 'brand' ? sql`and brand_no = ${brandNo}` : sql``;
}

/**
 * Where a stretch begins and, along prices, between which it lies. NOTE: of two conditions on its beginning the index
 * takes the first and walks from there, so that a price before the place must not be one of them.
 */
function stretch(
  order: Pick<ListOrder, 'column' | 'direction'>,
  { minPrice, maxPrice }: ListFilters,
  after: ListPlace | null,
): RawBuilder<unknown> {
  if (order.column !== 'price') return after === null ? sql`` : behind(order, after);
  const isUp = order.direction === 'asc';
  const [from, to] = isUp ? [minPrice, maxPrice] : [maxPrice, minPrice];
  const isWithin = after !== null && (from === undefined || (isUp ? after.key >= from : after.key <= from));
  const start = isWithin
    ? behind(order, after)
    : from === undefined
      ? sql``
      : sql`and price ${sql.raw(isUp ? '>=' : '<=')} ${from}`;
  return to === undefined ? start : sql`${start} and price ${sql.raw(isUp ? '<=' : '>=')} ${to}`;
}

function behind(order: Pick<ListOrder, 'column' | 'direction'>, after: ListPlace): RawBuilder<unknown> {
  const key = order.column === 'registeredAt' ? toTimestamp(epochMs(after.key)) : after.key;
  const beyond = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql`and (${sql.ref(COLUMNS[order.column])}, product_no) ${beyond} (${key}, ${after.productNo})`;
}

function fits(filters: ListFilters): RawBuilder<unknown> {
  const parts = [
    filters.brandNo === undefined ? null : sql`brand_no is not distinct from ${filters.brandNo}`,
    filters.partnerNo === undefined ? null : sql`partner_no = ${filters.partnerNo}`,
    filters.minPrice === undefined ? null : sql`price >= ${filters.minPrice}`,
    filters.maxPrice === undefined ? null : sql`price <= ${filters.maxPrice}`,
    filters.freeDelivery ? sql`free_delivery` : null,
    filters.coupon ? sql`has_coupon` : null,
    filters.telecomOnly ? sql`telecom_only` : null,
    filters.hidesSoldOut ? sql`not sold_out` : null,
    filters.hidesAdult ? sql`not adult` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
