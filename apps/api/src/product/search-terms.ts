/** What a product is found by: its bigrams for the index, and its words without spaces for the recheck. */
export interface SearchTerms {
  readonly terms: readonly string[];
  readonly normalized: string;
}

/** Longest keyword that is looked at, in letters. Assumed: longer ones only cost. */
export const MAX_KEYWORD_LETTERS = 40;

/** Most words of a keyword that are looked at. Assumed. */
const MAX_KEYWORD_WORDS = 8;

/**
 * Lower-case letters and digits only, full width as half width, words joined by one space.
 * @example normalizeKeyword(' 무선-이어폰  ＰＲＯ') // '무선 이어폰 pro'
 */
export function normalizeKeyword(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What a product is found by, out of its names (product, brand, category, both languages).
 * Spaces inside a name do not matter; a word of one letter is a term of its own, for it has no bigram.
 */
export function searchTermsOf(names: readonly string[]): SearchTerms {
  const parts = names.map(normalizeKeyword).filter((part) => part !== '');
  const joined = parts.map((part) => part.replaceAll(' ', ''));
  const terms = new Set<string>();
  for (const part of joined) for (const bigram of bigramsOf(part)) terms.add(bigram);
  for (const word of parts.flatMap((part) => part.split(' '))) if (letterCount(word) === 1) terms.add(word);
  return { terms: [...terms].toSorted(), normalized: [...new Set(joined)].join(' ') };
}

/** What is asked of the index: terms that must all be there, and words the recheck must find. */
export interface KeywordQuery {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** Reads a keyword; null when nothing in it can be searched for. */
export function keywordQuery(keyword: string): KeywordQuery | null {
  const letters = [...normalizeKeyword(keyword)].slice(0, MAX_KEYWORD_LETTERS).join('').trim();
  const words = [...new Set(letters.split(' '))].filter((word) => word !== '').slice(0, MAX_KEYWORD_WORDS);
  if (words.length === 0) return null;
  const terms = new Set(words.flatMap((word) => (letterCount(word) === 1 ? [word] : bigramsOf(word))));
  return { terms: [...terms], words: words.filter((word) => letterCount(word) > 1) };
}

/** The same keyword typed without its spaces; null when that is no other keyword. */
export function withoutSpaces(keyword: string): string | null {
  const normalized = normalizeKeyword(keyword);
  return normalized.includes(' ') ? normalized.replaceAll(' ', '') : null;
}

function bigramsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

function letterCount(word: string): number {
  return [...word].length;
}
