import { addWon, maxWon, minWon, subtractWon, type Won, ZERO_WON } from '../value/won.ts';

/**
 * Points that are taken back, in won: those that are there, and those that were spent before and are owed from now on.
 */
export interface PointsTakenBack {
  readonly takenAmt: Won;
  readonly owedAmt: Won;
}

/**
 * Splits points that are to be taken back into those a member still has and those that are owed. Points are alike:
 * other points than the ones given are taken as well, so no member owes points while having some. Assumed.
 * @param available won that can be spent
 */
export function takeBackPoints(amount: Won, available: Won): PointsTakenBack {
  const takenAmt = minWon(amount, available);
  return { takenAmt, owedAmt: subtractWon(amount, takenAmt) };
}

/** Points that come to a member who owes some, in won. */
export interface PointsSetOff {
  /** Settles what is owed, and is not received. */
  readonly setOffAmt: Won;
  readonly creditedAmt: Won;
}

/** Sets points that come, earned or returned, off against what is owed; the rest is credited. Assumed. */
export function setOffPoints(incoming: Won, owed: Won): PointsSetOff {
  const setOffAmt = minWon(incoming, owed);
  return { setOffAmt, creditedAmt: subtractWon(incoming, setOffAmt) };
}

/** Points that something has brought, and what has become of them; in won. */
export interface BroughtPoints {
  readonly grantedAmt: Won;
  /** What they are worth now, after what has gone back. */
  readonly keptAmt: Won;
  /** Taken back, owed or ended unspent until now. */
  readonly goneAmt: Won;
}

/**
 * Points that are still to be taken back of those that something has brought: what ended
 * unspent was never had. Assumed.
 */
export function pointsToTakeBack({ grantedAmt, keptAmt, goneAmt }: BroughtPoints): Won {
  return maxWon(ZERO_WON, subtractWon(grantedAmt, addWon(keptAmt, goneAmt)));
}
