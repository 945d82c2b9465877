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
 * The days of this month with those on which the member attended.
 * @param attendedYmds yyyy-MM-dd, KST
 * @param now null while it is not known: the place is kept
 */
export function AttendanceCalendar({
  attendedYmds,
  now,
}: {
  readonly attendedYmds: readonly string[];
  readonly now: EpochMs | null;
}) {
  const t = useText(eventText);
  const language = useLanguage();
  if (now === null) return <div className={styles['calendar']} />;
  const { year, month, day: today } = kstTime(now);
  const first = fromKstTime({ year, month, day: 1, hour: 0, minute: 0, second: 0 }) ?? now;
  const ours = `${year}-${String(month).padStart(2, '0')}-`;
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
