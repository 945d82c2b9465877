import {
  commerceError,
  giftMoved,
  isGiftEnded,
  isGiftTakenBack,
  nextGiftStatus,
  refused,
  type EpochMs,
  type GiftActor,
  type GiftEvent,
  type GiftStatus,
  type Language,
  type MemberNo,
  type GiftId,
  type OrderNo,
  type OrderSheetNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp, toTimestamp } from '../database/instant.ts';
import { addGiftAlarms } from './gift-alarm.ts';

/** A gift whose row is locked until the transaction ends; its order is locked before it. */
export interface LockedGift {
  readonly giftNo: GiftId;
  readonly orderNo: OrderNo | null;
  readonly senderMemberNo: MemberNo;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverMemberNo: MemberNo | null;
  readonly phoneVerifiedId: string | null;
  readonly optionOpen: boolean;
  /** The sender's at the time of the order. */
  readonly language: Language;
  readonly status: GiftStatus;
  readonly resendCnt: number;
  readonly lastSentAt: EpochMs | null;
  readonly expiresAt: EpochMs | null;
}

/** An event of a gift, its actor, and columns to set with it. */
export interface GiftMove {
  readonly event: GiftEvent;
  readonly by: GiftActor;
  readonly at: EpochMs;
  readonly set?: {
    readonly orderNo?: OrderNo;
    readonly expiresAt?: Date;
    readonly lastSentAt?: Date;
    readonly refuseMessage?: string | null;
    readonly receiverMemberNo?: MemberNo | null;
    readonly phoneVerifiedId?: string | null;
  };
}

/** Locks the gift of an order or of a number; null for none. The caller holds the lock of its order, if it has one. */
export async function lockGift(
  transaction: Transaction,
  which: { readonly giftNo: GiftId } | { readonly orderNo: OrderNo } | { readonly orderSheetNo: OrderSheetNo },
): Promise<LockedGift | null> {
  const gift = transaction
    .selectFrom('gift')
    .select(['giftNo', 'orderNo', 'senderMemberNo', 'receiverName', 'receiverPhone', 'receiverMemberNo'])
    .select(['phoneVerifiedId', 'optionOpen', 'language', 'status', 'resendCnt', 'lastSentAt', 'expiresAt'])
    .forUpdate();
  const query =
    'giftNo' in which
      ? gift.where('giftNo', '=', which.giftNo)
      : 'orderNo' in which
        ? gift.where('orderNo', '=', which.orderNo)
        : gift.where('orderSheetNo', '=', which.orderSheetNo);
  const row = await query.executeTakeFirst();
  if (row === undefined) return null;
  const { status } = row;
  if (status === 'PAY_FAILED') throw commerceError('INTERNAL');
  return {
    ...row,
    status,
    lastSentAt: fromNullableTimestamp(row.lastSentAt),
    expiresAt: fromNullableTimestamp(row.expiresAt),
  };
}

/**
 * Applies a transition of the core's table with its history and the alarms of both sides; resolves with the new status.
 * Rejects with STATE_CONFLICT.
 */
export async function moveGift(transaction: Transaction, gift: LockedGift, move: GiftMove): Promise<GiftStatus> {
  const { giftNo } = gift;
  const { event, by, set = {} } = move;
  const to = nextGiftStatus(gift, event, by, move.at);
  if (to === null) throw refused(giftMoved(gift.status));
  const at = toTimestamp(move.at);
  const terminal = isGiftEnded(to);
  await transaction
    .updateTable('gift')
    .set({ ...set, status: to, ...(event === 'confirm' && { confirmedAt: at }), ...(terminal && { endedAt: at }) })
    .where('giftNo', '=', giftNo)
    .execute();
  await transaction
    .insertInto('giftEvent')
    .values({ giftNo, fromStatus: gift.status, toStatus: to, terminal, causedBy: by, happenedAt: at })
    .execute();
  // The link of a gift that has arrived still shows it, until housekeeping deletes it.
  if (isGiftTakenBack(to)) await transaction.deleteFrom('giftLink').where('giftNo', '=', giftNo).execute();
  await addGiftAlarms(transaction, giftNo, { change: to, at: move.at });
  return to;
}
