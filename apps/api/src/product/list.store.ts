import { epochMs } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
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

/** The list of the whole shop. */
export const WHOLE_SHOP = 0;

/** How many rows a list counts at most; beyond it the total says at least this many. Assumed: 10,000. */
export const COUNT_LIMIT = 10_000;

/** A page asked for: after a place, or a number of rows into the list. */
export interface PageStart {
  readonly after: ListPlace | null;
  readonly offset: number;
}

const COLUMNS: Readonly<Record<keyof SortKeys, string>> = {
  popularity: 'popularity',
  saleCnt: 'sale_cnt',
  registeredAt: 'registered_at',
  price: 'price',
  reviewCnt: 'review_cnt',
  discountRate: 'discount_rate',
};

/** Reads one page of a category's list with the place of each product; one walk along one index. */
export async function readListPage(
  database: Database,
  categoryNo: number,
  filters: ListFilters,
  order: ListOrder,
  start: PageStart,
  limit: number,
): Promise<readonly ListPlace[]> {
  const { rows } = await listPageQuery(categoryNo, filters, order, start, limit).execute(database);
  return rows.map((row) => ({ productNo: row.productNo, key: row.key instanceof Date ? row.key.getTime() : row.key }));
}

/** The query behind a page; apart so that its cost can be looked at. */
export function listPageQuery(
  categoryNo: number,
  filters: ListFilters,
  order: ListOrder,
  start: PageStart,
  limit: number,
): RawBuilder<{ readonly productNo: number; readonly key: number | Date }> {
  const column = sql.ref(COLUMNS[order.column]);
  const direction = sql.raw(order.direction);
  const from =
    start.after === null
      ? sql``
      : sql`and (${column}, product_no) ${sql.raw(order.direction === 'asc' ? '>' : '<')} (${keyValue(order, start.after.key)}, ${start.after.productNo})`;
  const skipped = start.offset === 0 ? sql`` : sql`offset ${start.offset}`;
  return sql<{ readonly productNo: number; readonly key: number | Date }>`
    select product_no as "productNo", ${column} as key from category_product
    where category_no = ${categoryNo} and displayable ${conditions(filters)} ${from}
    order by ${column} ${direction}, product_no ${direction} limit ${limit} ${skipped}`;
}

/** How many rows of a list fall to each brand and category, at most COUNT_LIMIT rows in all. Prices in won. */
export interface ListGroup {
  readonly categoryNo: number;
  readonly brandNo: number | null;
  readonly count: number;
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** Counts a list by brand and category within COUNT_LIMIT rows. */
export async function readListGroups(
  database: Database,
  categoryNos: readonly number[],
  filters: ListFilters,
): Promise<readonly ListGroup[]> {
  const { rows } = await listGroupsQuery(categoryNos, filters).execute(database);
  return rows;
}

/** The query behind the groups; apart so that its cost can be looked at. */
export function listGroupsQuery(categoryNos: readonly number[], filters: ListFilters): RawBuilder<ListGroup> {
  return sql<ListGroup>`
    select category_no as "categoryNo", brand_no as "brandNo", count(*) as count,
           min(price) as "minPrice", max(price) as "maxPrice"
    from (
      select category_no, brand_no, price from category_product
      where category_no = any(${[...categoryNos]}) and displayable ${conditions(filters)}
      limit ${COUNT_LIMIT}
    ) bounded
    group by category_no, brand_no`;
}

function keyValue(order: ListOrder, key: number): number | Date {
  return order.column === 'registeredAt' ? toTimestamp(epochMs(key)) : key;
}

function conditions(filters: ListFilters): RawBuilder<unknown> {
  const parts = [
    filters.brandNo === undefined ? null : sql`and brand_no = ${filters.brandNo}`,
    filters.partnerNo === undefined ? null : sql`and partner_no = ${filters.partnerNo}`,
    filters.minPrice === undefined ? null : sql`and price >= ${filters.minPrice}`,
    filters.maxPrice === undefined ? null : sql`and price <= ${filters.maxPrice}`,
    filters.freeDelivery ? sql`and free_delivery` : null,
    filters.coupon ? sql`and has_coupon` : null,
    filters.telecomOnly ? sql`and telecom_only` : null,
    filters.hidesSoldOut ? sql`and not sold_out` : null,
    filters.hidesAdult ? sql`and not adult` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}
