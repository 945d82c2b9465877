import { commerceError, hidesContent, RESTOCK_LIMIT } from '@dealstore/commerce-core/domain';
import type { View } from '../catalogue/catalogue.ts';
import { type Database, withTransaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { cardsOf } from '../product/product.ts';
import { lockMember } from './lock-member.ts';

/** Options of a product that a member waits for. */
export async function readRestockOptionNos(database: Database, memberNo: number, productNo: number): Promise<number[]> {
  const asked = await database
    .selectFrom('restockRequest')
    .innerJoin('productOption', 'productOption.optionNo', 'restockRequest.optionNo')
    .select('restockRequest.optionNo')
    .where('memberNo', '=', memberNo)
    .where('notifiedAt', 'is', null)
    .where('productOption.productNo', '=', productNo)
    .orderBy('restockRequest.optionNo')
    .execute();
  return asked.map(({ optionNo }) => optionNo);
}

/** Notes once that a member waits for an option; of too many the oldest goes. Rejects with NOT_FOUND and ADULT_ONLY. */
export async function addRestockRequest(view: View, memberNo: number, optionNo: number): Promise<void> {
  const option = await view.database
    .selectFrom('productOption')
    .select('productNo')
    .where('optionNo', '=', optionNo)
    .executeTakeFirst();
  const [card] = option === undefined ? [] : await cardsOf(view, [option.productNo]);
  if (card === undefined) throw commerceError('NOT_FOUND');
  if (hidesContent(card.withheld)) throw commerceError('ADULT_ONLY');
  await withTransaction(view.database, async (transaction) => {
    await lockMember(transaction, memberNo);
    await transaction
      .insertInto('restockRequest')
      .values({ memberNo, optionNo, requestedAt: toTimestamp(view.now), notifiedAt: null })
      .onConflict((conflict) =>
        conflict
          .columns(['memberNo', 'optionNo'])
          .doUpdateSet({ requestedAt: toTimestamp(view.now), notifiedAt: null })
          .where('restockRequest.notifiedAt', 'is not', null),
      )
      .execute();
    const asked = await transaction
      .selectFrom('restockRequest')
      .select('optionNo')
      .where('memberNo', '=', memberNo)
      .orderBy('requestedAt', 'desc')
      .orderBy('optionNo', 'desc')
      .limit(RESTOCK_LIMIT + 1)
      .execute();
    const beyond = asked.slice(RESTOCK_LIMIT).map((row) => row.optionNo);
    if (beyond.length === 0) return;
    await transaction
      .deleteFrom('restockRequest')
      .where('memberNo', '=', memberNo)
      .where('optionNo', 'in', beyond)
      .execute();
  });
}

/** Forgets that a member waits for an option; one they do not wait for changes nothing. */
export async function removeRestockRequest(database: Database, memberNo: number, optionNo: number): Promise<void> {
  await database
    .deleteFrom('restockRequest')
    .where('memberNo', '=', memberNo)
    .where('optionNo', '=', optionNo)
    .execute();
}
