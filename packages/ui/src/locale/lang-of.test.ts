import { describe, expect, it } from 'vitest';
import { langOf } from './lang-of.ts';

describe('langOf', () => {
  it.each([
    ['무선 이어폰', 'ko'],
    ['A/S 문의', 'ko'],
    ['earbuds', undefined],
    ['', undefined],
  ])('marks %s as %s', (words, language) => {
    expect(langOf(words)).toBe(language);
  });
});
