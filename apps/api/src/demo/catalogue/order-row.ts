import { DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { ko } from './words/word.ts';
import { isReviewed } from './own-review.ts';
import { pictureUrls } from './product-row.ts';
import type { PastLine, PastOrder, PastParcel } from './order.ts';
import type { DemoRow, DemoRows } from './row.ts';
import type { PastStatus } from './words/order.ts';

/** The stations of an order with hours after it was made. */
const STATIONS = [
  ['PAY_DONE', 0, 'SYSTEM'],
  ['PRODUCT_PREPARE', 3, 'SELLER'],
  ['DELIVERY_PREPARE', 6, 'SELLER'],
  ['DELIVERY_ING', 20, 'SELLER'],
  ['DELIVERY_DONE', 44, 'SYSTEM'],
  ['BUY_CONFIRM', 120, 'BUYER'],
] as const;

type Station = (typeof STATIONS)[number];

/** Days within which a review may be written. Assumed. */
const REVIEW_DAYS = 90;

const stationsUpTo = (status: PastStatus): readonly Station[] =>
  STATIONS.slice(0, STATIONS.findIndex(([name]) => name === status) + 1);

/** When an order reached a station; null when it has not. */
function reachedAt(order: PastOrder, station: Station[0]): Date | null {
  const found = stationsUpTo(order.status).find(([name]) => name === station);
  return found === undefined ? null : new Date(order.orderedAt + found[1] * HOUR_MS);
}

const sum = (lines: readonly PastLine[], amount: (line: PastLine) => number): number =>
  lines.reduce((total, line) => total + amount(line), 0);

const linesOf = ({ parcels }: PastOrder): readonly PastLine[] => parcels.flatMap(({ lines }) => lines);

function amountsOf(order: PastOrder) {
  const lines = linesOf(order);
  const standardAmt = sum(lines, (line) => line.standardAmt);
  const totalProductAmt = sum(lines, (line) => line.buyAmt);
  const deliveryAmt = order.parcels.reduce((total, parcel) => total + parcel.deliveryAmt, 0);
  return {
    standardAmt,
    immediateDiscountAmt: sum(lines, (line) => line.immediateDiscountAmt),
    additionalDiscountAmt: sum(lines, (line) => line.additionalDiscountAmt),
    totalProductAmt,
    deliveryAmt,
    payAmt: totalProductAmt + deliveryAmt,
    subPayAmt: order.points,
    chargeAmt: totalProductAmt + deliveryAmt - order.points,
    accumulationAmt: sum(lines, (line) => line.accumulationAmt),
  };
}

function headRow(order: PastOrder): DemoRow<'shopOrder'> {
  const lines = linesOf(order);
  const others = lines.length - 1;
  const name = lines[0]?.product.name.name ?? '';
  return {
    orderNo: order.orderNo,
    memberNo: order.orderer.memberNo,
    orderSheetNo: null,
    orderType: 'CART',
    orderTitle: others === 0 ? name : `${name} 외 ${others}건`,
    orderStatusType: order.status,
    platformType: 'MOBILE_WEB',
    payType: 'CREDIT_CARD',
    pgType: 'DUMMY',
    ordererName: order.orderer.name,
    ordererContact1: order.orderer.phone,
    ordererEmail: `member${order.orderer.memberNo}@example.com`,
    deliveryMemo: '문 앞에 놓아주세요',
    ...amountsOf(order),
    orderedAt: new Date(order.orderedAt),
    paidAt: new Date(order.orderedAt),
  };
}

function parcelRow(order: PastOrder, parcel: PastParcel): DemoRow<'orderDelivery'> {
  const { template } = parcel.product.partner;
  const shippedAt = reachedAt(order, 'DELIVERY_ING');
  return {
    deliveryNo: parcel.deliveryNo,
    orderNo: order.orderNo,
    partnerNo: parcel.product.partner.row.partnerNo,
    partnerName: parcel.product.partner.row.partnerName,
    deliveryTemplateNo: parcel.product.deliveryTemplateNo,
    deliveryPayType: 'PREPAID_DELIVERY',
    deliveryCondition: {
      deliveryConditionType: parcel.deliveryAmt === 0 ? 'FREE' : template.deliveryConditionType,
      deliveryAmt: parcel.deliveryAmt,
      aboveDeliveryAmt: template.aboveDeliveryAmt ?? 0,
      returnDeliveryAmt: template.returnDeliveryAmt ?? 0,
      remoteDeliveryAmt: template.islandDeliveryAmt ?? 0,
      jejuDeliveryAmt: template.jejuDeliveryAmt ?? 0,
    },
    deliveryAmt: parcel.deliveryAmt,
    receiverName: order.orderer.name,
    receiverZipCd: '03000',
    receiverAddress: '서울특별시 종로구 가상대로 123',
    receiverJibunAddress: '서울특별시 종로구 가상동 1-23',
    receiverDetailAddress: '101동 1204호',
    receiverContact1: order.orderer.phone,
    deliveryMemo: '문 앞에 놓아주세요',
    deliveryCompanyType: template.deliveryCompanyType ?? 'CJ',
    invoiceNo: shippedAt === null ? null : `0000${String(parcel.deliveryNo).padStart(8, '0')}`,
    shippedAt,
    deliveredAt: reachedAt(order, 'DELIVERY_DONE'),
  };
}

function lineRow(order: PastOrder, parcel: PastParcel, line: PastLine): DemoRow<'orderOption'> {
  const { product, option } = line;
  const { category, price, brand } = product;
  return {
    orderOptionNo: line.orderOptionNo,
    orderNo: order.orderNo,
    deliveryNo: parcel.deliveryNo,
    memberNo: order.orderer.memberNo,
    partnerNo: product.partner.row.partnerNo,
    productNo: product.productNo,
    optionNo: option.optionNo,
    optionType: option.optionType ?? 'NORMAL_OPTION',
    productName: product.name.name,
    productNameEn: product.name.nameEn,
    brandName: brand.name,
    partnerName: product.partner.row.partnerName,
    categoryNo: category.categoryNo,
    categoryNames: [ko(category.root.label), ko(category.leaf.label)],
    optionName: option.label,
    optionValue: option.value,
    imageUrl:
      option.imageUrl === undefined || option.imageUrl === '' ? (pictureUrls(product)[0] ?? '') : option.imageUrl,
    orderCnt: line.count,
    salePrice: price.salePrice,
    addPrice: option.addPrice,
    immediateDiscountPrice: price.immediateDiscountAmt,
    additionalDiscountPrice: price.additionDiscountAmt,
    standardAmt: line.standardAmt,
    immediateDiscountAmt: line.immediateDiscountAmt,
    additionalDiscountAmt: line.additionalDiscountAmt,
    buyAmt: line.buyAmt,
    adjustedAmt: line.buyAmt,
    subPayAmt: line.subPayAmt,
    chargeAmt: line.buyAmt - line.subPayAmt,
    accumulationRate: 1,
    accumulationAmt: line.accumulationAmt,
    orderStatusType: order.status,
    registeredAt: new Date(order.orderedAt),
    paidAt: new Date(order.orderedAt),
    preparedAt: reachedAt(order, 'PRODUCT_PREPARE'),
    shippedAt: reachedAt(order, 'DELIVERY_ING'),
    deliveredAt: reachedAt(order, 'DELIVERY_DONE'),
    confirmedAt: reachedAt(order, 'BUY_CONFIRM'),
    reviewed: isReviewed(line.orderOptionNo),
    reviewableUntil: new Date(order.orderedAt + REVIEW_DAYS * DAY_MS),
  };
}

function historyRows(order: PastOrder): readonly DemoRow<'orderOptionHistory'>[] {
  return linesOf(order).flatMap(({ orderOptionNo }) => {
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

function holdRows(order: PastOrder): readonly DemoRow<'stockHold'>[] {
  const at = new Date(order.orderedAt);
  return linesOf(order).map(({ option, count }) => ({
    orderNo: order.orderNo,
    optionNo: option.optionNo,
    holdCnt: count,
    status: 'TAKEN',
    createdAt: at,
    expiresAt: at,
    endedAt: at,
  }));
}

function waitingRows(order: PastOrder): readonly DemoRow<'pointWaiting'>[] {
  if (order.status === 'BUY_CONFIRM') return [];
  return linesOf(order)
    .filter(({ accumulationAmt }) => accumulationAmt > 0)
    .map(({ orderOptionNo, accumulationAmt }) => ({
      orderOptionNo,
      memberNo: order.orderer.memberNo,
      waitingAmt: accumulationAmt,
      createdAt: new Date(order.orderedAt),
    }));
}

/** The rows of past orders but for their money. */
export function orderRows(orders: readonly PastOrder[]): DemoRows {
  return {
    shopOrder: orders.map(headRow),
    orderDelivery: orders.flatMap((order) => order.parcels.map((parcel) => parcelRow(order, parcel))),
    orderOption: orders.flatMap((order) =>
      order.parcels.flatMap((parcel) => parcel.lines.map((line) => lineRow(order, parcel, line))),
    ),
    orderOptionHistory: orders.flatMap(historyRows),
    stockHold: orders.flatMap(holdRows),
    pointWaiting: orders.flatMap(waitingRows),
  };
}

/** What an order costs to charge, in won. */
export const chargeOf = (order: PastOrder): number => amountsOf(order).chargeAmt;

/** How many pieces of each option past orders took. */
export function takenPieces(orders: readonly PastOrder[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const { option, count } of orders.flatMap(linesOf))
    taken.set(option.optionNo, (taken.get(option.optionNo) ?? 0) + count);
  return taken;
}
