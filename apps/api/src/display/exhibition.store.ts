import type { Database } from '../database/database.ts';

/** Products of one exhibition at most: it is answered whole. Assumed: 200 */
const PRODUCT_LIMIT = 200;

/** The parts of an exhibition, in order. */
export function exhibitionSectionsQuery(database: Database, exhibitionNo: number) {
  return database
    .selectFrom('exhibitionSection')
    .select(['sectionOrder', 'label', 'labelEn', 'imageUrl'])
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionOrder');
}

/** Which products stand where in an exhibition, in order. */
export function exhibitionProductsQuery(database: Database, exhibitionNo: number, limit = PRODUCT_LIMIT) {
  return database
    .selectFrom('exhibitionProduct')
    .select(['sectionOrder', 'productNo'])
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionOrder')
    .orderBy('displayOrder')
    .limit(limit);
}
