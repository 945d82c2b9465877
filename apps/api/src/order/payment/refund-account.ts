import {
  bankAccountOf,
  commerceError,
  WITHOUT_REFUND,
  type BankAccountInfo,
  type EpochMs,
  type MemberNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/job.ts';
import { textOf } from '../../database/stored-json.ts';
import { REFUND_PAYMENT } from '../record/payment-jobs.ts';

/** Whether what was paid so can only be given back to a bank account. */
export function needsRefundAccount({ payType }: { readonly payType: string }): boolean {
  return WITHOUT_REFUND.some((withoutRefund) => withoutRefund === payType);
}

/** A stored account; null for none, and for one that no money can be sent to. */
export function readBankAccount(stored: unknown): BankAccountInfo | null {
  const text = (name: string) => textOf(stored, name, '');
  return bankAccountOf({
    bank: text('bank'),
    bankAccount: text('bankAccount'),
    bankDepositorName: text('bankDepositorName'),
  });
}

/** Who names an account, and when. */
export interface AccountOwner {
  readonly memberNo: MemberNo;
  readonly now: EpochMs;
}

/**
 * Stores the account for the refund of a late deposit and enqueues the refund. Rejects with NOT_FOUND for another's
 * order, with STATE_CONFLICT when no account is needed: nothing came, it is refunded, or an account is named already.
 */
export async function setRefundAccount(
  transaction: Transaction,
  orderNo: OrderNo,
  account: BankAccountInfo,
  { memberNo, now }: AccountOwner,
): Promise<void> {
  const order = await transaction
    .selectFrom('shopOrder')
    .innerJoin('payment', 'payment.orderNo', 'shopOrder.orderNo')
    .select(['paymentKey', 'payment.payType', 'payment.status', 'refundAccount', 'refundedAt'])
    .where('shopOrder.orderNo', '=', orderNo)
    .where('memberNo', '=', memberNo)
    .orderBy('paymentNo', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw commerceError('NOT_FOUND');
  const { paymentKey, status, refundAccount, refundedAt } = order;
  if (status !== 'CANCELED' || !needsRefundAccount(order) || refundAccount !== null || refundedAt !== null) {
    throw commerceError('STATE_CONFLICT', { details: { orderNo } });
  }
  const { bank, bankAccount, bankDepositorName } = account;
  await transaction
    .updateTable('shopOrder')
    .set({ refundAccount: JSON.stringify({ bank, bankAccount, bankDepositorName }) })
    .where('orderNo', '=', orderNo)
    .execute();
  await enqueueJob(transaction, { kind: REFUND_PAYMENT, payload: { paymentKey }, dueAt: now, now });
}
