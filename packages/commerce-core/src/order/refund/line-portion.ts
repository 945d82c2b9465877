import { accumulationOf } from '../../point/point.ts';
import { addWon, subtractWon, sumWonOf, type Won, won } from '../../value/won.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';

/** The part of an amount that some of its pieces carry, in won, rounded down; all pieces carry all of it. */
export function portion(amount: Won, pieces: number, of: number): Won {
  return won(Number((BigInt(amount) * BigInt(pieces)) / BigInt(of)));
}

type ClaimedLine = Pick<PaidLine, 'claimedCnt' | 'orderCnt'>;

/** The charge of a line that was not refunded, in won. */
export function chargeLeft(line: ClaimedLine & Pick<PaidLine, 'chargeAmt'>): Won {
  return left(line.chargeAmt, line);
}

/** Points that the rest of a line earns when its purchase is confirmed. @param rate percent, 0 to 100 */
export function accumulationLeft(line: ClaimedLine & Pick<PaidLine, 'chargeAmt'>, rate: number): Won {
  return accumulationOf(chargeLeft(line), rate);
}

/** What of a paid order was not refunded, in won: of the charge and of points. */
export function leftOf({ lines, deliveries }: PaidOrder): { readonly chargeAmt: Won; readonly subPayAmt: Won } {
  const remaining = deliveries.filter(({ isRefunded }) => !isRefunded);
  return {
    chargeAmt: addWon(
      sumWonOf(lines, chargeLeft),
      sumWonOf(remaining, (delivery) => addWon(delivery.chargeAmt, delivery.heldBackChargeAmt)),
    ),
    subPayAmt: addWon(
      sumWonOf(lines, (line) => left(line.subPayAmt, line)),
      sumWonOf(remaining, (delivery) => addWon(delivery.subPayAmt, delivery.heldBackSubPayAmt)),
    ),
  };
}

function left(amount: Won, { claimedCnt, orderCnt }: ClaimedLine): Won {
  return subtractWon(amount, portion(amount, claimedCnt, orderCnt));
}
