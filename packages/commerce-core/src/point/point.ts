import type { Won } from '../value/won.ts';

/** Points of a member, one point a won. Spec §7, the vendor's names. */
export interface PointBalance {
  readonly totalAvailableAmt: Won;
  /** Points that expire within 30 days, in won. */
  readonly totalExpireAmt: Won;
  /** Points that come once purchases are confirmed, in won. */
  readonly waitingAccumulation: Won;
}
