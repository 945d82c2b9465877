import { startOfKstDay } from './calendar.ts';
import { isWeekend, publicHolidays } from './public-holidays.ts';
import { after, DAY_MS, type EpochMs, kstTime } from './time.ts';

/**
 * Whether people work on the Korean day of an instant: no weekend, public holiday or day made up for one. Known from
 * 2024 to the end of the table of `public-holidays.ts`; afterwards no lunar feast, election or single day is.
 */
export function isWorkingDay(instant: EpochMs): boolean {
  return !isWeekend(instant) && !publicHolidays(kstTime(instant).year).has(startOfKstDay(instant));
}

/** Korean midnight at the start of the first working day after the day of an instant. */
export function nextWorkingDay(instant: EpochMs): EpochMs {
  let day = after(startOfKstDay(instant), DAY_MS);
  while (!isWorkingDay(day)) day = after(day, DAY_MS);
  return day;
}
