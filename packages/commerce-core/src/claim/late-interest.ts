import { kst, kstDaysBetween, kstMonthsAfter } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/**
 * Interest a year on a refund that comes late, in percent. Source: 전자상거래법 18조 2항, 시행령 21조의3. A
 * lawyer has not confirmed it.
 */
export const LATE_REFUND_PERCENT = 15;

const DAYS_A_YEAR = 365;
/**
 * Months for which interest that was paid in points can be used: five years. Source: 상법 64조. A
 * lawyer has not confirmed it.
 */
const INTEREST_KEPT_MONTHS = 60;

/**
 * What is owed beside a refund that comes late: 15 % a year for each Korean day after the one
 * it was due on, rounded down.
 * @param dueYmd yyyy-MM-dd, the last day on which it is in time
 */
export function lateRefundInterest(refundAmt: Won, dueYmd: string, refundedAt: EpochMs): Won {
  const lateDays = Math.max(0, kstDaysBetween(kst(`${dueYmd} 00:00:00`), refundedAt));
  return won(Math.floor((refundAmt * LATE_REFUND_PERCENT * lateDays) / (100 * DAYS_A_YEAR)));
}

/**
 * Until when a refund is due whose buyer has named another account: the Korean days on which the shop waited for one do
 * not count. Source: 민법 400조, 402조, for no interest runs while the creditor does not take the money. A lawyer has not
 * confirmed it.
 */
export function dueAfterWaiting(dueAt: EpochMs, waited: { readonly from: EpochMs; readonly to: EpochMs }): EpochMs {
  return after(dueAt, Math.max(0, kstDaysBetween(waited.from, waited.to)) * DAY_MS);
}

/** When interest that was paid in points ends: money that is owed does not expire with the shop's gifts. */
export function lateInterestEnd(paidAt: EpochMs): EpochMs {
  return kstMonthsAfter(paidAt, INTEREST_KEPT_MONTHS);
}
