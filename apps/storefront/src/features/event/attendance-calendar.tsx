import {
  daysInMonth,
  type EpochMs,
  fromKstTime,
  kstTime,
  kstWeekday,
  weekdayNames,
} from '@dealstore/commerce-core/domain';
import { Check } from 'lucide-react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import styles from './attendance-calendar.module.css';
import { eventText } from './event.text.ts';

/**
 * The days of this month with those on which the member attended; those outside of the event stand back.
 * @param period first and last instant of the event, yyyy-MM-dd HH:mm:ss, KST
 * @param attendedYmds yyyy-MM-dd, KST
 * @param now null while it is not known: the place is kept
 */
export function AttendanceCalendar({
  period,
  attendedYmds,
  now,
}: {
  readonly period: readonly [startYmdt: string, endYmdt: string];
  readonly attendedYmds: readonly string[];
  readonly now: EpochMs | null;
}) {
  const t = useText(eventText);
  const language = useLanguage();
  if (now === null) return <div className={styles['calendar']} />;
  const { year, month, day: today } = kstTime(now);
  const first = fromKstTime({ year, month, day: 1, hour: 0, minute: 0, second: 0 }) ?? now;
  const ours = `${year}-${String(month).padStart(2, '0')}-`;
  const [firstDay, lastDay] = period.map((ymdt) => ymdt.slice(0, 10));
  const isOpen = (day: number): boolean => {
    const ymd = `${ours}${String(day).padStart(2, '0')}`;
    return firstDay !== undefined && lastDay !== undefined && ymd >= firstDay && ymd <= lastDay;
  };
  const attended = new Set(attendedYmds.filter((ymd) => ymd.startsWith(ours)).map((ymd) => Number(ymd.slice(8, 10))));
  return (
    <section className={styles['calendar']}>
      <h3 id="attendance-month" className={styles['month']}>
        {t.month(month)}
      </h3>
      <p className={styles['week']} aria-hidden>
        {weekdayNames(language).map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </p>
      <ol className={styles['days']} aria-labelledby="attendance-month">
        {Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1).map((day) => (
          <li
            key={day}
            className={styles['day']}
            style={day === 1 ? { gridColumnStart: kstWeekday(first) + 1 } : undefined}
            data-open={isOpen(day) || undefined}
            data-attended={attended.has(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {attended.has(day) ? <Check size={18} role="img" aria-label={t.attendedOn(day)} /> : day}
          </li>
        ))}
      </ol>
    </section>
  );
}
