import { kstDate } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import { nextWorkingDay } from '../value/working-day.ts';

/** Working days in which money goes back once goods are back. E-Commerce Act, art. 18(2). */
export const REFUND_WORKING_DAYS = 3;

/**
 * The Korean day until which a refund is due, three working days after what it depends on: `isWorkingDay` says which
 * they are. Assumed: the day itself does not count. Civil Code, art. 157.
 */
export function refundDueYmd(settledAt: EpochMs): string {
  let day = settledAt;
  for (let left = REFUND_WORKING_DAYS; left > 0; left -= 1) day = nextWorkingDay(day);
  return kstDate(day);
}
