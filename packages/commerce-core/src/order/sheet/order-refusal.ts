import type { Visitor } from '../../access/access.ts';
import { isEmail } from '../../account/email.ts';
import { PERSON_NAME_LIMIT } from '../../account/person-name.ts';
import { ENTRANCE_CODE_LIMIT, isDeliverable, MEMO_LIMIT, type ParcelPlace } from '../../address/address.ts';
import { LINE_PROBLEM_CODES } from '../../cart/cart-refusal.ts';
import { checkLine, type LineFacts } from '../../cart/line-problem.ts';
import type { CommerceErrorCode } from '../../error/catalogue.ts';
import type { Refusal } from '../../error/refusal.ts';
import { lengthRefusal } from '../../error/text-refusal.ts';
import { tidyText } from '../../value/tidy-text.ts';
import { allowsCashReceipt, isCashReceipt } from '../payment/cash-receipt.ts';
import { mayPayByInstallments } from '../payment/installment.ts';
import type { OrderSheetRequest, ReserveRequest } from './order-sheet.ts';
import { payTypesFor } from '../payment/pay-type.ts';
import type { PricedOrder } from './priced-order.ts';
import { SPENT_POINTS } from './taken-refusal.ts';
import { type UnpaidOrders, unpaidRefusal } from './unpaid-refusal.ts';

type SheetType = OrderSheetRequest['type'];

/** A `ReserveRequest` as the contract has it: with optional fields and plain numbers. */
export interface ReserveRequestBody
  extends
    Pick<ReserveRequest, 'deliveryMemo' | 'payType' | 'cashReceipt' | 'agreementTermsAgrees'>,
    Partial<Pick<ReserveRequest, 'entranceCode' | 'installmentMonths'>> {
  readonly orderer: { readonly ordererName: string; readonly ordererEmail?: string | null };
  readonly shippingAddress?: ParcelPlace | null;
  readonly paymentAmtForVerification: number;
}

/** Why an order is refused before it is priced, by the first reason; null when it is not. */
export function reserveRequestRefusal(
  request: ReserveRequestBody,
  facts: { readonly type: SheetType; readonly lines: readonly LineFacts[]; readonly visitor: Visitor },
): Refusal | null {
  return wordsRefusal(request) ?? linesRefusal(facts.lines, facts.visitor) ?? receiverRefusal(facts.type, request);
}

/**
 * Why an order is refused once it is priced; null when it is not.
 * @param waiting what other orders of the member hold that wait for their money
 * @param requiredTerms types of the texts that must be agreed to
 */
export function chargeRefusal(
  request: ReserveRequestBody,
  facts: {
    readonly type: SheetType;
    readonly priced: PricedOrder;
    readonly waiting: UnpaidOrders;
    readonly requiredTerms: readonly string[];
  },
): Refusal | null {
  const { type, priced, waiting, requiredTerms } = facts;
  return (
    amountRefusal(priced, request.paymentAmtForVerification) ??
    holdRefusal(priced, waiting) ??
    payRefusal(type, request, priced) ??
    consentRefusal(requiredTerms, request)
  );
}

/**
 * Why lines cannot be ordered as they are: the worst problem of the first line that has one, and every option with it.
 */
export function linesRefusal(lines: readonly LineFacts[], visitor: Visitor): Refusal | null {
  const problems = lines.flatMap((line) => {
    const { errorCode } = checkLine(line, lines, visitor);
    return errorCode === null ? [] : [{ optionNo: line.optionNo, errorCode }];
  });
  const [first] = problems;
  if (first === undefined) return null;
  const alike = problems.filter(({ errorCode }) => errorCode === first.errorCode);
  // Two lines may name one option.
  const optionNos = [...new Set(alike.map(({ optionNo }) => optionNo))];
  const code: CommerceErrorCode = LINE_PROBLEM_CODES[first.errorCode];
  return { code, details: { optionNos, reason: first.errorCode } };
}

/** Why a text of an order is refused: it is too long; null when it is not. */
function wordsRefusal({ orderer, deliveryMemo, entranceCode = '' }: ReserveRequestBody): Refusal | null {
  return (
    lengthRefusal('orderer/ordererName', orderer.ordererName, PERSON_NAME_LIMIT) ??
    lengthRefusal('deliveryMemo', deliveryMemo, MEMO_LIMIT) ??
    lengthRefusal('entranceCode', entranceCode, ENTRANCE_CODE_LIMIT)
  );
}

/**
 * Why nothing is sent: the buyer has a name and, if any, a mail address that is one; a parcel can go to the
 * address. A gift's address comes from its recipient, every other order's with it.
 */
function receiverRefusal(type: SheetType, { orderer, shippingAddress }: ReserveRequestBody): Refusal | null {
  if (tidyText(orderer.ordererName) === '') return malformed('ordererName');
  const email = orderer.ordererEmail ?? '';
  if (email !== '' && !isEmail(email)) return malformed('ordererEmail');
  const place = shippingAddress ?? null;
  if ((type === 'gift') !== (place === null)) return malformed('shippingAddress', 'required');
  return place === null || isDeliverable(place) ? null : malformed('shippingAddress');
}

/** Why a priced order is not charged: the shopper saw another amount, or has fewer points than they want to use. */
function amountRefusal(priced: PricedOrder, seenAmt: number): Refusal | null {
  if (priced.pointProblem === 'NOT_ENOUGH') return SPENT_POINTS;
  if (priced.pointProblem === null && priced.amount.chargeAmt === seenAmt) return null;
  return { code: 'PRICE_CHANGED', details: { paymentInfo: priced.paymentInfo } };
}

/** What is paid at once holds nothing. */
function holdRefusal({ amount, lines }: PricedOrder, waiting: UnpaidOrders): Refusal | null {
  if (amount.chargeAmt === 0) return null;
  const pieceCnt = lines.reduce((sum, { line }) => sum + line.orderCnt, 0);
  return unpaidRefusal(waiting, pieceCnt);
}

/** Why the payment method of a charge is refused; null when it is not, and without a charge. */
function payRefusal(
  type: SheetType,
  request: ReserveRequestBody,
  { amount }: Pick<PricedOrder, 'amount'>,
): Refusal | null {
  if (amount.chargeAmt === 0) return null;
  const { payType, cashReceipt, installmentMonths = 0 } = request;
  if (!payTypesFor(type).includes(payType)) return malformed('payType');
  if (cashReceipt !== undefined && !(allowsCashReceipt(payType) && isCashReceipt(cashReceipt))) {
    return malformed('cashReceipt');
  }
  const isAllowed = installmentMonths === 0 || mayPayByInstallments(payType, amount.chargeAmt, installmentMonths);
  return isAllowed ? null : malformed('installmentMonths');
}

/** Why an order is refused for a missing agreement. @param required types of the texts that must be agreed to */
function consentRefusal(required: readonly string[], { agreementTermsAgrees }: ReserveRequestBody): Refusal | null {
  const agreed = new Set(agreementTermsAgrees.filter(({ isAgree }) => isAgree).map(({ termsType }) => termsType));
  const termsTypes = required.filter((type) => !agreed.has(type));
  if (termsTypes.length === 0) return null;
  return { code: 'INVALID_REQUEST', details: { place: 'body/agreementTermsAgrees', termsTypes } };
}

function malformed(
  field: 'payType' | 'cashReceipt' | 'installmentMonths' | 'ordererName' | 'ordererEmail' | 'shippingAddress',
  rule: string = field,
): Refusal {
  return { code: 'INVALID_REQUEST', details: { place: `body/${field}`, rule } };
}
