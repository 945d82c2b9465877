import { formatYmdt, kstDaysBetween } from './calendar.ts';
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';

/** Writes a day for a reader: `2026.11.20`, Korean time. Assumed: the usual form in Korea. */
export function formatDate(instant: EpochMs): string {
  return formatYmdt(instant).slice(0, 10).replaceAll('-', '.');
}

/** Writes a day and time for a reader: `2026.11.20 14:05`, Korean time. Assumed: the usual form in Korea. */
export function formatDateTime(instant: EpochMs): string {
  return formatYmdt(instant).slice(0, 16).replaceAll('-', '.');
}

/** Writes a near day for a reader, its year left out: `11/20`, Korean time. Assumed: the usual form in Korea. */
export function formatMonthDay(instant: EpochMs): string {
  return formatYmdt(instant).slice(5, 10).replace('-', '/');
}

/** How long ago something was, while that is worth saying; later than a day the date is shown. Assumed: < 24 h. */
export type Elapsed =
  | { readonly unit: 'just-now' }
  | { readonly unit: 'minutes'; readonly count: number }
  | { readonly unit: 'hours'; readonly count: number }
  | { readonly unit: 'date'; readonly text: string };

/** Says how long ago an instant was, or its date from 24 hours on. Assumed: the usual form in Korea. */
export function elapsedSince(instant: EpochMs, now: EpochMs): Elapsed {
  const elapsedMs = now - instant;
  if (elapsedMs < 0 || elapsedMs >= DAY_MS) return { unit: 'date', text: formatDate(instant) };
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
