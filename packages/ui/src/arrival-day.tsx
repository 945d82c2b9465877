import { type EpochMs, formatMonthDay, kstDaysBetween, kstWeekday, parseYmdt } from '@dealstore/commerce-core/domain';
import { useText } from './locale/use-text.ts';
import { arrivalDayText } from './arrival-day.text.ts';

/** The day on which goods are expected, at a time that is known or not; near days go by their names. */
export function ArrivalDayAt({ ymd, now }: { readonly ymd: string; readonly now: EpochMs | null }) {
  const t = useText(arrivalDayText);
  const day = parseYmdt(ymd);
  if (day === null) return null;
  const weekday = t.weekdays[kstWeekday(day)] ?? '';
  const near = now === null ? undefined : t.near[kstDaysBetween(now, day)];
  const date = formatMonthDay(day);
  return near === undefined ? t.expected(weekday, date) : t.expectedSoon(near, weekday, date);
}
