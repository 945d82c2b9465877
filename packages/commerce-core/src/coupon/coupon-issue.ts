import { endOfKstDayAfter, kst, lastSecondBefore, startOfNextKstMonth } from '../value/calendar.ts';
import { type EpochMs, epochMs } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/** How many coupons one page of the list has. Spec §9. */
export const COUPON_PAGE_SIZE = 100;

/** The coupons of the popup: won taken off and the goods amount from which, inclusive. Spec §5. */
export const MEMBERSHIP_COUPONS: readonly { readonly discountAmt: Won; readonly minSalePrice: Won }[] = [
  { discountAmt: won(3_000), minSalePrice: won(30_000) },
  { discountAmt: won(5_000), minSalePrice: won(50_000) },
];

/** How long a coupon lives from its issue. Assumed: the vendor's numbers. */
export interface CouponLife {
  /** Days; 31 to the end of the month, −1 without end; null by `useEndAt`. */
  readonly useDays: number | null;
  /** The last second of its life; with `useDays` the earlier of both counts. */
  readonly useEndAt: EpochMs | null;
}

/** Days that mean "to the end of the Korean month". The vendor's number. */
export const DAYS_TO_MONTH_END = 31;

/** The last second of a coupon that never ends. Assumed: a date for a contract that wants one. */
export const ENDLESS_COUPON_END: EpochMs = kst('2999-12-31 23:59:59');

/**
 * The last second, in Korea, in which a coupon issued now may be used: the end of the day `useDays` from now, of the
 * month, or of its own last second. Assumed: the day of the issue is not counted.
 */
export function couponUseEnd({ useDays, useEndAt }: CouponLife, issuedAt: EpochMs): EpochMs {
  const ends = [useEndAt ?? ENDLESS_COUPON_END];
  if (useDays === DAYS_TO_MONTH_END) ends.push(lastSecondBefore(startOfNextKstMonth(issuedAt)));
  else if (useDays !== null && useDays > 0) ends.push(lastSecondBefore(endOfKstDayAfter(issuedAt, useDays)));
  return epochMs(Math.min(...ends));
}
