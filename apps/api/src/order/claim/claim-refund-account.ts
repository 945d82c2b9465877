import {
  commerceError,
  dueAfterWaiting,
  refundAccountRefusal,
  refuse,
  won,
  type BankAccountInfo,
  type EpochMs,
  type ClaimNo,
} from '@dealstore/commerce-core/domain';
import { addAlarms } from '../../alarm/alarm.ts';
import { fromNullableTimestamp, fromTimestamp, toTimestamp } from '../../database/instant.ts';
import type { Transaction } from '../../database/database.ts';
import { enqueueJob } from '../../jobs/job.ts';
import type { AccountOwner } from '../payment/refund-account.ts';
import { lockClaimOrder } from './claim-order.ts';
import { REFUND_CLAIM } from './settle-claim.ts';

/** A refund whose account the bank refused. */
interface RefusedAccount {
  readonly claimNo: ClaimNo;
  /** The job whose account was refused: each refusal is notified once. */
  readonly effect: number;
  readonly at: EpochMs;
}

/** Deletes the account of a refund, so that its claim needs another one, and notifies the buyer. */
export async function askForAccount(transaction: Transaction, { claimNo, effect, at }: RefusedAccount): Promise<void> {
  const claim = await transaction
    .updateTable('claim')
    .set({ refundAccount: null })
    .where('claimNo', '=', claimNo)
    .returning(['claimType', 'memberNo'])
    .executeTakeFirstOrThrow();
  const refund = await transaction
    .updateTable('refund')
    .set({ accountRefusedAt: toTimestamp(at) })
    .where('claimNo', '=', claimNo)
    .returning(['refundMainPayAmt', 'refundSubPayAmt'])
    .executeTakeFirstOrThrow();
  const event = {
    type: 'CLAIM_ACCOUNT_REFUSED' as const,
    claimNo,
    claimType: claim.claimType,
    refundMainPayAmt: won(refund.refundMainPayAmt),
    refundSubPayAmt: won(refund.refundSubPayAmt),
  };
  const effectKey = `claim:${claimNo}:account:${effect}`;
  await addAlarms(transaction, [{ memberNo: claim.memberNo, effectKey, event }], at);
}

/**
 * Stores another account for a refund and enqueues the refund; the days of waiting for an account earn no interest.
 * Rejects with NOT_FOUND for another's claim, and as refundAccountRefusal says.
 */
export async function setClaimRefundAccount(
  transaction: Transaction,
  claimNo: ClaimNo,
  { bank, bankAccount, bankDepositorName }: BankAccountInfo,
  { memberNo, now }: AccountOwner,
): Promise<void> {
  const claim = transaction.selectFrom('claim').select('orderNo').where('claimNo', '=', claimNo);
  const found = await claim.where('memberNo', '=', memberNo).executeTakeFirst();
  if (found === undefined) throw commerceError('NOT_FOUND');
  await lockClaimOrder(transaction, found.orderNo, memberNo);
  const refund = await transaction
    .selectFrom('refund')
    .select(['dueAt', 'accountRefusedAt'])
    .where('claimNo', '=', claimNo)
    .executeTakeFirst();
  const refusedAt = fromNullableTimestamp(refund?.accountRefusedAt ?? null);
  refuse(refundAccountRefusal({ orderNo: found.orderNo, needsBankAccount: refusedAt !== null }));
  if (refund === undefined || refusedAt === null) return;
  const waited = { from: refusedAt, to: now };
  const dueAt = toTimestamp(dueAfterWaiting(fromTimestamp(refund.dueAt), waited));
  const refundAccount = JSON.stringify({ bank, bankAccount, bankDepositorName });
  await transaction.updateTable('claim').set({ refundAccount }).where('claimNo', '=', claimNo).execute();
  await transaction
    .updateTable('refund')
    .set({ accountRefusedAt: null, dueAt })
    .where('claimNo', '=', claimNo)
    .execute();
  await enqueueJob(transaction, { kind: REFUND_CLAIM, payload: { claimNo }, dueAt: now, now });
}
