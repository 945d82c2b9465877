import type { DeliveryNo } from '../../value/identifiers.ts';
import type { EpochMs } from '../../value/time.ts';
import { subtractWon, type Won, ZERO_WON } from '../../value/won.ts';
import type { RefundEntry } from './paid-order.ts';

/** A return of an order, with its return fee. */
export interface ReturnPickup {
  readonly requestedAt: EpochMs;
  /** Null until the goods are back. */
  readonly receivedAt: EpochMs | null;
  /** Whether it is only requested, so that it may still be withdrawn or rejected. */
  readonly isRequested: boolean;
  /** Entries of its refund, paid or estimated. */
  readonly entries: readonly Pick<RefundEntry, 'rule' | 'amount' | 'deliveryNo'>[];
}

/**
 * Return fees that other returns have deducted, in won by delivery: a return that is requested before the goods of
 * another one are received shares its pickup, and the fee is deducted once. Assumed: the carrier comes once for both.
 */
export function pickupFeesKept(
  others: readonly ReturnPickup[],
  own: Pick<ReturnPickup, 'requestedAt' | 'receivedAt'>,
): ReadonlyMap<DeliveryNo, Won> {
  const fees = new Map<DeliveryNo, Won>();
  for (const other of others) {
    if (!isTogether(other, own)) continue;
    for (const { rule, amount, deliveryNo } of other.entries) {
      if (rule !== 'RETURN_DELIVERY' || deliveryNo === null) continue;
      fees.set(deliveryNo, subtractWon(fees.get(deliveryNo) ?? ZERO_WON, amount));
    }
  }
  return fees;
}

/** Whether two returns overlap in time. */
function isTogether(
  one: Pick<ReturnPickup, 'requestedAt' | 'receivedAt'>,
  other: Pick<ReturnPickup, 'requestedAt' | 'receivedAt'>,
): boolean {
  const isBefore = (end: EpochMs | null, start: EpochMs) => end !== null && end < start;
  return !isBefore(one.receivedAt, other.requestedAt) && !isBefore(other.receivedAt, one.requestedAt);
}
