import { describe, expect, it } from 'vitest';
import { formatYmdt, kst } from '../value/calendar.ts';
import { BENEFIT_KINDS, benefitKey, benefitTermEnd } from './one-time-benefit.ts';

const NOW = kst('2026-11-20 12:00:00');

describe('a benefit that is given once', () => {
  it.each([
    ['COUPON', null, 'COUPON:7:', '2027-11-20 12:00:00'],
    ['COUPON', kst('2026-12-01 00:00:00'), 'COUPON:7:', '2026-12-01 00:00:00'],
    ['COUPON_OF_DAY', null, 'COUPON_OF_DAY:7:2026-11-20', '2026-11-21 00:00:00'],
    ['COUPON_OF_MONTH', null, 'COUPON_OF_MONTH:7:2026-11', '2026-12-01 00:00:00'],
    ['MEMBERSHIP', null, 'MEMBERSHIP:7:2026-11', '2026-12-01 00:00:00'],
    ['EVENT', kst('2026-11-30 00:00:00'), 'EVENT:7:', '2026-11-30 00:00:00'],
    ['ATTENDANCE', kst('2026-11-30 00:00:00'), 'ATTENDANCE:7:2026-11-20', '2026-11-21 00:00:00'],
    ['FIRST_PURCHASE', null, 'FIRST_PURCHASE:7:', '2027-11-20 12:00:00'],
    ['PHOTO_POINTS', null, 'PHOTO_POINTS:7:', '2027-11-20 12:00:00'],
    ['POINTS_OWED', null, 'POINTS_OWED:7:', '2027-11-20 12:00:00'],
  ] as const)('%s that ends at %s is called %s and known until %s', (kind, endAt, key, end) => {
    expect(benefitKey({ kind, no: 7, endAt }, NOW)).toBe(key);
    expect(formatYmdt(benefitTermEnd({ kind, no: 7, endAt }, NOW))).toBe(end);
  });

  it('is never the same as another', () => {
    const keys = BENEFIT_KINDS.flatMap((kind) => [1, 11, null].map((no) => benefitKey({ kind, no, endAt: null }, NOW)));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
