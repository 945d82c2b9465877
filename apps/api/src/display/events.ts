import type { JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { inLanguage, memoizePerVersion, type View } from '../catalogue/catalogue.ts';
import { isShown, windowYmdt } from './window.ts';

const eventsOf = memoizePerVersion((database: Database) =>
  database
    .selectFrom('event')
    .select(['eventNo', 'label', 'labelEn', 'promotionText', 'promotionTextEn', 'imageUrl', 'startsAt', 'endsAt'])
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('eventNo')
    .limit(500)
    .execute(),
);

/** Answers the events that run now. Spec §3. */
export async function runningEvents(view: View): Promise<JsonAnswer<'getEvents'>> {
  const rows = await eventsOf(view.database, view.version);
  return rows
    .filter((row) => isShown(row, view.now))
    .map((row) => ({
      eventNo: row.eventNo,
      label: inLanguage(view.language, row.label, row.labelEn),
      promotionText: inLanguage(view.language, row.promotionText, row.promotionTextEn),
      imageUrl: row.imageUrl,
      ...windowYmdt(row),
    }));
}
