import { isPhone } from '../account/phone.ts';
import { PERSON_NAME_LIMIT } from '../account/person-name.ts';
import { isEmail } from '../account/email.ts';
import {
  addressProblems,
  EMPTY_ADDRESS_ENTRY,
  ENTRANCE_CODE_LIMIT,
  MEMO_LIMIT,
  type Address,
  EMPTY_ADDRESS,
} from '../address/address.ts';
import { isZipCode } from '../address/zip-code.ts';
import { allowsCashReceipt, type CashReceipt, isCashReceipt } from '../order/payment/cash-receipt.ts';
import { mayPayByInstallments } from '../order/payment/installment.ts';
import type { OrderSheet, OrderSheetChoice, PaymentInfo, ReserveRequest } from '../order/sheet/order-sheet.ts';
import { type CouponRequest, isSameCoupons } from '../coupon/coupon-request.ts';
import { paidBy, type PayType } from '../order/payment/pay-type.ts';
import type { AddressNo } from '../value/identifiers.ts';
import { lengthOf } from '../value/text-length.ts';
import type { Won } from '../value/won.ts';

/** What a shopper has filled in on an order sheet so far. */
export interface CheckoutChoice {
  readonly address: Address;
  /** At most 50 characters. */
  readonly deliveryMemo: string;
  /** Opens the door of the building; empty when there is none. */
  readonly entranceCode: string;
  readonly saveAddressBook: boolean;
  readonly useDefaultAddress: boolean;
  readonly orderer: OrderSheet['ordererContact'];
  readonly coupons: CouponRequest;
  /** Points to use, in won. */
  readonly points: Won;
  readonly payType: PayType | null;
  readonly installmentMonths: number;
  /** For payment by cash; another payment method keeps it but does not send it. */
  readonly cashReceipt: CashReceipt | null;
  readonly rememberPayType: boolean;
  /** Types of the terms agreed to. */
  readonly agreedTerms: readonly string[];
}

/**
 * The part of a choice that this device keeps for a declined payment or a reloaded page. It moves no price and holds no
 * address, phone or secret.
 */
export interface SavedChoice extends Pick<
  CheckoutChoice,
  'deliveryMemo' | 'payType' | 'installmentMonths' | 'rememberPayType' | 'agreedTerms'
> {
  /** The chosen address, where the backend has it; 0 for one that was typed in. */
  readonly addressNo: AddressNo;
}

/** What is missing before a sheet can be paid, in the order of the screen. */
export type CheckoutProblem =
  | 'items'
  | 'gift'
  | 'receiver-name'
  | 'receiver-phone'
  | 'zip'
  | 'address'
  | 'orderer-name'
  | 'orderer-phone'
  | 'orderer-email'
  | 'memo'
  | 'entrance-code'
  | 'points'
  | 'pay-type'
  | 'cash-receipt'
  | 'terms';

/**
 * An address to fill in, for the person who orders: name and phone are the proven ones. Assumed: most people order for
 * themselves.
 */
export function newAddress({ ordererContact }: Pick<OrderSheet, 'ordererContact'>): Address {
  const { ordererName, ordererContact1 } = ordererContact;
  return { ...EMPTY_ADDRESS, receiverName: ordererName, receiverContact1: ordererContact1 };
}

/**
 * What is filled in when a sheet opens: the coupons and points of its price, an address its price is for or else the
 * usual one, the payment method used last, and no agreement. What this device has kept replaces these.
 * A member who asked for it once has the payment method remembered; the box is never ticked by default. Source:
 * 전자상거래법 21조의2.
 */
export function initialChoice(sheet: OrderSheet, saved: SavedChoice | null = null): CheckoutChoice {
  const { mainAddress } = sheet.orderSheetAddress;
  const { addressNo = null, ...others } = saved ?? {};
  return {
    address: initialAddress(sheet, addressNo),
    deliveryMemo: '',
    entranceCode: '',
    saveAddressBook: mainAddress === null,
    useDefaultAddress: mainAddress === null,
    orderer: sheet.ordererContact,
    coupons: sheet.appliedCoupons,
    points: sheet.paymentInfo.subPayAmt,
    payType: sheet.lastPayType,
    installmentMonths: 0,
    cashReceipt: null,
    rememberPayType: sheet.lastPayType !== null,
    agreedTerms: [],
    ...others,
  };
}

/** The address chosen on this device, or else one in the place the price is for, or else the usual one. */
function initialAddress(sheet: OrderSheet, keptNo: AddressNo | null): Address {
  const { mainAddress, recentAddresses, bookedAddresses } = sheet.orderSheetAddress;
  const usual = mainAddress ?? recentAddresses[0] ?? newAddress(sheet);
  // The device does not keep a typed address, and another address in the same place is a different one.
  const isKept = ({ addressNo, receiverZipCd }: Address) =>
    keptNo === null ? receiverZipCd === sheet.receiverZipCd : addressNo !== 0 && addressNo === keptNo;
  return [usual, ...recentAddresses, ...bookedAddresses].find(isKept) ?? usual;
}

/**
 * Everything that keeps a sheet from being paid, first of the screen first; none when it can be.
 * Source: Spec §5 for phone and e-mail; Assumed for the rest.
 */
export function checkoutProblems(sheet: OrderSheet, choice: CheckoutChoice): readonly CheckoutProblem[] {
  const { address, orderer } = choice;
  const { paymentInfo } = sheet;
  const isGift = sheet.type === 'gift';
  const place = isGift ? [] : addressProblems({ ...EMPTY_ADDRESS_ENTRY, ...address });
  const checks: readonly (readonly [CheckoutProblem, boolean])[] = [
    ['items', sheet.deliveryGroups.length === 0 || sheet.invalidProducts.length > 0],
    ['gift', isGift && sheet.gift === undefined],
    ['receiver-name', place.includes('receiver-name')],
    ['receiver-phone', place.includes('receiver-phone')],
    ['zip', place.includes('zip')],
    ['address', place.some((problem) => problem.endsWith('address'))],
    ['orderer-name', !isOrdererName(orderer.ordererName)],
    ['orderer-phone', !isPhone(orderer.ordererContact1)],
    ['orderer-email', orderer.ordererEmail !== null && orderer.ordererEmail !== '' && !isEmail(orderer.ordererEmail)],
    ['memo', lengthOf(choice.deliveryMemo) > MEMO_LIMIT],
    ['entrance-code', lengthOf(choice.entranceCode) > ENTRANCE_CODE_LIMIT],
    ['points', choice.points > paymentInfo.availableMaxAccumulationAmt],
    ['pay-type', paymentInfo.paymentAmt > 0 && choice.payType === null],
    ['cash-receipt', !isReceiptInOrder(payTypeOf(paymentInfo, choice.payType), choice.cashReceipt)],
    ['terms', !sheet.termsInfos.every((terms) => !terms.required || choice.agreedTerms.includes(terms.termsType))],
  ];
  return checks.filter(([, isProblem]) => isProblem).map(([problem]) => problem);
}

/** The part of a choice that moves the price. */
export function pricedChoice(choice: CheckoutChoice): OrderSheetChoice {
  return {
    receiverZipCd: isZipCode(choice.address.receiverZipCd) ? choice.address.receiverZipCd : null,
    coupons: choice.coupons,
    points: choice.points,
  };
}

/** Whether a choice costs what was priced because nothing that moves the price differs. */
export function isSamePrice(choice: CheckoutChoice, priced: OrderSheetChoice): boolean {
  const { receiverZipCd, coupons, points } = pricedChoice(choice);
  const isSame: Record<keyof OrderSheetChoice, boolean> = {
    receiverZipCd: receiverZipCd === priced.receiverZipCd,
    coupons: isSameCoupons(coupons, priced.coupons),
    points: points === priced.points,
  };
  return !Object.values(isSame).includes(false);
}

/** The choice that the price of a sheet is made for, as it has been read. */
export function openingPrice({ receiverZipCd, appliedCoupons, paymentInfo }: OrderSheet): OrderSheetChoice {
  return { receiverZipCd, coupons: appliedCoupons, points: paymentInfo.subPayAmt };
}

/** The payment method of the order; a card until one is chosen. */
function payTypeOf({ paymentAmt, subPayAmt }: PaymentInfo, chosen: PayType | null): PayType {
  return paidBy(chosen ?? 'CREDIT_CARD', { chargeAmt: paymentAmt, subPayAmt });
}

/** The request that holds the goods and opens the payment, with the amount the shopper saw. */
export function reserveRequest(sheet: OrderSheet, choice: CheckoutChoice, clientReturnUrl: string): ReserveRequest {
  const payType = payTypeOf(sheet.paymentInfo, choice.payType);
  const { installmentMonths } = choice;
  return {
    payType,
    installmentMonths: mayPayByInstallments(payType, sheet.paymentInfo.paymentAmt, installmentMonths)
      ? installmentMonths
      : 0,
    ...(choice.cashReceipt !== null && allowsCashReceipt(payType) && { cashReceipt: choice.cashReceipt }),
    orderer: choice.orderer,
    shippingAddress: sheet.type === 'gift' ? null : choice.address,
    deliveryMemo: choice.deliveryMemo,
    entranceCode: choice.entranceCode,
    coupons: choice.coupons,
    subPayAmt: sheet.paymentInfo.subPayAmt,
    paymentAmtForVerification: sheet.paymentInfo.paymentAmt,
    agreementTermsAgrees: sheet.termsInfos.map(({ termsType }) => ({
      termsType,
      isAgree: choice.agreedTerms.includes(termsType),
    })),
    saveAddressBook: choice.saveAddressBook,
    useDefaultAddress: choice.useDefaultAddress,
    rememberPayType: choice.rememberPayType,
    clientReturnUrl,
  };
}

function isReceiptInOrder(payType: PayType, receipt: CashReceipt | null): boolean {
  return receipt === null || !allowsCashReceipt(payType) || isCashReceipt(receipt);
}

function isOrdererName(text: string): boolean {
  const length = lengthOf(text.trim());
  return length > 0 && length <= PERSON_NAME_LIMIT;
}
