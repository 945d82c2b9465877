import { after, DAY_MS, type EpochMs, type GiftOrderFacts } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';

/**
 * What the gift of a sheet is judged by; behind the lock of its member, so that what is paid with points at the same instant is
 * counted.
 */
export async function giftFacts(
  transaction: Transaction,
  orderSheetNo: string,
  now: EpochMs,
): Promise<Omit<GiftOrderFacts, 'lines'>> {
  const gift = await transaction
    .selectFrom('gift')
    .select(['senderMemberNo', 'receiverPhone'])
    .where('orderSheetNo', '=', orderSheetNo)
    .executeTakeFirst();
  if (gift === undefined) return { receiverPhone: null, sent: [], now };
  const { senderMemberNo, receiverPhone } = gift;
  const sent = await transaction
    .selectFrom('gift')
    .select(['receiverPhone', 'createdAt'])
    .where('senderMemberNo', '=', senderMemberNo)
    .where('receiverPhone', '=', receiverPhone)
    .where('createdAt', '>', toTimestamp(after(now, -DAY_MS)))
    .where('status', 'not in', ['WAITING_PAY', 'PAY_FAILED'])
    .execute();
  return { receiverPhone, sent: sent.map((one) => ({ ...one, createdAt: fromTimestamp(one.createdAt) })), now };
}
