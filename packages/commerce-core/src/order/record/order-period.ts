import { commerceError } from '../../error/commerce-error.ts';
import { kstMonthsBefore, parseYmdt, startOfKstDay } from '../../value/calendar.ts';
import { after, DAY_MS, type EpochMs } from '../../value/time.ts';

/** Months an order list may look back. Assumed: these three. */
export const ORDER_PERIODS_MONTHS = [1, 3, 6] as const;

/** Months a list of orders or claims looks back, and counts by status, by default: 3. The vendor's default. */
export const ORDER_LIST_MONTHS = 3;

/** The days a list of orders or claims is asked for, `2026-11-20`; undefined by default. */
export interface ListDays {
  readonly startYmd?: string | undefined;
  readonly endYmd?: string | undefined;
}

/** From the first midnight to the one that closes the last day, which is not in it any more. */
export type ListPeriod = Readonly<Record<'from' | 'until', EpochMs>>;

/**
 * The whole Korean days of a list of orders or claims; by default until today, and from three months before the last
 * one. Rejects with INVALID_REQUEST for what is no day, or a first day after the last.
 */
export function listPeriod({ startYmd, endYmd }: ListDays, now: EpochMs): ListPeriod {
  const lastDay = endYmd === undefined ? startOfKstDay(now) : readDay('endYmd', endYmd);
  const from = startYmd === undefined ? kstMonthsBefore(lastDay, ORDER_LIST_MONTHS) : readDay('startYmd', startYmd);
  if (from > lastDay) throw commerceError('INVALID_REQUEST', { details: { place: 'startYmd', rule: 'order' } });
  return { from, until: after(lastDay, DAY_MS) };
}

function readDay(place: keyof ListDays, text: string): EpochMs {
  const day = parseYmdt(text);
  if (day === null) throw commerceError('INVALID_REQUEST', { details: { place, rule: 'date' } });
  return day;
}
