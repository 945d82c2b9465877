import {
  commerceError,
  giftEndClaim,
  isClaimWithdrawable,
  type EpochMs,
  type GiftActor,
  type GiftEndEvent,
  type GiftId,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { lockGift, moveGift, type LockedGift } from '../gift-record/gift-record.ts';
import { lockActiveMember } from '../member/lock-member.ts';
import { claimStatusOf, estimateClaim, lockOrderRow, requestClaim, stepClaim } from '../order/order.ts';

/** An event that ends a gift and refunds its sender. */
export interface GiftEnd {
  readonly event: GiftEndEvent;
  readonly by: GiftActor;
  readonly at: EpochMs;
  /** The recipient's message with a refusal. */
  readonly refuseMessage?: string | null;
}

/**
 * Locks sender, order and gift, in the order in which every transaction that changes the order does. Rejects with
 * NOT_FOUND.
 */
export async function lockGiftOrder(transaction: Transaction, giftNo: GiftId): Promise<LockedGift> {
  const found = await transaction
    .selectFrom('gift')
    .select(['orderNo', 'senderMemberNo'])
    .where('giftNo', '=', giftNo)
    .executeTakeFirst();
  if (found === undefined) throw commerceError('NOT_FOUND');
  const { orderNo, senderMemberNo } = found;
  if (orderNo !== null) {
    await lockActiveMember(transaction, senderMemberNo);
    await lockOrderRow(transaction, orderNo);
  }
  const gift = await lockGift(transaction, { giftNo });
  if (gift === null) throw commerceError('NOT_FOUND');
  return gift;
}

/**
 * Ends a gift that waits for its address and cancels its whole order by an ordinary claim: payment, points, coupons and
 * units. Claims of the sender that the seller has not decided are withdrawn first. Rejects with STATE_CONFLICT; of
 * concurrent calls one succeeds.
 */
export async function endGift(transaction: Transaction, gift: LockedGift, end: GiftEnd): Promise<void> {
  const { event, by, at, refuseMessage = null } = end;
  await moveGift(transaction, gift, { event, by, at, set: { refuseMessage } });
  const { orderNo, senderMemberNo: memberNo, language } = gift;
  if (orderNo === null) return;
  await withdrawOpenClaims(transaction, orderNo, at);
  const lines = await transaction
    .selectFrom('orderOption')
    .select(['orderOptionNo', 'orderCnt', 'claimedCnt'])
    .where('orderNo', '=', orderNo)
    .orderBy('orderOptionNo')
    .execute();
  const claim = giftEndClaim(event, { orderNo, lines, language });
  const asker = { memberNo, language: 'ko' as const, now: at };
  const { refundPayAmt } = await estimateClaim(transaction, claim, asker);
  await requestClaim(transaction, { ...claim, refundAmtForVerification: refundPayAmt }, asker);
}

/** Withdraws open claims, which could once be requested while a gift waited: none keeps a gift from ending. */
async function withdrawOpenClaims(transaction: Transaction, orderNo: OrderNo, at: EpochMs): Promise<void> {
  const claims = transaction.selectFrom('claim').select(['claimNo', 'claimStatusType']).where('orderNo', '=', orderNo);
  for (const { claimNo, claimStatusType } of await claims.execute()) {
    const status = claimStatusOf(claimStatusType);
    if (status === null || !isClaimWithdrawable(status)) continue;
    await stepClaim(transaction, { claimNo, event: 'withdraw', by: 'BUYER', at });
  }
}
