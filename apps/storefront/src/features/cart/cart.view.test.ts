import { type CartPrice, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { panelOf, priceFor } from './cart.view.ts';

const PRICE = { buyAmt: 9_000, totalAmt: 12_000 } as unknown as CartPrice;
const FACTS = { lineCnt: 1, price: PRICE, isStale: false, isPricing: false, isAway: false, isSettled: true };
const UNPRICED = { ...FACTS, price: undefined };

describe('the order panel of a cart', () => {
  it.each([
    ['the price it knows', FACTS, { price: PRICE, total: PRICE, isEstimate: false, isUnsettled: false }],
    ['the last price while a new one is awaited', { ...FACTS, isPricing: true }, { price: PRICE, total: PRICE }],
    ['the last price without a network', { ...FACTS, isAway: true }, { total: PRICE, isEstimate: false }],
    ['no price without a line', { ...UNPRICED, lineCnt: 0 }, { total: 'nothing', isEstimate: false }],
    ['that a price is awaited', { ...UNPRICED, isPricing: true }, { total: 'pricing', isUnsettled: true }],
    [
      'the same without a network',
      { ...UNPRICED, isPricing: true, isAway: true },
      { total: 'pricing', isEstimate: false },
    ],
    ['no price where none came', UNPRICED, { total: 'unpriced', isEstimate: false, isUnsettled: false }],
    ['an estimate where none came without a network', { ...UNPRICED, isAway: true }, { isEstimate: true }],
    ['an estimate for a price of other counts', { ...FACTS, isStale: true }, { price: undefined, isEstimate: true }],
    ['nothing to press while a change is sent', { ...FACTS, isSettled: false }, { total: PRICE, isUnsettled: true }],
  ] as const)('shows %s', (_, facts, expected) => {
    expect(panelOf(facts)).toMatchObject(expected);
  });

  it('takes the first price that is of the goods as they are shown', () => {
    const other = { ...PRICE, buyAmt: won(18_000) };
    expect(priceFor(won(9_000), [null, other, PRICE])).toBe(PRICE);
    expect(priceFor(won(9_000), [null, other, undefined])).toBeUndefined();
  });
});
