import fc from 'fast-check';

const anyOf = (...texts: readonly string[]) => fc.constantFrom(...texts);
const range = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const words = (letter: fc.Arbitrary<string>, maxLength = 8) => fc.string({ unit: letter, minLength: 1, maxLength });

const syllable = range(0xac00, 0xd7a3);
const jamo = range(0x3131, 0x3163);
const key = anyOf(...'qwertyuiopasdfghjklzxcvbnmQWERTOP');
const korean = fc.oneof(
  anyOf('무선 이어폰', '복분자', '제주 한라봉', '값', '뷁', '훟', '독고영재', '강남구 테헤란로 1'),
  words(syllable),
);

/** What people type, by its kind; every kind is text that PostgreSQL keeps. */
export const TYPED_TEXTS = {
  english: fc.oneof(
    anyOf('hot', 'hotel', 'abhor', 'bunjang', 'hot wheels', "O'Brien", 'null', 'NaN', 'true', '1e3'),
    words(key),
  ),
  korean,
  'half typed': fc.oneof(
    anyOf('이엎', '이어ㅍ', 'ㅇㅇㅍ', 'ㅗㅐㅅ', 'ㄳ', 'ㅙㅅ', 'ㅠㅐㅏ'),
    fc.tuple(korean, words(jamo, 3)).map(([word, rest]) => word + rest),
    words(jamo),
  ),
  'wrong keyboard': fc.oneof(
    anyOf('dldjvhs', 'qhrqnswk', 'ㅗㅐㅅㄷㅣ', 'ㅠㅐㅏㅠㅕㅜㅓㅁ', '이djvhs', 'ㅗㅐㅅ 조ㄷ딘'),
    words(fc.oneof(key, jamo), 12),
  ),
  decomposed: fc.oneof(
    korean.map((word) => word.normalize('NFD')),
    words(range(0x1100, 0x11ff)),
    anyOf('e\u0301', 'Z\u0334\u034e\u0338a\u0321', '\u0301', 'Å'),
  ),
  emoji: anyOf('😀', '👨‍👩‍👧‍👦', '🇰🇷', '👍🏽', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️', '🧑🏿‍🚀', '🇰', '\u200d', '\ufe0f'),
  'long sounds': fc.oneof(
    anyOf('ラーメン', 'ｺｰﾋｰ', 'Tōkyō', 'ㅋㅋㅋㅋㅋㅋㅋㅋ', 'ㅠㅠ', '으아아아아아'),
    fc.tuple(korean, anyOf('ー', '~', 'ㅡ', '…', '!')).map(([word, mark]) => word + mark.repeat(7)),
  ),
  'right to left': fc.oneof(
    anyOf('سماعات', 'אוזניות', 'שָׁלוֹם', 'سماعة 5', 'a\u202egpj.exe', '\u2066م\u2069', '\u200f'),
    words(range(0x5d0, 0x5ea)),
    words(range(0x628, 0x64a)),
  ),
  'four bytes': fc.oneof(anyOf('𠮷野家', '𝓱𝓸𝓽', '𓀀', '𐐷', '\u{10ffff}'), words(range(0x20000, 0x2a6df))),
  'other scripts': anyOf(
    'รองเท้า',
    'हेडफ़ोन',
    'İstanbul',
    'ıŞĞ',
    'Straße',
    'ﬁn',
    'ﷺ',
    '①②',
    '０１０',
    '½',
    'Ⅷ',
    '²',
    'Ωμέγα',
    'Ёлка',
    '耳机',
    'いやほん',
  ),
  markup: anyOf(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</textarea>',
    '&amp;&lt;',
    '[a](javascript:alert(1))',
    '{{7*7}}',
    '${7*7}',
    '<!--',
    ']]>',
    '\u2028',
    '\u2029',
  ),
  commands: anyOf(
    "Robert'); drop table member;--",
    "' or 1=1 --",
    "'a':*",
    'a & !b | (c',
    '\\',
    "\\'",
    '%',
    '_',
    '%s%n',
    '$1',
    '$&',
    "$'",
    '../../etc/passwd',
    '=1+1',
    '@SUM(A1)',
    'CON',
    '/* */',
    '::tsquery',
  ),
  'names of members': anyOf(
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'prototype',
    'undefined',
    'then',
  ),
  'white space': anyOf(
    ' ',
    '  a  b ',
    '\t',
    '\n',
    'a\r\nb',
    '\u00a0',
    '\u3000',
    '\u3164',
    '\u115f',
    '\u200b',
    '\ufeff',
    '\u00ad',
    '\u2060',
    'a\u0007b',
    '\u001b[31m',
    '\u007f',
    '\u0085',
  ),
} as const satisfies Readonly<Record<string, fc.Arbitrary<string>>>;

/** Lengths of a text, in code points. */
export interface TextLength {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** What people type into a field, kinds mixed, repeated and cut so that it fits. @param length 0 to 40 by default */
export function typedText({ minLength = 0, maxLength = 40 }: TextLength = {}): fc.Arbitrary<string> {
  const pieces = fc.array(fc.oneof(...Object.values(TYPED_TEXTS)), { minLength: 1, maxLength: 4 });
  return fc.tuple(pieces, anyOf('', ' ', ' ', '-')).map(([parts, between]) => {
    const letters = [...parts.join(between)];
    const repeated = Array.from({ length: Math.max(1, Math.ceil(minLength / letters.length)) }, () => letters).flat();
    return repeated.slice(0, maxLength).join('');
  });
}
