import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hasWords, keywordQuery, normalizeKeyword, searchTermsOf, withoutSpaces } from './search-terms.ts';

const hangul = fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)) });

const latin = fc.stringMatching(/^[a-z]{1,6}[0-9]{0,4}$/);
const name = fc.array(fc.oneof(hangul, latin), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

/** Whether a piece that begins with a Latin letter or a digit begins in the middle of a run of them. */
function beginsWithinRun(joined: string, start: number, piece: string): boolean {
  const before = joined.slice(Math.max(0, start - 1), start);
  return [/[a-z]/, /[0-9]/].some((kind) => kind.test(before) && kind.test(piece.slice(0, 1)));
}

describe('searchTermsOf', () => {
  it('finds a word of two syllables, a word inside a word, and a word of one letter [GAP-03]', () => {
    const { terms } = searchTermsOf(['[오늘특가] 제주 감귤 5kg', '꿀 사과']);
    for (const term of ['제주', '감귤', '사과', '꿀', '5k', 'kg', '특가']) expect(terms).toContain(term);
  });

  it('does not mind spaces inside a name [GAP-03]', () => {
    expect(searchTermsOf(['무선 이어폰']).normalized).toBe('무선이어폰');
    expect(searchTermsOf(['무선 이어폰']).terms).toContain('선이');
  });

  it.prop([fc.array(name, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat()])(
    'holds every term that a piece of one of its names asks for [GAP-03]',
    (names, from, length) => {
      const { terms, normalized } = searchTermsOf(names);
      for (const joined of normalized.split(' ')) {
        const letters = [...joined];
        const start = from % letters.length;
        const piece = letters.slice(start, start + 2 + (length % 8)).join('');
        const query = keywordQuery(piece);
        if (query === null || [...piece].length === 1 || beginsWithinRun(joined, start, piece)) continue;
        expect(terms).toEqual(expect.arrayContaining([...query.terms]));
        expect(hasWords(normalized, query.words)).toBe(true);
      }
    },
  );

  it('keeps what it is found by within bounds, however long the names [GAP-03]', () => {
    const { terms, normalized } = searchTermsOf([...'가나다라'].map((letter) => letter.repeat(200)));
    expect(normalized.length).toBeLessThan(250);
    expect(terms.length).toBeLessThan(250);
  });
});

describe('keywordQuery', () => {
  it('asks for every word, in any order [GAP-03]', () => {
    expect(keywordQuery('이어폰 무선')).toEqual({ terms: ['이어', '어폰', '무선'], words: ['이어폰', '무선'] });
    expect(hasWords('무선이어폰 earphone', ['이어폰', '무선'])).toBe(true);
    expect(hasWords('무선이어폰 earphone', ['이어폰', '유선'])).toBe(false);
  });

  it('looks for the longest piece of a number or a Latin word, from where it begins [GAP-03]', () => {
    expect(keywordQuery('333333번째')?.terms).toEqual(['333333', '333', '33', '3번', '번째']);
    expect(keywordQuery('3번째')?.terms).toEqual(['3번', '번째']);
    expect(keywordQuery('earphones')?.terms).toEqual(['earpho', 'ear', 'ea']);
    expect(keywordQuery('갤럭시s25')?.terms).toEqual(['s25', '갤럭', '럭시', '시s', 's2', '25']);
  });

  it('wants a word of one letter to be a word of its own [GAP-03]', () => {
    const { normalized } = searchTermsOf(['꿀 사과', '꿀떡']);
    expect(hasWords(normalized, ['꿀'])).toBe(true);
    expect(hasWords(normalized, ['떡'])).toBe(false);
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
