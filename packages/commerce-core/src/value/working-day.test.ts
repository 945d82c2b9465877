import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { formatYmdt, kst, kstDate } from './calendar.ts';
import { after, DAY_MS, kstTime } from './time.ts';
import { isWorkingDay, nextWorkingDay } from './working-day.ts';

const numRuns = testSizes.numRuns;
const day = (date: string) => kst(`${date} 12:00:00`);

/** The runtime's own lunar calendar of Korea, which the core may not ask: not every host has it. */
const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Seoul' });
const LUNAR_FEASTS = ['1/1', '4/8', '8/15'];

describe('isWorkingDay', () => {
  it.each([
    ['2025-01-27', true],
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

  it('knows every lunar feast from 2025 to 2032', () => {
    const feasts: string[] = [];
    for (let at = day('2025-01-01'); kstTime(at).year < 2033; at = after(at, DAY_MS)) {
      if (LUNAR_FEASTS.includes(dangi.format(at))) feasts.push(kstDate(at));
    }
    expect(feasts).toHaveLength(24);
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
