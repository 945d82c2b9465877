import { kst, kstDaysBetween } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/** Interest a year on a refund that comes late, in percent. Source: 전자상거래법 18조 2항, 시행령 21조의3. A lawyer has not confirmed it. */
export const LATE_REFUND_PERCENT = 15;

const DAYS_A_YEAR = 365;

/**
 * What is owed beside a refund that comes late: 15 % a year for each Korean day after the one it was due on, rounded down.
 * @param dueYmd yyyy-MM-dd, the last day on which it is in time
 */
export function lateRefundInterest(refundAmt: Won, dueYmd: string, refundedAt: EpochMs): Won {
  const lateDays = Math.max(0, kstDaysBetween(kst(`${dueYmd} 00:00:00`), refundedAt));
  return won(Math.floor((refundAmt * LATE_REFUND_PERCENT * lateDays) / (100 * DAYS_A_YEAR)));
}
