import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { NewOrder } from './insert-order.ts';
import type { OrderNumbers } from './order-number.ts';

/** Writes one parcel per delivery group with the address it goes to. */
export async function insertDeliveries(
  transaction: Transaction,
  { orderNo, deliveryNos }: OrderNumbers,
  { priced, body }: NewOrder,
): Promise<void> {
  const { addressNo: _unkept, addressName: _private, ...receiver } = body.shippingAddress;
  const companies = new Map(priced.lines.map(({ line }) => [line.deliveryTemplateNo, line.deliveryCompanyType]));
  await transaction
    .insertInto('orderDelivery')
    .values(
      priced.deliveries.map((delivery, index) => ({
        deliveryNo: numberAt(deliveryNos, index),
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
    .execute();
}

/** Writes the options of an order as they were sold, with their first line of history. */
export async function insertOptions(
  transaction: Transaction,
  { orderNo, deliveryNos, optionNos }: OrderNumbers,
  order: NewOrder,
): Promise<void> {
  const registeredAt = toTimestamp(order.now);
  const options = transaction
    .insertInto('orderOption')
    .values(
      order.priced.lines.map((priced, index) => ({
        orderOptionNo: numberAt(optionNos, index),
        orderNo,
        deliveryNo: numberAt(deliveryNos, priced.deliveryIndex),
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
    .execute();
  const history = transaction
    .insertInto('orderOptionHistory')
    .values(
      order.priced.lines.map((_, index) => ({
        orderOptionNo: numberAt(optionNos, index),
        toStatus: 'PAY_WAIT' as const,
        changedBy: 'BUYER' as const,
        changedAt: registeredAt,
      })),
    )
    .execute();
  await Promise.all([options, history]);
}

function numberAt(numbers: readonly number[], index: number): number {
  const drawn = numbers[index];
  if (drawn === undefined) throw new RangeError('an order has more parts than numbers were drawn for');
  return drawn;
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
