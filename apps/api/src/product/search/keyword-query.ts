import type { KeywordQuery } from '../list/list.store.ts';
import { initialsToken, isLatin, keysToken, normalizeKeyword, pairsOf, runsOf } from './tokens.ts';

/** Longest keyword that is looked at, in letters. Assumed: longer ones only cost. */
const MAX_KEYWORD_LETTERS = 40;

/** Most words of a keyword that are looked at. Assumed. */
const MAX_KEYWORD_WORDS = 8;

/** English words that say nothing about goods; alone they are searched for all the same. */
const STOP_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']);

/** The words of a keyword, each once. */
export function keywordWords(keyword: string): readonly string[] {
  const letters = [...normalizeKeyword(keyword)].slice(0, MAX_KEYWORD_LETTERS).join('').trim();
  const words = [...new Set(letters.split(' '))].filter((word) => word !== '');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length === 0 ? words : telling).slice(0, MAX_KEYWORD_WORDS);
}

/** Asks for all of some words; null when nothing in them can be searched for. */
export function queryOfWords(words: readonly string[]): KeywordQuery | null {
  if (words.length === 0) return null;
  return eachPlace((place) => allOf(words, place));
}

/** Asks for every group; of a group any phrase will do. */
export function queryOfGroups(groups: readonly (readonly string[])[]): KeywordQuery {
  return eachPlace((place) =>
    groups
      .map((phrases) => `(${phrases.map((phrase) => `(${allOf(keywordWords(phrase), place)})`).join(' | ')})`)
      .join(' & '),
  );
}

/** What some words that are still being typed ask for. */
export interface TypedQuery {
  /** Words that begin so. */
  readonly begun: string;
  /** Those, and words that have it within. */
  readonly all: string;
}

/** Asks for what some words may become that are still being typed; null when nothing in them can be searched for. */
export function queryOfTyped(words: readonly string[]): TypedQuery | null {
  if (words.length === 0) return null;
  const begun = (run: string): string => {
    if (/^[ㄱ-ㅎ]+$/.test(run)) return lexeme(initialsToken(run), '*');
    return lexeme(isLatin(run) ? run : keysToken(run), '*');
  };
  const runs = words.flatMap(runsOf);
  return {
    begun: runs.map(begun).join(' & '),
    all: runs.map((run) => `(${begun(run)} | (${conditionsOf(run, 'all').join(' & ')}))`).join(' & '),
  };
}

/** Where the words of a keyword must stand. */
type Place = keyof KeywordQuery;

function eachPlace(queryAt: (place: Place) => string): KeywordQuery {
  return { all: queryAt('all'), inName: queryAt('inName'), asWords: queryAt('asWords') };
}

function allOf(words: readonly string[], place: Place): string {
  return words.flatMap((word) => conditionsOf(word, place)).join(' & ');
}

/** What a document must have for a word, each in the language of `tsquery`. */
function conditionsOf(word: string, place: Place): readonly string[] {
  const runs = runsOf(word);
  const weights = place === 'all' ? '' : 'AB';
  return runs.flatMap((run) => {
    const isOneLetter = [...run].length === 1;
    // One letter alone is a word; beside a number it is a unit, and the beginning of one: 50개 is sold as 50개입.
    if (isLatin(run)) return [lexeme(run, `${isOneLetter && runs.length === 1 ? '' : '*'}${weights}`)];
    if (/^[ㄱ-ㅎ]+$/.test(run)) return [lexeme(initialsToken(run), place === 'asWords' ? weights : `*${weights}`)];
    // A syllable that is still being typed ends in a lone consonant or vowel.
    if (/[ㄱ-ㅣ]/.test(run)) return [lexeme(keysToken(run), `*${weights}`)];
    if (isOneLetter && runs.length > 1) return [lexeme(run, `*${weights === '' ? 'ABC' : weights}`)];
    const pairs = pairsOf(run);
    if (place === 'asWords' && !isOneLetter) return [lexeme(keysToken(run), `*${weights}`)];
    // A pair alone must stand in a word: what two neighbors happen to have together is nothing anybody means.
    return pairs.length === 1 && !isOneLetter && place === 'all'
      ? [lexeme(run, 'ABC')]
      : pairs.map((pair) => lexeme(pair, weights));
  });
}

function lexeme(token: string, flags: string): string {
  return `'${token}'${flags === '' ? '' : `:${flags}`}`;
}
