import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { keywordQuery, normalizeKeyword, searchTermsOf, withoutSpaces } from './search-terms.ts';

const hangul = fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)) });

describe('searchTermsOf', () => {
  it('finds a word of two syllables, a word inside a word, and a word of one letter [GAP-03]', () => {
    const { terms } = searchTermsOf(['[오늘특가] 제주 감귤 5kg', '꿀 사과']);
    for (const term of ['제주', '감귤', '사과', '꿀', '5k', '특가']) expect(terms).toContain(term);
  });

  it('does not mind spaces inside a name [GAP-03]', () => {
    expect(searchTermsOf(['무선 이어폰']).normalized).toBe('무선이어폰');
    expect(searchTermsOf(['무선 이어폰']).terms).toContain('선이');
  });

  it.prop([fc.array(hangul, { minLength: 1, maxLength: 4 })])(
    'holds every term a keyword made of one of its names asks for [GAP-03]',
    (names) => {
      const { terms, normalized } = searchTermsOf(names);
      for (const name of names) {
        const query = keywordQuery(name.slice(0, 30));
        if (query === null || [...name].length === 1) continue;
        for (const term of query.terms) expect(terms).toContain(term);
        for (const word of query.words) expect(normalized).toContain(word);
      }
    },
  );
});

describe('keywordQuery', () => {
  it('asks for every word, in any order [GAP-03]', () => {
    expect(keywordQuery('이어폰 무선')).toEqual({ terms: ['이어', '어폰', '무선'], words: ['이어폰', '무선'] });
  });

  it('searches for nothing when there is no letter [GAP-03]', () => {
    expect(keywordQuery('%%% _ ')).toBe(null);
  });

  it.prop([fc.string()])('leaves nothing that means something to LIKE', (keyword) => {
    expect(keywordQuery(keyword)?.words.join('') ?? '').not.toMatch(/[%_\\]/);
  });

  it('knows the keyword without its spaces [GAP-03]', () => {
    expect(withoutSpaces('무 선 이어폰')).toBe('무선이어폰');
    expect(withoutSpaces('이어폰')).toBe(null);
    expect(normalizeKeyword(' 무선-이어폰  ＰＲＯ')).toBe('무선 이어폰 pro');
  });
});
