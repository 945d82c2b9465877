import type { RelaxedKeyword } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { View } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/database.ts';
import { countGroups } from '../list/list-groups.ts';
import { LIST_ORDERS } from '../list/list-order.ts';
import { type ListQuery, readListPage } from '../list/list.store.ts';
import { completeKeyword, findKeyword } from './find-keyword.ts';
import type { ListScope, ProductSearch } from '../../product-search.ts';
import { keywordWords, queryOfWords } from './keyword-query.ts';
import { countAdult } from './search.store.ts';

/** What lists and searches of an app ask: its own engine, or PostgreSQL. */
export function productSearchOf(parts: Pick<AppParts, 'database' | 'productSearch'>): ProductSearch {
  return parts.productSearch ?? postgresProductSearch(parts.database);
}

/** Searches the documents of `product_listing` by PostgreSQL's full text. */
export function postgresProductSearch(database: Database): ProductSearch {
  return {
    search: async (view, request) => {
      const found = await queryOf({ ...view, database }, request);
      if (found === null) return { places: [], relaxed: null };
      const { withholdsPrices, start, limit } = request;
      const order = LIST_ORDERS[request.order];
      const places = await readListPage(database, { ...found.query, order, withholdsPrices, start, limit });
      return { places, relaxed: found.relaxed };
    },
    facets: async (view, scope) => {
      const moment = { ...view, database };
      const found = await queryOf(moment, scope);
      const counts = found === null ? [] : await countGroups(moment, found.query);
      return { total: counts.reduce((total, { count }) => total + count, 0), counts };
    },
    countAdult: async (_, { keyword, categoryNo }, limit) => {
      const query = queryOfWords(keywordWords(keyword));
      return query === null ? 0 : countAdult(database, query, { categoryNo, limit });
    },
    complete: (view, typed, limit) => completeKeyword({ ...view, database }, typed, limit),
  };
}

interface FoundQuery {
  readonly query: ListQuery;
  readonly relaxed: RelaxedKeyword | null;
}

/** What is asked of the listing; null when nothing can be. */
async function queryOf(view: View, { keyword, categoryNo, filters }: ListScope): Promise<FoundQuery | null> {
  if (keyword === undefined) return { query: { categoryNo, keyword, filters }, relaxed: null };
  const found = await findKeyword(view, keyword);
  if (found.query === null && found.categoryNo === undefined) return null;
  const query = { categoryNo: categoryNo ?? found.categoryNo, keyword: found.query ?? undefined, filters };
  return { query, relaxed: found.relaxed };
}
