import {
  commerceError,
  refuse,
  type MemberNo,
  type OptionNo,
  type ProductNo,
  RESTOCK_LIMIT,
  restockRefusal,
} from '@dealstore/commerce-core/domain';
import type { View } from '../catalogue/catalogue.ts';
import { type Database, withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { cardsOf, optionSaleType } from '../product/product.ts';
import { lockMemberRow } from '../member/lock-member.ts';

/** Options of a product that a member waits for. */
export async function readRestockOptionNos(
  database: Database,
  memberNo: MemberNo,
  productNo: ProductNo,
): Promise<OptionNo[]> {
  const requests = await database
    .selectFrom('restockRequest')
    .innerJoin('productOption', 'productOption.optionNo', 'restockRequest.optionNo')
    .select('restockRequest.optionNo')
    .where('memberNo', '=', memberNo)
    .where('productOption.productNo', '=', productNo)
    .orderBy('restockRequest.optionNo')
    .execute();
  return requests.map(({ optionNo }) => optionNo);
}

/**
 * Notes once that a member waits for an option; of too many the oldest goes. Rejects with NOT_FOUND,
 * ADULT_ONLY and STATE_CONFLICT.
 */
export async function addRestockRequest(view: View, memberNo: MemberNo, optionNo: OptionNo): Promise<void> {
  const option = await view.database
    .selectFrom('productOption')
    .innerJoin('product', 'product.productNo', 'productOption.productNo')
    .select(['product.productNo', 'product.soldOut', 'forcedSoldOut', 'productOption.saleType', 'stockCnt'])
    .where('optionNo', '=', optionNo)
    .executeTakeFirst();
  const [card] = option === undefined ? [] : await cardsOf(view, [option.productNo]);
  if (option === undefined || card === undefined) throw commerceError('NOT_FOUND');
  refuse(restockRefusal({ withheld: card.withheld, saleType: optionSaleType(option, option) }));
  await withTransaction(view.database, async (transaction) => {
    await lockMemberRow(transaction, memberNo);
    await transaction
      .insertInto('restockRequest')
      .values({ memberNo, optionNo, requestedAt: toTimestamp(view.now) })
      .onConflict((conflict) => conflict.columns(['memberNo', 'optionNo']).doNothing())
      .execute();
    const requests = await transaction
      .selectFrom('restockRequest')
      .select('optionNo')
      .where('memberNo', '=', memberNo)
      .orderBy('requestedAt', 'desc')
      .orderBy('optionNo', 'desc')
      .limit(RESTOCK_LIMIT + 1)
      .execute();
    const beyond = requests.slice(RESTOCK_LIMIT).map((row) => row.optionNo);
    if (beyond.length === 0) return;
    await transaction
      .deleteFrom('restockRequest')
      .where('memberNo', '=', memberNo)
      .where('optionNo', 'in', beyond)
      .execute();
  });
}

/** Forgets that a member waits for an option; one they do not wait for changes nothing. */
export async function removeRestockRequest(database: Database, memberNo: MemberNo, optionNo: OptionNo): Promise<void> {
  await database
    .deleteFrom('restockRequest')
    .where('memberNo', '=', memberNo)
    .where('optionNo', '=', optionNo)
    .execute();
}
