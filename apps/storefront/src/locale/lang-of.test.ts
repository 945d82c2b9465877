import { describe, expect, it } from 'vitest';
import { writtenIn } from './lang-of.ts';

describe('writtenIn', () => {
  it.each([
    ['무선 이어폰', 'ko'],
    ['A/S 문의', 'ko'],
    ['earbuds', undefined],
    ['', undefined],
  ])('marks %s as %s', (words, language) => {
    expect(writtenIn(words)).toBe(language);
  });
});
