import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../../testing/arbitraries.ts';
import { formatYmdt, kst, kstDaysBetween } from '../../value/calendar.ts';
import { DEPOSIT_DAYS, depositDeadline } from './deposit.ts';

describe('depositDeadline', () => {
  it.each([
    ['2026-11-20 00:00:00', '2026-11-22 23:59:59'],
    ['2026-11-20 23:59:59', '2026-11-22 23:59:59'],
    ['2026-12-31 12:00:00', '2027-01-02 23:59:59'],
  ])('of an order at %s is %s', (ordered, deadline) => {
    expect(formatYmdt(depositDeadline(kst(ordered)))).toBe(deadline);
  });

  it.prop([instant(), fc.nat(86_399)])('is the same number of Korean days away, whatever the hour', (ordered) => {
    expect(kstDaysBetween(ordered, depositDeadline(ordered))).toBe(DEPOSIT_DAYS);
  });
});
