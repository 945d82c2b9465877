import { randomBytes } from 'node:crypto';
import {
  after,
  type EpochMs,
  type Language,
  type LedgerEntry,
  type PayType,
  type PricedOrder,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { CallOf } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueJobs } from '../jobs/job.ts';
import { insertDeliveries, insertOptions } from './insert-option.ts';
import type { OrderNumbers } from './order-number.ts';
import { piecesBy, type StoredSheet } from './order-sheet.store.ts';
import { ASK_AFTER_MS, RECONCILE_PAYMENT, RELEASE_HOLD } from './payment-watch.ts';
import type { SheetLine } from './sheet-line.ts';

/** An order about to be written down, priced and allowed. */
export interface NewOrder {
  readonly memberNo: number;
  readonly sheet: StoredSheet;
  readonly priced: PricedOrder<SheetLine>;
  readonly body: CallOf<'reservePayment'>['body'];
  readonly payType: PayType;
  readonly agreements: readonly { readonly termsType: string; readonly version: string }[];
  readonly platform: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';
  readonly language: Language;
  readonly returnUrl: string;
  readonly now: EpochMs;
  readonly holdsUntil: EpochMs;
}

/** Writes an order that waits for its payment: its parcels, options, held units, bill, payment and later work. */
export async function insertOrder(
  transaction: Transaction,
  numbers: OrderNumbers,
  order: NewOrder,
): Promise<{ readonly paymentKey: string; readonly orderTitle: string }> {
  const { orderNo } = numbers;
  const paymentKey = `pay_${randomBytes(18).toString('base64url')}`;
  const orderTitle = titleOf(order);
  await Promise.all([
    insertHead(transaction, orderNo, order, orderTitle),
    insertDeliveries(transaction, numbers, order),
    insertOptions(transaction, numbers, order),
    insertHolds(transaction, orderNo, order),
    insertBill(transaction, numbers, order),
    insertPayment(transaction, orderNo, paymentKey, order),
    order.priced.amount.chargeAmt > 0 ? watchPayment(transaction, orderNo, order) : null,
  ]);
  return { paymentKey, orderTitle };
}

async function insertHead(
  transaction: Transaction,
  orderNo: string,
  order: NewOrder,
  orderTitle: string,
): Promise<void> {
  const { amount } = order.priced;
  const { orderer, coupons, deliveryMemo } = order.body;
  await transaction
    .insertInto('shopOrder')
    .values({
      ...amount,
      orderNo,
      memberNo: order.memberNo,
      orderSheetNo: order.sheet.orderSheetNo,
      orderType: order.sheet.orderType,
      orderTitle,
      platformType: order.platform,
      payType: order.payType,
      pgType: amount.chargeAmt === 0 ? 'NONE' : 'DUMMY',
      ordererName: orderer.ordererName,
      ordererContact1: orderer.ordererContact1,
      ordererEmail: orderer.ordererEmail ?? null,
      deliveryMemo,
      accumulationAmt: order.priced.paymentInfo.accumulationAmtWhenBuyConfirm,
      cartCouponIssueNo: coupons.cartCouponIssueNo,
      deliveryCouponIssueNo: coupons.deliveryCouponIssueNo,
      agreements: JSON.stringify(order.agreements),
      orderedAt: toTimestamp(order.now),
      paymentExpiresAt: toTimestamp(order.holdsUntil),
    })
    .execute();
}

/** What a person reads of an order in one line: its first product and how many others. */
function titleOf({ priced, language }: NewOrder): string {
  const names = [...new Map(priced.lines.map(({ line }) => [line.productNo, line])).values()];
  const [first] = names;
  const others = names.length - 1;
  if (language === 'en') {
    const name = first?.productNameEn || first?.productName;
    return others === 0 ? (name ?? '') : `${name} and ${others} more`;
  }
  return others === 0 ? (first?.productName ?? '') : `${first?.productName} 외 ${others}건`;
}

async function insertHolds(transaction: Transaction, orderNo: string, order: NewOrder): Promise<void> {
  const pieces = piecesBy(
    order.priced.lines.map(({ line }) => line),
    (line) => line.optionNo,
  );
  await transaction
    .insertInto('stockHold')
    .values(
      [...pieces].map(([optionNo, holdCnt]) => ({
        orderNo,
        optionNo,
        holdCnt,
        createdAt: toTimestamp(order.now),
        expiresAt: toTimestamp(order.holdsUntil),
      })),
    )
    .execute();
}

async function insertBill(transaction: Transaction, numbers: OrderNumbers, order: NewOrder): Promise<void> {
  const { orderNo } = numbers;
  const { ledger } = order.priced;
  if (ledger.length === 0) return;
  const numberAt = (list: readonly number[], index: number | null) => (index === null ? null : (list[index] ?? null));
  await transaction
    .insertInto('paymentLedger')
    .values(
      ledger.map((entry: LedgerEntry, index) => ({
        orderNo,
        kind: 'BILL' as const,
        effectKey: `bill:${orderNo}:${index}`,
        rule: entry.rule,
        source: entry.source,
        amount: entry.amount,
        orderOptionNo: numberAt(numbers.optionNos, entry.lineIndex),
        deliveryNo: numberAt(numbers.deliveryNos, entry.deliveryIndex),
        enteredAt: toTimestamp(order.now),
      })),
    )
    .execute();
}

async function insertPayment(
  transaction: Transaction,
  orderNo: string,
  paymentKey: string,
  order: NewOrder,
): Promise<void> {
  await transaction
    .insertInto('payment')
    .values({
      orderNo,
      paymentKey,
      payType: order.payType,
      pgType: order.priced.amount.chargeAmt === 0 ? 'NONE' : 'DUMMY',
      payAmt: order.priced.amount.chargeAmt,
      receipt: sql`jsonb_build_object('installmentMonths', ${order.body.installmentMonths ?? 0}::integer)`,
      clientReturnUrl: order.returnUrl,
      createdAt: toTimestamp(order.now),
    })
    .execute();
}

/** Whatever becomes of the shopper, somebody looks after the payment and the hold. */
async function watchPayment(transaction: Transaction, orderNo: string, order: NewOrder): Promise<void> {
  const { now, holdsUntil } = order;
  const payload = { orderNo };
  await enqueueJobs(transaction, [
    { kind: RELEASE_HOLD, payload, dueAt: holdsUntil, now },
    { kind: RECONCILE_PAYMENT, payload, dueAt: after(now, ASK_AFTER_MS[0]), now },
  ]);
}
