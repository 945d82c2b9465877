import { epochMs, HOUR_MS, reviewableUntil } from '@dealstore/commerce-core/domain';
import type { PastLine, PastOrder, PastParcel } from './order.ts';
import { reachedAt, stationsUpTo } from './order-station.ts';
import { isReviewed } from './own-review.ts';
import { pictureUrls } from './product-row.ts';
import { ko } from './words/word.ts';

/** A line of an order as it was sold. */
export function lineRow(order: PastOrder, parcel: PastParcel, line: PastLine) {
  const { product, option } = line;
  const { category, price, brand } = product;
  const deliveredAt = reachedAt(order, 'DELIVERY_DONE');
  return {
    orderOptionNo: line.orderOptionNo,
    orderNo: order.orderNo,
    deliveryNo: parcel.deliveryNo,
    memberNo: order.orderer.memberNo,
    partnerNo: product.partner.row.partnerNo,
    productNo: product.productNo,
    optionNo: option.optionNo,
    optionType: option.optionType,
    productName: product.name.name,
    productNameEn: product.name.nameEn,
    brandName: brand.name,
    brandNameEn: brand.nameEn,
    partnerName: product.partner.row.partnerName,
    partnerNameEn: product.partner.row.partnerNameEn,
    categoryNames: [ko(category.root.label), ko(category.leaf.label)],
    optionName: option.label,
    optionNameEn: option.labelEn,
    optionValue: option.value,
    optionValueEn: option.valueEn,
    imageUrl: option.imageUrl === '' ? (pictureUrls(product)[0] ?? '') : option.imageUrl,
    orderCnt: line.count,
    salePrice: price.salePrice,
    addPrice: option.addPrice,
    standardAmt: line.standardAmt,
    immediateDiscountAmt: line.immediateDiscountAmt,
    additionalDiscountAmt: line.additionalDiscountAmt,
    buyAmt: line.buyAmt,
    adjustedAmt: line.buyAmt,
    subPayAmt: line.subPayAmt,
    chargeAmt: line.buyAmt - line.subPayAmt,
    accumulationRate: 1,
    accumulationAmt: line.accumulationAmt,
    given: order.gift !== null,
    orderStatusType: order.status,
    registeredAt: new Date(order.orderedAt),
    paidAt: new Date(order.orderedAt),
    preparedAt: reachedAt(order, 'PRODUCT_PREPARE'),
    shippedAt: reachedAt(order, 'DELIVERY_ING'),
    deliveredAt,
    confirmedAt: reachedAt(order, 'BUY_CONFIRM'),
    reviewed: isReviewed(line.orderOptionNo),
    reviewableUntil: deliveredAt === null ? null : new Date(reviewableUntil(epochMs(deliveredAt.getTime()))),
  };
}

/** Every station the lines of an order have passed. */
export function historyRows(order: PastOrder) {
  return order.parcels
    .flatMap(({ lines }) => lines)
    .flatMap(({ orderOptionNo }) => {
      const steps = stationsUpTo(order.status);
      return [
        {
          orderOptionNo,
          fromStatus: null,
          toStatus: 'PAY_WAIT',
          changedBy: 'BUYER' as const,
          changedAt: new Date(order.orderedAt),
        },
        ...steps.map(([toStatus, hours, changedBy], index) => ({
          orderOptionNo,
          fromStatus: steps[index - 1]?.[0] ?? 'PAY_WAIT',
          toStatus,
          changedBy,
          changedAt: new Date(order.orderedAt + hours * HOUR_MS),
        })),
      ];
    });
}
