import { commerceError, type OrderStatusType } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';

/** An order as its row has it, with the payment that counts. */
export type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];

/** One ordered option as its row has it. */
export type OptionRow = Awaited<ReturnType<typeof readOptions>>[number];

/** One parcel of an order as its row has it. */
export type DeliveryRow = Awaited<ReturnType<typeof readDeliveries>>[number];

/** Orders of the shown statuses: those a member has paid for, whatever became of them. */
export const SHOWN_STATUSES = [
  'DEPOSIT_WAIT',
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
  'CANCEL_DONE',
  'RETURN_DONE',
  'EXCHANGE_DONE',
] as const satisfies readonly OrderStatusType[];

/** Reads orders by number. */
export function readOrders(database: Database | Transaction, orderNos: readonly string[]) {
  return database
    .selectFrom('shopOrder')
    .select(['orderNo', 'memberNo', 'payType', 'orderStatusType', 'orderedAt', 'paidAt', 'ordererName'])
    .select(['ordererContact1', 'ordererEmail', 'standardAmt', 'immediateDiscountAmt', 'additionalDiscountAmt'])
    .select(['totalProductAmt', 'productCouponDiscountAmt', 'cartCouponDiscountAmt', 'deliveryCouponDiscountAmt'])
    .select(['deliveryAmt', 'remoteDeliveryAmt', 'payAmt', 'subPayAmt', 'chargeAmt', 'accumulationAmt'])
    .where('orderNo', 'in', orderNos)
    .orderBy('orderedAt', 'desc')
    .orderBy('orderNo', 'desc')
    .execute();
}

/** Reads the options of orders, in the order they were put on the sheet. */
export function readOptions(database: Database | Transaction, orderNos: readonly string[]) {
  return database
    .selectFrom('orderOption')
    .select(['orderOptionNo', 'orderNo', 'deliveryNo', 'partnerNo', 'productNo', 'optionNo', 'productName'])
    .select(['productNameEn', 'brandName', 'partnerName', 'categoryNames', 'optionName', 'optionValue', 'imageUrl'])
    .select(['optionInputs', 'orderCnt', 'salePrice', 'addPrice', 'standardAmt', 'immediateDiscountAmt'])
    .select(['additionalDiscountAmt', 'buyAmt', 'adjustedAmt', 'accumulationAmt', 'orderStatusType', 'claimStatusType'])
    .select(['cancelable', 'exchangeable', 'returnable', 'refundable', 'reviewed', 'reviewableUntil'])
    .select(['registeredAt', 'paidAt', 'shippedAt', 'deliveredAt', 'confirmedAt'])
    .where('orderNo', 'in', orderNos)
    .orderBy('orderOptionNo')
    .execute();
}

/** Reads the parcels of orders. */
export function readDeliveries(database: Database | Transaction, orderNos: readonly string[]) {
  return database
    .selectFrom('orderDelivery')
    .select(['deliveryNo', 'orderNo', 'partnerNo', 'partnerName', 'deliveryAmt', 'remoteDeliveryAmt', 'receiverName'])
    .select(['receiverZipCd', 'receiverAddress', 'receiverDetailAddress', 'receiverContact1', 'deliveryMemo'])
    .select(['deliveryCompanyType', 'invoiceNo'])
    .where('orderNo', 'in', orderNos)
    .orderBy('deliveryNo')
    .execute();
}

/** Reads one order of a member; rejects with NOT_FOUND for another's. */
export async function readOwnOrder(
  database: Database | Transaction,
  orderNo: string,
  memberNo: number,
): Promise<OrderRow> {
  const [order] = await readOrders(database, [orderNo]);
  if (order === undefined || order.memberNo !== memberNo) throw commerceError('NOT_FOUND');
  return order;
}
