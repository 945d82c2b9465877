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

function allOf(words: readonly string[], weights: string): string {
  return words.flatMap((word) => conditionsOf(word, weights)).join(' & ');
}

/** What a document must have for a word, each in the language of `tsquery`. */
function conditionsOf(word: string, weights: string): readonly string[] {
  const runs = runsOf(word);
  return runs.flatMap((run) => {
    if (isLatin(run)) return [lexeme(run, `${[...run].length > 1 ? '*' : ''}${weights}`)];
    if (/^[ㄱ-ㅎ]+$/.test(run)) return [lexeme(initialsToken(run), '*')];
    // A syllable that is still being typed ends in a lone consonant or vowel.
    if (/[ㄱ-ㅣ]/.test(run)) return [lexeme(keysToken(run), '*')];
    return pairsOf(run).map((pair) => lexeme(pair, weights));
  });
}

function lexeme(token: string, flags: string): string {
  return `'${token}'${flags === '' ? '' : `:${flags}`}`;
}

/** The same keyword typed without its spaces; null when that is no other keyword. */
export function withoutSpaces(keyword: string): string | null {
  const normalized = normalizeKeyword(keyword);
  return normalized.includes(' ') ? normalized.replaceAll(' ', '') : null;
}
