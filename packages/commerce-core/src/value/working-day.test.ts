import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { formatYmdt, kst, kstDate } from './calendar.ts';
import { after, DAY_MS, kstTime } from './time.ts';
import { holidayTableEnd } from './public-holidays.ts';
import { isWorkingDay, nextWorkingDay } from './working-day.ts';

const numRuns = testSizes.numRuns;
const day = (date: string) => kst(`${date} 12:00:00`);

/** The runtime's own lunar calendar of Korea, which the core may not ask: not every host has it. */
const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Seoul' });
const LUNAR_FEASTS = ['1/1', '4/8', '8/15'];

/**
 * Public holidays of Korea that are weekdays, as another project lists them: holidays 0.105 (vacanza), of September 2026. Labor
 * Day is added before 2026: no public holiday then, but nobody works.
 */
const WEEKDAYS_OFF = {
  2024: '01-01 02-09 02-12 03-01 04-10 05-01 05-06 05-15 06-06 08-15 09-16 09-17 09-18 10-01 10-03 10-09 12-25',
  2025: '01-01 01-27 01-28 01-29 01-30 03-03 05-01 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25',
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25',
  2027: '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27',
  2028: '01-26 01-27 01-28 03-01 04-12 05-01 05-02 05-05 06-06 07-17 08-15 10-02 10-03 10-04 10-05 10-09 12-25',
  2029: '01-01 02-12 02-13 02-14 03-01 05-01 05-07 05-21 06-06 07-17 08-15 09-21 09-24 10-03 10-09 12-25',
} as const;

describe('isWorkingDay', () => {
  it.each([
    ['2025-01-27', false],
    ['2025-01-28', false],
    ['2025-03-03', false],
    ['2025-05-06', false],
    ['2025-10-08', false],
    ['2025-10-10', true],
    ['2026-02-18', false],
    ['2026-03-02', false],
    ['2026-05-01', false],
    ['2026-05-25', false],
    ['2026-06-08', true],
    ['2026-08-17', false],
    ['2026-09-28', true],
    ['2026-10-05', false],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2027-02-09', false],
    ['2027-02-10', true],
    ['2027-12-27', false],
    ['2028-10-05', false],
    ['2028-10-06', true],
  ])('knows of %s whether people work: %s', (date, works) => {
    expect(isWorkingDay(day(date))).toBe(works);
  });

  it.each(Object.entries(WEEKDAYS_OFF))(
    'knows every public holiday of %s, those made up for included',
    (year, dates) => {
      const off: string[] = [];
      for (let at = day(`${year}-01-01`); kstTime(at).year === Number(year); at = after(at, DAY_MS)) {
        const isWeekday = ![0, 6].includes(new Date(`${kstDate(at)}T00:00:00Z`).getUTCDay());
        if (isWeekday && !isWorkingDay(at)) off.push(kstDate(at).slice(5));
      }
      expect(off.join(' ')).toBe(dates);
    },
  );

  it('knows every lunar feast of the years of the table', () => {
    const feasts: string[] = [];
    for (let at = day('2024-01-01'); kstTime(at).year < 2030; at = after(at, DAY_MS)) {
      if (LUNAR_FEASTS.includes(dangi.format(at))) feasts.push(kstDate(at));
    }
    expect(feasts).toHaveLength(18);
    expect(feasts.filter((date) => isWorkingDay(day(date)))).toEqual([]);
  });

  it.prop([instant()], { numRuns })('is the same all day long, and never on a weekend', (at) => {
    expect(isWorkingDay(at)).toBe(isWorkingDay(day(kstDate(at))));
    if ([0, 6].includes(new Date(`${kstDate(at)}T00:00:00Z`).getUTCDay())) expect(isWorkingDay(at)).toBe(false);
  });
});

describe('nextWorkingDay', () => {
  it.prop([instant()], { numRuns })('is the first one after today, at midnight', (at) => {
    const next = nextWorkingDay(at);
    expect(isWorkingDay(next)).toBe(true);
    expect(formatYmdt(next).slice(11)).toBe('00:00:00');
    expect(next).toBeGreaterThan(at);
    for (let between = after(day(kstDate(at)), DAY_MS); between < next; between = after(between, DAY_MS)) {
      expect(isWorkingDay(between)).toBe(false);
    }
  });
});

describe('holidayTableEnd', () => {
  it.each([
    ['2026-11-20 12:00:00', null],
    ['2029-10-01 23:59:59', null],
    ['2029-10-02 00:00:00', '2029-12-31'],
    ['2030-03-01 00:00:00', '2029-12-31'],
  ])('at %s public holidays are known until: %s', (now, end) => {
    expect(holidayTableEnd(kst(now))).toBe(end);
  });
});
