import { commerceError, type EpochMs, type OrderStatusType } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';

/** Payment of an order as the shop's own book has it. */
export type PaymentStatus = 'READY' | 'APPROVED' | 'DECLINED' | 'UNKNOWN' | 'EXPIRED' | 'CANCELED';

/** Where an order or an option of it stands, those of later features included. */
export type StoredStatus = OrderStatusType | 'DELETE' | 'EXCHANGE_WAIT' | 'REFUND_DONE';

/** An order that nobody else may move until the transaction ends. Amounts in won. */
export interface LockedOrder {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly orderSheetNo: string | null;
  readonly orderStatusType: StoredStatus;
  readonly chargeAmt: number;
  readonly subPayAmt: number;
  /** Points that confirming its purchase brings. */
  readonly accumulationAmt: number;
  readonly paymentExpiresAt: EpochMs | null;
  readonly payment: {
    readonly paymentNo: number;
    readonly paymentKey: string;
    readonly status: PaymentStatus;
    readonly failureCode: string | null;
    readonly failureMessage: string | null;
  };
}

/** Statuses of an order that was never paid. */
export const UNPAID: readonly string[] = [
  'PAY_WAIT',
  'DEPOSIT_WAIT',
  'PAY_CANCEL',
  'PAY_FAIL',
] satisfies readonly OrderStatusType[];

/**
 * Locks an order, its sheet before it: whoever reserves locks in that order too. Rejects with NOT_FOUND.
 * NOTE: which sheet an order has never changes, so it may be read before the lock.
 */
export async function lockOrder(transaction: Transaction, orderNo: string): Promise<LockedOrder> {
  const sheet = transaction
    .selectFrom('orderSheet')
    .select('orderSheetNo')
    .where('orderSheetNo', '=', (sheet) =>
      sheet.selectFrom('shopOrder').select('shopOrder.orderSheetNo').where('shopOrder.orderNo', '=', orderNo),
    )
    .forUpdate()
    .execute();
  const order = transaction
    .selectFrom('shopOrder')
    .innerJoin('payment', 'payment.orderNo', 'shopOrder.orderNo')
    .select(['shopOrder.orderNo', 'memberNo', 'orderSheetNo', 'orderStatusType', 'chargeAmt', 'subPayAmt'])
    .select('accumulationAmt')
    .select(['paymentExpiresAt', 'paymentNo', 'paymentKey', 'payment.status', 'failureCode', 'failureMessage'])
    .where('shopOrder.orderNo', '=', orderNo)
    .orderBy('paymentNo', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const [row] = await Promise.all([order, sheet]);
  if (row === undefined) throw commerceError('NOT_FOUND');
  const { paymentNo, paymentKey, status, failureCode, failureMessage, ...locked } = row;
  return {
    ...locked,
    paymentExpiresAt: fromNullableTimestamp(locked.paymentExpiresAt),
    payment: { paymentNo, paymentKey, status, failureCode, failureMessage },
  };
}
