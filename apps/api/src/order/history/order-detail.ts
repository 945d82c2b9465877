import {
  type BillLine,
  billOf,
  commerceError,
  type DeliveryNo,
  FEE_RULES,
  formatYmdt,
  goodsName,
  hasEndedUnpaid,
  wholeDeliveryFee,
  won,
  type EpochMs,
  type Language,
  BILL_RULES,
  type MemberNo,
  type OrderNo,
  type OrderOptionNo,
} from '@dealstore/commerce-core/domain';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { knownOf } from '../../database/stored-json.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { fromNullableText, fromText, ymdtOrNull } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { statusOf } from '../record/option-action.ts';
import { cardCompanyName } from '../payment/card-company.ts';
import { cashReceiptAnswer, type CashReceiptState } from '../payment/cash-receipt.ts';
import {
  amountAnswer,
  bankInfoOf,
  expirationOf,
  giftAnswer,
  lastAmountAnswer,
  optionAnswer,
  orderStatus,
  type OrderSummaryAnswer,
} from './order-answer.ts';
import { LATE_REFUND_COLUMNS, lateRefundOf, type LateRefundRow } from '../payment/late-refund.ts';
import {
  knownPayType,
  orderRowsColumns,
  type DeliveryRow,
  type OptionRow,
  type OrderRows,
} from '../record/order-row.ts';

/** An order with everything known of it, as the contract has it. */
export type OrderAnswer = JsonAnswer<'getOrder'>;

interface Reader {
  readonly memberNo: MemberNo;
  readonly language: Language;
  readonly now: EpochMs;
}

const readRows = preparedStatement<[orderNos: readonly OrderNo[]], OrderRows>(
  `select ${orderRowsColumns('$1::text[]')}`,
);

/** Reads orders by number as a list shows them, newest first. */
export async function readSummaries(
  database: Database,
  orderNos: readonly OrderNo[],
  reader: Reader,
): Promise<OrderSummaryAnswer[]> {
  if (orderNos.length === 0) return [];
  const [rows] = await readRows(database, orderNos);
  if (rows === undefined) return [];
  const options = Map.groupBy(rows.options, (option) => option.orderNo);
  const deliveries = new Map(rows.deliveries.map((row) => [row.deliveryNo, row]));
  return rows.orders.map((order) => {
    const own = options.get(order.orderNo) ?? [];
    return {
      orderNo: order.orderNo,
      orderYmdt: formatYmdt(fromText(order.orderedAt)),
      payType: knownPayType(order.payType),
      defaultOrderStatusType: orderStatus(order, own),
      firstOrderAmt: amountAnswer(order),
      bankInfo: bankInfoOf(order, reader.language),
      paymentExpirationYmdt: expirationOf(order),
      gift: giftAnswer(order),
      orderOptions: own.map((option) =>
        optionAnswer(option, deliveries.get(option.deliveryNo), { ...reader, order: own }),
      ),
    };
  });
}

interface BillRow {
  readonly rule: string;
  readonly source: string;
  readonly amount: number;
  readonly orderOptionNo: OrderOptionNo | null;
  readonly deliveryNo: DeliveryNo | null;
}

interface PaidRow extends LateRefundRow {
  readonly approvedAt: string | null;
  readonly cardName: string | null;
  readonly installmentMonths: number;
}

interface DetailRows extends OrderRows {
  readonly bill: readonly BillRow[];
  readonly payment: PaidRow | null;
  readonly receipt: CashReceiptState | null;
}

/** All of one order in one statement: it is read with every approval. */
const readDetail = preparedStatement<[orderNo: OrderNo], DetailRows>(`
select ${orderRowsColumns('array[$1::text]')},
  (select coalesce(json_agg(line), '[]') from (
    select rule, source, amount, order_option_no as "orderOptionNo", delivery_no as "deliveryNo" from payment_ledger
    where order_no = $1 and kind = 'BILL' order by entry_no) line) as bill,
  (select row_to_json(paid) from (
    select ${LATE_REFUND_COLUMNS}, approved_at as "approvedAt", receipt->>'cardName' as "cardName",
      coalesce((receipt->>'installmentMonths')::integer, 0) as "installmentMonths"
    from payment join shop_order using (order_no) where order_no = $1 order by payment_no desc limit 1) paid) as payment,
  (select row_to_json(issue) from (
    select status, issue_amt as "issueAmt", canceled_amt as "canceledAmt" from cash_receipt where order_no = $1) issue) as receipt`);

/** Reads one order of a member with everything known of it; rejects with NOT_FOUND for another's. */
export async function readOrder(
  database: Database | Transaction,
  orderNo: OrderNo,
  reader: Reader,
): Promise<OrderAnswer> {
  const [rows] = await readDetail(database, orderNo);
  const order = rows?.orders[0];
  if (rows === undefined || order?.memberNo !== reader.memberNo) throw commerceError('NOT_FOUND');
  return {
    orderNo,
    orderYmdt: formatYmdt(fromText(order.orderedAt)),
    payType: knownPayType(order.payType),
    defaultOrderStatusType: orderStatus(order, rows.options),
    firstOrderAmount: amountAnswer(order),
    lastOrderAmount: lastAmountAnswer(order),
    lines: billOf(rows.bill.flatMap((row) => ledgerLine(row, rows, reader.language))),
    orderer: {
      ordererName: order.ordererName,
      ordererContact1: order.ordererContact1,
      ordererEmail: order.ordererEmail,
    },
    payInfo: {
      ...(rows.payment === null ? unpaidAnswer(order) : paidAnswer(rows.payment, reader.language)),
      bankInfo: bankInfoOf(order, reader.language),
      cashReceipt: cashReceiptAnswer(order.cashReceipt, rows.receipt),
    },
    paymentExpirationYmdt: expirationOf(order),
    gift: giftAnswer(order),
    orderOptionsGroupByPartner: groupByPartner(rows.options, rows.deliveries, reader),
    accumulationAmtWhenBuyConfirm: hasEndedUnpaid(statusOf(order.orderStatusType)) ? 0 : order.accumulationAmt,
    lateRefund: rows.payment === null ? null : lateRefundOf(rows.payment),
  };
}

function groupByPartner(
  options: readonly OptionRow[],
  deliveries: readonly DeliveryRow[],
  reader: Reader,
): OrderAnswer['orderOptionsGroupByPartner'] {
  const byDelivery = Map.groupBy(options, (option) => option.deliveryNo);
  const byPartner = Map.groupBy(deliveries, (delivery) => delivery.partnerNo);
  return [...byPartner].map(([partnerNo, parcels]) => ({
    partnerNo,
    partnerName: sellerName(parcels[0], options, reader.language),
    orderOptionsGroupByDelivery: parcels.map((parcel) => ({
      deliveryNo: parcel.deliveryNo,
      ...receiverAnswer(parcel),
      deliveryAmt: wholeDeliveryFee(parcel),
      orderOptions: (byDelivery.get(parcel.deliveryNo) ?? []).map((option) =>
        optionAnswer(option, parcel, { ...reader, order: options }),
      ),
    })),
  }));
}

/** Where a parcel goes; of a gift nothing, for that is its recipient's. */
function receiverAnswer(parcel: DeliveryRow) {
  const shown = parcel.usesShippingInfoLaterInput ? null : parcel;
  return {
    receiverName: shown?.receiverName ?? '',
    receiverZipCd: shown?.receiverZipCd ?? '',
    receiverAddress: shown?.receiverAddress ?? '',
    receiverDetailAddress: shown?.receiverDetailAddress ?? '',
    receiverContact1: shown?.receiverContact1 ?? '',
    deliveryMemo: shown?.deliveryMemo ?? '',
  };
}

function sellerName(parcel: DeliveryRow | undefined, options: readonly OptionRow[], language: Language): string {
  const seller = options.find(({ partnerNo }) => partnerNo === parcel?.partnerNo);
  return inLanguage(language, parcel?.partnerName ?? '', seller?.partnerNameEn ?? '');
}

const GOODS_RULES = ['STANDARD', 'IMMEDIATE_DISCOUNT', 'ADDITIONAL_DISCOUNT'] as const;

function ledgerLine(row: BillRow, { options, deliveries }: OrderRows, language: Language): BillLine[] {
  const rule = knownOf(BILL_RULES, row.rule);
  if (rule === undefined) return [];
  const option = options.find(({ orderOptionNo }) => orderOptionNo === row.orderOptionNo);
  const parcel = deliveries.find(({ deliveryNo }) => deliveryNo === row.deliveryNo);
  const amount = won(row.amount);
  if (option !== undefined && knownOf(GOODS_RULES, rule) !== undefined) {
    return [{ rule, source: optionSource(option, language), amount }];
  }
  if (parcel !== undefined && knownOf(Object.values(FEE_RULES), rule) !== undefined) {
    return [{ rule, source: sellerName(parcel, options, language), amount }];
  }
  return [{ rule, source: row.source, amount }];
}

function optionSource(option: OptionRow, language: Language): string {
  return goodsName({
    productName: inLanguage(language, option.productName, option.productNameEn),
    optionValue: inLanguage(language, option.optionValue, option.optionValueEn),
    orderCnt: option.orderCnt,
  });
}

function unpaidAnswer({ payType }: { readonly payType: string }) {
  return { payType: knownPayType(payType), cardName: null, installmentMonths: 0, approveYmdt: null };
}

function paidAnswer({ payType, cardName, installmentMonths, approvedAt }: PaidRow, language: Language) {
  return {
    payType: knownPayType(payType),
    cardName: cardCompanyName(cardName, language),
    installmentMonths,
    approveYmdt: ymdtOrNull(fromNullableText(approvedAt)),
  };
}
