import { type EpochMs, formatDay, kstDaysBetween, parseYmdt } from '@dealstore/commerce-core/domain';
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
  const instant = parseYmdt(ymd);
  if (instant === null) return null;
  const near = now === null ? undefined : t.near[kstDaysBetween(now, instant)];
  const day = formatDay(instant, language);
  if (near === undefined) return isNamed ? t.day(day) : t.expected(day);
  return isNamed ? t.daySoon(near, day) : t.expectedSoon(near, day);
}
