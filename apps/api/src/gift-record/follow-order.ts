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

/** Lets the gift of an order that has just been paid wait for its address, and sends the recipient a message. */
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

/** Lets a gift follow its order, whose status has changed. The caller holds the order's lock. */
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
 * What is sent to the phone of the recipient who has accepted: they were promised to hear when it leaves,
 * and wait for what was canceled.
 */
function messageOf({ status }: LockedGift, orderStatusType: OrderStatusType): 'SHIPPED' | 'CANCELED' | null {
  if (orderStatusType === 'DELIVERY_ING') return 'SHIPPED';
  return orderStatusType === 'CANCEL_DONE' && status === 'CONFIRMED' ? 'CANCELED' : null;
}
