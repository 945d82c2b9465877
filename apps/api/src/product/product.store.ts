import type { Database } from '../database/database.ts';
import { CARD_COLUMNS } from './card.store.ts';

/** A product's own row, with all its page and its options need; undefined when there is none to be shown. */
export function readProduct(database: Database, productNo: number) {
  return database
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .select([
      'placeOriginLabel',
      'accumulationUsable',
      'accumulationRate',
      'photoReviewAccumulationAmt',
      'minBuyCnt',
      'maxBuyTimeCnt',
      'maxBuyPersonCnt',
      'cancelable',
      'exchangeable',
      'returnable',
      'displayableStock',
      'optionType',
      'selectType',
      'optionLabels',
      'optionLabelsEn',
      'optionInputs',
      'inquiryCnt',
    ])
    .where('productNo', '=', productNo)
    .where('displayable', '=', true)
    .executeTakeFirst();
}

/** A product's own row. */
export type ProductColumns = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

/** The wide texts of a product's page. */
export function readContent(database: Database, productNo: number) {
  return database
    .selectFrom('productContent')
    .select(['content', 'contentEn', 'contentHeader', 'contentFooter', 'dutyInfo', 'relatedProductNos'])
    .where('productNo', '=', productNo)
    .executeTakeFirst();
}

/** The pictures of a product's page, in order. */
export async function readPictures(database: Database, productNo: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('productImage')
    .select('url')
    .where('productNo', '=', productNo)
    .where('type', '=', 'IMAGE_URL')
    .orderBy('imageOrder')
    .limit(30)
    .execute();
  return rows.map((row) => row.url);
}

/** The options of a product, in order; goods sold beside it are left out. */
export function readOptions(database: Database, productNo: number) {
  return database
    .selectFrom('productOption')
    .select([
      'optionNo',
      'label',
      'value',
      'labelEn',
      'valueEn',
      'addPrice',
      'stockCnt',
      'saleType',
      'forcedSoldOut',
      'main',
      'imageUrl',
    ])
    .where('productNo', '=', productNo)
    .where('optionType', '!=', 'ADDITIONAL_PRODUCT')
    .orderBy('optionOrder')
    .execute();
}

/** One option of a product. */
export type OptionColumns = Awaited<ReturnType<typeof readOptions>>[number];

/** How a product is delivered. */
export function readDelivery(database: Database, deliveryTemplateNo: number) {
  return database
    .selectFrom('deliveryTemplate')
    .select([
      'deliveryConditionType',
      'deliveryAmt',
      'aboveDeliveryAmt',
      'returnDeliveryAmt',
      'islandDeliveryAmt',
      'jejuDeliveryAmt',
      'deliveryCompanyType',
      'departureCutoff',
    ])
    .where('deliveryTemplateNo', '=', deliveryTemplateNo)
    .executeTakeFirstOrThrow();
}

/** Who sells a product: the identity the law asks for before an order. */
export function readSeller(database: Database, partnerNo: number) {
  return database
    .selectFrom('partner')
    .select([
      'partnerNo',
      'companyName',
      'partnerName',
      'partnerNameEn',
      'ownerName',
      'businessRegistrationNo',
      'onlineMarketingBusinessDeclarationNo',
      'officeAddress',
      'phoneNo',
      'email',
    ])
    .where('partnerNo', '=', partnerNo)
    .executeTakeFirstOrThrow();
}
