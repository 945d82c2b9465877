import { DAY_MS, daysInMonth, type EpochMs, SECOND_MS, after, epochMs, fromKstTime, kstTime } from './time.ts';

/** A stretch of time, its start included and its end not, in milliseconds since 1970. Assumed: half-open by default. */
export interface Window {
  readonly startAt: EpochMs | null;
  readonly endAt: EpochMs | null;
}

/** Whether an instant lies in a window; an open side (null) has no limit. Assumed: half-open by default. */
export function isWithin(window: Window, now: EpochMs): boolean {
  if (window.startAt !== null && now < window.startAt) return false;
  return window.endAt === null || now < window.endAt;
}

/** The Korean calendar day of an instant, `2026-11-20`. The vendor's `…Ymd`. */
export function kstDate(instant: EpochMs): string {
  return formatYmdt(instant).slice(0, 10);
}

/** The Korean calendar month of an instant, `2026-11`. Assumed: "once a month" is a calendar month. */
export function kstMonth(instant: EpochMs): string {
  return formatYmdt(instant).slice(0, 7);
}

/** Korean midnight at the start of the day of an instant. */
export function startOfKstDay(instant: EpochMs): EpochMs {
  const { year, month, day } = kstTime(instant);
  return fromKstTime({ year, month, day, hour: 0, minute: 0, second: 0 }) ?? instant;
}

/** Korean midnight at the start of the month after that of an instant. Assumed: "once a month" is a calendar month. */
export function startOfNextKstMonth(instant: EpochMs): EpochMs {
  const { year, month } = kstTime(instant);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return fromKstTime({ ...next, day: 1, hour: 0, minute: 0, second: 0 }) ?? instant;
}

/** How many Korean midnights lie between two instants; negative when the second is earlier. */
export function kstDaysBetween(from: EpochMs, to: EpochMs): number {
  return Math.round((startOfKstDay(to) - startOfKstDay(from)) / DAY_MS);
}

/** The end of the Korean day a number of days after an instant: the midnight that closes it. */
export function endOfKstDayAfter(instant: EpochMs, days: number): EpochMs {
  return after(startOfKstDay(instant), (days + 1) * DAY_MS);
}

/**
 * The last second before a midnight, as the vendor writes the end of a day: 23:59:59. It still counts, see `isPast`.
 */
export function lastSecondBefore(midnight: EpochMs): EpochMs {
  return after(midnight, -SECOND_MS);
}

/** Whether a last second is over: it counts to its end. The vendor writes whole seconds. */
export function isPast(lastSecond: EpochMs, now: EpochMs): boolean {
  return lastSecond <= latestPast(now);
}

/** The latest last second that is over by now; for a query, which compares what is stored. */
export function latestPast(now: EpochMs): EpochMs {
  return after(now, -SECOND_MS);
}

/** Writes an instant as the vendor does: `yyyy-MM-dd HH:mm:ss` in Korean time. The vendor's `…Ymdt`. */
export function formatYmdt(instant: EpochMs): string {
  const time = kstTime(instant);
  const date = `${pad(time.year, 4)}-${pad(time.month, 2)}-${pad(time.day, 2)}`;
  return `${date} ${pad(time.hour, 2)}:${pad(time.minute, 2)}:${pad(time.second, 2)}`;
}

/** Reads `yyyy-MM-dd HH:mm:ss` (or the day alone, at midnight) in Korean time; null when it is no such text or day. */
export function parseYmdt(text: string): EpochMs | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return fromKstTime({ year, month, day, hour, minute, second });
}

/**
 * Reads an instant a shop window is written with, which must be a valid `yyyy-MM-dd HH:mm:ss` in Korean time.
 * @throws RangeError for any other text
 */
export function kst(text: string): EpochMs {
  const instant = parseYmdt(text);
  if (instant === null) throw new RangeError(`${text} is not yyyy-MM-dd HH:mm:ss`);
  return epochMs(instant);
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** The same Korean day and time some months earlier, or the last day of that month when it is shorter. Assumed. */
export function kstMonthsBefore(instant: EpochMs, months: number): EpochMs {
  return kstMonthsAfter(instant, -months);
}

/** The same Korean day and time some months later, or the last day of that month when it is shorter. 민법 160조. */
export function kstMonthsAfter(instant: EpochMs, months: number): EpochMs {
  const time = kstTime(instant);
  const whole = time.year * 12 + time.month - 1 + months;
  const year = Math.floor(whole / 12);
  const month = (whole % 12) + 1;
  return fromKstTime({ ...time, year, month, day: Math.min(time.day, daysInMonth(year, month)) }) ?? instant;
}
