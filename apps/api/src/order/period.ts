import {
  after,
  commerceError,
  DAY_MS,
  kstMonthsBefore,
  ORDER_LIST_MONTHS,
  parseYmdt,
  startOfKstDay,
  type EpochMs,
} from '@dealstore/commerce-core/domain';

/** The days a list of orders or claims is asked for, `2026-11-20`; undefined by default. */
export interface PeriodQuestion {
  readonly startYmd?: string | undefined;
  readonly endYmd?: string | undefined;
  readonly now: EpochMs;
}

/** From the first midnight to the one that closes the last day, which is not in it any more. */
export type Period = Readonly<Record<'from' | 'until', EpochMs>>;

/** Whole Korean days; by default until today, and from three months before the last one. Rejects with INVALID_REQUEST. */
export function periodOf({ startYmd, endYmd, now }: PeriodQuestion): Period {
  const lastDay = endYmd === undefined ? startOfKstDay(now) : readDay('endYmd', endYmd);
  const from = startYmd === undefined ? kstMonthsBefore(lastDay, ORDER_LIST_MONTHS) : readDay('startYmd', startYmd);
  if (from > lastDay) throw commerceError('INVALID_REQUEST', { details: { place: 'startYmd', rule: 'order' } });
  return { from, until: after(lastDay, DAY_MS) };
}

function readDay(place: 'startYmd' | 'endYmd', text: string): EpochMs {
  const day = parseYmdt(text);
  if (day === null) throw commerceError('INVALID_REQUEST', { details: { place, rule: 'date' } });
  return day;
}
