import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { kst } from '../value/calendar.ts';
import { after, DAY_MS } from '../value/time.ts';
import { won } from '../value/won.ts';
import { lateRefundInterest } from './late-interest.ts';

describe('interest on a late refund', () => {
  it.each([
    [10_000, '2026-11-20 23:59:59', 0],
    [10_000, '2026-11-21 00:00:00', 4],
    [10_000, '2026-11-30 12:00:00', 41],
    [10_000, '2027-11-20 12:00:00', 1_500],
    [10_000, '2026-11-01 12:00:00', 0],
  ])('of %i won due on 2026-11-20 and refunded at %s is %i won', (refundAmt, refundedAt, interest) => {
    expect(lateRefundInterest(won(refundAmt), '2026-11-20', kst(refundedAt))).toBe(interest);
  });

  it.prop([amount(), fc.nat(1_000)])('grows by the day and is never less than nothing', (refundAmt, days) => {
    const at = (late: number) =>
      lateRefundInterest(refundAmt, '2026-11-20', after(kst('2026-11-20 12:00:00'), late * DAY_MS));
    expect(at(days)).toBeGreaterThanOrEqual(0);
    expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
  });
});
