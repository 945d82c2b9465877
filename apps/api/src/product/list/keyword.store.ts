import { SECOND_MS } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { createVersionedCache, type CatalogueMoment } from '../../catalogue/catalogue.ts';
import { type Found, readPart, type SearchPart } from './found.ts';
import { COUNT_LIMIT } from './list.store.ts';
import type { KeywordQuery } from './search-terms.ts';

/** Cached products of all keywords together. Assumed: some ten megabytes. */
const CACHE_SIZE = 50_000;

/** Parts of a list read by one statement; with the way to the first of them some 35 buffers. */
const PARTS_READ = 30;

/** Terms of a keyword whose counts are compared; a probe each. Assumed: among nine one is rare if any is. */
const TERMS_COMPARED = 9;

const foundCache = createVersionedCache<readonly Found[]>({
  maxSize: CACHE_SIZE,
  sizeOf: (found) => found.length + 1,
  ttlMs: 30 * SECOND_MS,
});

/**
 * Finds the products of a keyword: those with all its words among the COUNT_LIMIT most popular of its rarest term. All
 * orders, filters and pages of one keyword share the answer.
 */
export function findByKeyword(moment: CatalogueMoment, query: KeywordQuery): Promise<readonly Found[]> {
  const key = JSON.stringify(query.words);
  return foundCache.get(moment, key, () => readFound(moment.database, query));
}

/** How many products each term has; the query behind the choice of the rarest. */
export function termCountsQuery(
  terms: readonly string[],
): RawBuilder<{ readonly term: string; readonly count: number }> {
  return sql`select term, product_cnt as count from search_term where term = any(${terms.slice(0, TERMS_COMPARED)}::text[])`;
}

/** The query behind a stretch of a term's list, the most popular first. @param after the part it goes on behind */
export function searchPartsQuery(term: string, after: SearchPart | null): RawBuilder<SearchPart> {
  const from = after === null ? sql`` : sql`and (popularity, product_no) < (${after.popularity}, ${after.productNo})`;
  return sql<SearchPart>`
    select popularity, product_no as "productNo", lines from search_part where term = ${term} ${from}
    order by popularity desc, product_no desc limit ${PARTS_READ}`;
}

async function readFound(database: Database, query: KeywordQuery): Promise<readonly Found[]> {
  const term = await rarestTerm(database, query.terms);
  if (term === null) return [];
  const found: Found[] = [];
  let examined = 0;
  let last: SearchPart | null = null;
  do {
    const { rows }: { readonly rows: readonly SearchPart[] } = await searchPartsQuery(term, last).execute(database);
    for (const part of rows) examined += readPart(part, query.words, found);
    last = rows.length < PARTS_READ ? null : (rows.at(-1) ?? null);
  } while (last !== null && examined < COUNT_LIMIT);
  return found;
}

/** The term with the fewest products; null when one of them has none. */
async function rarestTerm(database: Database, terms: readonly string[]): Promise<string | null> {
  const { rows } = await termCountsQuery(terms).execute(database);
  const counts = new Map(rows.map(({ term, count }) => [term, count]));
  const compared = terms.slice(0, TERMS_COMPARED).map((term) => ({ term, count: counts.get(term) ?? 0 }));
  const rarest = compared.reduce((least, each) => (each.count < least.count ? each : least));
  return rarest.count > 0 ? rarest.term : null;
}
