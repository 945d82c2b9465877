import type { Database } from '../database/database.ts';
import type { Card, CardColumns } from './card.ts';
import { toCard } from './card.ts';
import { namesOf } from './names.ts';
import type { View } from './view.ts';

/** The columns a card is made of. */
export const CARD_COLUMNS = [
  'productNo',
  'partnerNo',
  'brandNo',
  'categoryNo',
  'deliveryTemplateNo',
  'productName',
  'productNameEn',
  'promotionText',
  'promotionTextEn',
  'listImageUrl',
  'stickerLabels',
  'adult',
  'telecomOnly',
  'soldOut',
  'freeDelivery',
  'saleStatusType',
  'saleStartAt',
  'saleEndAt',
  'salePrice',
  'immediateDiscountAmt',
  'immediateDiscountStartAt',
  'immediateDiscountEndAt',
  'additionDiscountAmt',
  'maxCouponAmt',
  'couponUsable',
  'saleCnt',
  'likeCnt',
  'reviewCnt',
  'reviewRateSum',
] as const;

/** The rows of products in the order of their numbers as given; those that are not shown are left out. */
export async function cardColumnsOf(
  database: Database,
  productNos: readonly number[],
): Promise<readonly CardColumns[]> {
  if (productNos.length === 0) return [];
  const rows = await cardsQuery(database, productNos).execute();
  const byNo = new Map(rows.map((row) => [row.productNo, row]));
  return productNos.flatMap((productNo) => byNo.get(productNo) ?? []);
}

/** The query behind cards: one probe of the primary key per card. */
export function cardsQuery(database: Database, productNos: readonly number[]) {
  return database
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .where('displayable', '=', true)
    .where((row) => row.eb('productNo', '=', row.fn.any(row.val([...productNos]))));
}

/** The cards of products in the order of their numbers as given, as they are shown to who looks. */
export async function cardsOf(view: View, productNos: readonly number[]): Promise<readonly Card[]> {
  const [names, rows] = await Promise.all([
    namesOf(view.database, view.version),
    cardColumnsOf(view.database, productNos),
  ]);
  return rows.map((row) => toCard(row, names, view));
}
