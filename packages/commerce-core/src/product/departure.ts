import { formatYmdt, startOfKstDay } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import { isWorkingDay, nextWorkingDay } from '../value/working-day.ts';

/** When goods leave that are ordered now. */
export interface Departure {
  /** Korean midnight at the start of the day they leave. */
  readonly day: EpochMs;
  readonly isToday: boolean;
}

/**
 * The Korean midnight of the day on which goods ordered now leave their seller: today before the cutoff of a working
 * day, else the next working day. Assumed: sellers work on working days.
 * @param cutoff `HH:mm` in Korea, itself too late
 */
export function departureDay(now: EpochMs, cutoff: string): EpochMs {
  const isInTime = isWorkingDay(now) && formatYmdt(now).slice(11, 16) < cutoff;
  return isInTime ? startOfKstDay(now) : nextWorkingDay(now);
}

/**
 * Says when goods leave that are ordered now; null for an hour that is not valid, such as the empty one of goods that
 * are not sent. Assumed: sellers work on working days.
 * @param cutoff `HH:mm` in Korea, itself too late
 */
export function departureOf(cutoff: string, now: EpochMs): Departure | null {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(cutoff)) return null;
  const day = departureDay(now, cutoff);
  return { day, isToday: day === startOfKstDay(now) };
}
