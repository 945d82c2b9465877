import {
  DELIVERY_FEES,
  type GiftId,
  type GiftStatus,
  hasEndedUnpaid,
  ORDER_AMOUNTS,
  ORDER_PROGRESS,
  PAY_TYPES,
  type PayType,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import { selectList, type JsonRow } from '../../database/json-rows.ts';
import { knownOf } from '../../database/stored-json.ts';
import type { OrderDeliveryRow, OrderOptionRow, ShopOrderRow } from '../../database/schema/schema.ts';

const ORDER_COLUMNS = [
  'orderNo',
  'memberNo',
  'payType',
  'orderStatusType',
  'orderedAt',
  'paidAt',
  'ordererName',
  'ordererContact1',
  'ordererEmail',
  ...ORDER_AMOUNTS,
  'accumulationAmt',
  'bankInfo',
  'cashReceipt',
  'paymentExpiresAt',
  'refundedChargeAmt',
  'refundedSubPayAmt',
] as const satisfies readonly (keyof ShopOrderRow)[];

const OPTION_COLUMNS = [
  'orderOptionNo',
  'orderNo',
  'deliveryNo',
  'partnerNo',
  'productNo',
  'optionNo',
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
  'adjustedAmt',
  'accumulationAmt',
  'orderStatusType',
  'claimStatusType',
  'claimNo',
  'claimedCnt',
  'cancelable',
  'exchangeable',
  'returnable',
  'refundable',
  'reviewed',
  'reviewableUntil',
  'registeredAt',
  'paidAt',
  'shippedAt',
  'deliveredAt',
  'confirmedAt',
] as const satisfies readonly (keyof OrderOptionRow)[];

const DELIVERY_COLUMNS = [
  'deliveryNo',
  'orderNo',
  'partnerNo',
  'partnerName',
  ...DELIVERY_FEES,
  'usesShippingInfoLaterInput',
  'receiverName',
  'receiverZipCd',
  'receiverAddress',
  'receiverDetailAddress',
  'receiverContact1',
  'deliveryMemo',
  'departureCutoff',
  'deliveryDays',
  'deliveryCompanyType',
  'invoiceNo',
] as const satisfies readonly (keyof OrderDeliveryRow)[];

/** An order as its row has it. */
export type OrderRow = JsonRow<Pick<Selectable<ShopOrderRow>, (typeof ORDER_COLUMNS)[number]>> & {
  /** Null for an order that is no gift, and for a gift until it is paid. */
  readonly gift: GiftOfOrderRow | null;
};

/** One ordered option as its row has it. */
export type OptionRow = JsonRow<Pick<Selectable<OrderOptionRow>, (typeof OPTION_COLUMNS)[number]>> & {
  /** Whether its goods are for adults now; false of goods that are gone. */
  readonly adult: boolean;
};

/** One parcel of an order as its row has it. */
export type DeliveryRow = JsonRow<Pick<Selectable<OrderDeliveryRow>, (typeof DELIVERY_COLUMNS)[number]>>;

/** Columns of a gift for the answer to its order. */
export interface GiftOfOrderRow {
  readonly giftNo: GiftId;
  readonly status: GiftStatus;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly expiresAt: string | null;
}

/** Orders with their options, in the order they were put on the sheet, and their parcels. */
export interface OrderRows {
  readonly orders: readonly OrderRow[];
  readonly options: readonly OptionRow[];
  readonly deliveries: readonly DeliveryRow[];
}

const GIFT = `
    select json_build_object('giftNo', gift_no, 'status', gift.status, 'receiverName', receiver_name,
      'receiverPhone', receiver_phone, 'expiresAt', gift.expires_at)
    from gift where gift.order_no = shop_order.order_no`;

const ADULT = `
    coalesce((select adult from product where product.product_no = order_option.product_no), false)`;

const STORED_PAY_TYPES: readonly PayType[] = [...PAY_TYPES, 'ACCUMULATION', 'ZERO_PAY'];

/** A stored method of payment as one the contract knows. */
export function knownPayType(stored: string): PayType {
  return knownOf(STORED_PAY_TYPES, stored) ?? 'CREDIT_CARD';
}

/** Orders of the shown statuses: those a member has paid for or is paying for, whatever became of them. */
export const SHOWN_STATUSES = ORDER_PROGRESS.filter((status) => !hasEndedUnpaid(status));

/**
 * Writes the columns that read OrderRows, a JSON list each, orders newest first.
 * @param orderNos an array of numbers, in SQL
 */
export function orderRowsColumns(orderNos: string): string {
  return `
  (select coalesce(json_agg(line), '[]') from (
    select ${selectList('shop_order', ORDER_COLUMNS)}, case when order_type = 'GIFT' then (${GIFT}) end as gift from shop_order
    where order_no = any (${orderNos}) order by ordered_at desc, order_no desc) line) as orders,
  (select coalesce(json_agg(line), '[]') from (
    select ${selectList('order_option', OPTION_COLUMNS)}, ${ADULT} as adult from order_option
    where order_no = any (${orderNos}) order by order_option_no) line) as options,
  (select coalesce(json_agg(line), '[]') from (
    select ${selectList('order_delivery', DELIVERY_COLUMNS)} from order_delivery
    where order_no = any (${orderNos}) order by delivery_no) line) as deliveries`;
}
