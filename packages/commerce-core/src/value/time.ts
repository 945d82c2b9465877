import { brand, type Brand } from './brand.ts';

/** An instant in milliseconds since 1970-01-01T00:00:00Z. Assumed: instants are UTC, calendars Korean. */
export type EpochMs = Brand<number, 'EpochMs'>;

/** A length of time in milliseconds. Assumed: our own unit. */
export type DurationMs = Brand<number, 'DurationMs'>;

/** One second in milliseconds. */
export const SECOND_MS: DurationMs = brand<DurationMs>(1_000);
/** One minute in milliseconds. */
export const MINUTE_MS: DurationMs = brand<DurationMs>(60_000);
/** One hour in milliseconds. */
export const HOUR_MS: DurationMs = brand<DurationMs>(3_600_000);
/** One day in milliseconds; Korea keeps no summer time. */
export const DAY_MS: DurationMs = brand<DurationMs>(86_400_000);

/** Korean standard time is UTC+9, all year. */
const KST_OFFSET_MS = 9 * HOUR_MS;

/** A calendar day and time of day in Korea; month and day start at 1. */
export interface KstTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Takes a number of milliseconds since 1970 as an instant. @throws RangeError when it is not a safe integer */
export function epochMs(value: number): EpochMs {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not an instant in whole milliseconds`);
  return brand<EpochMs>(value);
}

/**
 * Takes a number of milliseconds as a length of time. @throws RangeError when it is not a finite number of 0 or more
 */
export function durationMs(value: number): DurationMs {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${value} is not a length of time`);
  return brand<DurationMs>(value);
}

/** The instant a while after another. */
export function after(instant: EpochMs, duration: number): EpochMs {
  return epochMs(instant + Math.round(duration));
}

/** Reads an instant on a Korean calendar and clock. */
export function kstTime(instant: EpochMs): KstTime {
  const local = instant + KST_OFFSET_MS;
  const days = Math.floor(local / DAY_MS);
  const seconds = Math.floor((local - days * DAY_MS) / SECOND_MS);
  return {
    ...dayFromNumber(days),
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** The instant of a Korean calendar day and time of day, or null when there is no such day or time. */
export function fromKstTime(time: KstTime): EpochMs | null {
  const { year, month, day, hour, minute, second } = time;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  const days = numberOfDay(year, month, day);
  return epochMs(days * DAY_MS + ((hour * 60 + minute) * 60 + second) * SECOND_MS - KST_OFFSET_MS);
}

/** The day of the week of an instant in Korea: 0 is Sunday, 6 Saturday. */
export function kstWeekday(instant: EpochMs): number {
  const daysSinceThursday = Math.floor((instant + KST_OFFSET_MS) / DAY_MS);
  return (((daysSinceThursday + 4) % 7) + 7) % 7;
}

/** How many days a month has. @param month 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? numberOfDay(year + 1, 1, 1) : numberOfDay(year, month + 1, 1);
  return next - numberOfDay(year, month, 1);
}

/**
 * Number of a calendar day (proleptic Gregorian), 1970-01-01 being 0; after Hinnant,
 * "chrono-compatible date algorithms".
 */
function numberOfDay(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dayFromNumber(days: number): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}
