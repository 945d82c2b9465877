import { epochMs, type ProductNo } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { UNNAMED_STATEMENT } from '../../database/kysely-pool.ts';
import type { FacetCount, ListPlace, ListScope, SearchRequest } from '../../product-search.ts';
import { type ListOrder, SCORE_STEP, type SortKeys } from './list-order.ts';

/** What is asked of the documents, as text of a `tsquery`. */
export interface KeywordQuery {
  /** Finds what has all the words. */
  readonly all: string;
  /** Finds what has all the words in its own name or its brand's: the better match. */
  readonly inName: string;
  /**
   * Finds what has them there as words or the beginnings of words, initial consonants as
   * those of whole words: the best.
   */
  readonly asWords: string;
}

/** What a list is read by: a scope whose keyword is asked of the documents. */
export interface ListQuery extends Omit<ListScope, 'keyword'> {
  readonly keyword?: KeywordQuery | undefined;
}

/** A page of a list in an order. */
export interface PageQuery extends ListQuery, Pick<SearchRequest, 'withholdsPrices' | 'start' | 'limit'> {
  readonly order: ListOrder;
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

interface PageRow {
  readonly productNo: ProductNo;
  readonly key: number | Date;
}

/** Reads one page of a list with the place of each product. */
export async function readListPage(database: Database, request: PageQuery): Promise<readonly ListPlace[]> {
  const { rows } = await listPageQuery(request).execute(database);
  return rows
    .slice(request.start.offset)
    .map(({ productNo, key }) => ({ productNo, key: key instanceof Date ? key.getTime() : key }));
}

/** The query behind a page: by keyset from a place, and by a number with the pages before it, a hundred at most. */
export function listPageQuery(request: PageQuery): RawBuilder<PageRow> {
  const { order, start, limit } = request;
  const key = sortKey(request);
  const direction = sql.raw(order.direction);
  return sql<PageRow>`${marked(request)}
    select product_no as "productNo", ${key} as key from product_listing
    where ${conditions(request)} ${afterPlace(order, key, start.after)}
    order by ${key} ${direction}, product_no ${direction} limit ${start.offset + limit}`;
}

/** The query that counts a list by brand and top category. */
export function listGroupsQuery(scope: ListQuery): RawBuilder<FacetCount> {
  return sql<FacetCount>`${marked(scope)}
    select category_nos[1] as "categoryNo", brand_no as "brandNo", count(*) as count,
           min(price) as "minPrice", max(price) as "maxPrice"
    from product_listing where ${conditions(scope)} group by 1, 2`;
}

/**
 * What a list is sorted by. What a keyword finds is sorted by how well it matches and whether it is there before how
 * popular it is. Goods whose price is withheld stand last where their place would tell it.
 */
function sortKey({ order, keyword, withholdsPrices }: PageQuery): RawBuilder<unknown> {
  if (keyword !== undefined && order.column === 'popularity') {
    return sql`((case when document @@ ${keyword.asWords}::tsquery then 4 when document @@ ${keyword.inName}::tsquery then 2
      else 0 end + case when sold_out then 0 else 1 end)
      * ${sql.lit(SCORE_STEP)} + least(popularity, ${sql.lit(SCORE_STEP - 1)}))`;
  }
  const column = sql.ref(COLUMNS[order.column]);
  if (order.withheldKey === undefined || !withholdsPrices) return column;
  return sql`(case when adult then ${sql.lit(order.withheldKey)} else ${column} end)`;
}

function afterPlace(order: ListOrder, key: RawBuilder<unknown>, after: ListPlace | null): RawBuilder<unknown> {
  if (after === null) return sql``;
  const value = order.column === 'registeredAt' ? toTimestamp(epochMs(after.key)) : after.key;
  const beyond = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql`and (${key}, product_no) ${beyond} (${value}, ${after.productNo})`;
}

/** Keeps the texts with a category in them from filling the prepared statements of all others. */
function marked({ categoryNo }: ListQuery): RawBuilder<unknown> {
  return categoryNo === undefined ? sql`` : sql.raw(UNNAMED_STATEMENT);
}

/** NOTE: the category is a literal, for the plan depends on how much of the shop it holds. */
function conditions({ categoryNo, keyword, filters }: ListQuery): RawBuilder<unknown> {
  const parts = [
    sql`displayable`,
    keyword === undefined ? null : sql`document @@ ${keyword.all}::tsquery`,
    categoryNo === undefined ? null : sql`category_nos @> array[${sql.lit(categoryNo)}]::bigint[]`,
    filters.brandNos === undefined ? null : sql`brand_no = any(${filters.brandNos}::bigint[])`,
    filters.partnerNo === undefined ? null : sql`partner_no = ${filters.partnerNo}`,
    filters.minPrice === undefined ? null : sql`price >= ${filters.minPrice}`,
    filters.maxPrice === undefined ? null : sql`price <= ${filters.maxPrice}`,
    filters.minRating === undefined
      ? null
      : sql`exists (
          select from product where product.product_no = product_listing.product_no
          and product.review_cnt > 0 and review_rate_sum >= ${filters.minRating}::bigint * product.review_cnt)`,
    filters.freeDelivery ? sql`free_delivery` : null,
    filters.coupon ? sql`has_coupon` : null,
    filters.telecomOnly ? sql`telecom_only` : null,
    filters.hidesSoldOut ? sql`not sold_out` : null,
    filters.hidesAdult ? sql`not adult` : null,
  ].filter((part) => part !== null);
  return sql.join(parts, sql` and `);
}
