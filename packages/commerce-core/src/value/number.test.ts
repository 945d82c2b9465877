import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatBadge, formatCount, formatNumber, formatRating, formatWon } from './number.ts';
import { countPages } from './page.ts';
import { won } from './won.ts';

describe('numbers for a reader', () => {
  it.each([
    [null, '0'],
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [-1_000, '−1,000'],
    [1_234_567, '1,234,567'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  ])('separates the thousands of %s [VALID-11]', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.prop([fc.maxSafeInteger()])('loses no digit', (value) => {
    expect(Number(formatNumber(value).replace('−', '-').replaceAll(',', ''))).toBe(value);
  });

  it('writes prices in the way of the language [I18N-14]', () => {
    expect(formatWon(won(12_900), 'ko')).toBe('12,900원');
    expect(formatWon(won(12_900), 'en')).toBe('₩12,900');
    expect(formatWon(won(-3_000), 'ko')).toBe('−3,000원');
    expect(formatWon(won(-3_000), 'en')).toBe('−₩3,000');
    expect(formatWon(won(0), 'ko')).toBe('0원');
  });

  it.each([
    [1_234, '1,234', '1,234'],
    [9_999, '9,999', '9,999'],
    [10_000, '1만', '10K'],
    [12_999, '1.2만', '12.9K'],
    [1_234_567, '123.4만', '1.2M'],
    [120_000_000, '1.2억', '120M'],
  ])('shortens the count %s [I18N-14]', (count, ko, en) => {
    expect([formatCount(count, 'ko'), formatCount(count, 'en')]).toEqual([ko, en]);
  });

  it('caps badges and hides empty ones [CHROME-10]', () => {
    expect([0, 1, 99, 100].map(formatBadge)).toEqual([null, '1', '99', '99+']);
  });

  it('writes a rating with one decimal [ENTITY-54]', () => {
    expect([4.75, 5, 0].map(formatRating)).toEqual(['4.8', '5.0', '0.0']);
  });

  it('counts pages', () => {
    expect([countPages(0, 20), countPages(20, 20), countPages(21, 20)]).toEqual([0, 1, 2]);
  });
});
