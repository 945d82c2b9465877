import { formatYmdt, HOUR_MS, epochMs } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database } from '../../database/database.ts';
import { inLanguage, memoizePerVersion, type View } from '../../catalogue/catalogue.ts';

/** Words of the suggestion file at most: it is loaded whole by the search box. Assumed: 1,000. */
const KEYWORD_LIMIT = 1_000;

/** Popular and recommended words at most. Assumed: a list from 1 to 10. */
const SHOWN_LIMIT = 10;

const keywordsOf = memoizePerVersion(async (database: Database) =>
  database
    .selectFrom('searchKeyword')
    .select(['keyword', 'keywordEn', 'kind'])
    .orderBy('kind')
    .orderBy('displayOrder')
    .orderBy('weight', 'desc')
    .orderBy('keyword')
    .limit(KEYWORD_LIMIT)
    .execute(),
);

/**
 * Answers the suggestion file: the same for everyone who reads one language, changed only with the catalogue and the hour.
 * Spec §7.
 */
export async function searchSuggestions(
  view: Pick<View, 'database' | 'version' | 'now' | 'language'>,
): Promise<JsonAnswer<'getSearchSuggestions'>> {
  const rows = await keywordsOf(view.database, view.version);
  const wordsOf = (some: typeof rows) => [
    ...new Set(some.map((row) => inLanguage(view.language, row.keyword, row.keywordEn))),
  ];
  const ofKind = (kind: string) => wordsOf(rows.filter((row) => row.kind === kind));
  return {
    keywords: wordsOf(rows),
    popular: ofKind('POPULAR').slice(0, SHOWN_LIMIT),
    recommended: ofKind('RECOMMENDED').slice(0, SHOWN_LIMIT),
    asOf: formatYmdt(epochMs(view.now - (view.now % HOUR_MS))),
  };
}
