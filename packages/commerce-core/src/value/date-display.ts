import { formatYmdt, kstDaysBetween } from './calendar.ts';
import type { Language } from './language.ts';
import { DAY_MS, type EpochMs, HOUR_MS, kstTime, kstWeekday, MINUTE_MS, SECOND_MS } from './time.ts';

// NOTE: by tables of our own. What `Intl` writes differs between a server and a browser, and a page would not be taken over.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const WEEKDAYS = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Language, readonly string[]>;

/** The short names of the days of a week, from Sunday on. Assumed: the usual forms. */
export function weekdayNames(language: Language): readonly string[] {
  return WEEKDAYS[language];
}

/** Writes a day for a reader: `2026.11.20`, `Nov 20, 2026`, Korean time. Assumed: the usual forms. */
export function formatDate(instant: EpochMs, language: Language): string {
  if (language === 'en') return `${formatMonthDay(instant, 'en')}, ${kstTime(instant).year}`;
  return formatYmdt(instant).slice(0, 10).replaceAll('-', '.');
}

/** Writes a day and time for a reader: `2026.11.20 14:05`, `Nov 20, 2026, 2:05 PM`, Korean time. Assumed: the usual forms. */
export function formatDateTime(instant: EpochMs, language: Language): string {
  return join(formatDate(instant, language), instant, language);
}

/** Writes a near day for a reader, its year left out: `1/4`, `Jan 4`, Korean time. Assumed: the usual forms. */
export function formatMonthDay(instant: EpochMs, language: Language): string {
  const { month, day } = kstTime(instant);
  if (language === 'en') return `${MONTHS[month - 1] ?? ''} ${day}`;
  return `${month}/${day}`;
}

/** Writes a near day with its weekday: `1/4(월)`, `Mon, Jan 4`, Korean time. Assumed: the usual forms. */
export function formatDay(instant: EpochMs, language: Language): string {
  const weekday = WEEKDAYS[language][kstWeekday(instant)] ?? '';
  const date = formatMonthDay(instant, language);
  return language === 'en' ? `${weekday}, ${date}` : `${date}(${weekday})`;
}

/** Writes a near day and its time: `1/4 14:05`, `Jan 4, 2:05 PM`, Korean time. Assumed: the usual forms. */
export function formatMonthDayTime(instant: EpochMs, language: Language): string {
  return join(formatMonthDay(instant, language), instant, language);
}

function join(day: string, instant: EpochMs, language: Language): string {
  const { hour, minute } = kstTime(instant);
  if (language === 'en') return `${day}, ${formatEnglishClock(hour, minute)}`;
  return `${day} ${formatYmdt(instant).slice(11, 16)}`;
}

/** Writes a time of the day in English: `2:05 PM`. Assumed: without full stops, which would meet that of a sentence. */
export function formatEnglishClock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** How long ago something was, while that is worth saying; later than a day the date is shown. Assumed: < 24 h. */
export type Elapsed =
  | { readonly unit: 'just-now' }
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'date'; readonly text: string };

/** Says how long ago an instant was, or its date from 24 hours on. Assumed: the usual forms. */
export function elapsedSince(instant: EpochMs, now: EpochMs, language: Language): Elapsed {
  const elapsedMs = now - instant;
  if (elapsedMs < 0 || elapsedMs >= DAY_MS) return { unit: 'date', text: formatDate(instant, language) };
  if (elapsedMs < MINUTE_MS) return { unit: 'just-now' };
  if (elapsedMs < HOUR_MS) return { unit: 'minutes', count: Math.floor(elapsedMs / MINUTE_MS) };
  return { unit: 'hours', count: Math.floor(elapsedMs / HOUR_MS) };
}

/** How near an end is: days left, today, or over. Assumed: counted in Korean midnights. */
export type DDay =
  | { readonly state: 'days'; readonly days: number; readonly text: string }
  | { readonly state: 'today' }
  | { readonly state: 'over' };

/** Counts the Korean days until an end: `D-3`, today, or over from the end on. Assumed: the usual form in Korea. */
export function dDay(endAt: EpochMs, now: EpochMs): DDay {
  if (now >= endAt) return { state: 'over' };
  const days = kstDaysBetween(now, endAt);
  return days === 0 ? { state: 'today' } : { state: 'days', days, text: `D-${days}` };
}

/** Writes what is left of a deal as `HH:mm:ss`, hours beyond 99 as they are; `00:00:00` when over. Assumed: a timer. */
export function formatTimer(endAt: EpochMs, now: EpochMs): string {
  const leftSeconds = Math.max(0, Math.ceil((endAt - now) / SECOND_MS));
  const parts = [Math.floor(leftSeconds / 3600), Math.floor(leftSeconds / 60) % 60, leftSeconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
