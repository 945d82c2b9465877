import { awaitsPayment, type EpochMs, type OrderNo, type PaymentFailCode } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueJob } from '../../jobs/job.ts';
import { CLOSE_ACCOUNT } from '../record/payment-jobs.ts';
import { moveOptions } from '../record/option-status.ts';
import type { LockedOrder } from '../record/order-lock.ts';
import { restoreAllPoints, restoreCoupons } from './restore-benefits.ts';
import { recountPurchases } from './purchase-count.ts';
import { moveStock, type StockMove } from './stock.ts';

/** Why an order ends unpaid. */
export interface UnpaidEnd {
  readonly orderStatusType: 'PAY_FAIL' | 'PAY_CANCEL';
  readonly failureCode: PaymentFailCode | 'SUPERSEDED';
  readonly failureMessage: string | null;
  readonly at: EpochMs;
}

/** The end of an order in whose place its member makes another one. */
export function superseded(at: EpochMs): UnpaidEnd {
  return { orderStatusType: 'PAY_CANCEL', failureCode: 'SUPERSEDED', failureMessage: null, at };
}

/** Ends an unpaid order and releases all that it holds, stock included. Does nothing for one that is not waiting. */
export async function releaseHold(transaction: Transaction, order: LockedOrder, end: UnpaidEnd): Promise<void> {
  await moveStock(transaction, await endUnpaid(transaction, order, end));
}

/**
 * Ends an unpaid order and restores coupons, points and purchase limits; answers the units to put back into stock,
 * which the caller moves together with those it takes, so that all options are locked in one order.
 */
export async function endUnpaid(transaction: Transaction, order: LockedOrder, end: UnpaidEnd): Promise<StockMove> {
  if (!awaitsPayment(order.orderStatusType)) return new Map();
  const { orderNo } = order;
  const at = toTimestamp(end.at);
  await transaction
    .updateTable('shopOrder')
    .set({ orderStatusType: end.orderStatusType })
    .where('orderNo', '=', orderNo)
    .execute();
  await moveOptions(
    transaction,
    { orderNo },
    {
      from: order.orderStatusType,
      to: end.orderStatusType,
      by: 'SYSTEM',
      at: end.at,
    },
  );
  await transaction
    .updateTable('payment')
    .set({
      status: end.orderStatusType === 'PAY_FAIL' ? 'DECLINED' : 'EXPIRED',
      failureCode: end.failureCode,
      failureMessage: end.failureMessage,
      endedAt: at,
    })
    .where('paymentNo', '=', order.payment.paymentNo)
    .execute();
  if (order.orderStatusType === 'DEPOSIT_WAIT') {
    await reopenSheet(transaction, orderNo);
    const { paymentKey } = order.payment;
    await enqueueJob(transaction, {
      kind: CLOSE_ACCOUNT,
      payload: { orderNo, paymentKey },
      dueAt: end.at,
      now: end.at,
    });
  }
  await restoreCoupons(transaction, { orderNo, claimNo: null, at: end.at });
  await restoreAllPoints(transaction, orderNo, end.at);
  await recountPurchases(transaction, orderNo, -1);
  const holds = await transaction
    .updateTable('stockHold')
    .set({ status: 'RELEASED', endedAt: at })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'HELD')
    .returning(['optionNo', 'holdCnt'])
    .execute();
  return new Map(holds.map((hold) => [hold.optionNo, -hold.holdCnt]));
}

/** An order that waits for a deposit has closed its sheet. */
async function reopenSheet(transaction: Transaction, orderNo: OrderNo): Promise<void> {
  await transaction
    .updateTable('orderSheet')
    .set({ status: 'OPEN', orderNo: null })
    .where('orderNo', '=', orderNo)
    .execute();
}
