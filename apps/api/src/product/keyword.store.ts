import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { keptByKey, type Moment } from './catalogue-version.ts';
import type { SortKeys } from './list-order.ts';
import { COUNT_LIMIT, WHOLE_SHOP } from './list.store.ts';
import type { KeywordQuery } from './search-terms.ts';

/** A product a keyword found, with all that its list is filtered and sorted by. */
export interface Found extends SortKeys {
  readonly productNo: number;
  /** Its category and those above it. */
  readonly categoryNos: readonly number[];
  readonly brandNo: number | null;
  readonly partnerNo: number;
  readonly soldOut: boolean;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
  readonly freeDelivery: boolean;
  readonly hasCoupon: boolean;
}

/** Products kept of all keywords together. Assumed: some ten megabytes. */
const KEPT_LIMIT = 50_000;

const kept = keptByKey<readonly Found[]>({
  limit: KEPT_LIMIT,
  weigh: (found) => found.length + 1,
  lifeMs: 30 * SECOND_MS,
});

/**
 * Finds the products of a keyword, at most COUNT_LIMIT. All orders, filters and pages of one keyword share the answer,
 * for the index of terms knows no order and each new page would find everything again.
 */
export function findByKeyword(moment: Moment, query: KeywordQuery): Promise<readonly Found[]> {
  const key = JSON.stringify([query.terms, query.words]);
  return kept.get(moment, key, () => readFound(moment.database, query));
}

type FoundRow = Omit<Found, 'categoryNos' | 'registeredAt'> & {
  readonly categoryNo: number;
  readonly registeredAt: Date;
};

/** The query behind a keyword: the index of bigrams, then the words themselves looked for in what it found. */
export function foundQuery(query: KeywordQuery): RawBuilder<FoundRow> {
  const words = query.words.map((word) => sql`and normalized like ${`%${word}%`}`);
  return sql<FoundRow>`
    select category_no as "categoryNo", product_no as "productNo", brand_no as "brandNo", partner_no as "partnerNo",
           sold_out as "soldOut", adult, telecom_only as "telecomOnly", free_delivery as "freeDelivery",
           has_coupon as "hasCoupon", popularity, sale_cnt as "saleCnt", registered_at as "registeredAt", price,
           review_cnt as "reviewCnt", discount_rate as "discountRate"
    from (
      select product_no from product_search where terms @> ${[...query.terms]}::text[] ${words.length === 0 ? sql`` : sql.join(words, sql` `)}
      limit ${COUNT_LIMIT}
    ) matched join category_product using (product_no)
    where displayable`;
}

async function readFound(database: Database, query: KeywordQuery): Promise<readonly Found[]> {
  const { rows } = await foundQuery(query).execute(database);
  const found = new Map<number, Found & { readonly categoryNos: number[] }>();
  for (const { categoryNo, registeredAt, ...row } of rows) {
    const known = found.get(row.productNo);
    const product = known ?? { ...row, registeredAt: registeredAt.getTime(), categoryNos: [] };
    if (known === undefined) found.set(row.productNo, product);
    if (categoryNo !== WHOLE_SHOP) product.categoryNos.push(categoryNo);
  }
  return [...found.values()];
}
