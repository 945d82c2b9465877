import { describe, expect, it } from 'vitest';
import { kst } from '../value/calendar.ts';
import { commonNoticedDays, isNoticedWithin, noticedDays } from './fault-noticed.ts';

const received = { deliveredAt: kst('2026-11-20 15:00:00') };

describe('noticedDays', () => {
  it('asks for the day only for the seller’s fault, once the goods may not go back for any reason [GAP-17]', () => {
    const [last, late] = [kst('2026-11-27 23:59:59'), kst('2026-11-28 00:00:00')];
    expect(noticedDays([received], 'SELLER', last)).toBeNull();
    expect(noticedDays([received], 'SELLER', late)).toEqual({ fromYmd: '2026-11-20', toYmd: '2026-11-28' });
    expect(noticedDays([received], 'BUYER', late)).toBeNull();
    expect(noticedDays([{ deliveredAt: null }], 'SELLER', late)).toBeNull();
  });

  it('takes a day until 30 days after it, to the end of the last one [GAP-17]', () => {
    const days = noticedDays([received], 'SELLER', kst('2027-01-09 23:59:59'));
    expect(days).toEqual({ fromYmd: '2026-12-10', toYmd: '2027-01-09' });
    const next = noticedDays([received], 'SELLER', kst('2027-01-10 00:00:00'));
    expect(next).toEqual({ fromYmd: '2026-12-11', toYmd: '2027-01-10' });
  });

  it('fits all lines that ask, and no day before the last of them has come', () => {
    const later = { deliveredAt: kst('2026-11-22 09:00:00') };
    const now = kst('2026-12-05 12:00:00');
    const [first, second] = [received, later].map((line) => noticedDays([line], 'SELLER', now));
    expect(noticedDays([received, later], 'SELLER', now)).toEqual({ fromYmd: '2026-11-22', toYmd: '2026-12-05' });
    expect(commonNoticedDays([first ?? null, null, second ?? null])).toEqual(second);
    expect(commonNoticedDays([null])).toBeNull();
  });
});

describe('isNoticedWithin', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-12-05', true],
    ['2026-12-06', false],
    ['2026-11-31', false],
    ['', false],
  ])('takes %s: %s', (ymd, isTaken) => {
    expect(isNoticedWithin({ fromYmd: '2026-11-20', toYmd: '2026-12-05' }, ymd)).toBe(isTaken);
  });
});
