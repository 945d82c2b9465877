import type { ProductNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { writeSearchWords } from './search-words.ts';
import { DOCUMENT_VERSION, documentOf, documentOfKeyword, type ListingNames } from './tokens.ts';

/** Documents written by one statement. */
const BATCH_SIZE = 500;

interface Outdated extends ListingNames {
  readonly productNo: ProductNo;
}

/**
 * Writes the documents of products that have none, or one made by older code, and keeps their words.
 * @returns how many were written
 */
export async function writeSearchDocuments(database: Database): Promise<number> {
  let written = 0;
  let lastProductNo = 0;
  for (;;) {
    const outdated = await readOutdated(database, lastProductNo);
    const last = outdated.at(-1);
    if (last === undefined) return written;
    lastProductNo = last.productNo;
    const documents = outdated.map((row) => ({ product_no: row.productNo, document: documentOf(row) }));
    await sql`
      update product_listing listing set document = written.document, document_version = ${DOCUMENT_VERSION}
      from json_to_recordset(${JSON.stringify(documents)}::json) as written (product_no bigint, document tsvector)
      where listing.product_no = written.product_no`.execute(database);
    await writeSearchWords(database, outdated);
    written += outdated.length;
  }
}

/** By keyset: each batch goes on where the one before it ended. */
async function readOutdated(database: Database, lastProductNo: ProductNo): Promise<readonly Outdated[]> {
  const { rows } = await sql<Outdated>`
    select listing.product_no as "productNo", array[product_name, product_name_en] as product,
           array[coalesce(brand.name, ''), coalesce(brand.name_en, '')] as brand,
           array(select unnest(array[label, label_en]) from category
                 where category_no = any(listing.category_nos) order by depth desc) as categories
    from product_listing listing
    join product using (product_no)
    left join brand on brand.brand_no = product.brand_no
    where listing.product_no > ${lastProductNo} and listing.document_version <> ${DOCUMENT_VERSION}
    order by listing.product_no limit ${BATCH_SIZE}`.execute(database);
  return rows;
}

/** Writes the documents of keywords that have none, or one made by older code. */
export async function writeKeywordDocuments(database: Database): Promise<void> {
  const outdated = await database
    .selectFrom('searchKeyword')
    .select(['keyword', 'keywordEn'])
    .where('documentVersion', '<>', DOCUMENT_VERSION)
    .execute();
  const documents = outdated.map((row) => ({ keyword: row.keyword, document: documentOfKeyword(row) }));
  await sql`
    update search_keyword known set document = written.document, document_version = ${DOCUMENT_VERSION}
    from json_to_recordset(${JSON.stringify(documents)}::json) as written (keyword text, document tsvector)
    where known.keyword = written.keyword`.execute(database);
}
