import { adultMark } from '../../../access/access.ts';
import { allowsCashReceipt, cashReceiptStatus, maskedCashReceiptKey } from '../../../order/payment/cash-receipt.ts';
import { expectedArrival } from '../../../order/record/arrival.ts';
import { DEFAULT_DISPATCH } from '../../../product/promised-arrival.ts';
import { autoConfirmAt, isWholeOrderCancelable, nextActions } from '../../../claim/next-action.ts';
import type { DeliveryStep, Order, OrderGift, OrderOption, OrderSummary } from '../../../order/record/order-record.ts';
import { leftOf } from '../../../order/refund/line-portion.ts';
import { awaitsPayment, hasEndedUnpaid } from '../../../order/record/order-status.ts';
import { formatYmdt, kstDate } from '../../../value/calendar.ts';
import { wholeDeliveryFee } from '../../../value/delivery-fees.ts';
import { groupBy } from '../../../value/group-by.ts';
import type { EpochMs } from '../../../value/time.ts';
import { addWon, subtractWon, sumWonOf, ZERO_WON } from '../../../value/won.ts';
import {
  type MemoryOrderOption,
  type MemoryOrder,
  statusOf,
  claimedCntOf,
  openClaimOf,
  reviewFacts,
} from './memory-order.ts';

/** An order as a list shows it. */
export function summaryOf(order: MemoryOrder, gift: OrderGift | null, now: EpochMs): OrderSummary {
  return {
    orderNo: order.orderNo,
    orderYmdt: formatYmdt(order.orderedAt),
    payType: order.payType,
    defaultOrderStatusType: statusOf(order),
    firstOrderAmt: order.priced.amount,
    bankInfo: order.bankInfo,
    paymentExpirationYmdt: expirationOf(order),
    gift,
    orderOptions: order.options.map((option) => optionAnswer(order, option, now)),
  };
}

/** What the courier of a memory shop writes of an option: that it took the parcel over, and that it has come. */
export function courierSteps({ DELIVERY_ING, DELIVERY_DONE }: MemoryOrderOption['reachedAt']): DeliveryStep[] {
  return [
    { deliveryStepType: 'DELIVERED', at: DELIVERY_DONE } as const,
    { deliveryStepType: 'PICKED_UP', at: DELIVERY_ING } as const,
  ].flatMap(({ deliveryStepType, at }) =>
    at === undefined ? [] : [{ deliveryStepType, place: null, stepYmdt: formatYmdt(at) }],
  );
}

/** An order with everything known of it. */
export function orderAnswer(order: MemoryOrder, gift: OrderGift | null, now: EpochMs): Order {
  const { amount, bill } = order.priced;
  const paidAt = order.options[0]?.reachedAt.PAY_DONE;
  return {
    orderNo: order.orderNo,
    orderYmdt: formatYmdt(order.orderedAt),
    payType: order.payType,
    defaultOrderStatusType: statusOf(order),
    firstOrderAmount: amount,
    lastOrderAmount: lastAmount(order),
    lines: bill,
    orderer: order.request.orderer,
    payInfo: {
      payType: order.payType,
      cardName: null,
      installmentMonths: order.request.installmentMonths,
      approveYmdt: paidAt === undefined ? null : formatYmdt(paidAt),
      bankInfo: order.bankInfo,
      cashReceipt: cashReceiptOf(order),
    },
    paymentExpirationYmdt: expirationOf(order),
    gift,
    orderOptionsGroupByPartner: partnersOf(order, now),
    accumulationAmtWhenBuyConfirm: hasEndedUnpaid(statusOf(order))
      ? ZERO_WON
      : sumWonOf(order.options, ({ priced }) => priced.accumulationAmt),
    lateRefund: null,
  };
}

/** The first amounts, less what has gone back. */
function lastAmount({ priced: { amount }, paid }: MemoryOrder): Order['lastOrderAmount'] {
  const left = leftOf(paid);
  return { ...amount, payAmt: addWon(left.chargeAmt, left.subPayAmt), ...left };
}

function expirationOf(order: MemoryOrder): string | null {
  return awaitsPayment(statusOf(order)) ? formatYmdt(order.expiresAt) : null;
}

/** A receipt is issued at the instant an order is paid, and canceled at the instant it is settled what goes back. */
function cashReceiptOf(order: MemoryOrder): Order['payInfo']['cashReceipt'] {
  const { payType, priced, paid, options } = order;
  const { cashReceipt } = order.request;
  if (cashReceipt === undefined || !allowsCashReceipt(payType)) return null;
  const { cashReceiptIssuePurposeType } = cashReceipt;
  const issueAmt = priced.amount.chargeAmt;
  const canceledAmt = subtractWon(issueAmt, leftOf(paid).chargeAmt);
  const isPaid = options.every(({ reachedAt }) => reachedAt.PAY_DONE !== undefined);
  const status = cashReceiptStatus(isPaid ? { status: 'ISSUED', issueAmt, canceledAmt } : null);
  return { cashReceiptIssuePurposeType, maskedKey: maskedCashReceiptKey(cashReceipt), ...status };
}

function partnersOf(order: MemoryOrder, now: EpochMs): Order['orderOptionsGroupByPartner'] {
  const { shippingAddress, deliveryMemo } = order.request;
  const parcels = order.priced.deliveries.map((delivery, index) => ({ delivery, index }));
  return [...groupBy(parcels, ({ delivery }) => delivery.group.partnerNo)].map(([partnerNo, own]) => ({
    partnerNo,
    partnerName: own[0]?.delivery.group.partnerName ?? '',
    orderOptionsGroupByDelivery: own.map(({ delivery, index }) => ({
      deliveryNo: index + 1,
      // of a gift nothing: where it goes is its recipient's
      receiverName: shippingAddress?.receiverName ?? '',
      receiverZipCd: shippingAddress?.receiverZipCd ?? '',
      receiverAddress: shippingAddress?.receiverAddress ?? '',
      receiverDetailAddress: shippingAddress?.receiverDetailAddress ?? '',
      receiverContact1: shippingAddress?.receiverContact1 ?? '',
      deliveryMemo,
      deliveryAmt: wholeDeliveryFee(delivery),
      orderOptions: order.options
        .filter((option) => option.priced.deliveryIndex === index)
        .map((option) => optionAnswer(order, option, now)),
    })),
  }));
}

function optionAnswer(order: MemoryOrder, option: MemoryOrderOption, now: EpochMs): OrderOption {
  const { line, price, adjustedAmt, accumulationAmt } = option.priced;
  return {
    orderNo: order.orderNo,
    orderOptionNo: option.orderOptionNo,
    productNo: line.productNo,
    optionNo: line.optionNo,
    productName: line.productName,
    brandName: line.brandName,
    partnerNo: line.partnerNo,
    partnerName: line.partnerName,
    imageUrl: line.imageUrl,
    ...adultMark(line.adult),
    optionName: line.optionName,
    optionValue: line.optionValue,
    orderCnt: line.orderCnt,
    inputs: line.optionInputs,
    categoryName1: '',
    categoryName2: '',
    categoryName3: '',
    categoryName4: '',
    price: { ...price, standardPrice: addWon(price.salePrice, price.addPrice), adjustedAmt },
    orderStatusType: option.status,
    claimedCnt: claimedCntOf(order, option),
    claimStatusType: openClaimOf(option) === null ? null : (option.claim?.claimStatusType ?? null),
    claimNo: option.claim?.claimNo ?? null,
    nextActions: actionsOf(order, option, now),
    delivery: null,
    orderStatusDate: datesOf(order, option, now),
    accumulationAmt,
  };
}

const CLAIMABLE = {
  cancelable: true,
  exchangeable: true,
  returnable: true,
  refundable: true,
} as const;

function actionsOf(order: MemoryOrder, option: MemoryOrderOption, now: EpochMs): OrderOption['nextActions'] {
  const wholeOrderCancelable = isWholeOrderCancelable(
    order.options.map((one) => ({ ...CLAIMABLE, openClaim: openClaimOf(one), orderStatusType: one.status })),
  );
  const past = {
    openClaim: openClaimOf(option),
    hasClaim: option.claim !== null,
    deliveredAt: option.reachedAt.DELIVERY_DONE ?? null,
  };
  const facts = {
    ...CLAIMABLE,
    ...past,
    isGift: order.request.shippingAddress === null,
    awaitsAddress: order.awaitsAddress,
    wholeOrderCancelable,
    ...reviewFacts(option),
  };
  return nextActions({ ...facts, orderStatusType: option.status }, now).map((nextActionType) => ({ nextActionType }));
}

function datesOf(
  { orderedAt, request }: MemoryOrder,
  { status, reachedAt }: MemoryOrderOption,
  now: EpochMs,
): OrderOption['orderStatusDate'] {
  const ymdt = (reached: EpochMs | undefined) => (reached === undefined ? null : formatYmdt(reached));
  const delivered = reachedAt.DELIVERY_DONE;
  const confirmsItself = status === 'DELIVERY_DONE' && delivered !== undefined;
  const { PAY_DONE: paidAt = null, DELIVERY_ING: shippedAt = null } = reachedAt;
  const hasAddress = request.shippingAddress !== null;
  const shipment = { ...DEFAULT_DISPATCH, orderStatusType: status, orderedAt, paidAt, shippedAt, hasAddress };
  const arrival = expectedArrival(shipment, now);
  return {
    arrivalYmd: arrival === null ? null : kstDate(arrival),
    registerYmdt: formatYmdt(orderedAt),
    payYmdt: ymdt(reachedAt.PAY_DONE),
    deliveryStartYmdt: ymdt(reachedAt.DELIVERY_ING),
    deliveryCompleteYmdt: ymdt(delivered),
    buyConfirmYmdt: ymdt(reachedAt.BUY_CONFIRM),
    autoConfirmYmdt: confirmsItself ? formatYmdt(autoConfirmAt(delivered)) : null,
  };
}
