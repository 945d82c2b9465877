import {
  awaitsPayment,
  isCommerceError,
  PAYMENT_FAIL_CODES,
  type EpochMs,
  type PaymentFailCode,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { BeforeCommit } from '../../contract/idempotency.ts';
import type { ProviderPayment } from '../../providers.ts';
import { releaseHold, type UnpaidEnd } from '../hold/release-hold.ts';
import { markDepositWait } from './deposit.ts';
import { UNPAID } from '../../database/unpaid-status.ts';
import { lockOrder, type LockedOrder } from '../record/order-lock.ts';
import { markPaid, recordLateRefund } from './pay.ts';
import { reacquireHold } from '../hold/reacquire-hold.ts';

/** The status of a payment after the shop has acted on the provider's answer. */
export interface Settlement {
  readonly result: 'SUCCESS' | 'FAIL' | 'PENDING';
  readonly failCode: PaymentFailCode | null;
  readonly failMessage: string | null;
}

const SUCCESS: Settlement = { result: 'SUCCESS', failCode: null, failMessage: null };
const PENDING: Settlement = { result: 'PENDING', failCode: null, failMessage: null };

/**
 * Acts on what the provider says of an order's payment, once, no matter how often and from where it is called: approved
 * money makes a paid order, or is refunded when the goods are gone; a refused payment releases the hold.
 * @param provider asked before the transaction; null when the provider knows no such payment
 */
export async function settle(
  transaction: Transaction,
  orderNo: OrderNo,
  provider: ProviderPayment | null,
  at: EpochMs,
): Promise<Settlement> {
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
export async function settleLocked(transaction: Transaction, order: LockedOrder, by: SettledBy): Promise<Settlement> {
  const { provider, at } = by;
  if (!UNPAID.includes(order.orderStatusType)) return SUCCESS;
  if (!awaitsPayment(order.orderStatusType)) return settleEnded(transaction, order, by);
  switch (provider?.status) {
    case 'APPROVED':
      return takeMoney(transaction, order, provider, by);
    case 'DECLINED':
    case 'CANCELED':
      return declinePayment(transaction, order, provider, at);
    case 'DEPOSIT_WAIT':
      return awaitDeposit(transaction, order, provider, at);
    case 'READY':
    case 'DELAYED':
    case undefined:
      return PENDING;
  }
}

/** Ends a waiting order whose time to pay is over. What the provider approves later goes through settle again. */
export async function expire(transaction: Transaction, orderNo: OrderNo, at: EpochMs): Promise<void> {
  const order = await lockOrder(transaction, orderNo);
  if (order.paymentExpiresAt === null || order.paymentExpiresAt > at) return;
  await releaseHold(transaction, order, timeOver(at));
}

function timeOver(at: EpochMs): UnpaidEnd {
  return {
    orderStatusType: 'PAY_CANCEL',
    paymentStatus: 'EXPIRED',
    failureCode: 'EXPIRED',
    failureMessage: null,
    at,
  };
}

async function takeMoney(
  transaction: Transaction,
  order: LockedOrder,
  provider: ProviderPayment,
  { at, beforeCommit }: SettledBy,
): Promise<Settlement> {
  if (provider.amount === order.chargeAmt) {
    await markPaid(transaction, order, { cardName: provider.cardName, at }, beforeCommit);
    return SUCCESS;
  }
  await releaseHold(transaction, order, {
    orderStatusType: 'PAY_FAIL',
    paymentStatus: 'DECLINED',
    failureCode: 'DECLINED',
    failureMessage: null,
    at,
  });
  await recordLateRefund(transaction, order, { amount: provider.amount, failCode: 'DECLINED', at });
  return failed('DECLINED', null);
}

/** A virtual account was issued: the order is placed, and what it holds is held until the account's last moment. */
async function awaitDeposit(
  transaction: Transaction,
  order: LockedOrder,
  { virtualAccount }: ProviderPayment,
  at: EpochMs,
): Promise<Settlement> {
  if (virtualAccount === undefined) return PENDING;
  if (order.orderStatusType === 'PAY_WAIT') await markDepositWait(transaction, order, virtualAccount, at);
  return SUCCESS;
}

async function declinePayment(
  transaction: Transaction,
  order: LockedOrder,
  provider: ProviderPayment,
  at: EpochMs,
): Promise<Settlement> {
  // The account of an order that waited for a deposit takes no more money: its time is over.
  if (order.orderStatusType === 'DEPOSIT_WAIT') {
    await releaseHold(transaction, order, timeOver(at));
    return failed('EXPIRED', null);
  }
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

/**
 * An order that ended unpaid: a late approval holds and buys the same goods again, or is refunded. Money that was given
 * back already is answered as it was the first time.
 */
async function settleEnded(transaction: Transaction, order: LockedOrder, by: SettledBy): Promise<Settlement> {
  const { payment } = order;
  const { provider, at, beforeCommit } = by;
  // The provider may approve it yet, and the goods may still be there then.
  if (provider?.status === 'DELAYED' && payment.failureCode === 'EXPIRED') return PENDING;
  if (provider?.status !== 'APPROVED' || payment.status === 'CANCELED') {
    return failed(failCodeOf(payment.failureCode), payment.failureMessage);
  }
  const failCode = await reacquire(transaction, order, provider, at);
  if (failCode === null) {
    const reacquired = { ...order, orderStatusType: 'PAY_WAIT' } as const;
    await markPaid(transaction, reacquired, { cardName: provider.cardName, at }, beforeCommit);
    return SUCCESS;
  }
  await recordLateRefund(transaction, order, { amount: provider.amount, failCode, at });
  return failed(failCode, null);
}

/** How a stored failure is answered: an order that another one has superseded was canceled. */
function failCodeOf(failureCode: string | null): PaymentFailCode {
  if (failureCode === 'SUPERSEDED') return 'CANCELED';
  return PAYMENT_FAIL_CODES.find((code) => code === failureCode) ?? 'EXPIRED';
}

/** Holds what an expired order held once more, all or nothing; answers why it cannot, null when it does. */
async function reacquire(
  transaction: Transaction,
  order: LockedOrder,
  provider: ProviderPayment,
  at: EpochMs,
): Promise<PaymentFailCode | null> {
  if (order.payment.failureCode !== 'EXPIRED') return failCodeOf(order.payment.failureCode);
  if (provider.amount !== order.chargeAmt) return 'DECLINED';
  await sql`savepoint reacquire_hold`.execute(transaction);
  try {
    await reacquireHold(transaction, order, at);
    await sql`release savepoint reacquire_hold`.execute(transaction);
    return null;
  } catch (error) {
    if (!isCommerceError(error, 'SOLD_OUT', 'COUPON_UNUSABLE', 'MB04', 'PURCHASE_LIMIT', 'STATE_CONFLICT')) throw error;
    await sql`rollback to savepoint reacquire_hold`.execute(transaction);
    return REFUSED_BECAUSE[error.code];
  }
}

/**
 * Why a late payment is refunded: STATE_CONFLICT says that the sheet has another order, or the member has left;
 * PURCHASE_LIMIT that the member has bought all they may since.
 */
const REFUSED_BECAUSE = {
  SOLD_OUT: 'SOLD_OUT',
  COUPON_UNUSABLE: 'BENEFIT_USED',
  MB04: 'BENEFIT_USED',
  PURCHASE_LIMIT: 'CANCELED',
  STATE_CONFLICT: 'CANCELED',
} as const satisfies Readonly<Record<string, PaymentFailCode>>;

function failed(failCode: PaymentFailCode, failMessage: string | null): Settlement {
  return { result: 'FAIL', failCode, failMessage };
}
