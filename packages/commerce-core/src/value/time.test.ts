import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import {
  endOfKstDayAfter,
  formatYmdt,
  isWithin,
  kst,
  kstDate,
  kstDaysBetween,
  kstMonth,
  parseYmdt,
  startOfKstDay,
  startOfNextKstMonth,
} from './calendar.ts';
import {
  dDay,
  elapsedSince,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonthDay,
  formatMonthDayTime,
  formatTimer,
} from './date-display.ts';
import { DAY_MS, after, daysInMonth, durationMs, epochMs } from './time.ts';

describe('Korean time', () => {
  it.prop([instant()])('agrees with the platform about every instant', (at) => {
    const platform = new Date(at + 9 * 3_600_000).toISOString();
    expect(formatYmdt(at)).toBe(`${platform.slice(0, 10)} ${platform.slice(11, 19)}`);
  });

  it.prop([instant()])('reads a written time back, to the second', (at) => {
    expect(parseYmdt(formatYmdt(at))).toBe(Math.floor(at / 1000) * 1000);
  });

  it.prop([fc.integer({ min: -62_000_000_000_000, max: 250_000_000_000_000 })])('holds far from today', (at) => {
    const platform = new Date(at + 9 * 3_600_000).toISOString();
    fc.pre(/^\d/.test(platform));
    expect(kstDate(epochMs(at))).toBe(platform.slice(0, 10));
  });

  it('changes the day and the month at Korean midnight', () => {
    const midnight = kst('2026-12-01 00:00:00');
    expect(kstMonth(midnight)).toBe('2026-12');
    expect(kstMonth(after(midnight, -1))).toBe('2026-11');
    expect(startOfKstDay(after(midnight, -1))).toBe(kst('2026-11-30 00:00:00'));
    expect(startOfNextKstMonth(midnight)).toBe(kst('2027-01-01 00:00:00'));
    expect(endOfKstDayAfter(midnight, 7)).toBe(kst('2026-12-09 00:00:00'));
    expect(kstDaysBetween(after(midnight, -1), midnight)).toBe(1);
  });

  it.each([
    '2026-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-00-10',
    '2026-01-32',
    '2026-01-01 24:00:00',
    '2026-1-1',
    '',
    '2026-01-01T00:00:00',
  ])('knows no such time as %j', (text) => {
    expect(parseYmdt(text)).toBe(null);
    expect(() => kst(text)).toThrow(RangeError);
  });

  it('reads a day alone as its midnight', () => {
    expect(parseYmdt('2028-02-29')).toBe(kst('2028-02-29 00:00:00'));
    expect([daysInMonth(2028, 2), daysInMonth(2026, 2), daysInMonth(2100, 2), daysInMonth(2026, 12)]).toEqual([
      29, 28, 28, 31,
    ]);
  });

  it('refuses an invalid instant or length', () => {
    expect(() => epochMs(0.5)).toThrow(RangeError);
    expect(() => durationMs(-1)).toThrow(RangeError);
    expect(durationMs(5)).toBe(5);
  });

  it('includes the start of a window and not its end', () => {
    const window = { startAt: kst('2026-01-01'), endAt: kst('2026-01-02') };
    expect(isWithin(window, window.startAt)).toBe(true);
    expect(isWithin(window, after(window.startAt, -1))).toBe(false);
    expect(isWithin(window, window.endAt)).toBe(false);
    expect(isWithin({ startAt: null, endAt: null }, window.endAt)).toBe(true);
  });
});

describe('time for a reader', () => {
  const now = kst('2026-11-20 14:05:09');

  it('writes dates in figures in Korean, and by the names of months in English', () => {
    expect([formatDate(now, 'ko'), formatDate(now, 'en')]).toEqual(['2026.11.20', 'Nov 20, 2026']);
    const early = kst('2027-01-04 00:00:00');
    expect([formatMonthDay(early, 'ko'), formatMonthDay(early, 'en')]).toEqual(['1/4', 'Jan 4']);
    expect([formatDateTime(now, 'ko'), formatDateTime(now, 'en')]).toEqual([
      '2026.11.20 14:05',
      'Nov 20, 2026, 2:05 PM',
    ]);
    expect([formatMonthDayTime(now, 'ko'), formatMonthDayTime(now, 'en')]).toEqual(['11/20 14:05', 'Nov 20, 2:05 PM']);
  });

  it.prop([instant()])('names the weekday of a near day as the platform does', (at) => {
    const weekday = (locale: string) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'Asia/Seoul' }).format(at);
    expect(formatDay(at, 'ko')).toBe(`${formatMonthDay(at, 'ko')}(${weekday('ko')})`);
    expect(formatDay(at, 'en')).toBe(`${weekday('en')}, ${formatMonthDay(at, 'en')}`);
  });

  it.each([
    ['2026-01-01 00:00:00', 'Jan 1, 2026, 12:00 AM'],
    ['2026-12-31 12:30:00', 'Dec 31, 2026, 12:30 PM'],
    ['2026-05-09 11:59:59', 'May 9, 2026, 11:59 AM'],
  ])('has twelve hours twice in English: %s', (ymdt, words) => {
    expect(formatDateTime(kst(ymdt), 'en')).toBe(words);
  });

  it('is relative for less than a day', () => {
    expect(elapsedSince(after(now, -59_999), now, 'ko')).toEqual({ unit: 'just-now' });
    expect(elapsedSince(after(now, -60_000), now, 'ko')).toEqual({ unit: 'minutes', count: 1 });
    expect(elapsedSince(after(now, -DAY_MS + 1), now, 'ko')).toEqual({ unit: 'hours', count: 23 });
    expect(elapsedSince(after(now, -DAY_MS), now, 'ko')).toEqual({ unit: 'date', text: '2026.11.19' });
    expect(elapsedSince(after(now, 1), now, 'ko').unit).toBe('date');
  });

  it('counts the days until an end', () => {
    expect(dDay(kst('2026-11-23 23:59:59'), now)).toEqual({ state: 'days', days: 3, text: 'D-3' });
    expect(dDay(kst('2026-11-20 23:59:59'), now)).toEqual({ state: 'today' });
    expect(dDay(now, now)).toEqual({ state: 'over' });
  });

  it('counts down in hours, minutes and seconds', () => {
    expect(formatTimer(after(now, ((2 * 60 + 14) * 60 + 9) * 1000), now)).toBe('02:14:09');
    expect(formatTimer(after(now, 100 * 3_600_000), now)).toBe('100:00:00');
    expect(formatTimer(after(now, -5), now)).toBe('00:00:00');
  });
});
