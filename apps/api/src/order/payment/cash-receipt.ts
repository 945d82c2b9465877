import {
  allowsCashReceipt,
  cashReceiptStatus,
  maskedCashReceiptKey,
  won,
  type CashReceipt,
  type CashReceiptIssue,
  type EpochMs,
  type ClaimNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueJob } from '../../jobs/job.ts';
import { fieldOf, knownOf, textOf } from '../../database/stored-json.ts';
import { knownPayType } from '../record/order-row.ts';
import { CANCEL_CASH_RECEIPT, ISSUE_CASH_RECEIPT } from '../record/payment-jobs.ts';

const PURPOSES = ['INCOME_TAX_DEDUCTION', 'PROOF_EXPENDITURE'] as const;

/** The stored request for an order's receipt; null for none. */
export function readCashReceipt(stored: unknown): CashReceipt | null {
  const purpose = knownOf(PURPOSES, fieldOf(stored, 'cashReceiptIssuePurposeType'));
  if (purpose === undefined) return null;
  return { cashReceiptIssuePurposeType: purpose, cashReceiptKey: textOf(stored, 'cashReceiptKey', '') };
}

/** Columns of `cash_receipt` for the receipt of an order. */
export interface CashReceiptState {
  readonly status: 'REQUESTED' | 'ISSUED' | 'REFUSED';
  readonly issueAmt: number;
  readonly canceledAmt: number;
}

/** The receipt of an order with its status, its key masked; null for none. */
export function cashReceiptAnswer(
  stored: unknown,
  state: CashReceiptState | null,
): JsonAnswer<'getOrder'>['payInfo']['cashReceipt'] {
  const receipt = readCashReceipt(stored);
  if (receipt === null) return null;
  const issue: CashReceiptIssue | null = state && {
    status: state.status,
    issueAmt: won(state.issueAmt),
    canceledAmt: won(state.canceledAmt),
  };
  return {
    cashReceiptIssuePurposeType: receipt.cashReceiptIssuePurposeType,
    maskedKey: maskedCashReceiptKey(receipt),
    ...cashReceiptStatus(issue),
  };
}

/** Asks for the receipt of an order whose money has come as cash, if its buyer wanted one: by a job, once. */
export async function requestCashReceipt(
  transaction: Transaction,
  { orderNo, payType, at }: { readonly orderNo: OrderNo; readonly payType: string; readonly at: EpochMs },
): Promise<void> {
  if (!allowsCashReceipt(knownPayType(payType))) return;
  const requested = await transaction
    .insertInto('cashReceipt')
    .columns(['orderNo', 'issueAmt', 'requestedAt'])
    .expression((from) =>
      from
        .selectFrom('shopOrder')
        .select(['orderNo', 'chargeAmt', sql<Date>`${toTimestamp(at)}::timestamptz`.as('requestedAt')])
        .where('orderNo', '=', orderNo)
        .where('cashReceipt', 'is not', null)
        .where('chargeAmt', '>', 0),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderNo')
    .executeTakeFirst();
  if (requested === undefined) return;
  await enqueueJob(transaction, {
    kind: ISSUE_CASH_RECEIPT,
    uniqueKey: orderNo,
    payload: { orderNo },
    dueAt: at,
    now: at,
  });
}

/** The refund of an order by which its receipt is reduced. */
export interface ReturnedCash {
  readonly orderNo: OrderNo;
  readonly claimNo: ClaimNo;
  /** Won. */
  readonly amount: number;
  readonly at: EpochMs;
}

/** Enqueues the reduction of an order's receipt by a refund, once per claim; nothing without a receipt. */
export async function cancelCashReceipt(transaction: Transaction, returned: ReturnedCash): Promise<void> {
  const { orderNo, claimNo, amount, at } = returned;
  if (amount === 0) return;
  const receipt = await transaction
    .selectFrom('cashReceipt')
    .select('orderNo')
    .where('orderNo', '=', orderNo)
    .where('status', '<>', 'REFUSED')
    .executeTakeFirst();
  if (receipt === undefined) return;
  const payload = { orderNo, claimNo, amount };
  await enqueueJob(transaction, {
    kind: CANCEL_CASH_RECEIPT,
    uniqueKey: String(claimNo),
    payload,
    dueAt: at,
    now: at,
  });
}
