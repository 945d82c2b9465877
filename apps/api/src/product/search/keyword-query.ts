import { initialsToken, isLatin, keysToken, normalizeKeyword, pairsOf, runsOf } from './tokens.ts';

/** Longest keyword that is looked at, in letters. Assumed: longer ones only cost. */
const MAX_KEYWORD_LETTERS = 40;

/** Most words of a keyword that are looked at. Assumed. */
const MAX_KEYWORD_WORDS = 8;

/** What is asked of the documents, as text of a `tsquery`. */
export interface KeywordQuery {
  /** Finds what has all the words. */
  readonly all: string;
  /** Finds what has all the words in its own name or its brand's: the better match. */
  readonly inName: string;
}

/** The words of a keyword, each once. */
export function keywordWords(keyword: string): readonly string[] {
  const letters = [...normalizeKeyword(keyword)].slice(0, MAX_KEYWORD_LETTERS).join('').trim();
  return [...new Set(letters.split(' '))].filter((word) => word !== '').slice(0, MAX_KEYWORD_WORDS);
}

/** Asks for all of some words; null when nothing in them can be searched for. */
export function queryOfWords(words: readonly string[]): KeywordQuery | null {
  if (words.length === 0) return null;
  return { all: allOf(words, ''), inName: allOf(words, 'AB') };
}

/** Asks for every group; of a group any phrase will do. */
export function queryOfGroups(groups: readonly (readonly string[])[]): KeywordQuery {
  const each = (weights: string) =>
    groups
      .map((phrases) => `(${phrases.map((phrase) => `(${allOf(keywordWords(phrase), weights)})`).join(' | ')})`)
      .join(' & ');
  return { all: each(''), inName: each('AB') };
}

function allOf(words: readonly string[], weights: string): string {
  return words.flatMap((word) => conditionsOf(word, weights)).join(' & ');
}

/** What a document must have for a word, each in the language of `tsquery`. */
function conditionsOf(word: string, weights: string): readonly string[] {
  const runs = runsOf(word);
  return runs.flatMap((run) => {
    const isOneLetter = [...run].length === 1;
    // One letter alone is a word; beside a number it is a unit, and the beginning of one: 50개 is sold as 50개입.
    if (isLatin(run)) return [lexeme(run, `${isOneLetter && runs.length === 1 ? '' : '*'}${weights}`)];
    if (/^[ㄱ-ㅎ]+$/.test(run)) return [lexeme(initialsToken(run), '*')];
    // A syllable that is still being typed ends in a lone consonant or vowel.
    if (/[ㄱ-ㅣ]/.test(run)) return [lexeme(keysToken(run), '*')];
    if (isOneLetter && runs.length > 1) return [lexeme(run, `*${weights === '' ? 'ABC' : weights}`)];
    const pairs = pairsOf(run);
    // A pair alone must stand in a word: what two neighbors happen to have together is nothing anybody means.
    return pairs.length === 1 && !isOneLetter && weights === ''
      ? [lexeme(run, 'ABC')]
      : pairs.map((pair) => lexeme(pair, weights));
  });
}

function lexeme(token: string, flags: string): string {
  return `'${token}'${flags === '' ? '' : `:${flags}`}`;
}
