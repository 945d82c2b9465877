import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { CARD_COLUMNS } from './card.store.ts';
import { keptByKey, type Moment } from './catalogue-version.ts';

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

/** Sellers and ways of delivery kept: few of them stand behind many products. */
const FEW = { limit: 5_000, weigh: () => 1, lifeMs: MINUTE_MS };

const keptDeliveries = keptByKey<DeliveryColumns>(FEW);
const keptSellers = keptByKey<SellerColumns>(FEW);

type DeliveryColumns = Awaited<ReturnType<typeof readDelivery>>;
type SellerColumns = Awaited<ReturnType<typeof readSeller>>;

/** How a product is delivered. */
export function deliveryOf(moment: Moment, deliveryTemplateNo: number): Promise<DeliveryColumns> {
  return keptDeliveries.get(moment, String(deliveryTemplateNo), () =>
    readDelivery(moment.database, deliveryTemplateNo),
  );
}

/** Who sells a product: the identity the law asks for before an order. */
export function sellerOf(moment: Moment, partnerNo: number): Promise<SellerColumns> {
  return keptSellers.get(moment, String(partnerNo), () => readSeller(moment.database, partnerNo));
}

function readDelivery(database: Database, deliveryTemplateNo: number) {
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

function readSeller(database: Database, partnerNo: number) {
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
