import { endOfKstDayAfter, kstMonth, startOfNextKstMonth } from '../value/calendar.ts';
import { type EpochMs, SECOND_MS, after } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/** How many coupons one page of the list has. Spec §9. */
export const COUPON_PAGE_SIZE = 100;

/** The coupons of the popup: won taken off and the amount from which, inclusive. Spec §5. */
export const MEMBERSHIP_COUPONS: readonly { readonly discountAmt: Won; readonly minSalePrice: Won }[] = [
  { discountAmt: won(3_000), minSalePrice: won(30_000) },
  { discountAmt: won(5_000), minSalePrice: won(50_000) },
];

/** Whether a member may get the membership coupon: once per Korean calendar month. Spec §8. */
export function canGetMembershipCoupon(lastIssuedAt: EpochMs | null, now: EpochMs): boolean {
  return lastIssuedAt === null || kstMonth(lastIssuedAt) !== kstMonth(now);
}

/** How long a coupon can be used once got: days, to the month's end, without end, or to a fixed instant. The vendor's rule. */
export interface CouponUseTerm {
  /** Days after the day of issue; 31 is to the end of the month, -1 has no end, null when only `useEndAt` counts. */
  readonly useDays: number | null;
  readonly useEndAt: EpochMs | null;
}

/** The last second a coupon can be used, the earlier of both terms; null when it has no end. The vendor's rule. */
export function couponUseEnd(term: CouponUseTerm, issuedAt: EpochMs): EpochMs | null {
  const byDays = endByDays(term.useDays, issuedAt);
  if (byDays === null || term.useEndAt === null) return byDays ?? term.useEndAt;
  return byDays < term.useEndAt ? byDays : term.useEndAt;
}

function endByDays(useDays: number | null, issuedAt: EpochMs): EpochMs | null {
  if (useDays === null || useDays < 0) return null;
  const end = useDays === 31 ? startOfNextKstMonth(issuedAt) : endOfKstDayAfter(issuedAt, useDays);
  return after(end, -SECOND_MS);
}
