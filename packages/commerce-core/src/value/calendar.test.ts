import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import {
  endOfKstDayAfter,
  formatYmdt,
  isPast,
  kst,
  kstMonthsBefore,
  lastSecondBefore,
  latestPast,
} from './calendar.ts';
import { after, DAY_MS } from './time.ts';

describe('kstMonthsBefore', () => {
  it.each([
    ['2026-11-20 00:00:00', 3, '2026-08-20 00:00:00'],
    ['2026-02-10 09:00:00', 3, '2025-11-10 09:00:00'],
    ['2026-05-31 00:00:00', 3, '2026-02-28 00:00:00'],
    ['2024-05-31 00:00:00', 3, '2024-02-29 00:00:00'],
    ['2026-01-15 00:00:00', 12, '2025-01-15 00:00:00'],
    ['2026-12-31 00:00:00', 25, '2024-11-30 00:00:00'],
  ])('goes from %s back %i months to %s', (from, months, to) => {
    expect(formatYmdt(kstMonthsBefore(kst(from), months))).toBe(to);
  });

  it.prop([instant(), fc.integer({ min: 0, max: 36 })])(
    'never goes forward, and never further than its months',
    (at, months) => {
      const before = kstMonthsBefore(at, months);
      expect(before).toBeLessThanOrEqual(at);
      expect(at - before).toBeLessThanOrEqual((months * 31 + 3) * 86_400_000);
    },
  );
});

describe('a last second', () => {
  it('is 23:59:59 of the day it ends', () => {
    const end = lastSecondBefore(endOfKstDayAfter(kst('2026-11-20 10:00:00'), 7));
    expect(formatYmdt(end)).toBe('2026-11-27 23:59:59');
  });

  it('counts to its end, and is over at midnight', () => {
    const end = kst('2026-11-27 23:59:59');
    expect(isPast(end, kst('2026-11-27 23:59:58'))).toBe(false);
    expect(isPast(end, after(end, 999))).toBe(false);
    expect(isPast(end, kst('2026-11-28 00:00:00'))).toBe(true);
  });

  it.prop([instant(), fc.integer({ min: -DAY_MS, max: DAY_MS })])(
    'is over exactly up to the latest one that is',
    (now, distance) => {
      const end = after(now, distance);
      expect(isPast(end, now)).toBe(end <= latestPast(now));
      expect(isPast(end, now)).toBe(distance <= -1_000);
    },
  );
});
