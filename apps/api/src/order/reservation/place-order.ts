import { randomBytes } from 'node:crypto';
import { after, DELIVERY_FEES, ORDER_AMOUNTS, type OrderNo, type OrderSheetNo } from '@dealstore/commerce-core/domain';
import { columnList, rowAsJson, rowsAsJson } from '../../database/json-rows.ts';
import { afterCommit, type Transaction } from '../../database/database.ts';
import type {
  OrderDeliveryRow,
  OrderOptionRow,
  PaymentLedgerRow,
  PaymentRow,
  ShopOrderRow,
} from '../../database/schema/schema.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { insertJobs, jobsAsJson } from '../../jobs/job.ts';
import { orders } from '../../metrics/metrics.ts';
import { billRows, headRow, optionRows, parcelRows, paymentRow, type NewOrder } from './new-order.ts';
import type { OrderNumbers } from './order-number.ts';
import { ASK_AFTER_MS, RECONCILE_PAYMENT, RELEASE_HOLD } from '../record/payment-jobs.ts';
import type { SheetSelection } from '../sheet/sheet-product.ts';

/** Columns of an order itself that are written when it is placed. */
export const SHOP_ORDER_COLUMNS = [
  'orderNo',
  'memberNo',
  'orderSheetNo',
  'orderType',
  'orderTitle',
  'platformType',
  'payType',
  'pgType',
  'ordererName',
  'ordererContact1',
  'ordererEmail',
  'deliveryMemo',
  ...ORDER_AMOUNTS,
  'accumulationAmt',
  'cartCouponIssueNo',
  'deliveryCouponIssueNo',
  'agreements',
  'cashReceipt',
  'orderedAt',
  'paymentExpiresAt',
] as const satisfies readonly (keyof ShopOrderRow)[];

/** Columns of a parcel that are written when it is placed. */
export const ORDER_DELIVERY_COLUMNS = [
  'deliveryNo',
  'orderNo',
  'partnerNo',
  'partnerName',
  'deliveryTemplateNo',
  'deliveryPayType',
  'deliveryCondition',
  ...DELIVERY_FEES,
  'deliveryCouponDiscountAmt',
  'subPayAmt',
  'usesShippingInfoLaterInput',
  'receiverName',
  'receiverZipCd',
  'receiverAddress',
  'receiverJibunAddress',
  'receiverDetailAddress',
  'receiverContact1',
  'deliveryMemo',
  'entranceCode',
  'departureCutoff',
  'deliveryDays',
  'deliveryCompanyType',
] as const satisfies readonly (keyof OrderDeliveryRow)[];

/** Columns of a line that are written when it is placed. */
export const ORDER_OPTION_COLUMNS = [
  'orderOptionNo',
  'orderNo',
  'deliveryNo',
  'memberNo',
  'partnerNo',
  'productNo',
  'optionNo',
  'optionType',
  'productName',
  'productNameEn',
  'brandName',
  'brandNameEn',
  'partnerName',
  'partnerNameEn',
  'categoryNames',
  'optionName',
  'optionNameEn',
  'optionValue',
  'optionValueEn',
  'imageUrl',
  'optionInputs',
  'orderCnt',
  'salePrice',
  'addPrice',
  'standardAmt',
  'immediateDiscountAmt',
  'additionalDiscountAmt',
  'buyAmt',
  'productCouponIssueNo',
  'productCouponAmt',
  'cartCouponAmt',
  'adjustedAmt',
  'subPayAmt',
  'chargeAmt',
  'accumulationRate',
  'accumulationAmt',
  'given',
  'orderStatusType',
  'cancelable',
  'exchangeable',
  'returnable',
  'refundable',
  'registeredAt',
] as const satisfies readonly (keyof OrderOptionRow)[];

/** Columns of an entry of the bill that are written when it is placed. */
export const PAYMENT_LEDGER_COLUMNS = [
  'orderNo',
  'kind',
  'effectKey',
  'rule',
  'source',
  'amount',
  'orderOptionNo',
  'deliveryNo',
  'enteredAt',
] as const satisfies readonly (keyof PaymentLedgerRow)[];

/** Columns of a payment that are written when it is placed. */
export const PAYMENT_COLUMNS = [
  'orderNo',
  'paymentKey',
  'payType',
  'pgType',
  'payAmt',
  'receipt',
  'clientReturnUrl',
  'createdAt',
] as const satisfies readonly (keyof PaymentRow)[];

const headAsJson = rowAsJson(SHOP_ORDER_COLUMNS);
const parcelsAsJson = rowsAsJson(ORDER_DELIVERY_COLUMNS);
const optionsAsJson = rowsAsJson(ORDER_OPTION_COLUMNS);
const entriesAsJson = rowsAsJson(PAYMENT_LEDGER_COLUMNS);
const paymentAsJson = rowAsJson(PAYMENT_COLUMNS);

/**
 * Writes an order that waits for its payment, in one statement: its parcels, options with their first line of history,
 * held units, bill, payment and later work; and keeps what was chosen on its sheet.
 */
export async function placeOrder(
  transaction: Transaction,
  numbers: OrderNumbers,
  order: NewOrder,
): Promise<{ readonly paymentKey: string; readonly orderTitle: string }> {
  const { orderNo } = numbers;
  const paymentKey = `pay_${randomBytes(18).toString('base64url')}`;
  const head = headRow(orderNo, order);
  await insertOrder(
    transaction,
    headAsJson(head),
    parcelsAsJson(parcelRows(numbers, order)),
    optionsAsJson(optionRows(numbers, order)),
    entriesAsJson(billRows(numbers, order)),
    paymentAsJson(paymentRow(orderNo, paymentKey, order)),
    jobsAsJson(order.priced.amount.chargeAmt > 0 ? followUpJobs(orderNo, order) : []),
    order.sheet.orderSheetNo,
    JSON.stringify(selectionOf(order)),
  );
  afterCommit(transaction, () => orders.inc({ event: 'placed' }));
  return { paymentKey, orderTitle: head.orderTitle };
}

type OrderParameters = [
  head: string,
  parcels: string,
  options: string,
  entries: string,
  payment: string,
  jobs: string,
  orderSheetNo: OrderSheetNo,
  selection: string,
];

/** The numbers that rows refer to were drawn before, so one statement inserts all of them. */
const insertOrder = preparedStatement<OrderParameters, never>(`
with head as (
  insert into shop_order (${columnList(SHOP_ORDER_COLUMNS)})
  select ${columnList(SHOP_ORDER_COLUMNS)} from json_populate_record(null::shop_order, $1)
  returning order_no, ordered_at, payment_expires_at),
parcels as (
  insert into order_delivery (${columnList(ORDER_DELIVERY_COLUMNS)})
  select ${columnList(ORDER_DELIVERY_COLUMNS)} from json_populate_recordset(null::order_delivery, $2)),
options as (
  insert into order_option (${columnList(ORDER_OPTION_COLUMNS)})
  select ${columnList(ORDER_OPTION_COLUMNS)} from json_populate_recordset(null::order_option, $3)
  returning order_option_no, order_no, option_no, order_cnt),
history as (
  insert into order_option_history (order_option_no, to_status, changed_by, changed_at)
  select order_option_no, 'PAY_WAIT', 'BUYER', ordered_at from options join head using (order_no) order by order_option_no),
holds as (
  insert into stock_hold (order_no, option_no, hold_cnt, created_at, expires_at)
  select order_no, option_no, sum(order_cnt), ordered_at, payment_expires_at
  from options join head using (order_no) group by order_no, option_no, ordered_at, payment_expires_at),
bill as (
  insert into payment_ledger (${columnList(PAYMENT_LEDGER_COLUMNS)})
  select ${columnList(PAYMENT_LEDGER_COLUMNS)} from json_populate_recordset(null::payment_ledger, $4)),
payment as (
  insert into payment (${columnList(PAYMENT_COLUMNS)})
  select ${columnList(PAYMENT_COLUMNS)} from json_populate_record(null::payment, $5)),
work as (${insertJobs('$6')})
update order_sheet set selection = $8::jsonb where order_sheet_no = $7`);

/** Kept for a reload, and for another try after a declined payment. */
function selectionOf({ choice, body }: NewOrder): SheetSelection {
  return { ...choice, remembersPayType: body.rememberPayType === true };
}

/** Jobs that release the hold and reconcile the payment if the shopper does not come back. */
function followUpJobs(orderNo: OrderNo, { now, holdsUntil }: NewOrder) {
  const payload = { orderNo };
  return [
    { kind: RELEASE_HOLD, payload, dueAt: holdsUntil, now },
    { kind: RECONCILE_PAYMENT, payload, dueAt: after(now, ASK_AFTER_MS[0]), now },
  ];
}
