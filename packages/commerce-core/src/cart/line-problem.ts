import { type Visitor, withheldFrom } from '../access/access.ts';
import { mostPieces, type PurchaseLimits } from '../product/purchase-limit.ts';
import type { SaleStatusType } from '../product/sale-status.ts';
import type { OptionNo, ProductNo } from '../value/identifiers.ts';
import type { LineProblem, ValidInfo } from './cart.ts';

/** What is known of the goods behind a line, at the moment of asking. Assumed: the vendor's limits, in our words. */
export interface LineFacts extends PurchaseLimits {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderCnt: number;
  /** False when the product or option is gone. */
  readonly exists: boolean;
  readonly saleStatusType: SaleStatusType;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
  readonly soldOut: boolean;
  /** Pieces left of the option. */
  readonly stockCnt: number;
  /** Pieces this person has bought before that count against the limit for one person. */
  readonly boughtCnt: number;
}

/** Problems that no other count would solve: nothing with one of them is put into a cart. The worst comes first. */
export const FINAL_LINE_PROBLEMS: readonly LineProblem[] = [
  'NOT_FOUND',
  'NOT_ON_SALE',
  'ADULT_ONLY',
  'TELECOM_ONLY',
  'SOLD_OUT',
];

/**
 * Says whether a line can be ordered as it is. Limits count all pieces of a product, stock all pieces of an option,
 * over every line of the cart. Assumed: the worst problem is named first.
 * @param cart every line of the same cart, this one among them
 */
export function checkLine(line: LineFacts, cart: readonly LineFacts[], visitor: Visitor): ValidInfo {
  const errorCode = lineProblem(line, cart, visitor);
  if (errorCode === null) return { valid: true, errorCode, message: null, orderCntChangeable: true };
  const isSpent = errorCode === 'MAX_BUY' && mostPieces(line, line.boughtCnt) === 0;
  return {
    valid: false,
    errorCode,
    message: null,
    orderCntChangeable: !FINAL_LINE_PROBLEMS.includes(errorCode) && !isSpent,
  };
}

function lineProblem(line: LineFacts, cart: readonly LineFacts[], visitor: Visitor): LineProblem | null {
  if (!line.exists) return 'NOT_FOUND';
  if (line.saleStatusType !== 'ONSALE') return 'NOT_ON_SALE';
  const withheld = withheldFrom(visitor, line);
  if (withheld !== null) return withheld === 'ADULT' ? 'ADULT_ONLY' : 'TELECOM_ONLY';
  if (line.soldOut || line.stockCnt <= 0) return 'SOLD_OUT';
  if (countPieces(cart, (other) => other.optionNo === line.optionNo) > line.stockCnt) return 'STOCK_SHORT';
  const pieces = countPieces(cart, (other) => other.productNo === line.productNo);
  const limit = mostPieces(line, line.boughtCnt);
  if (limit !== null && pieces > limit) return 'MAX_BUY';
  return pieces < line.minBuyCnt ? 'MIN_BUY' : null;
}

function countPieces(cart: readonly LineFacts[], isCounted: (line: LineFacts) => boolean): number {
  return cart.reduce((sum, line) => sum + (isCounted(line) ? line.orderCnt : 0), 0);
}
