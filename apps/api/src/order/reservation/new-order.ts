import {
  allowsCashReceipt,
  eachFee,
  type EpochMs,
  normalizeAddressEntry,
  tidyText,
  type Language,
  type OrderSheetChoice,
  type PayType,
  type PricedOrder,
  DEFAULT_DISPATCH,
  type MemberNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { CallOf } from '../../contract/operation.ts';
import { toText } from '../../database/instant.ts';
import type { PaymentProvider } from '../../providers.ts';
import type { OrderNumbers } from './order-number.ts';
import type { StoredSheet } from '../sheet/order-sheet.store.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';

/** A priced and permitted order before it is stored. */
export interface NewOrder {
  readonly memberNo: MemberNo;
  readonly sheet: StoredSheet;
  readonly priced: PricedOrder<SheetLine>;
  readonly choice: OrderSheetChoice;
  readonly body: CallOf<'reservePayment'>['body'];
  readonly payType: PayType;
  readonly pgType: PaymentProvider['pgType'];
  readonly agreements: readonly { readonly termsType: string; readonly version: string }[];
  readonly platform: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';
  readonly language: Language;
  readonly returnUrl: string;
  readonly now: EpochMs;
  readonly holdsUntil: EpochMs;
}

/** What a person reads of an order in one line: its first product and how many others. */
export function titleOf({ priced, language }: Pick<NewOrder, 'priced' | 'language'>): string {
  const names = [...new Map(priced.lines.map(({ line }) => [line.productNo, line])).values()];
  const [first] = names;
  const others = names.length - 1;
  if (language === 'en') {
    const name = first?.productNameEn || first?.productName;
    return others === 0 ? (name ?? '') : `${name} and ${others} more`;
  }
  return others === 0 ? (first?.productName ?? '') : `${first?.productName} 외 ${others}건`;
}

/** The row of the order itself. */
export function headRow(orderNo: OrderNo, order: NewOrder) {
  const { priced, body, sheet } = order;
  return {
    ...priced.amount,
    orderNo,
    memberNo: order.memberNo,
    orderSheetNo: sheet.orderSheetNo,
    orderType: sheet.orderType,
    orderTitle: titleOf(order),
    platformType: order.platform,
    payType: order.payType,
    pgType: pgTypeOf(order),
    ordererName: tidyText(body.orderer.ordererName),
    ordererContact1: body.orderer.ordererContact1,
    ordererEmail: body.orderer.ordererEmail ?? null,
    deliveryMemo: tidyText(body.deliveryMemo),
    accumulationAmt: priced.paymentInfo.accumulationAmtWhenBuyConfirm,
    cartCouponIssueNo: body.coupons.cartCouponIssueNo,
    deliveryCouponIssueNo: body.coupons.deliveryCouponIssueNo,
    agreements: order.agreements,
    cashReceipt: body.cashReceipt !== undefined && allowsCashReceipt(order.payType) ? body.cashReceipt : null,
    orderedAt: toText(order.now),
    paymentExpiresAt: toText(order.holdsUntil),
  };
}

/** One parcel per delivery group with the address it goes to. */
export function parcelRows({ orderNo, deliveryNos }: OrderNumbers, { priced, body }: NewOrder) {
  const receiver = receiverOf(body);
  const senders = new Map(priced.lines.map(({ line }) => [line.deliveryTemplateNo, line]));
  return priced.deliveries.map(({ group, ...delivery }, index) => ({
    ...receiver,
    deliveryNo: numberAt(deliveryNos, index),
    orderNo,
    partnerNo: group.partnerNo,
    partnerName: group.partnerName,
    deliveryTemplateNo: group.deliveryTemplateNo,
    deliveryPayType: group.deliveryPayType,
    deliveryCondition: group.deliveryCondition,
    ...eachFee((part) => delivery[part]),
    deliveryCouponDiscountAmt: delivery.deliveryCouponAmt,
    subPayAmt: delivery.subPayAmt,
    deliveryMemo: tidyText(body.deliveryMemo),
    entranceCode: body.entranceCode || null,
    deliveryCompanyType: senders.get(group.deliveryTemplateNo)?.deliveryCompanyType ?? null,
    ...(senders.get(group.deliveryTemplateNo)?.dispatch ?? DEFAULT_DISPATCH),
  }));
}

/** The address of a gift's parcel, until its recipient gives it. */
const LATER = {
  receiverName: null,
  receiverZipCd: null,
  receiverAddress: null,
  receiverJibunAddress: null,
  receiverDetailAddress: null,
  receiverContact1: null,
  usesShippingInfoLaterInput: true,
};

/** Where a parcel goes, as its book keeps it and without what only the book knows; of a gift nothing yet. */
function receiverOf({ shippingAddress }: NewOrder['body']) {
  if (shippingAddress === undefined) return LATER;
  const { addressNo: _unkept, addressName: _private, ...receiver } = normalizeAddressEntry(shippingAddress);
  return { ...receiver, usesShippingInfoLaterInput: false };
}

/** The options as they were sold: an order outlives its goods, so what a person reads of them is copied. */
export function optionRows({ orderNo, deliveryNos, orderOptionNos }: OrderNumbers, order: NewOrder) {
  return order.priced.lines.map(({ line, price, ...priced }, index) => ({
    ...line,
    orderOptionNo: numberAt(orderOptionNos, index),
    orderNo,
    deliveryNo: numberAt(deliveryNos, priced.deliveryIndex),
    memberNo: order.memberNo,
    standardAmt: price.standardAmt,
    immediateDiscountAmt: price.immediateDiscountAmt,
    additionalDiscountAmt: price.additionalDiscountAmt,
    buyAmt: price.buyAmt,
    productCouponIssueNo: priced.productCouponIssueNo,
    productCouponAmt: priced.productCouponAmt,
    cartCouponAmt: priced.cartCouponAmt,
    adjustedAmt: priced.adjustedAmt,
    subPayAmt: priced.subPayAmt,
    chargeAmt: priced.chargeAmt,
    accumulationAmt: priced.accumulationAmt,
    given: order.sheet.orderType === 'GIFT',
    orderStatusType: 'PAY_WAIT',
    registeredAt: toText(order.now),
  }));
}

/** The entries that add up to what is charged. */
export function billRows({ orderNo, orderOptionNos, deliveryNos }: OrderNumbers, { priced, now }: NewOrder) {
  return priced.ledger.map((entry, index) => ({
    orderNo,
    kind: 'BILL',
    effectKey: `bill:${orderNo}:${index}`,
    rule: entry.rule,
    source: entry.source,
    amount: entry.amount,
    orderOptionNo: entry.lineIndex === null ? null : numberAt(orderOptionNos, entry.lineIndex),
    deliveryNo: entry.deliveryIndex === null ? null : numberAt(deliveryNos, entry.deliveryIndex),
    enteredAt: toText(now),
  }));
}

/** The pending payment. */
export function paymentRow(orderNo: OrderNo, paymentKey: string, order: NewOrder) {
  return {
    orderNo,
    paymentKey,
    payType: order.payType,
    pgType: pgTypeOf(order),
    payAmt: order.priced.amount.chargeAmt,
    receipt: { installmentMonths: order.body.installmentMonths ?? 0 },
    clientReturnUrl: order.returnUrl,
    createdAt: toText(order.now),
  };
}

function pgTypeOf({ priced, pgType }: NewOrder): NewOrder['pgType'] | 'NONE' {
  return priced.amount.chargeAmt === 0 ? 'NONE' : pgType;
}

function numberAt<No extends number>(numbers: readonly No[], index: number): No {
  const drawn = numbers[index];
  if (drawn === undefined) throw new RangeError('an order has more parts than numbers were drawn for');
  return drawn;
}
