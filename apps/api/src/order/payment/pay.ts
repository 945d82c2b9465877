import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { LockedOrder } from './order-lock.ts';

/** What the provider said about an approved payment. */
export interface Approval {
  readonly cardName: string | null;
  readonly at: EpochMs;
}

/**
 * Makes a waiting order a paid one: what it held is taken for good, its money is entered, its cart lines go.
 * The caller holds the order's lock and has seen it wait.
 * NOTE: what is counted of goods comes last: all who buy the same wait for those rows.
 */
export async function markPaid(transaction: Transaction, order: LockedOrder, approval: Approval): Promise<void> {
  const { orderNo, payment } = order;
  const receipt = JSON.stringify({ cardName: approval.cardName });
  await recordPayment(transaction, orderNo, payment.paymentNo, toTimestamp(approval.at), receipt);
  await countSales(transaction, orderNo);
}

/**
 * One statement: the order, its options with their history, the payment with its money, the sheet with the
 * cart lines it came from, the held units, the promised points, and the means of payment where it is to be remembered.
 */
const recordPayment = preparedStatement<[orderNo: string, paymentNo: number, at: Date, receipt: string], never>(`
with approval as (
  select $1::text as order_no, $2::bigint as payment_no, $3::timestamptz as at, $4::jsonb as receipt),
paid as (
  update shop_order set order_status_type = 'PAY_DONE', paid_at = at
  from approval where shop_order.order_no = approval.order_no
  returning shop_order.order_no, at, payment_no, member_no, order_sheet_no, charge_amt, pay_type),
moved as (
  update order_option set order_status_type = 'PAY_DONE', paid_at = at
  from approval
  where order_option.order_no = approval.order_no and order_status_type = 'PAY_WAIT' and claim_status_type is null
  returning order_option_no, member_no, accumulation_amt, at),
history as (
  insert into order_option_history (order_option_no, from_status, to_status, changed_by, changed_at)
  select order_option_no, 'PAY_WAIT', 'PAY_DONE', 'SYSTEM', at from moved order by order_option_no),
approved as (
  update payment set status = 'APPROVED', approved_at = at, ended_at = at, failure_code = null, failure_message = null,
    receipt = payment.receipt || approval.receipt
  from approval where payment.payment_no = approval.payment_no
  returning payment.payment_no, payment_key),
entered as (
  insert into payment_ledger (order_no, kind, effect_key, rule, source, amount, payment_no, entered_at)
  select order_no, 'PAYMENT', 'payment:' || payment_no || ':PAYMENT', 'CAPTURE', payment_key, charge_amt, payment_no, at
  from approved join paid using (payment_no)),
closed as (
  update order_sheet set status = 'ORDERED', order_no = paid.order_no
  from paid where order_sheet.order_sheet_no = paid.order_sheet_no
  returning cart_nos, paid.member_no, paid.pay_type, selection->'remembersPayType' = 'true' as remembers),
emptied as (
  delete from cart_line using closed where cart_line.member_no = closed.member_no and cart_no = any (closed.cart_nos)),
taken as (
  update stock_hold set status = 'TAKEN', ended_at = at
  from approval where stock_hold.order_no = approval.order_no and status = 'HELD'),
remembered as (
  update member set last_pay_type = pay_type from closed
  where member.member_no = closed.member_no and remembers and member.status = 'ACTIVE'
    and pay_type not in ('ACCUMULATION', 'ZERO_PAY'))
insert into point_waiting (order_option_no, member_no, waiting_amt, created_at)
select order_option_no, member_no, accumulation_amt, at from moved where accumulation_amt > 0`);

/** Enters the money of an order's payment, in or back; a second entry of the same kind is refused by its key. */
export async function enterPayment(
  transaction: Transaction,
  order: LockedOrder,
  kind: 'PAYMENT' | 'REFUND',
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('paymentLedger')
    .values({
      orderNo: order.orderNo,
      kind,
      effectKey: `payment:${order.payment.paymentNo}:${kind}`,
      rule: kind === 'PAYMENT' ? 'CAPTURE' : 'LATE_APPROVAL',
      source: order.payment.paymentKey,
      amount: order.chargeAmt,
      paymentNo: order.payment.paymentNo,
      enteredAt: at,
    })
    .execute();
}

/** The units leave for good and are counted as sold, of options and then of products, each in the order of numbers. */
const countSales = preparedStatement<[orderNo: string], never>(`
with held as (
  select option_no, sum(hold_cnt) as cnt from stock_hold where order_no = $1 group by option_no),
options as (
  select option_no, cnt from product_option join held using (option_no)
  order by option_no for no key update of product_option),
counted as (
  update product_option set sale_cnt = sale_cnt + cnt
  from options where product_option.option_no = options.option_no
  returning product_option.product_no, cnt),
sold as (
  select product_no, sum(cnt) as cnt from counted group by product_no),
products as (
  select product.product_no, sold.cnt from product join sold using (product_no)
  order by product_no for no key update of product)
update product set sale_cnt = sale_cnt + products.cnt
from products where product.product_no = products.product_no`);
