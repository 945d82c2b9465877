import {
  after,
  DAY_MS,
  type EpochMs,
  type GiftOrderFacts,
  type MemberNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';

/** How long before its order a gift can have been stored at most: a sheet lives for a day. */
const WRITTEN_MS = 2 * DAY_MS;

/** The recipient's phone of a sheet's gift; null while no recipient is named. */
export async function receiverPhoneOf(transaction: Transaction, orderSheetNo: OrderSheetNo): Promise<string | null> {
  const gift = await transaction
    .selectFrom('gift')
    .select('receiverPhone')
    .where('orderSheetNo', '=', orderSheetNo)
    .executeTakeFirst();
  return gift?.receiverPhone ?? null;
}

/** Reads what giftRefusal needs. Under the lock of the sender, concurrent gifts are counted, too. */
export async function giftFacts(
  transaction: Transaction,
  { senderMemberNo, receiverPhone }: { readonly senderMemberNo: MemberNo; readonly receiverPhone: string | null },
  now: EpochMs,
): Promise<Omit<GiftOrderFacts, 'lines'>> {
  if (receiverPhone === null) return { receiverPhone, sent: [], now };
  const sent = await transaction
    .selectFrom('gift')
    .innerJoin('shopOrder', 'shopOrder.orderNo', 'gift.orderNo')
    .select(['receiverPhone', 'orderedAt'])
    .where('senderMemberNo', '=', senderMemberNo)
    .where('receiverPhone', '=', receiverPhone)
    .where('createdAt', '>', toTimestamp(after(now, -WRITTEN_MS)))
    .where('status', 'not in', ['WAITING_PAY', 'PAY_FAILED'])
    .execute();
  return { receiverPhone, sent: sent.map((one) => ({ ...one, orderedAt: fromTimestamp(one.orderedAt) })), now };
}
