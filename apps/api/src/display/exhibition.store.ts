import type { ExhibitionNo, ProductNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Products of one exhibition at most: it is answered whole. Assumed: 500 */
const PRODUCT_LIMIT = 500;

/** The parts of an exhibition, in order. */
export function exhibitionSectionsQuery(database: Database, exhibitionNo: ExhibitionNo) {
  return database
    .selectFrom('exhibitionSection')
    .select(['sectionOrder', 'label', 'labelEn', 'imageUrl'])
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionOrder');
}

/** Which products an exhibition has, and where, in order. */
export function exhibitionProductsQuery(database: Database, exhibitionNo: ExhibitionNo) {
  return database
    .selectFrom('exhibitionProduct')
    .select(['sectionOrder', 'productNo'])
    .where('exhibitionNo', '=', exhibitionNo)
    .orderBy('sectionOrder')
    .orderBy('displayOrder')
    .limit(PRODUCT_LIMIT);
}

/** The first products of each of several exhibitions, in order. */
export async function readFirstProducts(
  database: Database,
  exhibitionNos: readonly ExhibitionNo[],
  limit: number,
): Promise<readonly { readonly exhibitionNo: ExhibitionNo; readonly productNo: ProductNo }[]> {
  if (exhibitionNos.length === 0) return [];
  const { rows } = await sql<{ readonly exhibitionNo: ExhibitionNo; readonly productNo: ProductNo }>`
    select wanted.no as "exhibitionNo", first.product_no as "productNo"
    from unnest(${[...exhibitionNos]}::bigint[]) with ordinality as wanted (no, place)
    cross join lateral (
      select product_no, section_order, display_order from exhibition_product
      where exhibition_no = wanted.no order by section_order, display_order limit ${limit}
    ) first
    order by wanted.place, first.section_order, first.display_order`.execute(database);
  return rows;
}
