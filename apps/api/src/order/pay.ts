import type { EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
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
 */
export async function markPaid(transaction: Transaction, order: LockedOrder, approval: Approval): Promise<void> {
  const { orderNo } = order;
  const at = toTimestamp(approval.at);
  await transaction
    .updateTable('shopOrder')
    .set({ orderStatusType: 'PAY_DONE', paidAt: at })
    .where('orderNo', '=', orderNo)
    .execute();
  await moveOptions(transaction, { orderNo }, { from: 'PAY_WAIT', to: 'PAY_DONE', by: 'SYSTEM', at: approval.at });
  await transaction
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
    .execute();
  await enterPayment(transaction, order, 'PAYMENT', at);
  await closeSheet(transaction, order);
  await takeHolds(transaction, orderNo, at);
  if (order.accumulationAmt > 0) await promisePoints(transaction, orderNo, at);
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

async function closeSheet(transaction: Transaction, order: LockedOrder): Promise<void> {
  const sheet = await transaction
    .updateTable('orderSheet')
    .set({ status: 'ORDERED', orderNo: order.orderNo })
    .where('orderSheetNo', '=', order.orderSheetNo)
    .returning('cartNos')
    .executeTakeFirst();
  if (sheet === undefined || sheet.cartNos.length === 0) return;
  await transaction
    .deleteFrom('cartLine')
    .where('memberNo', '=', order.memberNo)
    .where('cartNo', 'in', sheet.cartNos)
    .execute();
}

/** The units leave for good, and are counted as sold; options and products in the order of their numbers. */
async function takeHolds(transaction: Transaction, orderNo: string, at: Date): Promise<void> {
  await transaction
    .updateTable('stockHold')
    .set({ status: 'TAKEN', endedAt: at })
    .where('orderNo', '=', orderNo)
    .where('status', '=', 'HELD')
    .execute();
  await sql`
    with locked as (
      select product_option.option_no, hold_cnt from product_option join stock_hold using (option_no)
      where order_no = ${orderNo} order by option_no for no key update of product_option)
    update product_option set sale_cnt = sale_cnt + hold_cnt
    from locked where product_option.option_no = locked.option_no`.execute(transaction);
  await sql`
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
