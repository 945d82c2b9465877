import { isCommerceError, type EpochMs, type PaymentFailCode } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueJob } from '../../jobs/job.ts';
import type { ProviderPayment } from '../../providers.ts';
import { releaseHold } from '../reservation/release-hold.ts';
import { lockOrder, UNPAID, type LockedOrder } from './order-lock.ts';
import { enterPayment, markPaid } from './pay.ts';
import { reacquireHold } from '../reservation/reacquire-hold.ts';

/** How a payment stands after the shop has acted on the provider's word. */
export interface Settlement {
  readonly result: 'SUCCESS' | 'FAIL' | 'PENDING';
  readonly failCode: PaymentFailCode | null;
  readonly failMessage: string | null;
}

/** Name of the job that returns money of an order that could not be kept. */
export const REFUND_PAYMENT = 'refund-payment';

const SUCCESS: Settlement = { result: 'SUCCESS', failCode: null, failMessage: null };
const PENDING: Settlement = { result: 'PENDING', failCode: null, failMessage: null };

/**
 * Acts on what the provider says of an order's payment, once however often and by whomever it is called: approved money
 * makes a paid order, or is refunded when the goods are gone; a refused payment releases the hold.
 * @param provider asked before the transaction; null when the provider knows no such payment
 */
export async function settle(
  transaction: Transaction,
  orderNo: string,
  provider: ProviderPayment | null,
  at: EpochMs,
): Promise<Settlement> {
  return settleLocked(transaction, await lockOrder(transaction, orderNo), { provider, at });
}

/** What an order is settled by. */
export interface SettledBy {
  readonly provider: ProviderPayment | null;
  readonly at: EpochMs;
}

/** As settle, for who has locked the order. */
export async function settleLocked(
  transaction: Transaction,
  order: LockedOrder,
  { provider, at }: SettledBy,
): Promise<Settlement> {
  if (!UNPAID.includes(order.orderStatusType)) return SUCCESS;
  if (order.orderStatusType !== 'PAY_WAIT') return settleEnded(transaction, order, { provider, at });
  switch (provider?.status) {
    case 'APPROVED':
      return takeMoney(transaction, order, provider, at);
    case 'DECLINED':
    case 'CANCELED':
      return refuse(transaction, order, provider, at);
    case 'READY':
    case 'DELAYED':
    case undefined:
      return PENDING;
  }
}

/** Ends a waiting order whose time to pay is over. What the provider approves later goes through settle again. */
export async function expire(transaction: Transaction, orderNo: string, at: EpochMs): Promise<void> {
  const order = await lockOrder(transaction, orderNo);
  if (order.paymentExpiresAt === null || order.paymentExpiresAt > at) return;
  await releaseHold(transaction, order, {
    orderStatusType: 'PAY_CANCEL',
    paymentStatus: 'EXPIRED',
    failureCode: 'EXPIRED',
    failureMessage: null,
    at,
  });
}

async function takeMoney(
  transaction: Transaction,
  order: LockedOrder,
  provider: ProviderPayment,
  at: EpochMs,
): Promise<Settlement> {
  if (provider.amount === order.chargeAmt) {
    await markPaid(transaction, order, { cardName: provider.cardName, at });
    return SUCCESS;
  }
  await releaseHold(transaction, order, {
    orderStatusType: 'PAY_FAIL',
    paymentStatus: 'DECLINED',
    failureCode: 'DECLINED',
    failureMessage: null,
    at,
  });
  await oweRefund(transaction, order, provider.amount, at);
  return failed('DECLINED', null);
}

async function refuse(
  transaction: Transaction,
  order: LockedOrder,
  provider: ProviderPayment,
  at: EpochMs,
): Promise<Settlement> {
  const failureCode = provider.status === 'DECLINED' ? 'DECLINED' : 'CANCELED';
  await releaseHold(transaction, order, {
    orderStatusType: 'PAY_FAIL',
    paymentStatus: 'DECLINED',
    failureCode,
    failureMessage: provider.declineReason,
    at,
  });
  return failed(failureCode, provider.declineReason);
}

/** An order that ended unpaid: a late approval holds and buys the same goods again, or is refunded. */
async function settleEnded(
  transaction: Transaction,
  order: LockedOrder,
  { provider, at }: SettledBy,
): Promise<Settlement> {
  const { payment } = order;
  if (payment.status === 'CANCELED') return failed('SOLD_OUT', null);
  if (provider?.status !== 'APPROVED' || payment.status === 'DECLINED') {
    return failed(FAIL_CODE[payment.failureCode ?? ''] ?? 'EXPIRED', payment.failureMessage);
  }
  const mayReacquire = payment.failureCode === 'EXPIRED' && provider.amount === order.chargeAmt;
  if (mayReacquire && (await tryReacquireHold(transaction, order, at))) {
    const reacquired = { ...order, orderStatusType: 'PAY_WAIT' } as const;
    await markPaid(transaction, reacquired, { cardName: provider.cardName, at });
    return SUCCESS;
  }
  await transaction
    .updateTable('payment')
    .set({ status: 'CANCELED', canceledAmt: (row) => row.ref('payAmt'), endedAt: toTimestamp(at) })
    .where('paymentNo', '=', payment.paymentNo)
    .execute();
  await enterPayment(transaction, order, 'PAYMENT', toTimestamp(at));
  await enterPayment(transaction, order, 'REFUND', toTimestamp(at));
  await oweRefund(transaction, order, provider.amount, at);
  return failed(mayReacquire ? 'SOLD_OUT' : 'CANCELED', null);
}

const FAIL_CODE: Readonly<Record<string, PaymentFailCode>> = {
  DECLINED: 'DECLINED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
  SUPERSEDED: 'CANCELED',
};

/** Holds stock, coupons and points again, all or nothing. */
async function tryReacquireHold(transaction: Transaction, order: LockedOrder, at: EpochMs): Promise<boolean> {
  await sql`savepoint reacquire_hold`.execute(transaction);
  try {
    await reacquireHold(transaction, order, at);
    await sql`release savepoint reacquire_hold`.execute(transaction);
    return true;
  } catch (error) {
    if (!isCommerceError(error, 'SOLD_OUT', 'COUPON_UNUSABLE', 'MB04', 'PURCHASE_LIMIT', 'STATE_CONFLICT')) throw error;
    await sql`rollback to savepoint reacquire_hold`.execute(transaction);
    return false;
  }
}

/** Enqueued in the transaction that decides it, so that a crash cannot lose it; the provider is asked afterwards. */
async function oweRefund(transaction: Transaction, order: LockedOrder, amount: number, at: EpochMs): Promise<void> {
  await enqueueJob(transaction, {
    kind: REFUND_PAYMENT,
    uniqueKey: order.payment.paymentKey,
    payload: { paymentKey: order.payment.paymentKey, amount },
    dueAt: at,
    now: at,
  });
}

function failed(failCode: PaymentFailCode, failMessage: string | null): Settlement {
  return { result: 'FAIL', failCode, failMessage };
}
