import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { formatYmdt, kst } from '../value/calendar.ts';
import { COUPON_PAGE_SIZE, ENDLESS_COUPON_END, MEMBERSHIP_COUPONS, couponUseEnd } from './coupon-issue.ts';

describe('couponUseEnd', () => {
  it.each([
    { useDays: 7, end: '2026-11-27 23:59:59' },
    { useDays: 31, end: '2026-11-30 23:59:59' },
    { useDays: -1, end: '2999-12-31 23:59:59' },
    { useDays: null, end: '2999-12-31 23:59:59' },
  ])('ends a coupon of $useDays days at $end', ({ useDays, end }) => {
    expect(formatYmdt(couponUseEnd({ useDays, useEndAt: null }, kst('2026-11-20 23:59:59')))).toBe(end);
  });

  it('ends at its own last second when that comes first', () => {
    const useEndAt = kst('2026-11-22 12:00:00');
    expect(couponUseEnd({ useDays: 7, useEndAt }, kst('2026-11-20 00:00:00'))).toBe(useEndAt);
    expect(couponUseEnd({ useDays: null, useEndAt }, kst('2026-11-20 00:00:00'))).toBe(useEndAt);
  });

  it.prop([instant()])('never ends a coupon before its issue', (issuedAt) => {
    for (const useDays of [-1, 1, 30, 31, 365]) {
      const end = couponUseEnd({ useDays, useEndAt: null }, issuedAt);
      expect(end).toBeGreaterThanOrEqual(issuedAt - 1_000);
      expect(end).toBeLessThanOrEqual(ENDLESS_COUPON_END);
    }
  });
});

describe('coupons of the popup', () => {
  it('are 3,000 won from 30,000 and 5,000 won from 50,000 [VALID-04, VALID-05, CONST-31]', () => {
    expect(MEMBERSHIP_COUPONS).toEqual([
      { discountAmt: 3_000, minSalePrice: 30_000 },
      { discountAmt: 5_000, minSalePrice: 50_000 },
    ]);
  });

  it('are listed a hundred to a page [CONST-05]', () => {
    expect(COUPON_PAGE_SIZE).toBe(100);
  });
});
