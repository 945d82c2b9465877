import type { EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { atCommit } from '../database/pipeline.ts';
import { toTimestamp } from '../database/instant.ts';
import { moveOptions } from './option-status.ts';
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
  const { orderNo } = order;
  const at = toTimestamp(approval.at);
  atCommit(transaction, () => countOptionSales(transaction, orderNo));
  atCommit(transaction, () => countProductSales(transaction, orderNo));
  await Promise.all([
    transaction
      .updateTable('shopOrder')
      .set({ orderStatusType: 'PAY_DONE', paidAt: at })
      .where('orderNo', '=', orderNo)
      .execute(),
    moveOptions(transaction, { orderNo }, { from: 'PAY_WAIT', to: 'PAY_DONE', by: 'SYSTEM', at: approval.at }),
    transaction
      .updateTable('payment')
      .set({
        status: 'APPROVED',
        approvedAt: at,
        endedAt: at,
        failureCode: null,
        failureMessage: null,
        receipt: sql`receipt || ${JSON.stringify({ cardName: approval.cardName })}::jsonb`,
      })
      .where('paymentNo', '=', order.payment.paymentNo)
      .execute(),
    enterPayment(transaction, order, 'PAYMENT', at),
    closeSheet(transaction, order),
    takeHolds(transaction, orderNo, at),
    order.accumulationAmt > 0 ? promisePoints(transaction, orderNo, at) : null,
  ]);
}

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

/** Its sheet is ordered from no more, and the cart lines the sheet came from go. */
async function closeSheet(transaction: Transaction, order: LockedOrder): Promise<void> {
  await sql`
    with closed as (
      update order_sheet set status = 'ORDERED', order_no = ${order.orderNo}
      where order_sheet_no = ${order.orderSheetNo} returning cart_nos)
    delete from cart_line using closed
    where member_no = ${order.memberNo}::bigint and cart_no = any(closed.cart_nos)`.execute(transaction);
}

async function takeHolds(transaction: Transaction, orderNo: string, at: Date): Promise<void> {
  await transaction
    .updateTable('stockHold')
    .set({ status: 'TAKEN', endedAt: at })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'HELD')
    .execute();
}

/** The units leave for good, and are counted as sold; options in the order of their numbers. */
function countOptionSales(transaction: Transaction, orderNo: string) {
  return sql`
    with locked as (
      select product_option.option_no, hold_cnt from product_option join stock_hold using (option_no)
      where order_no = ${orderNo} order by option_no for no key update of product_option)
    update product_option set sale_cnt = sale_cnt + hold_cnt
    from locked where product_option.option_no = locked.option_no`.execute(transaction);
}

/** As countOptionSales, for the products of an order. */
function countProductSales(transaction: Transaction, orderNo: string) {
  return sql`
    with sold as (
      select product_no, sum(order_cnt) as cnt from order_option where order_no = ${orderNo} group by product_no),
    locked as (
      select product.product_no, sold.cnt from product join sold using (product_no)
      order by product_no for no key update of product)
    update product set sale_cnt = sale_cnt + locked.cnt
    from locked where product.product_no = locked.product_no`.execute(transaction);
}

async function promisePoints(transaction: Transaction, orderNo: string, at: Date): Promise<void> {
  await transaction
    .insertInto('pointWaiting')
    .columns(['orderOptionNo', 'memberNo', 'waitingAmt', 'createdAt'])
    .expression((option) =>
      option
        .selectFrom('orderOption')
        .select(['orderOptionNo', 'memberNo', 'accumulationAmt', sql<Date>`${at}::timestamptz`.as('createdAt')])
        .where('orderNo', '=', orderNo)
        .where('accumulationAmt', '>', 0),
    )
    .execute();
}
