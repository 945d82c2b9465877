import { inLanguage, memoizePerVersion, type View } from '../catalogue/catalogue.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { safeHtml } from '../safe-html.ts';
import { isShown } from './window.ts';

const popupsOf = memoizePerVersion((database: Database) =>
  database
    .selectFrom('popup')
    .select(['popupNo', 'pageType', 'title', 'titleEn', 'content', 'contentEn', 'visibleToday', 'startsAt', 'endsAt'])
    .orderBy('displayOrder')
    .orderBy('popupNo')
    .limit(100)
    .execute(),
);

/** Answers the popups that a kind of page shows now. Spec §7. */
export async function popupsOfType(
  { database, version, language, now }: View,
  type: CallOf<'getPopups'>['path']['type'],
): Promise<JsonAnswer<'getPopups'>> {
  const rows = await popupsOf(database, version);
  return rows
    .filter((row) => row.pageType === type && isShown(row, now))
    .map((row) => ({
      popupNo: row.popupNo,
      title: inLanguage(language, row.title, row.titleEn),
      content: safeHtml(inLanguage(language, row.content, row.contentEn)),
      visibleToday: row.visibleToday,
    }));
}
