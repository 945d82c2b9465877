import { fc, it } from '@fast-check/vitest';
import { convertQwertyToHangul } from 'es-hangul';
import { describe, expect } from 'vitest';
import { hangulOfKeys, latinKeysOf } from './keyboard-layout.ts';

const key = fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnmQWERTOP ');
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));

describe('hangulOfKeys', () => {
  it.each([
    ['dldjvhs', '이어폰'],
    ['rkqt', '값'],
    ['rkqtdl rhksfl', '값이 관리'],
    ['이djvhs', '이어폰'],
    ['hotel', 'ㅗㅐㅅ디'],
    ['hot', 'ㅗㅐㅅ'],
    ['bokbunja', 'ㅠㅐㅏㅠㅕㅜㅓㅁ'],
    ['rk1😀', '가1😀'],
    ['', ''],
  ])('writes %s as %s', (keys, hangul) => {
    expect(hangulOfKeys(keys)).toBe(hangul);
  });

  it.prop([fc.string({ unit: syllable, maxLength: 12 })])('brings back every Korean word from its keys', (word) => {
    expect(hangulOfKeys(latinKeysOf(word))).toBe(word);
  });

  it.prop([fc.string({ unit: key, maxLength: 20 })])('writes the same words as es-hangul', (keys) => {
    expect(wholeWords(hangulOfKeys(keys))).toBe(ofLibrary(keys));
  });
});

function ofLibrary(keys: string): string | null {
  try {
    return wholeWords(convertQwertyToHangul(keys));
  } catch {
    return null;
  }
}

function wholeWords(text: string): string | null {
  return /^[가-힣 ]+$/.test(text) ? text : null;
}
