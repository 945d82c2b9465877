import { type EpochMs, formatMonthDay, kstDaysBetween, kstWeekday, parseYmdt } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from './locale/use-text.ts';
import { arrivalDayText } from './arrival-day.text.ts';

/**
 * The day on which goods are expected, at a time that is known or not; near days go by their names.
 * @param isNamed what stands before it says already that they arrive
 */
export function ArrivalDayAt({
  ymd,
  now,
  isNamed = false,
}: {
  readonly ymd: string;
  readonly now: EpochMs | null;
  readonly isNamed?: boolean;
}) {
  const t = useText(arrivalDayText);
  const language = useLanguage();
  const day = parseYmdt(ymd);
  if (day === null) return null;
  const weekday = t.weekdays[kstWeekday(day)] ?? '';
  const near = now === null ? undefined : t.near[kstDaysBetween(now, day)];
  const date = formatMonthDay(day, language);
  if (near === undefined) return isNamed ? t.day(weekday, date) : t.expected(weekday, date);
  return isNamed ? t.daySoon(near, weekday, date) : t.expectedSoon(near, weekday, date);
}
