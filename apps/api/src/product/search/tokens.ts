import { getChoseong } from 'es-hangul';
import { latinKeysOf } from './keyboard-layout.ts';

/** Raised whenever products are found by other tokens: documents of an older version are written anew at the start. */
export const DOCUMENT_VERSION = 3;

/** The names a product is found by, in both languages. */
export interface ListingNames {
  readonly product: readonly string[];
  readonly brand: readonly string[];
  readonly categories: readonly string[];
}

/** Weights of PostgreSQL: how much of a match a token is. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Letters of the names of one weight that a product is found by. Assumed: a document stays within a row. */
const MAX_LETTERS = 120;

/** Initial consonants of a token: what follows does not narrow further. Assumed. */
const MAX_INITIALS = 8;

/** Compatibility jamo, as a half-typed syllable or initial consonants are typed. */
const JAMO = '\u3131-\u3163';
const SYLLABLES = /[가-힣]+/g;
const RUNS = /[\p{Script=Latin}\p{N}]+|[^\p{Script=Latin}\p{N}\s]+/gu;
const LATIN = /^[\p{Script=Latin}\p{N}]/u;

/**
 * Lower-case letters and digits only, full width as half width, words joined by one space. Jamo stay as they are typed.
 * @example normalizeKeyword(' 무선-이어폰  ＰＲＯ') // '무선 이어폰 pro'
 */
export function normalizeKeyword(text: string): string {
  return text
    .replaceAll(new RegExp(`[^${JAMO}]+`, 'g'), (part) => part.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The runs of a word that are found alike: Latin letters with digits, and all other letters. */
export function runsOf(word: string): readonly string[] {
  return word.match(RUNS) ?? [];
}

/** Whether a run is of Latin letters and digits: found by whole words from their beginning. */
export function isLatin(run: string): boolean {
  return LATIN.test(run);
}

/** Two letters from every letter of a run; a single letter as itself. */
export function pairsOf(run: string): readonly string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/** The keys that write Hangul, so that a half-typed word is the beginning of the whole one. */
export function keysToken(hangul: string): string {
  return `~${latinKeysOf(hangul)}`;
}

/** Initial consonants, as the keys that write them. */
export function initialsToken(consonants: string): string {
  return `^${latinKeysOf([...consonants].slice(0, MAX_INITIALS).join(''))}`;
}

/**
 * The document a product is found by, as text of a `tsvector`: pairs of letters of Korean words, whole Latin words, and
 * the keys and initial consonants of Korean words, each with its weight.
 */
export function documentOf({ product, brand, categories }: ListingNames): string {
  const weights = new Map<string, Weight>();
  const add = (token: string, weight: Weight): void => {
    if (!weights.has(token)) weights.set(token, weight);
  };
  const names = [
    ...wordsOf(product).map((words) => ({ words, weight: 'A' as const })),
    ...wordsOf(brand).map((words) => ({ words, weight: 'B' as const })),
    ...wordsOf(categories).map((words) => ({ words, weight: 'C' as const })),
  ];
  for (const { words, weight } of names) for (const word of words) addWord(word, (token) => add(token, weight));
  for (const { words } of names) for (const token of tokensAcross(words)) add(token, 'D');
  for (const { words, weight } of names) for (const token of writtenTokens(words)) add(token, weight);
  return [...weights].map(([token, weight]) => `'${token}':1${weight}`).join(' ');
}

/** The document that what is being typed finds a keyword by, in both languages. */
export function documentOfKeyword({
  keyword,
  keywordEn,
}: {
  readonly keyword: string;
  readonly keywordEn: string;
}): string {
  return documentOf({ product: [keyword, keywordEn], brand: [], categories: [] });
}

/** Names as words, each once and up to so many letters together. */
function wordsOf(names: readonly string[]): readonly (readonly string[])[] {
  let left = MAX_LETTERS;
  return [...new Set(names.map(normalizeKeyword))].flatMap((name) => {
    const letters = [...name].slice(0, Math.max(0, left));
    left -= letters.length;
    const text = letters.join('').trim();
    return text === '' ? [] : [text.split(' ')];
  });
}

function addWord(word: string, add: (token: string) => void): void {
  for (const run of runsOf(word)) {
    if (!isLatin(run)) pairsOf(run).forEach(add);
    else endsOf(run).forEach(add);
  }
}

/** A Latin run and its ends that begin where letters and digits meet: `s25` is found by `25`, too. */
function endsOf(run: string): readonly string[] {
  const pieces = run.match(/\p{N}+|[^\p{N}]+/gu) ?? [];
  return pieces.map((_, index) => pieces.slice(index).join(''));
}

/** What neighboring words have together: a visitor who leaves the space out finds them, too. */
function tokensAcross(words: readonly string[]): readonly string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = runsOf(words[index] ?? '').at(-1) ?? '';
    const after = runsOf(word)[0] ?? '';
    if (before === '' || after === '' || isLatin(before) !== isLatin(after)) return [];
    return [isLatin(before) ? `${before}${after}` : `${[...before].at(-1) ?? ''}${[...after][0] ?? ''}`];
  });
}

/**
 * How Korean words are typed: the keys of each, and the initial consonants of each alone and with those that follow.
 */
function writtenTokens(words: readonly string[]): readonly string[] {
  const korean = words.map((word) => word.match(SYLLABLES)?.join('') ?? '');
  return korean.flatMap((word, index) =>
    word === '' ? [] : [keysToken(word), ...new Set(phrasesFrom(korean.slice(index)).map(initialsToken))],
  );
}

/** The initial consonants of the first word, of the first two, and so on, as far as a token reaches. */
function phrasesFrom(words: readonly string[]): readonly string[] {
  const phrases: string[] = [];
  let initials = '';
  for (const word of words) {
    if (initials.length >= MAX_INITIALS) break;
    initials += getChoseong(word);
    phrases.push(initials);
  }
  return phrases;
}
