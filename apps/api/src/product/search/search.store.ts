import { sql, type RawBuilder } from 'kysely';
import { inLanguage, type View } from '../../catalogue/catalogue.ts';
import { type KeywordQuery, keywordWords, queryOfWords } from './keyword-query.ts';

/** What may be searched by who looks. */
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

/**
 * Which of some words are searched together: as many as any product has, of several choices the later words, for what is
 * meant stands last in both languages.
 */
export async function bestWords(view: View, words: readonly KeywordQuery[]): Promise<readonly boolean[]> {
  const has = words.map(({ all }) => sql`document @@ ${all}::tsquery`);
  const { rows } = await sql<{ readonly words: readonly boolean[] }>`
    select distinct array[${sql.join(has)}] as words from product_listing
    where ${searchable(view)} and document @@ ${words.map(({ all }) => `(${all})`).join(' | ')}::tsquery`.execute(
    view.database,
  );
  const best = rows
    .map((row) => row.words)
    .toSorted((left, right) => countOf(right) - countOf(left) || laterOf(right).localeCompare(laterOf(left)));
  return best[0] ?? [];
}

function countOf(words: readonly boolean[]): number {
  return words.filter((isThere) => isThere).length;
}

/** Compares by the last word first. */
function laterOf(words: readonly boolean[]): string {
  return words.map(Number).toReversed().join('');
}

/** The category most products of a phrase are in; null when there are none. */
export async function mainCategory(
  view: View,
  phrase: string,
): Promise<{ readonly categoryNo: number; readonly label: string } | null> {
  const { rows } = await sql<{ readonly categoryNo: number; readonly label: string; readonly labelEn: string }>`
    select category_no as "categoryNo", label, label_en as "labelEn"
    from (
      select category_nos[cardinality(category_nos)] as category_no, count(*) as found from product_listing
      where ${searchable(view)} and document @@ ${queryOfWords(keywordWords(phrase))?.all ?? ''}::tsquery
      group by 1 order by 2 desc, 1 limit 1
    ) most join category using (category_no) where displayable`.execute(view.database);
  const [most] = rows;
  return most === undefined
    ? null
    : { categoryNo: most.categoryNo, label: inLanguage(view.language, most.label, most.labelEn) };
}
