import type { ProductNo, SectionNo } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { memoizePerVersion } from '../catalogue/catalogue.ts';
import { type NumberedPage, readPage } from '../http/numbered-page.ts';

/** The sections of one catalogue version, in order. */
export const sectionsOf = memoizePerVersion((database: Database) =>
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

/** The query behind products of a section that follow a place in its order. */
export function sectionProductsQuery(database: Database, sectionNo: SectionNo, after: number | null, rows: number) {
  return database
    .selectFrom('sectionProduct')
    .select(['productNo', 'displayOrder'])
    .where('sectionNo', '=', sectionNo)
    .$if(after !== null, (query) => query.where('displayOrder', '>', after))
    .orderBy('displayOrder')
    .limit(rows);
}

/** The query behind the place so many products further on, from an index alone. */
export function sectionPassedQuery(database: Database, sectionNo: SectionNo, after: number | null, entries: number) {
  return database
    .selectFrom(
      database
        .selectFrom('sectionProduct')
        .select('displayOrder')
        .where('sectionNo', '=', sectionNo)
        .$if(after !== null, (query) => query.where('displayOrder', '>', after))
        .orderBy('displayOrder')
        .limit(entries)
        .as('passed'),
    )
    .select('displayOrder')
    .orderBy('displayOrder', 'desc')
    .limit(1);
}

/** Numbers of the products on one page of a section. */
export async function readSectionPage(
  database: Database,
  sectionNo: SectionNo,
  page: NumberedPage,
): Promise<readonly ProductNo[]> {
  const rows = await readPage(page, {
    pass: async (after: number | null, entries) =>
      (await sectionPassedQuery(database, sectionNo, after, entries).executeTakeFirst())?.displayOrder ?? null,
    read: (after, count) => sectionProductsQuery(database, sectionNo, after, count).execute(),
    placeOf: (row) => row.displayOrder,
  });
  return rows.map((row) => row.productNo);
}
