import type { Database } from '../database/database.ts';
import { keptPerVersion } from '../product/catalogue-version.ts';

/** The sections of one catalogue version, in order. */
export const sectionsOf = keptPerVersion((database: Database) =>
  database
    .selectFrom('section')
    .select([
      'sectionNo',
      'placement',
      'label',
      'labelEn',
      'sectionExplain',
      'sectionExplainEn',
      'imageUrl',
      'productCnt',
      'startsAt',
      'endsAt',
    ])
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('sectionNo')
    .execute(),
);

/** A section without its products. */
export type SectionColumns = Awaited<ReturnType<typeof sectionsOf>>[number];

/** The query behind a page of a section: one walk along its order. */
export function sectionProductsQuery(
  database: Database,
  sectionNo: number,
  page: { readonly offset: number; readonly limit: number },
) {
  return database
    .selectFrom('sectionProduct')
    .select('productNo')
    .where('sectionNo', '=', sectionNo)
    .orderBy('displayOrder')
    .limit(page.limit)
    .offset(page.offset);
}
