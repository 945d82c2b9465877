import type { CategoryNo } from '@dealstore/commerce-core/domain';
import { sql, type RawBuilder } from 'kysely';
import { inLanguage, type View } from '../../catalogue/catalogue.ts';
import type { Database } from '../../database/database.ts';
import type { KeywordQuery } from '../list/list.store.ts';
import { keywordWords, queryOfTyped, queryOfWords } from './keyword-query.ts';

/** What the visitor may search. */
function searchable({ visitor }: View): RawBuilder<unknown> {
  return visitor.adult ? sql`displayable` : sql`displayable and not adult`;
}

/** Whether anything has all words of a phrase, for each phrase. */
export async function findsAny(view: View, phrases: readonly string[]): Promise<readonly boolean[]> {
  if (phrases.length === 0) return [];
  const queries = phrases.map((phrase) => queryOfWords(keywordWords(phrase))?.all ?? '');
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (
      select from product_listing where ${searchable(view)} and document @@ asked.query::tsquery
    ) as found
    from unnest(${queries}::text[]) with ordinality as asked (query, place) order by place`.execute(view.database);
  return rows.map(({ found }) => found);
}

/** How many goods for adults a query finds in a category, or everywhere; `limit` at most. */
export async function countAdult(
  database: Database,
  query: KeywordQuery,
  { categoryNo, limit }: { readonly categoryNo?: CategoryNo | undefined; readonly limit: number },
): Promise<number> {
  const { rows } = await adultCountQuery(query, { categoryNo, limit }).execute(database);
  return rows[0]?.count ?? 0;
}

/** The query behind that count. */
export function adultCountQuery(
  { all }: KeywordQuery,
  { categoryNo, limit }: { readonly categoryNo?: CategoryNo | undefined; readonly limit: number },
): RawBuilder<{ readonly count: number }> {
  const within = categoryNo === undefined ? sql`` : sql`and category_nos @> array[${categoryNo}]::bigint[]`;
  return sql`
    select count(*)::int as count from (
      select from product_listing where displayable and adult and document @@ ${all}::tsquery ${within} limit ${limit}
    ) as found`;
}

/** A word that was typed, and what is asked for it. */
export interface SearchedWord {
  readonly word: string;
  readonly query: KeywordQuery;
}

/**
 * Chooses the words to search when no product has all of them: the largest set that one product has. Of sets of the
 * same size it takes the one with fewer numbers, then the one with the later words: the noun stands last in Korean and
 * English.
 */
export async function bestWords(view: View, words: readonly SearchedWord[]): Promise<readonly boolean[]> {
  const has = words.map(({ query }) => sql`document @@ ${query.all}::tsquery`);
  const { rows } = await sql<{ readonly words: readonly boolean[] }>`
    select distinct array[${sql.join(has)}] as words from product_listing
    where ${searchable(view)} and document @@ ${words.map(({ query }) => `(${query.all})`).join(' | ')}::tsquery`.execute(
    view.database,
  );
  const isTelling = words.map(({ word }) => !/\p{N}/u.test(word));
  const countOf = (found: readonly boolean[]): number => found.filter((isThere) => isThere).length;
  const tellingOf = (found: readonly boolean[]): number =>
    countOf(found.map((is, index) => is && isTelling[index] === true));
  const best = rows
    .map((row) => row.words)
    .toSorted(
      (left, right) =>
        countOf(right) - countOf(left) ||
        tellingOf(right) - tellingOf(left) ||
        laterOf(right).localeCompare(laterOf(left)),
    );
  return best[0] ?? [];
}

/** Compares by the last word first. */
function laterOf(words: readonly boolean[]): string {
  return words.map(Number).toReversed().join('');
}

/** A category as it is shown. */
export interface NearestCategory {
  readonly categoryNo: CategoryNo;
  readonly label: string;
}

/**
 * Where the goods closest to some words stand that the shop does not sell, of several the
 * later word's; null if nowhere.
 */
export async function nearestCategory(view: View, words: readonly string[]): Promise<NearestCategory | null> {
  const { rows } = await sql<{ readonly categoryNo: CategoryNo; readonly label: string; readonly labelEn: string }>`
    select category_no as "categoryNo", label, label_en as "labelEn"
    from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
    join search_synonym using (word) join category on category.label = search_synonym.category_label
    where displayable order by place desc, category_no limit 1`.execute(view.database);
  const [nearest] = rows;
  return nearest === undefined
    ? null
    : { categoryNo: nearest.categoryNo, label: inLanguage(view.language, nearest.label, nearest.labelEn) };
}

/** Keywords up to which those are shown, too, that have what was typed within a word: 6. Assumed. */
const WITHIN_LIMIT = 6;

/** Keywords with words that begin as those typed do, by weight; where they are few, those that have them within. */
export async function completeWords(view: View, typed: readonly string[], limit: number): Promise<readonly string[]> {
  const query = queryOfTyped(typed);
  if (query === null) return [];
  const { rows } = await sql<{ readonly keyword: string; readonly keywordEn: string; readonly begins: boolean }>`
    select keyword, keyword_en as "keywordEn", document @@ ${query.begun}::tsquery as begins
    from search_keyword where document @@ ${query.all}::tsquery
    order by begins desc, weight desc, keyword
    limit ${2 * limit}`.execute(view.database);
  const shown = rows.map((row) => inLanguage(view.language, row.keyword, row.keywordEn));
  const isBegun = new Set(shown.filter((_, index) => rows[index]?.begins));
  return [...new Set(shown)].filter((name, index) => isBegun.has(name) || index < WITHIN_LIMIT).slice(0, limit);
}
