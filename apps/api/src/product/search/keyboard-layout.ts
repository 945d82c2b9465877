import { convertHangulToQwerty, convertQwertyToAlphabet, disassemble } from 'es-hangul';

/** Jamo in the order Unicode counts syllables by, those of two keys as these keys (The Unicode Standard, §3.12). */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');
const FIRST_SYLLABLE = '가'.codePointAt(0) ?? 0;

/** The longest syllable from here; a consonant before a vowel begins the next one. */
const SYLLABLE = new RegExp(`([${INITIALS.join('')}])(${anyOf(VOWELS)})(?:(${anyOf(FINALS)})(?![ㅏ-ㅣ]))?`, 'g');

/** The keys of the Latin layout that write a text; what is no Hangul stays as it is. */
export function latinKeysOf(text: string): string {
  return convertHangulToQwerty(text);
}

/**
 * What the keys of a text write in the Korean layout; what cannot be joined to syllables stays as single letters.
 * NOTE: not `convertQwertyToHangul` of es-hangul, which throws for vowels without a consonant: `hot`, `abhor`.
 * @example hangulOfKeys('dldjvhs') // '이어폰'
 * @example hangulOfKeys('hotel') // 'ㅗㅐㅅ디'
 */
export function hangulOfKeys(text: string): string {
  return convertQwertyToAlphabet(disassemble(text)).replaceAll(SYLLABLE, (_, initial, vowel, final = '') =>
    String.fromCodePoint(
      FIRST_SYLLABLE +
        (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length +
        FINALS.indexOf(final),
    ),
  );
}

/** Any of some jamo, those of two keys first. */
function anyOf(jamo: readonly string[]): string {
  return jamo
    .filter((keys) => keys !== '')
    .toSorted((left, right) => right.length - left.length)
    .join('|');
}
