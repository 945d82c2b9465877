import type { EpochMs, OrderNo, PaymentFailCode } from '@dealstore/commerce-core/domain';
import { afterCommit, type Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { AWAITING_PAYMENT_SQL } from '../../database/unpaid-status.ts';
import type { BeforeCommit } from '../../contract/idempotency.ts';
import { enqueueJob } from '../../jobs/job.ts';
import { orders } from '../../metrics/metrics.ts';
import { addLatePaymentAlarm, addPaidAlarm } from '../record/order-alarm.ts';
import { startGift } from '../../gift-record/gift-record.ts';
import { requestCashReceipt } from './cash-receipt.ts';
import type { LockedOrder } from '../record/order-lock.ts';
import { REFUND_PAYMENT } from '../record/payment-jobs.ts';
import { countSalesOf } from '../hold/sale-count.ts';
import { needsRefundAccount } from './refund-account.ts';
import { TAKE_FROM_CART } from './take-from-cart.ts';

/** The provider's answer about an approved payment. */
export interface Approval {
  readonly cardName: string | null;
  readonly at: EpochMs;
}

/**
 * Marks a waiting order as paid: its hold becomes final, its payment is recorded, its cart lines are removed.
 * The caller holds the order's lock and has checked that it waits.
 * NOTE: sales are counted last in the transaction, because everyone who buys the same goods waits for those rows.
 * @param beforeCommit left out where nothing follows in the transaction
 */
export async function markPaid(
  transaction: Transaction,
  order: LockedOrder,
  approval: Approval,
  beforeCommit?: BeforeCommit,
): Promise<void> {
  const { orderNo, payment } = order;
  const receipt = JSON.stringify({ cardName: approval.cardName });
  await recordPayment(
    transaction,
    orderNo,
    payment.paymentNo,
    toTimestamp(approval.at),
    receipt,
    order.orderStatusType,
  );
  afterCommit(transaction, () => orders.inc({ event: 'paid' }));
  const { orderStatusType, memberNo } = order;
  const isDeposit = orderStatusType === 'DEPOSIT_WAIT';
  // The sender of a gift is notified by its own alarms.
  const isGift = order.orderType === 'GIFT';
  if (!isGift) await addPaidAlarm(transaction, { orderNo, memberNo, isDeposit, at: approval.at });
  await requestCashReceipt(transaction, { orderNo, payType: payment.payType, at: approval.at });
  if (isGift) await startGift(transaction, order, approval.at);
  const count = async () => void (await countSalesOf(transaction, orderNo));
  if (beforeCommit === undefined) await count();
  else beforeCommit(count);
}

/**
 * Refunds a payment whose order has ended: stores the payment, its two ledger rows and the job that calls the provider
 * in one transaction, so that a crash loses none of them. A deposit waits for an account of its buyer, who is notified:
 * naming one enqueues the job.
 * @param failCode stored with the payment, to be answered again
 */
export async function recordLateRefund(
  transaction: Transaction,
  { orderNo, memberNo, payment }: LockedOrder,
  refund: { readonly amount: number; readonly failCode: PaymentFailCode; readonly at: EpochMs },
): Promise<void> {
  const { amount, failCode, at } = refund;
  await cancelPayment(transaction, payment.paymentNo, amount, failCode, toTimestamp(at));
  const { paymentKey } = payment;
  if (needsRefundAccount(payment)) {
    await addLatePaymentAlarm(transaction, { orderNo, memberNo, type: 'LATE_DEPOSIT', effect: paymentKey, at });
    return;
  }
  await enqueueJob(transaction, {
    kind: REFUND_PAYMENT,
    uniqueKey: paymentKey,
    payload: { paymentKey },
    dueAt: at,
    now: at,
  });
}

const ENTRY_COLUMNS = 'order_no, kind, effect_key, rule, source, amount, payment_no, entered_at';

/**
 * Writes a ledger row of a payment; its effect_key refuses a second one of the same kind.
 * @param amount in SQL, as the rest of the row is read from the caller's tables
 */
function paymentEntry(kind: 'PAYMENT' | 'REFUND', rule: 'CAPTURE' | 'LATE_APPROVAL', amount: string): string {
  return `select order_no, '${kind}'::entry_kind, 'payment:' || payment_no || ':${kind}', '${rule}', payment_key, ${amount}, payment_no, at`;
}

/**
 * One statement: the order, its options with their history, the payment with its money, the sheet with the
 * cart lines it came from, the held units, the promised points, and the payment method where it is to be remembered.
 */
const recordPayment = preparedStatement<
  [orderNo: OrderNo, paymentNo: number, at: Date, receipt: string, fromStatus: string],
  never
>(`
with approval as (
  select $1::text as order_no, $2::bigint as payment_no, $3::timestamptz as at, $4::jsonb as receipt,
    $5::text as from_status),
paid as (
  update shop_order set order_status_type = 'PAY_DONE', paid_at = at
  from approval where shop_order.order_no = approval.order_no
  returning shop_order.order_no, at, payment_no, member_no, order_sheet_no, charge_amt, pay_type),
moved as (
  update order_option set order_status_type = 'PAY_DONE', paid_at = at
  from approval
  where order_option.order_no = approval.order_no and order_status_type in (${AWAITING_PAYMENT_SQL})
    and claim_status_type is null
  returning order_option_no, member_no, accumulation_amt, at, approval.from_status),
history as (
  insert into order_option_history (order_option_no, from_status, to_status, changed_by, changed_at)
  select order_option_no, from_status, 'PAY_DONE', 'SYSTEM', at from moved order by order_option_no),
approved as (
  update payment set status = 'APPROVED', approved_at = at, ended_at = at, failure_code = null, failure_message = null,
    receipt = payment.receipt || approval.receipt
  from approval where payment.payment_no = approval.payment_no
  returning payment.payment_no, payment_key),
entered as (
  insert into payment_ledger (${ENTRY_COLUMNS})
  ${paymentEntry('PAYMENT', 'CAPTURE', 'charge_amt')} from approved join paid using (payment_no)),
closed as (
  update order_sheet set status = 'ORDERED', order_no = paid.order_no
  from paid where order_sheet.order_sheet_no = paid.order_sheet_no
  returning products, cart_nos, paid.member_no, paid.pay_type, selection->'remembersPayType' = 'true' as remembers),
${TAKE_FROM_CART},
taken as (
  update stock_hold set status = 'TAKEN', ended_at = at
  from approval where stock_hold.order_no = approval.order_no and status = 'HELD'),
remembered as (
  update member set last_pay_type = pay_type from closed
  where member.member_no = closed.member_no and remembers and member.status = 'ACTIVE'
    and pay_type not in ('ACCUMULATION', 'ZERO_PAY'))
insert into point_waiting (order_option_no, member_no, waiting_amt, created_at)
select order_option_no, member_no, accumulation_amt, at from moved where accumulation_amt > 0`);

/** The provider may have charged another amount than requested: the payment and its entries have the charged one. */
const cancelPayment = preparedStatement<
  [paymentNo: number, amount: number, failCode: PaymentFailCode, at: Date],
  never
>(`
with canceled as (
  update payment set status = 'CANCELED', pay_amt = $2::bigint, canceled_amt = $2::bigint, failure_code = $3,
    failure_message = null, ended_at = $4::timestamptz
  where payment_no = $1::bigint
  returning order_no, payment_no, payment_key, canceled_amt, ended_at as at)
insert into payment_ledger (${ENTRY_COLUMNS})
${paymentEntry('PAYMENT', 'CAPTURE', 'canceled_amt')} from canceled
union all
${paymentEntry('REFUND', 'LATE_APPROVAL', 'canceled_amt')} from canceled`);
