import {
  commerceError,
  giftRefusal,
  giftRequestRefusal,
  refuse,
  type EpochMs,
  type Language,
} from '@dealstore/commerce-core/domain';
import type { CallOf } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { giftFacts, lockGift } from '../gift-record/gift-record.ts';
import type { GiftMember } from './gift-access.ts';

/**
 * Stores recipient and card of a sheet's gift, or changes them until the sheet is ordered; resolves with its number.
 * Rejects with NOT_FOUND for another's sheet, and as the core's giftRequestRefusal and giftRefusal say.
 */
export async function createGift(
  transaction: Transaction,
  { memberNo, phone }: GiftMember,
  {
    body,
    language,
    at,
  }: { readonly body: CallOf<'createGift'>['body']; readonly language: Language; readonly at: EpochMs },
): Promise<number> {
  const { orderSheetNo, ...fields } = body;
  const sheet = await transaction
    .selectFrom('orderSheet')
    .select(['status', 'orderType'])
    .where('orderSheetNo', '=', orderSheetNo)
    .where('memberNo', '=', memberNo)
    .where('expiresAt', '>', toTimestamp(at))
    .forUpdate()
    .executeTakeFirst();
  if (sheet === undefined) throw commerceError('NOT_FOUND');
  const existing = await lockGift(transaction, { orderSheetNo });
  const facts = { isGiftSheet: sheet.orderType === 'GIFT', isOrdered: sheet.status !== 'OPEN' };
  refuse(giftRequestRefusal(body, { ...facts, senderPhone: phone, status: existing?.status ?? null }));
  // The sheet may have an order already that waits for its payment.
  const sent = await giftFacts(transaction, { senderMemberNo: memberNo, receiverPhone: fields.receiverPhone }, at);
  refuse(giftRefusal({ ...sent, lines: [] }));
  if (existing !== null) {
    await transaction
      .updateTable('gift')
      .set({ ...fields, language })
      .where('giftNo', '=', existing.giftNo)
      .execute();
    return existing.giftNo;
  }
  const { giftNo } = await transaction
    .insertInto('gift')
    .values({ ...fields, language, orderSheetNo, senderMemberNo: memberNo, createdAt: toTimestamp(at) })
    .returning('giftNo')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('giftEvent')
    .values({ giftNo, toStatus: 'WAITING_PAY', causedBy: 'SENDER', happenedAt: toTimestamp(at) })
    .execute();
  return giftNo;
}
