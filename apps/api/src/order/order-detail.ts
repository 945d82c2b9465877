import { billOf, formatYmdt, won, type EpochMs, type Language } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { JsonAnswer } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { pipelined } from '../database/pipeline.ts';
import { fromTimestamp } from '../database/instant.ts';
import { amountAnswer, optionAnswer, orderStatus, payTypeOf, ymdt, type OrderSummaryAnswer } from './order-answer.ts';
import {
  readDeliveries,
  readOptions,
  readOrders,
  readOwnOrder,
  type DeliveryRow,
  type OptionRow,
} from './order-row.ts';

/** An order with everything known of it, as the contract has it. */
export type OrderAnswer = JsonAnswer<'getOrder'>;

interface Reader {
  readonly memberNo: number;
  readonly language: Language;
  readonly now: EpochMs;
}

/** Reads orders by number as a list shows them, newest first. */
export async function readSummaries(
  database: Database,
  orderNos: readonly string[],
  reader: Reader,
): Promise<OrderSummaryAnswer[]> {
  if (orderNos.length === 0) return [];
  const [orders, allOptions, allDeliveries] = await pipelined(database, (connection) =>
    Promise.all([
      readOrders(connection, orderNos),
      readOptions(connection, orderNos),
      readDeliveries(connection, orderNos),
    ]),
  );
  const options = Map.groupBy(allOptions, (option) => option.orderNo);
  const deliveries = new Map(allDeliveries.map((row) => [row.deliveryNo, row]));
  return orders.map((order) => {
    const own = options.get(order.orderNo) ?? [];
    return {
      orderNo: order.orderNo,
      orderYmdt: formatYmdt(fromTimestamp(order.orderedAt)),
      payType: payTypeOf(order.payType),
      defaultOrderStatusType: orderStatus(order, own),
      firstOrderAmt: amountAnswer(order),
      orderOptions: own.map((option) =>
        optionAnswer(option, deliveries.get(option.deliveryNo), { ...reader, order: own }),
      ),
    };
  });
}

/** Reads one order of a member with everything known of it; rejects with NOT_FOUND for another's. */
export async function readOrder(database: Database, orderNo: string, reader: Reader): Promise<OrderAnswer> {
  const [order, options, deliveries, lines, payInfo] = await pipelined(database, (connection) =>
    Promise.all([
      readOwnOrder(connection, orderNo, reader.memberNo),
      readOptions(connection, [orderNo]),
      readDeliveries(connection, [orderNo]),
      readBill(connection, orderNo),
      readPayInfo(connection, orderNo),
    ]),
  );
  return {
    orderNo,
    orderYmdt: formatYmdt(fromTimestamp(order.orderedAt)),
    payType: payTypeOf(order.payType),
    defaultOrderStatusType: orderStatus(order, options),
    firstOrderAmount: amountAnswer(order),
    lastOrderAmount: amountAnswer(order),
    lines,
    orderer: {
      ordererName: order.ordererName,
      ordererContact1: order.ordererContact1,
      ordererEmail: order.ordererEmail,
    },
    payInfo: payInfo ?? { payType: payTypeOf(order.payType), cardName: null, installmentMonths: 0, approveYmdt: null },
    orderOptionsGroupByPartner: groupByPartner(options, deliveries, reader),
    accumulationAmtWhenBuyConfirm: order.accumulationAmt,
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
    partnerName: parcels[0]?.partnerName ?? '',
    orderOptionsGroupByDelivery: parcels.map((parcel) => ({
      deliveryNo: parcel.deliveryNo,
      receiverName: parcel.receiverName ?? '',
      receiverZipCd: parcel.receiverZipCd ?? '',
      receiverAddress: parcel.receiverAddress ?? '',
      receiverDetailAddress: parcel.receiverDetailAddress ?? '',
      receiverContact1: parcel.receiverContact1 ?? '',
      deliveryMemo: parcel.deliveryMemo,
      deliveryAmt: parcel.deliveryAmt + parcel.remoteDeliveryAmt,
      orderOptions: (byDelivery.get(parcel.deliveryNo) ?? []).map((option) =>
        optionAnswer(option, parcel, { ...reader, order: options }),
      ),
    })),
  }));
}

const RULES = [
  'STANDARD',
  'IMMEDIATE_DISCOUNT',
  'ADDITIONAL_DISCOUNT',
  'PRODUCT_COUPON',
  'CART_COUPON',
  'DELIVERY',
  'REMOTE_DELIVERY',
  'DELIVERY_COUPON',
  'POINT',
] as const satisfies readonly OrderAnswer['lines'][number]['rule'][];

async function readBill(database: Database | Transaction, orderNo: string): Promise<OrderAnswer['lines']> {
  const rows = await database
    .selectFrom('paymentLedger')
    .select(['rule', 'source', 'amount'])
    .where('orderNo', '=', orderNo)
    .where('kind', '=', 'BILL')
    .orderBy('entryNo')
    .execute();
  const entries = rows.flatMap((row) => {
    const rule = RULES.find((known) => known === row.rule);
    return rule === undefined ? [] : [{ rule, source: row.source, amount: won(row.amount) }];
  });
  return billOf(entries);
}

async function readPayInfo(database: Database | Transaction, orderNo: string): Promise<OrderAnswer['payInfo'] | null> {
  const payment = await database
    .selectFrom('payment')
    .select(['payType', 'approvedAt'])
    .select(sql<string | null>`receipt->>'cardName'`.as('cardName'))
    .select(sql<number>`coalesce((receipt->>'installmentMonths')::integer, 0)`.as('installmentMonths'))
    .where('orderNo', '=', orderNo)
    .orderBy('paymentNo', 'desc')
    .executeTakeFirst();
  if (payment === undefined) return null;
  const { cardName, installmentMonths } = payment;
  return { payType: payTypeOf(payment.payType), cardName, installmentMonths, approveYmdt: ymdt(payment.approvedAt) };
}
