import type { CommerceErrorCode } from '../error/catalogue.ts';
import type { Refusal } from '../error/refusal.ts';
import type { OptionNo } from '../value/identifiers.ts';
import type { Cart, LineProblem, OptionInput } from './cart.ts';
import { CART_LINE_LIMIT } from './guest-cart.ts';
import { FINAL_LINE_PROBLEMS } from './line-problem.ts';
import { optionInputProblem } from './option-input.ts';

/** The error each problem of a line is reported by. Assumed: both limits are one error. */
export const LINE_PROBLEM_CODES: Readonly<Record<LineProblem, CommerceErrorCode>> = {
  NOT_FOUND: 'NOT_FOUND',
  NOT_ON_SALE: 'NOT_ON_SALE',
  ADULT_ONLY: 'ADULT_ONLY',
  TELECOM_ONLY: 'TELECOM_ONLY',
  SOLD_OUT: 'SOLD_OUT',
  STOCK_SHORT: 'STOCK_SHORT',
  MIN_BUY: 'PURCHASE_LIMIT',
  MAX_BUY: 'PURCHASE_LIMIT',
};

/**
 * Why lines, priced as a cart of their own, may not be put into a cart; null when they may. Assumed: the worst first.
 */
export function cartRefusal(cart: Pick<Cart, 'invalidProducts'>): Refusal | null {
  const options = cart.invalidProducts.flatMap((product) => product.orderProductOptions);
  for (const reason of FINAL_LINE_PROBLEMS) {
    const optionNos = options.filter(({ validInfo }) => validInfo.errorCode === reason).map(({ optionNo }) => optionNo);
    if (optionNos.length > 0) return { code: LINE_PROBLEM_CODES[reason], details: { optionNos, reason } };
  }
  return null;
}

/** Why a cart does not hold so many lines; null when it does. */
export function fullRefusal(lineCnt: number): Refusal<'PURCHASE_LIMIT'> | null {
  return lineCnt <= CART_LINE_LIMIT ? null : { code: 'PURCHASE_LIMIT', details: { limit: CART_LINE_LIMIT } };
}

/**
 * Why the texts a buyer gives with an option are not taken; null when they are.
 * @param labels what the product asks for, in every language
 */
export function optionInputsRefusal(
  { optionNo, optionInputs }: { readonly optionNo: OptionNo; readonly optionInputs: readonly OptionInput[] },
  labels: readonly string[],
): Refusal | null {
  const rule = optionInputProblem(optionInputs, labels);
  if (rule === 'UNKNOWN_LABEL') return { code: 'NOT_FOUND', details: { optionNos: [optionNo] } };
  return rule === null ? null : { code: 'INVALID_REQUEST', details: { place: 'body/optionInputs', rule } };
}
