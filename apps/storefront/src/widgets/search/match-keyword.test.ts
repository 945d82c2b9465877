import { fc, it } from '@fast-check/vitest';
import { readFileSync } from 'node:fs';
import { typedText } from '@dealstore/commerce-core/testing';
import { convertQwertyToAlphabet, getChoseong } from 'es-hangul';
import { describe, expect } from 'vitest';
import wordListPath from 'word-list';
import { matchKeyword } from './match-keyword.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const word = fc.array(syllable, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));

describe('what is typed', () => {
  it.each([
    ['추석 선물세트', 'ㅊㅅ', '추석'],
    ['제주 한라봉', '한랍', '한라'],
    ['무선 이어폰', '무선이', '무선 이'],
    ['USB 허브', 'usb', 'USB'],
    ['사과', '사ㄱ', '사과'],
  ])('finds in %s what %s matches', (keyword, typed, part) => {
    const match = matchKeyword(keyword, typed);
    expect(match === null ? null : keyword.slice(match.start, match.end)).toBe(part);
  });

  it('finds nothing where there is nothing', () => {
    expect(matchKeyword('사과', '배')).toBeNull();
    expect(matchKeyword('사과', '')).toBeNull();
    expect(matchKeyword('', 'ㅅ')).toBeNull();
  });

  it.prop([word, fc.nat(7), fc.nat(7)])(
    'finds every part of a word, and its initial consonants',
    (text, from, length) => {
      const start = from % text.length;
      const part = text.slice(start, start + 1 + length);
      expect(matchKeyword(text, part)).not.toBeNull();
      expect(matchKeyword(text, getChoseong(part))).not.toBeNull();
    },
  );

  it.prop([fc.string(), fc.string()])('never marks more than there is', (keyword, typed) => {
    const match = matchKeyword(keyword, typed);
    if (match === null) return;
    expect(match.start).toBeLessThan(match.end);
    expect(match.end).toBeLessThanOrEqual([...keyword].length);
  });

  it('is looked for without failing, whatever it is and in whatever it is looked for', () => {
    const english = readFileSync(wordListPath, 'utf8').split('\n');
    const typed = fc.sample(typedText(), { numRuns: 2_000, seed: 20_261_126 });
    const failed = [...english, ...typed].filter(
      (word, index, words) => !isMatched(word, words[(index * 7) % words.length] ?? ''),
    );
    expect(failed).toEqual([]);
  });
});

/** Whether a word is found in itself, and anything may be looked for in it. */
function isMatched(word: string, other: string): boolean {
  matchKeyword(word, convertQwertyToAlphabet(other));
  return word.trim() === '' || matchKeyword(word, word) !== null;
}
