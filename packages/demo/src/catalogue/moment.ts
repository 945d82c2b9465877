import { DAY_MS, HOUR_MS, startOfKstDay, type EpochMs } from '@dealstore/commerce-core/domain';

/** An instant some days before `now`, as a column holds it. */
export const daysAgo = (now: EpochMs, days: number): Date => new Date(Math.round(now - days * DAY_MS));

/** An instant some days after `now`. */
export const daysAhead = (now: EpochMs, days: number): Date => daysAgo(now, -days);

/** A clock hour in Korea, some days after today; hour 24 is the end of that day. */
export const kstHourOn = (now: EpochMs, daysAfter: number, hour: number): Date =>
  new Date(startOfKstDay(now) + daysAfter * DAY_MS + hour * HOUR_MS);
