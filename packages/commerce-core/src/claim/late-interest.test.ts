import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { kst } from '../value/calendar.ts';
import { after, DAY_MS } from '../value/time.ts';
import { won } from '../value/won.ts';
import { dueAfterWaiting, lateRefundInterest } from './late-interest.ts';

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

describe('a refund that waited for another account', () => {
  it.each([
    ['2026-11-18 09:00:00', '2026-11-18 23:59:59', '2026-11-20 23:59:59'],
    ['2026-11-18 23:59:59', '2026-11-19 00:00:00', '2026-11-21 23:59:59'],
    ['2026-11-25 12:00:00', '2026-12-05 08:00:00', '2026-11-30 23:59:59'],
  ])('from %s to %s is due on %s instead', (from, to, due) => {
    expect(dueAfterWaiting(kst('2026-11-20 23:59:59'), { from: kst(from), to: kst(to) })).toBe(kst(due));
  });

  it('brings interest for the days before and after, and for none between', () => {
    const due = dueAfterWaiting(kst('2026-11-20 23:59:59'), {
      from: kst('2026-11-25 12:00:00'),
      to: kst('2026-12-05 08:00:00'),
    });
    expect(due).toBe(kst('2026-11-30 23:59:59'));
    const paidAt = kst('2026-12-07 12:00:00');
    expect(lateRefundInterest(won(10_000), '2026-11-30', paidAt)).toBe(
      lateRefundInterest(won(10_000), '2026-11-20', kst('2026-11-27 12:00:00')),
    );
  });
});
