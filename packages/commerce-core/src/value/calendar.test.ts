import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { formatYmdt, kst, kstMonthsBefore } from './calendar.ts';

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
