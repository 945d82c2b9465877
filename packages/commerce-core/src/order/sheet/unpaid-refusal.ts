import type { Refusal } from '../../error/refusal.ts';

/** What orders that wait for their money hold of one member. */
export interface UnpaidOrders {
  readonly orderCnt: number;
  /** Pieces of all of them. */
  readonly pieceCnt: number;
}

/** What one member's unpaid orders hold at most: more than people buy, less than a shop has. Assumed. */
export const UNPAID_LIMITS: UnpaidOrders = { orderCnt: 10, pieceCnt: 200 };

/**
 * Whether goods may be held for one more unpaid order; null when they may. Only a buyer who pays takes goods from
 * others: an account waits three days for its deposit. Assumed.
 * @param pieceCnt pieces of the new order
 */
export function unpaidRefusal(waiting: UnpaidOrders, pieceCnt: number): Refusal<'UNPAID_LIMIT'> | null {
  if (waiting.orderCnt >= UNPAID_LIMITS.orderCnt) return refusal('ORDERS', UNPAID_LIMITS.orderCnt);
  if (waiting.pieceCnt + pieceCnt > UNPAID_LIMITS.pieceCnt) return refusal('PIECES', UNPAID_LIMITS.pieceCnt);
  return null;
}

function refusal(reason: 'ORDERS' | 'PIECES', limit: number): Refusal<'UNPAID_LIMIT'> {
  return { code: 'UNPAID_LIMIT', details: { reason, limit } };
}
