import { kstDate } from '../value/calendar.ts';
import { after, DAY_MS, type EpochMs, kstWeekday } from '../value/time.ts';

/** Working days in which money goes back once goods are back. E-Commerce Act, art. 18(2). */
export const REFUND_WORKING_DAYS = 3;

/**
 * The Korean day until which a refund is due, three working days after what it depends on.
 * Assumed: Saturdays and Sundays are not worked; public holidays are not known here and only bring it forward.
 */
export function refundDueYmd(settledAt: EpochMs): string {
  let day = settledAt;
  for (let left = REFUND_WORKING_DAYS; left > 0;) {
    day = after(day, DAY_MS);
    if (![0, 6].includes(kstWeekday(day))) left -= 1;
  }
  return kstDate(day);
}
