import type { EpochMs, OrderNo, OrderSheetNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { enqueueJob } from '../../jobs/job.ts';
import type { VirtualAccount } from '../../providers.ts';
import { moveOptions } from '../record/option-status.ts';
import type { LockedOrder } from '../record/order-lock.ts';
import { RELEASE_HOLD } from '../record/payment-jobs.ts';
import { TAKE_FROM_CART } from './take-from-cart.ts';

/**
 * Lets an unpaid order wait for a deposit: it keeps its hold until the account expires, when a job cancels it; its
 * sheet is closed and its cart lines are removed. The caller holds the order's lock.
 */
export async function markDepositWait(
  transaction: Transaction,
  order: LockedOrder,
  { dueAt, ...bankInfo }: VirtualAccount,
  at: EpochMs,
): Promise<void> {
  const { orderNo } = order;
  const due = toTimestamp(dueAt);
  await transaction
    .updateTable('shopOrder')
    .set({ orderStatusType: 'DEPOSIT_WAIT', paymentExpiresAt: due, bankInfo: JSON.stringify(bankInfo) })
    .where('orderNo', '=', orderNo)
    .execute();
  await moveOptions(transaction, { orderNo }, { from: 'PAY_WAIT', to: 'DEPOSIT_WAIT', by: 'SYSTEM', at });
  await transaction
    .updateTable('stockHold')
    .set({ expiresAt: due })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'HELD')
    .execute();
  await enqueueJob(transaction, { kind: RELEASE_HOLD, payload: { orderNo }, dueAt, now: at });
  if (order.orderSheetNo !== null) await closeSheet(transaction, order.orderSheetNo, orderNo);
}

/** The sheet is ordered from, and what it was made of is out of the cart. */
const closeSheet = preparedStatement<[orderSheetNo: OrderSheetNo, orderNo: OrderNo], never>(`
with closed as (
  update order_sheet set status = 'ORDERED', order_no = $2 where order_sheet_no = $1
  returning products, cart_nos, member_no),
${TAKE_FROM_CART}
select from closed`);
