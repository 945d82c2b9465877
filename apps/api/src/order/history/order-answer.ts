import {
  adultMark,
  autoConfirmAt,
  awaitsPayment,
  bankName,
  eachFee,
  expectedArrival,
  formatYmdt,
  kstDate,
  maskPhone,
  type EpochMs,
  type Language,
  type OrderStatusType,
  wholeOrderStatus,
} from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import { fromNullableText, fromText, ymdtOrNull } from '../../database/instant.ts';
import { inLanguage } from '../../catalogue/catalogue.ts';
import { claimStatusOf, optionActions, statusOf } from '../record/option-action.ts';
import { textOf } from '../../database/stored-json.ts';
import type { DeliveryRow, OptionRow, OrderRow } from '../record/order-row.ts';
import { readOptionInputs } from '../sheet/sheet-product.ts';

/** One order in a list, as the contract has it. */
export type OrderSummaryAnswer = JsonAnswer<'getOrders'>['items'][number];
/** One ordered option, as the contract has it. */
export type OptionAnswer = OrderSummaryAnswer['orderOptions'][number];
/** The amounts of an order, as the contract has them; won. */
export type AmountAnswer = OrderSummaryAnswer['firstOrderAmt'];

/** The status of an order as a whole: that of its slowest option. */
export function orderStatus(order: OrderRow, options: readonly OptionRow[]): OrderStatusType {
  return wholeOrderStatus(options.map((option) => statusOf(option.orderStatusType))) ?? statusOf(order.orderStatusType);
}

/**
 * The virtual account an order was to be paid into, its bank in the reader's language; null
 * for any other payment method.
 */
export function bankInfoOf({ bankInfo }: OrderRow, language: Language): OrderSummaryAnswer['bankInfo'] {
  const bank = textOf(bankInfo, 'bank', null);
  if (bank === null) return null;
  return {
    bank,
    bankName: bankName(bank, language) ?? textOf(bankInfo, 'bankName', ''),
    account: textOf(bankInfo, 'account', ''),
    depositorName: textOf(bankInfo, 'depositorName', ''),
  };
}

/** Until when an order that waits for its money can be paid; null for one that does not wait. */
export function expirationOf({ orderStatusType, paymentExpiresAt }: OrderRow): string | null {
  return awaitsPayment(orderStatusType) ? ymdtOrNull(fromNullableText(paymentExpiresAt)) : null;
}

/** The gift of an order as its sender may see it; null for any other order. */
export function giftAnswer({ gift }: OrderRow): OrderSummaryAnswer['gift'] {
  if (gift === null) return null;
  const { giftNo: giftId, status, receiverName, receiverPhone } = gift;
  const expireYmdt = ymdtOrNull(fromNullableText(gift.expiresAt));
  return { giftId, status, receiverName, receiverPhone: maskPhone(receiverPhone), expireYmdt };
}

/** The amounts an order was made with. */
export function amountAnswer(order: OrderRow): AmountAnswer {
  return {
    standardAmt: order.standardAmt,
    totalProductAmt: order.totalProductAmt,
    immediateDiscountAmt: order.immediateDiscountAmt,
    additionalDiscountAmt: order.additionalDiscountAmt,
    productCouponDiscountAmt: order.productCouponDiscountAmt,
    cartCouponDiscountAmt: order.cartCouponDiscountAmt,
    deliveryCouponDiscountAmt: order.deliveryCouponDiscountAmt,
    ...eachFee((part) => order[part]),
    payAmt: order.payAmt,
    subPayAmt: order.subPayAmt,
    chargeAmt: order.chargeAmt,
  };
}

/** The same, less what was refunded to the payment method and as points. */
export function lastAmountAnswer(order: OrderRow): AmountAnswer {
  const chargeAmt = order.chargeAmt - order.refundedChargeAmt;
  const subPayAmt = order.subPayAmt - order.refundedSubPayAmt;
  return { ...amountAnswer(order), chargeAmt, subPayAmt, payAmt: chargeAmt + subPayAmt };
}

/** One ordered option, with the delivery of its parcel and the actions the order allows. */
export function optionAnswer(
  option: OptionRow,
  delivery: DeliveryRow | undefined,
  context: { readonly order: readonly OptionRow[]; readonly language: Language; readonly now: EpochMs },
): OptionAnswer {
  const [categoryName1 = '', categoryName2 = '', categoryName3 = '', categoryName4 = ''] = option.categoryNames;
  const spoken = (korean: string, english: string) => inLanguage(context.language, korean, english);
  const isGift = delivery?.usesShippingInfoLaterInput === true;
  const awaitsAddress = isGift && delivery.receiverAddress === null;
  const facts = { order: context.order, isGift, awaitsAddress };
  return {
    orderNo: option.orderNo,
    orderOptionNo: option.orderOptionNo,
    productNo: option.productNo,
    optionNo: option.optionNo,
    productName: spoken(option.productName, option.productNameEn),
    brandName: spoken(option.brandName, option.brandNameEn),
    partnerNo: option.partnerNo,
    partnerName: spoken(option.partnerName, option.partnerNameEn),
    imageUrl: option.imageUrl,
    ...adultMark(option.adult),
    optionName: spoken(option.optionName, option.optionNameEn),
    optionValue: spoken(option.optionValue, option.optionValueEn),
    orderCnt: option.orderCnt,
    inputs: [...readOptionInputs(option.optionInputs)],
    categoryName1,
    categoryName2,
    categoryName3,
    categoryName4,
    price: {
      standardPrice: option.salePrice + option.addPrice,
      salePrice: option.salePrice,
      addPrice: option.addPrice,
      standardAmt: option.standardAmt,
      immediateDiscountAmt: option.immediateDiscountAmt,
      additionalDiscountAmt: option.additionalDiscountAmt,
      buyAmt: option.buyAmt,
      adjustedAmt: option.adjustedAmt,
    },
    orderStatusType: statusOf(option.orderStatusType),
    claimedCnt: option.claimedCnt,
    claimStatusType: claimStatusOf(option.claimStatusType),
    claimNo: option.claimNo,
    nextActions: optionActions(option, facts, context.now).map((nextActionType) => ({ nextActionType })),
    delivery: deliveryAnswer(delivery),
    orderStatusDate: { ...statusDates(option), arrivalYmd: arrivalOf(option, delivery, context.now) },
    accumulationAmt: option.accumulationAmt,
  };
}

function deliveryAnswer(delivery: DeliveryRow | undefined): OptionAnswer['delivery'] {
  if (delivery?.invoiceNo == null) return null;
  return {
    deliveryCompanyType: delivery.deliveryCompanyType ?? 'ETC',
    invoiceNo: delivery.invoiceNo,
    retrieveInvoiceUrl: null,
  };
}

function arrivalOf(option: OptionRow, delivery: DeliveryRow | undefined, now: EpochMs): string | null {
  if (delivery === undefined) return null;
  const { departureCutoff, deliveryDays } = delivery;
  const orderedAt = fromText(option.registeredAt);
  const paidAt = fromNullableText(option.paidAt);
  const shippedAt = fromNullableText(option.shippedAt);
  const orderStatusType = statusOf(option.orderStatusType);
  const hasAddress = delivery.receiverAddress !== null;
  const times = { orderedAt, paidAt, shippedAt };
  const day = expectedArrival({ departureCutoff, deliveryDays, orderStatusType, hasAddress, ...times }, now);
  return day === null ? null : kstDate(day);
}

function statusDates(option: OptionRow): Omit<OptionAnswer['orderStatusDate'], 'arrivalYmd'> {
  const deliveredAt = fromNullableText(option.deliveredAt);
  const confirmsItself = option.orderStatusType === 'DELIVERY_DONE' && deliveredAt !== null;
  return {
    registerYmdt: formatYmdt(fromText(option.registeredAt)),
    payYmdt: ymdtOrNull(fromNullableText(option.paidAt)),
    deliveryStartYmdt: ymdtOrNull(fromNullableText(option.shippedAt)),
    deliveryCompleteYmdt: ymdtOrNull(fromNullableText(option.deliveredAt)),
    buyConfirmYmdt: ymdtOrNull(fromNullableText(option.confirmedAt)),
    autoConfirmYmdt: confirmsItself ? formatYmdt(autoConfirmAt(deliveredAt)) : null,
  };
}
