import { after, DAY_MS, type EpochMs } from '../../value/time.ts';

/** How long points and coupons can be used that come back after their end: 7 days. Assumed. */
export const RETURNED_BENEFIT_MS = 7 * DAY_MS;

/** Until when a benefit can be used that comes back: as before, or 7 more days when it has ended while it was held. */
export function endOfReturned(endAt: EpochMs, returnedAt: EpochMs): EpochMs {
  return endAt > returnedAt ? endAt : after(returnedAt, RETURNED_BENEFIT_MS);
}
