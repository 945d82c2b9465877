import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { formatYmdt, kst, kstDate, startOfKstDay } from '../value/calendar.ts';
import { isWorkingDay, nextWorkingDay } from '../value/working-day.ts';
import { departureDay, departureOf } from './departure.ts';

const numRuns = testSizes.numRuns;
const pad = (value: number) => String(value).padStart(2, '0');
const cutoffs = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

describe('departureOf', () => {
  it.each([
    ['2026-11-20 13:59:59', '2026-11-20', true],
    ['2026-11-20 14:00:00', '2026-11-23', false],
    ['2026-11-21 09:00:00', '2026-11-23', false],
    ['2026-11-22 09:00:00', '2026-11-23', false],
    ['2026-11-23 14:00:00', '2026-11-24', false],
    ['2026-11-23 00:00:00', '2026-11-23', true],
    ['2026-09-23 14:00:00', '2026-09-28', false],
    ['2026-12-24 23:59:59', '2026-12-28', false],
  ])('of an order at %s is %s', (now, date, isToday) => {
    const departure = departureOf('14:00', kst(now));
    expect([kstDate(departure?.day ?? kst(now)), departure?.isToday]).toEqual([date, isToday]);
  });

  it.prop([cutoffs, instant()], { numRuns })(
    'is today exactly before the cutoff of a working day, else the next working day',
    (cutoff, now) => {
      const isInTime = isWorkingDay(now) && formatYmdt(now).slice(11, 16) < cutoff;
      const departure = departureOf(cutoff, now);
      expect(departure?.isToday).toBe(isInTime);
      expect(departure?.day).toBe(isInTime ? kst(`${kstDate(now)} 00:00:00`) : nextWorkingDay(now));
    },
  );

  it.each(['', '24:00', '14', '14:60', '2시'])('is null for the invalid hour %j', (cutoff) => {
    expect(departureOf(cutoff, kst('2026-11-20 09:00:00'))).toBe(null);
  });
});

describe('departureDay', () => {
  it.prop([cutoffs, instant(), instant()], { numRuns })(
    'is a working day, never before the order, and never earlier for a later order',
    (cutoff, a, b) => {
      const [first, second] = a <= b ? [a, b] : [b, a];
      const day = departureDay(first, cutoff);
      expect(isWorkingDay(day)).toBe(true);
      expect(day).toBeGreaterThanOrEqual(startOfKstDay(first));
      expect(departureDay(second, cutoff)).toBeGreaterThanOrEqual(day);
    },
  );
});
