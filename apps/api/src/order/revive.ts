import { commerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { useCoupons } from './coupon-use.ts';
import { moveOptions } from './option-status.ts';
import type { LockedOrder } from './order-lock.ts';
import { usePoints } from './point-use.ts';
import { recountPurchases } from './purchase-count.ts';
import { moveStock } from './stock.ts';

/**
 * Takes for an expired order once more what it had held, because its money came after all.
 * Rejects with SOLD_OUT, COUPON_UNUSABLE or MB04 when something is gone, with STATE_CONFLICT when its sheet has been
 * ordered from again or its member has left. Limits for one person are not asked again: they let the order through when
 * it was made.
 */
export async function revive(transaction: Transaction, order: LockedOrder, at: EpochMs): Promise<void> {
  const { orderNo, memberNo, orderSheetNo } = order;
  await holdMember(transaction, memberNo);
  await refuseSecondOrder(transaction, orderSheetNo);
  await transaction
    .updateTable('shopOrder')
    .set({ orderStatusType: 'PAY_WAIT' })
    .where('orderNo', '=', orderNo)
    .execute();
  await moveOptions(transaction, { orderNo }, { from: 'PAY_CANCEL', to: 'PAY_WAIT', by: 'SYSTEM', at });
  const uses = await transaction
    .selectFrom('couponUse')
    .select(['couponIssueNo', 'discountAmt'])
    .where('orderNo', '=', orderNo)
    .execute();
  await useCoupons(transaction, { orderNo, memberNo, uses, at });
  await usePoints(transaction, { orderNo, memberNo, amount: order.subPayAmt, at });
  await recountPurchases(transaction, orderNo, 1);
  const holds = await transaction
    .updateTable('stockHold')
    .set({ status: 'HELD', endedAt: null, expiresAt: toTimestamp(at) })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'RELEASED')
    .returning(['optionNo', 'holdCnt'])
    .execute();
  await moveStock(transaction, new Map(holds.map((hold) => [hold.optionNo, hold.holdCnt])));
}

/** Who has left buys nothing more; who has not may not leave until this is done. */
async function holdMember(transaction: Transaction, memberNo: number): Promise<void> {
  const member = await transaction
    .selectFrom('member')
    .select('memberNo')
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .forKeyShare()
    .executeTakeFirst();
  if (member === undefined) throw commerceError('STATE_CONFLICT');
}

async function refuseSecondOrder(transaction: Transaction, orderSheetNo: string | null): Promise<void> {
  const living = await transaction
    .selectFrom('shopOrder')
    .select('orderNo')
    .where('orderSheetNo', '=', orderSheetNo)
    .where('orderStatusType', 'not in', ['PAY_CANCEL', 'PAY_FAIL', 'DELETE'])
    .executeTakeFirst();
  if (living !== undefined) throw commerceError('STATE_CONFLICT');
}
