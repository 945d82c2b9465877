import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { atCommit } from '../database/pipeline.ts';
import { toTimestamp } from '../database/instant.ts';
import { written } from '../database/written.ts';
import type { LockedOrder } from './order-lock.ts';

/** What the provider said about an approval. */
export interface Approval {
  readonly cardName: string | null;
  readonly at: EpochMs;
}

/**
 * Makes a waiting order a paid one: what it held is taken for good, its money is entered, its cart lines go.
 * The caller holds the order's lock and has seen it wait.
 * NOTE: what is counted of goods is written with the commit: all who buy the same wait for those rows.
 */
export async function markPaid(transaction: Transaction, order: LockedOrder, approval: Approval): Promise<void> {
  const { orderNo, payment } = order;
  atCommit(transaction, () => countSales(transaction, orderNo));
  const receipt = JSON.stringify({ cardName: approval.cardName });
  await take(transaction, orderNo, payment.paymentNo, toTimestamp(approval.at), receipt);
}

type TakeParameters = [orderNo: string, paymentNo: number, at: Date, receipt: string];

/**
 * All of it in one statement: the order, its options with their history, the payment with its money, the sheet with the
 * cart lines it came from, the held units, the promised points, and the means of payment where it is to be remembered.
 */
const take = written<TakeParameters, never>(`
with paid as (
  update shop_order set order_status_type = 'PAY_DONE', paid_at = $3 where order_no = $1
  returning member_no, order_sheet_no, charge_amt, pay_type),
moved as (
  update order_option set order_status_type = 'PAY_DONE', paid_at = $3
  where order_no = $1 and order_status_type = 'PAY_WAIT' and claim_status_type is null
  returning order_option_no, member_no, accumulation_amt),
history as (
  insert into order_option_history (order_option_no, from_status, to_status, changed_by, changed_at)
  select order_option_no, 'PAY_WAIT', 'PAY_DONE', 'SYSTEM', $3 from moved order by order_option_no),
approved as (
  update payment set status = 'APPROVED', approved_at = $3, ended_at = $3, failure_code = null, failure_message = null,
    receipt = receipt || $4::jsonb
  where payment_no = $2
  returning payment_no, payment_key),
entered as (
  insert into payment_ledger (order_no, kind, effect_key, rule, source, amount, payment_no, entered_at)
  select $1, 'PAYMENT', 'payment:' || payment_no || ':PAYMENT', 'CAPTURE', payment_key, charge_amt, payment_no, $3
  from approved cross join paid),
closed as (
  update order_sheet set status = 'ORDERED', order_no = $1
  from paid where order_sheet.order_sheet_no = paid.order_sheet_no
  returning cart_nos, paid.member_no, paid.pay_type, selection->'remembersPayType' = 'true' as remembers),
emptied as (
  delete from cart_line using closed where cart_line.member_no = closed.member_no and cart_no = any (closed.cart_nos)),
taken as (
  update stock_hold set status = 'TAKEN', ended_at = $3 where order_no = $1 and status = 'HELD'),
remembered as (
  update member set last_pay_type = pay_type from closed
  where member.member_no = closed.member_no and remembers and member.status = 'ACTIVE'
    and pay_type not in ('ACCUMULATION', 'ZERO_PAY'))
insert into point_waiting (order_option_no, member_no, waiting_amt, created_at)
select order_option_no, member_no, accumulation_amt, $3 from moved where accumulation_amt > 0`);

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
const countSales = written<[orderNo: string], never>(`
with options as (
  select product_option.option_no, product_no, hold_cnt from product_option join stock_hold using (option_no)
  where order_no = $1 order by option_no for no key update of product_option),
counted as (
  update product_option set sale_cnt = sale_cnt + hold_cnt
  from options where product_option.option_no = options.option_no
  returning product_option.product_no, hold_cnt),
sold as (
  select product_no, sum(hold_cnt) as cnt from counted group by product_no),
products as (
  select product.product_no, sold.cnt from product join sold using (product_no)
  order by product_no for no key update of product)
update product set sale_cnt = sale_cnt + products.cnt
from products where product.product_no = products.product_no`);
