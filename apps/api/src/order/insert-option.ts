import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { NewOrder } from './insert-order.ts';

/** Writes one parcel per delivery group with the address it goes to; answers their numbers in the same order. */
export async function insertDeliveries(
  transaction: Transaction,
  orderNo: string,
  { priced, body }: NewOrder,
): Promise<readonly number[]> {
  const { addressNo: _unkept, addressName: _private, ...receiver } = body.shippingAddress;
  const companies = new Map(priced.lines.map(({ line }) => [line.deliveryTemplateNo, line.deliveryCompanyType]));
  const rows = await transaction
    .insertInto('orderDelivery')
    .values(
      priced.deliveries.map((delivery) => ({
        orderNo,
        partnerNo: delivery.group.partnerNo,
        partnerName: delivery.group.partnerName,
        deliveryTemplateNo: delivery.group.deliveryTemplateNo,
        deliveryPayType: delivery.group.deliveryPayType,
        deliveryCondition: JSON.stringify(delivery.group.deliveryCondition),
        deliveryAmt: delivery.deliveryAmt,
        remoteDeliveryAmt: delivery.remoteDeliveryAmt,
        deliveryCouponDiscountAmt: delivery.deliveryCouponAmt,
        subPayAmt: delivery.subPayAmt,
        ...receiver,
        deliveryMemo: body.deliveryMemo,
        deliveryCompanyType: companies.get(delivery.group.deliveryTemplateNo) ?? null,
      })),
    )
    .returning('deliveryNo')
    .execute();
  return rows.map((row) => row.deliveryNo);
}

/** Writes the options of an order as they were sold, with their first line of history; answers their numbers in order. */
export async function insertOptions(
  transaction: Transaction,
  orderNo: string,
  order: NewOrder,
  deliveryNos: readonly number[],
): Promise<readonly number[]> {
  const registeredAt = toTimestamp(order.now);
  const rows = await transaction
    .insertInto('orderOption')
    .values(
      order.priced.lines.map((priced) => ({
        orderNo,
        deliveryNo: deliveryNos[priced.deliveryIndex] ?? 0,
        memberNo: order.memberNo,
        ...goodsColumns(priced.line),
        salePrice: priced.line.salePrice,
        addPrice: priced.line.addPrice,
        immediateDiscountPrice: priced.line.immediateDiscountPrice,
        additionalDiscountPrice: priced.line.additionalDiscountPrice,
        standardAmt: priced.price.standardAmt,
        immediateDiscountAmt: priced.price.immediateDiscountAmt,
        additionalDiscountAmt: priced.price.additionalDiscountAmt,
        buyAmt: priced.price.buyAmt,
        productCouponIssueNo: priced.productCouponIssueNo,
        productCouponAmt: priced.productCouponAmt,
        cartCouponAmt: priced.cartCouponAmt,
        adjustedAmt: priced.adjustedAmt,
        subPayAmt: priced.subPayAmt,
        chargeAmt: priced.chargeAmt,
        accumulationAmt: priced.accumulationAmt,
        orderStatusType: 'PAY_WAIT' as const,
        registeredAt,
      })),
    )
    .returning('orderOptionNo')
    .execute();
  await sql`
    insert into order_option_history (order_option_no, to_status, changed_by, changed_at)
    select order_option_no, order_status_type, 'BUYER', ${registeredAt} from order_option
    where order_no = ${orderNo}`.execute(transaction);
  return rows.map((row) => row.orderOptionNo);
}

/** An order outlives its goods: what a person reads of them is copied. */
function goodsColumns(line: NewOrder['priced']['lines'][number]['line']) {
  return {
    partnerNo: line.partnerNo,
    productNo: line.productNo,
    optionNo: line.optionNo,
    optionType: line.optionType,
    productName: line.productName,
    productNameEn: line.productNameEn,
    brandName: line.brandName,
    partnerName: line.partnerName,
    categoryNo: line.categoryNo,
    categoryNames: line.categoryNames,
    optionName: line.optionName,
    optionValue: line.optionValue,
    imageUrl: line.imageUrl,
    optionInputs: JSON.stringify(line.optionInputs),
    orderCnt: line.orderCnt,
    accumulationRate: line.accumulationRate,
    cancelable: line.cancelable,
    exchangeable: line.exchangeable,
    returnable: line.returnable,
    refundable: line.refundable,
  };
}
