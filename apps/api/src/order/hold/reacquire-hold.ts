import { commerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { lockActiveMember } from '../../member/lock-member.ts';
import { redeemCoupons } from './coupon-use.ts';
import { moveOptions } from '../record/option-status.ts';
import { STORED_ENDED_UNPAID } from '../../database/unpaid-status.ts';
import type { LockedOrder } from '../record/order-lock.ts';
import { spendPoints } from '../record/point-use.ts';
import { recountPurchases, refuseOverLimit } from './purchase-count.ts';
import { moveStock } from './stock.ts';

/**
 * Holds stock, coupons and points of an expired order again, because its payment was approved after all.
 * Rejects with SOLD_OUT, COUPON_UNUSABLE or MB04 when something is gone, with PURCHASE_LIMIT when its member has bought
 * too many since, with STATE_CONFLICT when its sheet or its cart lines have been ordered from
 * again or its member has left.
 */
export async function reacquireHold(transaction: Transaction, order: LockedOrder, at: EpochMs): Promise<void> {
  const { orderNo, memberNo } = order;
  if (!(await lockActiveMember(transaction, memberNo))) throw commerceError('STATE_CONFLICT');
  await refuseSecondOrder(transaction, order);
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
  await redeemCoupons(transaction, { orderNo, memberNo, uses, at });
  await spendPoints(transaction, { orderNo, memberNo, amount: order.subPayAmt, at });
  await recountPurchases(transaction, orderNo, 1);
  await refuseOverLimit(transaction, order, at);
  const holds = await transaction
    .updateTable('stockHold')
    .set({ status: 'HELD', endedAt: null, expiresAt: toTimestamp(at) })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'RELEASED')
    .returning(['optionNo', 'holdCnt'])
    .execute();
  await moveStock(transaction, new Map(holds.map((hold) => [hold.optionNo, hold.holdCnt])));
}

/** The sheet, or another one of the same cart lines, has been ordered from. */
async function refuseSecondOrder(transaction: Transaction, { memberNo, orderSheetNo }: LockedOrder): Promise<void> {
  const second = await transaction
    .selectFrom('shopOrder')
    .innerJoin('orderSheet as other', 'other.orderSheetNo', 'shopOrder.orderSheetNo')
    .innerJoin('orderSheet as own', (join) => join.on('own.orderSheetNo', '=', orderSheetNo))
    .select('shopOrder.orderNo')
    .where('shopOrder.memberNo', '=', memberNo)
    .where('orderStatusType', 'not in', STORED_ENDED_UNPAID)
    .where((row) =>
      row.or([
        row('other.orderSheetNo', '=', row.ref('own.orderSheetNo')),
        sql<boolean>`other.cart_nos && own.cart_nos`,
      ]),
    )
    .executeTakeFirst();
  if (second !== undefined) throw commerceError('STATE_CONFLICT');
}
