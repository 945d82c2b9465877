import {
  giftDeadline,
  giftEventOf,
  nextGiftStatus,
  type EpochMs,
  type OrderNo,
  type OrderSheetNo,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueGiftDeadline, enqueueGiftMessage } from './enqueue-gift.ts';
import { lockGift, moveGift, type LockedGift } from './gift-step.ts';

/** Starts the wait for an address once a gift's order is paid, and sends the recipient a message. */
export async function startGift(
  transaction: Transaction,
  { orderNo, orderSheetNo }: { readonly orderNo: OrderNo; readonly orderSheetNo: OrderSheetNo | null },
  at: EpochMs,
): Promise<void> {
  const gift = orderSheetNo === null ? null : await lockGift(transaction, { orderSheetNo });
  if (gift === null) throw new Error(`order ${orderNo} is a gift nobody receives`);
  const { giftNo } = gift;
  const expiresAt = giftDeadline(at);
  const set = { orderNo, expiresAt: toTimestamp(expiresAt), lastSentAt: toTimestamp(at) };
  await moveGift(transaction, gift, { event: 'pay', by: 'SYSTEM', at, set });
  await enqueueGiftMessage(transaction, { giftNo, purpose: 'SENT', occurrence: 0, hasLink: true, at });
  await enqueueGiftDeadline(transaction, { giftNo, expiresAt, at });
}

/** Applies a new status of its order to a gift. The caller holds the order's lock. */
export async function followOrder(
  transaction: Transaction,
  { orderNo, orderStatusType }: { readonly orderNo: OrderNo; readonly orderStatusType: OrderStatusType },
  at: EpochMs,
): Promise<void> {
  const event = giftEventOf(orderStatusType);
  const gift = event === null ? null : await lockGift(transaction, { orderNo });
  if (event === null || gift === null || nextGiftStatus(gift, event, 'SYSTEM', at) === null) return;
  await moveGift(transaction, gift, { event, by: 'SYSTEM', at });
  const purpose = messageOf(gift, orderStatusType);
  if (purpose === null) return;
  await enqueueGiftMessage(transaction, { giftNo: gift.giftNo, purpose, occurrence: 0, hasLink: false, at });
}

/**
 * The message to a recipient who has accepted: when the goods are shipped, as promised, and when the order is canceled.
 */
function messageOf({ status }: LockedGift, orderStatusType: OrderStatusType): 'SHIPPED' | 'CANCELED' | null {
  if (orderStatusType === 'DELIVERY_ING') return 'SHIPPED';
  return orderStatusType === 'CANCEL_DONE' && status === 'CONFIRMED' ? 'CANCELED' : null;
}
