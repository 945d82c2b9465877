import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, DAY_MS } from '../value/time.ts';
import { countedPieces, countsUntil, mostPieces, personLimit, UNLIMITED } from './purchase-limit.ts';

const count = fc.nat(9);
const limits = fc.record({
  minBuyCnt: fc.constant(1),
  maxBuyTimeCnt: count,
  maxBuyPersonCnt: count,
  maxBuyPeriodCnt: count,
  maxBuyDays: count,
});

describe('how many pieces one order may hold', () => {
  it.prop([limits, count])('is within each limit, reaches one of them, and is free without any', (given, boughtCnt) => {
    const most = mostPieces(given, boughtCnt);
    const each = personLimit(given);
    const left = each === null ? Infinity : Math.max(0, each.limitCnt - boughtCnt);
    const once = given.maxBuyTimeCnt === 0 ? Infinity : given.maxBuyTimeCnt;
    expect(most ?? Infinity).toBe(Math.min(left, once));
  });

  it('takes the smaller of two limits', () => {
    expect(mostPieces({ ...UNLIMITED, maxBuyTimeCnt: 5, maxBuyPersonCnt: 4 }, 1)).toBe(3);
    expect(mostPieces({ ...UNLIMITED, maxBuyTimeCnt: 2, maxBuyPersonCnt: 4 }, 1)).toBe(2);
    expect(mostPieces({ ...UNLIMITED, maxBuyPersonCnt: 4 }, 9)).toBe(0);
    expect(mostPieces(UNLIMITED, 9)).toBeNull();
  });
});

describe('the limit for one person', () => {
  it('of a period stands instead of the one in all, and needs both its numbers', () => {
    const both = { ...UNLIMITED, maxBuyPersonCnt: 9, maxBuyPeriodCnt: 2, maxBuyDays: 7 };
    expect(personLimit(both)).toEqual({ limitCnt: 2, days: 7 });
    expect(personLimit({ ...both, maxBuyDays: 0 })).toEqual({ limitCnt: 9, days: null });
    expect(personLimit({ ...both, maxBuyPeriodCnt: 0 })).toEqual({ limitCnt: 9, days: null });
    expect(personLimit(UNLIMITED)).toBeNull();
  });

  it('counts purchases until their days are over, and forever without days', () => {
    const weekly = { ...UNLIMITED, maxBuyPeriodCnt: 2, maxBuyDays: 7 };
    const bought = { boughtCnt: 2, windowStartedAt: SIMULATED_START };
    const end = after(SIMULATED_START, 7 * DAY_MS);
    expect(countsUntil(weekly, SIMULATED_START)).toBe(end);
    expect(countedPieces(weekly, bought, after(end, -1))).toBe(2);
    expect(countedPieces(weekly, bought, end)).toBe(0);
    expect(countedPieces(weekly, null, end)).toBe(0);
    const inAll = { ...UNLIMITED, maxBuyPersonCnt: 2 };
    expect(countsUntil(inAll, SIMULATED_START)).toBeNull();
    expect(countedPieces(inAll, bought, after(end, 999 * DAY_MS))).toBe(2);
  });
});
