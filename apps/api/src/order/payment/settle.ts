import {
  isCommerceError,
  LATE_REFUND_CAUSES,
  paymentFailure,
  settlementOf,
  type EpochMs,
  type OrderNo,
  type PaymentFailCode,
  type PaymentOutcome,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { BeforeCommit } from '../../contract/idempotency.ts';
import type { ProviderPayment } from '../../providers.ts';
import { releaseHold, type UnpaidEnd } from '../hold/release-hold.ts';
import { markDepositWait } from './deposit.ts';
import { STORED_ENDED_UNPAID } from '../../database/unpaid-status.ts';
import { lockOrder, type LockedOrder } from '../record/order-lock.ts';
import { markPaid, recordLateRefund } from './pay.ts';
import { reacquireHold } from '../hold/reacquire-hold.ts';

/**
 * Settles an order by the provider's answer, idempotently: an approved payment makes the order a paid one, or is
 * refunded when the goods are gone; a refused payment releases the hold.
 * @param provider asked before the transaction; null when the provider knows no such payment
 */
export async function settle(
  transaction: Transaction,
  orderNo: OrderNo,
  provider: ProviderPayment | null,
  at: EpochMs,
): Promise<PaymentOutcome> {
  return settleLocked(transaction, await lockOrder(transaction, orderNo), { provider, at });
}

/** What an order is settled by. */
export interface SettledBy {
  readonly provider: ProviderPayment | null;
  readonly at: EpochMs;
  /** Runs what is to be the last statement of the transaction; left out where nothing follows. */
  readonly beforeCommit?: BeforeCommit;
}

/** As settle, for a caller that has locked the order. */
export async function settleLocked(
  transaction: Transaction,
  order: LockedOrder,
  { provider, at, beforeCommit }: SettledBy,
): Promise<PaymentOutcome> {
  const { orderStatusType, chargeAmt, payment } = order;
  const hasEnded = STORED_ENDED_UNPAID.some((status) => status === orderStatusType);
  const endedUnpaid = hasEnded ? { ...payment, isRefunded: payment.status === 'CANCELED' } : null;
  const settlement = settlementOf({ orderStatusType, chargeAmt, endedUnpaid }, provider);
  // What the provider does not know changes nothing.
  if (provider === null) return settlement.outcome;
  const { cardName, amount, virtualAccount } = provider;
  const refund = (failCode: PaymentFailCode) => recordLateRefund(transaction, order, { amount, failCode, at });
  switch (settlement.step) {
    case 'keep':
      break;
    case 'pay':
      await markPaid(transaction, order, { cardName, at }, beforeCommit);
      break;
    case 'reacquire': {
      const failCode = await reacquire(transaction, order, at);
      if (failCode === null) {
        await markPaid(transaction, { ...order, orderStatusType: 'PAY_WAIT' }, { cardName, at }, beforeCommit);
        break;
      }
      await refund(failCode);
      return paymentFailure(failCode);
    }
    case 'await-deposit':
      if (virtualAccount !== undefined) await markDepositWait(transaction, order, virtualAccount, at);
      break;
    case 'end':
      await releaseHold(transaction, order, unpaidEnd(settlement.outcome, at));
      break;
    case 'end-and-refund':
      await releaseHold(transaction, order, unpaidEnd(settlement.outcome, at));
      await refund(settlement.outcome.failCode);
      break;
    case 'refund':
      await refund(settlement.outcome.failCode);
      break;
  }
  return settlement.outcome;
}

/** Ends an unpaid order after its deadline. A later approval by the provider is settled again. */
export async function expire(transaction: Transaction, orderNo: OrderNo, at: EpochMs): Promise<void> {
  const order = await lockOrder(transaction, orderNo);
  if (order.paymentExpiresAt === null || order.paymentExpiresAt > at) return;
  await releaseHold(transaction, order, unpaidEnd(paymentFailure('EXPIRED'), at));
}

type Failure = ReturnType<typeof paymentFailure>;

/** An order after its deadline is canceled; one whose payment was refused has failed. */
function unpaidEnd({ failCode, failMessage }: Failure, at: EpochMs): UnpaidEnd {
  const orderStatusType = failCode === 'EXPIRED' ? 'PAY_CANCEL' : 'PAY_FAIL';
  return { orderStatusType, failureCode: failCode, failureMessage: failMessage, at };
}

/** Reserves again what an expired order held, all or nothing; resolves with why it cannot, null when it does. */
async function reacquire(transaction: Transaction, order: LockedOrder, at: EpochMs): Promise<PaymentFailCode | null> {
  await sql`savepoint reacquire_hold`.execute(transaction);
  try {
    await reacquireHold(transaction, order, at);
    await sql`release savepoint reacquire_hold`.execute(transaction);
    return null;
  } catch (error) {
    if (!isCommerceError(error, 'SOLD_OUT', 'COUPON_UNUSABLE', 'MB04', 'PURCHASE_LIMIT', 'STATE_CONFLICT')) throw error;
    await sql`rollback to savepoint reacquire_hold`.execute(transaction);
    return LATE_REFUND_CAUSES[error.code];
  }
}
