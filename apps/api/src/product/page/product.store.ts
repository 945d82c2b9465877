import {
  deliveryConditionOf,
  type DeliveryTemplateNo,
  MINUTE_MS,
  type OptionNo,
  type PartnerNo,
  type ProductDeliveryFee,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { CARD_COLUMNS } from '../card/card.store.ts';
import { type CatalogueMoment, createVersionedCache, TEMPLATE_COLUMNS, templateOf } from '../../catalogue/catalogue.ts';

/** One option of a product; goods sold beside it are not options. */
export interface OptionColumns {
  readonly optionNo: OptionNo;
  readonly label: string;
  readonly value: string;
  readonly labelEn: string;
  readonly valueEn: string;
  readonly addPrice: number;
  readonly stockCnt: number;
  readonly saleType: 'AVAILABLE' | 'SOLD_OUT';
  readonly forcedSoldOut: boolean;
  readonly main: boolean;
  readonly imageUrl: string;
}

const OPTIONS = sql<readonly OptionColumns[]>`coalesce((
  select json_agg(json_build_object(
    'optionNo', option_no, 'label', label, 'value', value, 'labelEn', label_en, 'valueEn', value_en,
    'addPrice', add_price, 'stockCnt', stock_cnt, 'saleType', sale_type, 'forcedSoldOut', forced_sold_out,
    'main', main, 'imageUrl', image_url
  ) order by option_order)
  from product_option
  where product_option.product_no = product.product_no and option_type <> 'ADDITIONAL_PRODUCT'
), '[]')`;

/** The query behind products with their options: one statement, whatever their pages want of them. */
export function productsQuery(database: Database, productNos: readonly ProductNo[]) {
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
      'maxBuyPeriodCnt',
      'maxBuyDays',
      'giftUsable',
      'cancelable',
      'refundable',
      'exchangeable',
      'returnable',
      'displayableStock',
      'optionType',
      'selectType',
      'optionLabels',
      'optionLabelsEn',
      'optionInputs',
      'optionSwatches',
      'inquiryCnt',
    ])
    .select(OPTIONS.as('options'))
    .where('productNo', '=', sql<number>`any(${productNos}::bigint[])`)
    .where('displayable', '=', sql.lit(true));
}

/** A product's own row and its options in order, with all its page needs. */
export type ProductColumns = Awaited<ReturnType<ReturnType<typeof productsQuery>['execute']>>[number];

/** Loads products by number; null when there is none to be shown. */
export type ProductLoader = DataLoader<number, ProductColumns | null>;

/** Loads the products that are asked for at once by one statement: the reads of a product's page ask for the same. */
export function createProductLoader(database: Database): ProductLoader {
  return new DataLoader(
    async (productNos) => {
      const products = await productsQuery(database, [...new Set(productNos)]).execute();
      const byNo = new Map(products.map((product) => [product.productNo, product]));
      return productNos.map((productNo) => byNo.get(productNo) ?? null);
    },
    { cache: false },
  );
}

/** The query behind the wide texts and the pictures of a product's page, at most 30, in order. */
export function contentQuery(database: Database, productNo: ProductNo) {
  const pictures = sql<readonly string[]>`array(
    select url from product_image
    where product_image.product_no = wanted.product_no and type = 'IMAGE_URL' order by image_order limit 30
  )`;
  return database
    .selectFrom(sql<{ readonly productNo: ProductNo }>`(select ${productNo}::bigint as product_no)`.as('wanted'))
    .leftJoin('productContent', 'productContent.productNo', 'wanted.productNo')
    .select(['content', 'contentEn', 'contentHeader', 'contentFooter', 'dutyInfo', 'relatedProductNos'])
    .select(pictures.as('pictures'));
}

/** The wide texts and the pictures of a product's page. */
export function readContent(database: Database, productNo: ProductNo) {
  return contentQuery(database, productNo).executeTakeFirst();
}

/** Products kept for a product; more than are shown, for some are sold out or not for everybody. Assumed. */
export const RECOMMENDED_LIMIT = 20;

/** What people look at and buy with a product, the most shared first. */
export async function readRecommended(database: Database, productNo: ProductNo): Promise<readonly ProductNo[]> {
  const recommended = database.selectFrom('productRecommendation').select('recommendedNos');
  return (await recommended.where('productNo', '=', productNo).executeTakeFirst())?.recommendedNos ?? [];
}

/** Sellers and ways of delivery: few of them serve many products. */
const SIZE = { maxSize: 5_000, sizeOf: () => 1, ttlMs: MINUTE_MS };

const deliveryCache = createVersionedCache<ProductDeliveryFee>(SIZE);
const sellerCache = createVersionedCache<SellerColumns>(SIZE);

type SellerColumns = Awaited<ReturnType<typeof readSeller>>;

/** How a product is delivered. */
export function deliveryOf(
  moment: CatalogueMoment,
  deliveryTemplateNo: DeliveryTemplateNo,
): Promise<ProductDeliveryFee> {
  return deliveryCache.get(moment, String(deliveryTemplateNo), () => readDelivery(moment.database, deliveryTemplateNo));
}

/** Who sells: the identity the law asks for before an order. */
export function sellerOf(moment: CatalogueMoment, partnerNo: PartnerNo): Promise<SellerColumns> {
  return sellerCache.get(moment, String(partnerNo), () => readSeller(moment.database, partnerNo));
}

async function readDelivery(database: Database, deliveryTemplateNo: DeliveryTemplateNo): Promise<ProductDeliveryFee> {
  const { deliveryCompanyType, departureCutoff, deliveryDays, ...columns } = await database
    .selectFrom('deliveryTemplate')
    .select([...TEMPLATE_COLUMNS, 'deliveryCompanyType', 'departureCutoff', 'deliveryDays'])
    .where('deliveryTemplateNo', '=', deliveryTemplateNo)
    .executeTakeFirstOrThrow();
  const condition = deliveryConditionOf(templateOf({ ...columns, deliveryTemplateNo }));
  return { ...condition, deliveryCompanyType, departureCutoff, deliveryDays };
}

function readSeller(database: Database, partnerNo: PartnerNo) {
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
    .executeTakeFirst();
}
