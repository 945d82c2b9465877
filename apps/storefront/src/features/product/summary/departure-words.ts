import { departureOf, type EpochMs, kstTime, kstWeekday, type Language } from '@dealstore/commerce-core/domain';
import { formatHour } from './format-hour.ts';
import { departureText } from './departure.text.ts';

/** Says until when an order leaves on which day; null for a cutoff that is no hour. */
export function departureWords(cutoff: string, now: EpochMs, language: Language): string | null {
  const t = departureText[language];
  const departure = departureOf(cutoff, now);
  if (departure === null) return null;
  if (departure.isToday) return t.today(formatHour(cutoff, language));
  const { month, day } = kstTime(departure.day);
  return t.on(`${month}/${day}`, kstWeekday(departure.day));
}
