import {
  commerceError,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  type OrderSheetNo,
  type OrderStatusType,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { fromNullableTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';

/** Payment of an order as the shop's own book has it. */
export type PaymentStatus = 'READY' | 'APPROVED' | 'DECLINED' | 'UNKNOWN' | 'EXPIRED' | 'CANCELED';

/** The status of an order or of one of its options, those of later features included. */
export type StoredStatus = OrderStatusType | 'DELETE' | 'EXCHANGE_WAIT' | 'REFUND_DONE';

/** An order whose row is locked until the transaction ends. Amounts in won. */
export interface LockedOrder {
  readonly orderNo: OrderNo;
  readonly memberNo: MemberNo;
  readonly orderSheetNo: OrderSheetNo | null;
  readonly orderType: 'DIRECT' | 'CART' | 'GIFT';
  readonly orderStatusType: StoredStatus;
  readonly chargeAmt: number;
  readonly subPayAmt: number;
  /** Points earned by confirming its purchase. */
  readonly accumulationAmt: number;
  readonly paymentExpiresAt: EpochMs | null;
  readonly payment: {
    readonly paymentNo: number;
    readonly paymentKey: string;
    readonly payType: string;
    readonly status: PaymentStatus;
    readonly failureCode: string | null;
    readonly failureMessage: string | null;
  };
}

/** Whose order it must be, and under which key its payment. */
export interface Payer {
  readonly memberNo: MemberNo;
  readonly paymentKey: string;
}

/**
 * Locks an order, its sheet before it: a reservation locks in that order too. Rejects with NOT_FOUND.
 * NOTE: which sheet an order has never changes, so it may be read before the lock.
 * @param payer when given, another's order is neither found nor locked
 */
export async function lockOrder(transaction: Transaction, orderNo: OrderNo, payer?: Payer): Promise<LockedOrder> {
  const whose = [orderNo, payer?.memberNo ?? null, payer?.paymentKey ?? null] as const;
  await lockSheet(transaction, ...whose);
  const [row] = await lock(transaction, ...whose);
  if (row === undefined) throw commerceError('NOT_FOUND');
  const { paymentNo, paymentKey, payType, status, failureCode, failureMessage, ...locked } = row;
  return {
    ...locked,
    paymentExpiresAt: fromNullableTimestamp(locked.paymentExpiresAt),
    payment: { paymentNo, paymentKey, payType, status, failureCode, failureMessage },
  };
}

type Whose = [orderNo: OrderNo, memberNo: MemberNo | null, paymentKey: string | null];

type LockedRow = Omit<LockedOrder, 'payment' | 'paymentExpiresAt'> &
  LockedOrder['payment'] & { readonly paymentExpiresAt: Date | null };

const OF_PAYER = `
  shop_order.order_no = $1 and ($2::bigint is null or shop_order.member_no = $2) and ($3::text is null or payment_key = $3)`;

const lockSheet = preparedStatement<Whose, object>(`
select order_sheet_no from order_sheet
where order_sheet_no = (
  select order_sheet_no from shop_order join payment on payment.order_no = shop_order.order_no
  where ${OF_PAYER} order by payment_no desc limit 1)
for update`);

const lock = preparedStatement<Whose, LockedRow>(`
select shop_order.order_no, member_no, order_sheet_no, order_type, order_status_type, charge_amt, sub_pay_amt,
  accumulation_amt, payment_expires_at, payment_no, payment_key, payment.pay_type, payment.status, failure_code,
  failure_message
from shop_order join payment on payment.order_no = shop_order.order_no
where ${OF_PAYER}
order by payment_no desc limit 1
for update`);
