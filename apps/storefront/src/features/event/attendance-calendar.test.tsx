import { kst } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { AttendanceCalendar } from './attendance-calendar.tsx';

const shown = (now: string | null, language: 'ko' | 'en' = 'ko') =>
  renderOnServer(
    <AttendanceCalendar
      period={['2026-11-02 00:00:00', '2026-11-28 23:59:59']}
      attendedYmds={['2026-11-02', '2026-11-28']}
      now={now === null ? null : kst(`${now} 23:59:59`)}
    />,
    { facts: { language } },
  );

describe('the calendar of attendance', () => {
  it('lists the days of the month under their weekdays and marks those attended and today', () => {
    const html = shown('2026-11-28');
    expect(html.match(/<li /g)).toHaveLength(30);
    // 1 November 2026 is a Sunday.
    expect(html).toMatch(/<li[^>]*style="grid-column-start:1"[^>]*>1</);
    expect([...html.matchAll(/aria-label="(\d+)일 출석"/g)].map(([, day]) => day)).toEqual(['2', '28']);
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
    expect(html).toContain('11월');
    expect(shown('2026-11-28', 'en')).toContain('November');
  });

  it('sets the days of the event apart from those before and after it', () => {
    expect(shown('2026-11-28').match(/data-open/g)).toHaveLength(27);
    expect(shown('2026-12-01')).not.toContain('data-open');
  });

  it('marks nothing of a month that is over', () => {
    expect(shown('2026-12-01')).not.toContain('출석');
  });

  it('keeps its place while the time is not known', () => {
    expect(shown(null)).toMatch(/^<div class="[^"]+"><\/div>$/);
  });
});
