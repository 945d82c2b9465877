import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { ZERO_WON } from '../value/won.ts';
import { priceDropOf, RECENT_WISH_TABS } from './wish.ts';
import { restockRefusal } from './wish-refusal.ts';

const runs = { numRuns: testSizes.numRuns };

describe('the price of a wish', () => {
  it.prop([amount(), amount()], runs)('has dropped by the difference, and never rises', (then, now) => {
    const drop = priceDropOf({ withheld: null, discountedPrice: now }, then);
    expect(drop).toBe(Math.max(0, then - now));
  });

  it.prop([amount()], runs)('is 0 for withheld goods, and for wishes without a price', (then) => {
    expect(priceDropOf({ withheld: 'ADULT', discountedPrice: ZERO_WON }, then)).toBe(0);
    expect(priceDropOf({ withheld: null, discountedPrice: ZERO_WON }, null)).toBe(0);
  });
});

describe('the tabs of viewed products and wishes', () => {
  it('begin with viewed products [ENTITY-99]', () => {
    expect(RECENT_WISH_TABS).toEqual(['RECENT', 'WISH']);
  });
});

describe('an alarm of an option', () => {
  it.each([
    [null, 'SOLD_OUT', null],
    ['TELECOM', 'SOLD_OUT', null],
    [null, 'AVAILABLE', 'STATE_CONFLICT'],
    ['ADULT', 'SOLD_OUT', 'ADULT_ONLY'],
    ['ADULT', 'AVAILABLE', 'ADULT_ONLY'],
  ] as const)('of goods withheld as %s that are %s comes to %s', (withheld, saleType, code) => {
    expect(restockRefusal({ withheld, saleType })).toEqual(code && { code, details: null });
  });
});
