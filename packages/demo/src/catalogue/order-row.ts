import { historyRows, lineRow } from './order-line-row.ts';
import { reachedAt } from './order-station.ts';
import { conditionOf, type PastLine, type PastOrder, type PastParcel, templateOf } from './order.ts';

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

function headRow(order: PastOrder) {
  const lines = linesOf(order);
  const others = lines.length - 1;
  const name = lines[0]?.product.name.name ?? '';
  return {
    orderNo: order.orderNo,
    memberNo: order.orderer.memberNo,
    orderSheetNo: null,
    orderType: order.gift === null ? 'CART' : 'GIFT',
    orderTitle: others === 0 ? name : `${name} 외 ${others}건`,
    orderStatusType: order.status,
    platformType: 'MOBILE_WEB',
    payType: 'CREDIT_CARD',
    pgType: 'DUMMY',
    ordererName: order.orderer.name,
    ordererContact1: order.orderer.phone,
    ordererEmail: `member${order.orderer.memberNo}@example.com`,
    deliveryMemo: order.gift === null ? '문 앞에 놓아주세요' : '',
    ...amountsOf(order),
    orderedAt: new Date(order.orderedAt),
    paidAt: new Date(order.orderedAt),
  } as const;
}

function parcelRow(order: PastOrder, parcel: PastParcel) {
  const template = templateOf(parcel.product);
  const condition = conditionOf(parcel.product);
  const shippedAt = reachedAt(order, 'DELIVERY_ING');
  return {
    deliveryNo: parcel.deliveryNo,
    orderNo: order.orderNo,
    partnerNo: parcel.product.partner.row.partnerNo,
    partnerName: parcel.product.partner.row.partnerName,
    deliveryTemplateNo: parcel.product.deliveryTemplateNo,
    deliveryPayType: 'PREPAID_DELIVERY',
    deliveryCondition:
      parcel.deliveryAmt === 0 ? { ...condition, deliveryConditionType: 'FREE', deliveryAmt: 0 } : condition,
    deliveryAmt: parcel.deliveryAmt,
    usesShippingInfoLaterInput: order.gift !== null,
    ...placeOf(order),
    departureCutoff: template.departureCutoff,
    deliveryDays: template.deliveryDays,
    deliveryCompanyType: template.deliveryCompanyType,
    invoiceNo: shippedAt === null ? null : `0000${String(parcel.deliveryNo).padStart(8, '0')}`,
    shippedAt,
    deliveredAt: reachedAt(order, 'DELIVERY_DONE'),
  } as const;
}

/** Where an order went; a gift that waits or was refused goes nowhere. */
function placeOf({ orderer, gift }: PastOrder) {
  const isKnown = gift === null || gift.end === 'COMPLETED';
  return {
    receiverName: isKnown ? (gift?.receiverName ?? orderer.name) : null,
    receiverZipCd: isKnown ? '03000' : null,
    receiverAddress: isKnown ? '서울특별시 종로구 가상대로 123' : null,
    receiverJibunAddress: isKnown ? '서울특별시 종로구 가상동 1-23' : null,
    receiverDetailAddress: isKnown ? '101동 1204호' : null,
    receiverContact1: isKnown ? (gift?.receiverPhone ?? orderer.phone) : null,
    deliveryMemo: isKnown ? '문 앞에 놓아주세요' : '',
  };
}

function holdRows(order: PastOrder) {
  const at = new Date(order.orderedAt);
  return linesOf(order).map(({ option, count }) => ({
    orderNo: order.orderNo,
    optionNo: option.optionNo,
    holdCnt: count,
    status: 'TAKEN' as const,
    createdAt: at,
    expiresAt: at,
    endedAt: at,
  }));
}

function waitingRows(order: PastOrder) {
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
export function orderRows(orders: readonly PastOrder[]) {
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
