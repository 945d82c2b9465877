import { simulatedClock } from '@dealstore/commerce-core/testing';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { DeliveryTemplateRow, ProductOptionRow, ProductRow } from '../../database/schema/schema.ts';

const start = toTimestamp(simulatedClock().now());

/** A seller with one way to deliver, in one category. */
export interface TestShop {
  readonly partnerNo: number;
  readonly deliveryTemplateNo: number;
  readonly categoryNo: number;
}

/** Writes a seller whose delivery costs 3,000 won below 30,000 won, by default. */
export async function insertShop(
  database: Database,
  over: Partial<Insertable<DeliveryTemplateRow>> = {},
): Promise<TestShop> {
  const { partnerNo } = await database
    .insertInto('partner')
    .values({
      partnerName: '제주원푸드',
      partnerNameEn: 'Jejuone',
      companyName: '(주)제주원푸드',
      ownerName: '김제주',
      businessRegistrationNo: '000-00-00000',
      onlineMarketingBusinessDeclarationNo: '제0000호',
      officeAddress: '제주',
      phoneNo: '1500-0000',
      email: 'shop@example.com',
    })
    .returning('partnerNo')
    .executeTakeFirstOrThrow();
  const { deliveryTemplateNo } = await database
    .insertInto('deliveryTemplate')
    .values({
      partnerNo,
      name: '기본',
      deliveryConditionType: 'CONDITIONAL',
      deliveryAmt: 3_000,
      aboveDeliveryAmt: 30_000,
      ...over,
    })
    .returning('deliveryTemplateNo')
    .executeTakeFirstOrThrow();
  const { categoryNo } = await database
    .insertInto('category')
    .values({ depth: 1, label: '식품', labelEn: 'Food' })
    .returning('categoryNo')
    .executeTakeFirstOrThrow();
  return { partnerNo, deliveryTemplateNo, categoryNo };
}

/** Writes a product of a shop with one option: 10,000 won, 100 in stock, by default. */
export async function insertProduct(
  database: Database,
  shop: TestShop,
  over: Partial<Insertable<ProductRow>> = {},
  option: Partial<Insertable<ProductOptionRow>> = {},
): Promise<{ readonly productNo: number; readonly optionNo: number }> {
  const { productNo } = await database
    .insertInto('product')
    .values({
      ...shop,
      productName: '한라봉 3kg',
      productNameEn: 'Hallabong 3 kg',
      listImageUrl: '/assets/art/x.svg',
      salePrice: 10_000,
      registeredAt: start,
      ...over,
    })
    .returning('productNo')
    .executeTakeFirstOrThrow();
  const optionNo = await insertOption(database, productNo, option);
  return { productNo, optionNo };
}

/** Writes one more option of a product. */
export async function insertOption(
  database: Database,
  productNo: number,
  over: Partial<Insertable<ProductOptionRow>> = {},
): Promise<number> {
  const stockCnt = over.stockCnt ?? 100;
  const { optionNo } = await database
    .insertInto('productOption')
    .values({ productNo, label: '크기', value: '보통', openingCnt: stockCnt, stockCnt, ...over })
    .returning('optionNo')
    .executeTakeFirstOrThrow();
  return optionNo;
}
