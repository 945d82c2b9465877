import { after, commerceError, DAY_MS, type EpochMs, giftRefusal } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { refuseNotGiven } from '../sheet/create-sheet.ts';
import type { StoredSheet } from '../sheet/order-sheet.store.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';

/**
 * Rejects with INVALID_REQUEST while it is not said who receives a gift, with NOT_ON_SALE for goods that cannot be given, and
 * with GIFT_LIMIT when enough have gone to the same phone.
 * NOTE: behind the lock of the member, so that what is paid with points at the same instant is counted.
 */
export async function refuseUngivable(
  transaction: Transaction,
  { orderSheetNo }: Pick<StoredSheet, 'orderSheetNo'>,
  lines: readonly SheetLine[],
  now: EpochMs,
): Promise<void> {
  refuseNotGiven(lines);
  const gift = await transaction
    .selectFrom('gift')
    .select(['senderMemberNo', 'receiverPhone'])
    .where('orderSheetNo', '=', orderSheetNo)
    .executeTakeFirst();
  if (gift === undefined) throw commerceError('INVALID_REQUEST', { details: { place: 'orderSheetNo', rule: 'gift' } });
  const sent = await transaction
    .selectFrom('gift')
    .select(['receiverPhone', 'createdAt'])
    .where('senderMemberNo', '=', gift.senderMemberNo)
    .where('receiverPhone', '=', gift.receiverPhone)
    .where('createdAt', '>', toTimestamp(after(now, -DAY_MS)))
    .where('status', 'not in', ['WAITING_PAY', 'PAY_FAILED'])
    .execute();
  const sentTo = sent.map((one) => ({ ...one, createdAt: fromTimestamp(one.createdAt) }));
  const refusal = giftRefusal(gift.receiverPhone, sentTo, now);
  if (refusal !== null) throw commerceError(refusal.code, refusal);
}
