import { describe, expect, it } from 'vitest';
import type { OptionNo } from '../value/identifiers.ts';
import { exchangeChoices } from './exchange-choice.ts';

const option = (optionNo: OptionNo, addPrice: number, isAdditional = false) => ({ optionNo, addPrice, isAdditional });

describe('exchangeChoices', () => {
  const offered = [option(1, 0), option(2, 2_000), option(3, 2_000), option(4, 2_000, true)];
  const nosOf = (bought: ReturnType<typeof option>) => exchangeChoices(offered, bought).map(({ optionNo }) => optionNo);

  it('offers options of the same price, the bought one among them, and no additional goods', () => {
    expect(nosOf(option(2, 2_000))).toEqual([2, 3]);
  });

  it('offers for additional goods themselves alone', () => {
    expect(nosOf(option(4, 2_000, true))).toEqual([4]);
    expect(nosOf(option(9, 2_000, true))).toEqual([]);
  });

  it('goes by the option a recipient picked, whatever the gift was paid with', () => {
    expect(nosOf(option(1, 2_000))).toEqual([1]);
  });

  it('goes by the price of today for an option whose price has changed since', () => {
    expect(nosOf(option(3, 500))).toEqual([2, 3]);
  });

  it('uses the paid price for an option that no longer exists', () => {
    expect(nosOf(option(9, 2_000))).toEqual([2, 3]);
    expect(nosOf(option(9, 700))).toEqual([]);
  });
});
