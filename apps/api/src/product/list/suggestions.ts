import { formatYmdt, HOUR_MS, epochMs } from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { inLanguage, memoizePerVersion, type View } from '../../catalogue/catalogue.ts';
import type { ProductSearch } from '../../product-search.ts';

/** Keywords of a kind that are shown at most. Assumed: a list from 1 to 10. */
const SHOWN_LIMIT = 10;

const shownOf = memoizePerVersion(async (database: Database) => {
  const ofKind = (kind: 'POPULAR' | 'RECOMMENDED') =>
    database
      .selectFrom('searchKeyword')
      .select(['keyword', 'keywordEn'])
      .where('kind', '=', kind)
      .orderBy('displayOrder')
      .limit(SHOWN_LIMIT)
      .execute();
  const [popular, recommended] = await Promise.all([ofKind('POPULAR'), ofKind('RECOMMENDED')]);
  return { popular, recommended };
});

/**
 * Answers what the search box offers: keywords that popularity and the shop recommend, changed only with the catalogue
 * and the hour, and those that what is being typed may become. Spec §7.
 */
export async function searchSuggestions(
  view: View,
  search: ProductSearch,
  { keyword = '' }: CallOf<'getSearchSuggestions'>['query'],
): Promise<JsonAnswer<'getSearchSuggestions'>> {
  const [{ popular, recommended }, keywords] = await Promise.all([
    shownOf(view.database, view.version),
    search.complete(view, keyword, SHOWN_LIMIT),
  ]);
  const keywordsOf = (rows: typeof popular) => rows.map((row) => inLanguage(view.language, row.keyword, row.keywordEn));
  return {
    keywords,
    popular: keywordsOf(popular),
    recommended: keywordsOf(recommended),
    asOf: formatYmdt(epochMs(view.now - (view.now % HOUR_MS))),
  };
}
