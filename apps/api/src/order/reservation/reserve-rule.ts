import {
  allowsCashReceipt,
  commerceError,
  isCashReceipt,
  isDeliverable,
  isEmail,
  mayPayByInstallments,
  payTypesFor,
  personLimit,
  sumWonOf,
  tidyText,
  unpaidRefusal,
  type CouponRequest,
  type PayType,
  type PricedOrder,
  type UnpaidOrders,
} from '@dealstore/commerce-core/domain';
import type { CallOf } from '../../contract/operation.ts';
import type { CouponUse } from './coupon-use.ts';
import type { OrderType } from '../sheet/order-sheet.store.ts';
import { piecesBy } from '../sheet/pieces.ts';
import type { PurchaseQuota } from './purchase-count.ts';
import { SHEET_TYPES } from '../sheet/sheet-answer.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';
import type { RequiredTerms } from '../sheet/sheet-terms.ts';

type Body = CallOf<'reservePayment'>['body'];

/**
 * How an order is paid: by points alone, for nothing, or by a method the shop has for such an order. Rejects with INVALID_REQUEST when the
 * method does not fit the charge, or installments or a cash receipt do not fit the method.
 */
export function checkedPayType(
  body: Body,
  orderType: OrderType,
  { chargeAmt, subPayAmt }: Pick<PricedOrder['amount'], 'chargeAmt' | 'subPayAmt'>,
): PayType {
  if (chargeAmt === 0) return subPayAmt > 0 ? 'ACCUMULATION' : 'ZERO_PAY';
  if (!payTypesFor(SHEET_TYPES[orderType]).includes(body.payType)) throw invalid('payType');
  const { cashReceipt } = body;
  if (cashReceipt !== undefined && !(allowsCashReceipt(body.payType) && isCashReceipt(cashReceipt))) {
    throw invalid('cashReceipt');
  }
  const months = body.installmentMonths ?? 0;
  if (months === 0) return body.payType;
  if (!mayPayByInstallments(body.payType, chargeAmt, months)) throw invalid('installmentMonths');
  return body.payType;
}

/**
 * A gift's address comes from its recipient, every other order's with it; it has an orderer and a receiver whose names are
 * not blank. Rejects with INVALID_REQUEST.
 */
export function refuseMisaddressed(orderType: OrderType, { shippingAddress, orderer }: Body): void {
  if (tidyText(orderer.ordererName) === '') throw invalid('ordererName');
  const { ordererEmail } = orderer;
  if (ordererEmail !== undefined && ordererEmail !== null && ordererEmail !== '' && !isEmail(ordererEmail)) {
    throw invalid('ordererEmail');
  }
  if ((orderType === 'GIFT') !== (shippingAddress === undefined)) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/shippingAddress', rule: 'required' } });
  }
  if (shippingAddress !== undefined && !isDeliverable(shippingAddress)) throw invalid('shippingAddress');
}

/** Rejects with UNPAID_LIMIT when no goods are held for one more order that waits for its money. */
export function refuseToHold(waiting: UnpaidOrders, lines: readonly SheetLine[]): void {
  const pieceCnt = lines.reduce((sum, { orderCnt }) => sum + orderCnt, 0);
  const refusal = unpaidRefusal(waiting, pieceCnt);
  if (refusal !== null) throw commerceError(refusal.code, refusal);
}

/** What was agreed to, in which version; rejects with INVALID_REQUEST naming the required texts that were not. */
export function refuseMissingConsent(
  terms: readonly RequiredTerms[],
  agrees: Body['agreementTermsAgrees'],
): readonly { readonly termsType: string; readonly version: string }[] {
  const agreed = new Set(agrees.filter(({ isAgree }) => isAgree).map(({ termsType }) => termsType));
  const missing = terms.filter(({ type, required }) => required && !agreed.has(type)).map(({ type }) => type);
  if (missing.length > 0) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/agreementTermsAgrees', termsTypes: missing } });
  }
  return terms.filter(({ type }) => agreed.has(type)).map(({ type, version }) => ({ termsType: type, version }));
}

/** Every coupon an order uses with what it takes off. */
export function couponUses(priced: PricedOrder<SheetLine>, coupons: CouponRequest): readonly CouponUse[] {
  const { amount } = priced;
  const ofProducts = coupons.productCoupons.map(({ productNo, couponIssueNo }) => ({
    couponIssueNo,
    discountAmt: sumWonOf(
      priced.lines.filter(({ line }) => line.productNo === productNo),
      (line) => line.productCouponAmt,
    ),
  }));
  const uses: CouponUse[] = [...ofProducts];
  const { cartCouponIssueNo, deliveryCouponIssueNo } = coupons;
  if (cartCouponIssueNo !== null) {
    uses.push({ couponIssueNo: cartCouponIssueNo, discountAmt: amount.cartCouponDiscountAmt });
  }
  if (deliveryCouponIssueNo !== null) {
    uses.push({ couponIssueNo: deliveryCouponIssueNo, discountAmt: amount.deliveryCouponDiscountAmt });
  }
  return uses;
}

/** What counts against the limits for one person. */
export function purchaseQuotas(lines: readonly SheetLine[]): readonly PurchaseQuota[] {
  const pieces = piecesBy(
    lines,
    (line) => line.productNo,
    (line) => line.orderCnt,
  );
  const byProduct = new Map(lines.map((line) => [line.productNo, line]));
  return [...byProduct.values()].flatMap((line) => {
    const limit = personLimit(line);
    return limit === null ? [] : { productNo: line.productNo, orderCnt: pieces.get(line.productNo) ?? 0, ...limit };
  });
}

function invalid(
  field: 'payType' | 'cashReceipt' | 'installmentMonths' | 'ordererName' | 'ordererEmail' | 'shippingAddress',
) {
  return commerceError('INVALID_REQUEST', { details: { place: `body/${field}`, rule: field } });
}
