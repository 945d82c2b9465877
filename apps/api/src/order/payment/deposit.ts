import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueJob } from '../../jobs/job.ts';
import type { VirtualAccount } from '../../providers.ts';
import { moveOptions } from '../fulfillment/option-status.ts';
import type { LockedOrder } from './order-lock.ts';
import { RELEASE_HOLD } from './payment-watch.ts';

/**
 * Makes a waiting order one that waits for a deposit: it keeps what it holds until the account's last moment, when a job
 * cancels it; its sheet and the cart lines it came from are done with. The caller holds the order's lock.
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
  await closeSheet(transaction, order);
}

async function closeSheet(transaction: Transaction, { orderNo, orderSheetNo, memberNo }: LockedOrder): Promise<void> {
  if (orderSheetNo === null) return;
  const { cartNos } = await transaction
    .updateTable('orderSheet')
    .set({ status: 'ORDERED', orderNo })
    .where('orderSheetNo', '=', orderSheetNo)
    .returning('cartNos')
    .executeTakeFirstOrThrow();
  if (cartNos.length === 0) return;
  await transaction.deleteFrom('cartLine').where('memberNo', '=', memberNo).where('cartNo', 'in', cartNos).execute();
}
