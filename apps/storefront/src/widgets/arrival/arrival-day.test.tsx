import { kst } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { ArrivalDayAt } from '@dealstore/ui/arrival-day.tsx';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { ArrivalDay } from './arrival-day.tsx';

describe('the day goods are expected', () => {
  it.each([
    ['ko', '2026-11-21 23:59:59', '오늘 11/21(토) 도착 예정'],
    ['ko', '2026-11-20 00:00:00', '내일 11/21(토) 도착 예정'],
    ['ko', '2026-11-19 12:00:00', '모레 11/21(토) 도착 예정'],
    ['ko', '2026-11-18 12:00:00', '11/21(토) 도착 예정'],
    ['ko', '2026-11-22 00:00:00', '11/21(토) 도착 예정'],
    ['en', '2026-11-20 12:00:00', 'Arrives tomorrow (Sat, Nov 21)'],
    ['en', '2026-11-19 12:00:00', 'Arrives Sat, Nov 21'],
  ] as const)('is called in %s at %s: %s [I18N-14]', (language, now, words) => {
    const html = renderOnServer(<ArrivalDayAt ymd="2026-11-21" now={kst(now)} />, { facts: { language } });
    expect(html).toBe(words);
  });

  it('is not said twice where its line is called arrival', () => {
    const shown = (language: 'ko' | 'en', now: string) =>
      renderOnServer(<ArrivalDayAt ymd="2026-11-21" now={kst(now)} isNamed />, { facts: { language } });
    expect(shown('en', '2026-11-20 12:00:00')).toBe('Tomorrow (Sat, Nov 21)');
    expect(shown('en', '2026-11-19 12:00:00')).toBe('Sat, Nov 21');
    expect(renderOnServer(<ArrivalDay ymd="2026-11-21" isNamed />, { facts: { language: 'en' } })).toBe('Sat, Nov 21');
    expect(shown('ko', '2026-11-20 12:00:00')).toBe('내일 11/21(토) 예정');
  });

  it('is shown by its date before the page knows the time, and not at all when it is no day', () => {
    expect(renderOnServer(<ArrivalDay ymd="2026-11-22" />)).toBe('11/22(일) 도착 예정');
    expect(renderOnServer(<ArrivalDay ymd="soon" />)).toBe('');
  });
});
