/** What a product is found by: the terms whose lists have it, and its names without spaces for the recheck. */
export interface SearchTerms {
  readonly terms: readonly string[];
  readonly normalized: string;
}

/** Longest keyword that is looked at, in letters. Assumed: longer ones only cost. */
export const MAX_KEYWORD_LETTERS = 40;

/** Most words of a keyword that are looked at. Assumed. */
const MAX_KEYWORD_WORDS = 8;

/** Letters of a product's names that it is found by. Assumed: a line of a term's list stays short. */
const MAX_NAME_LETTERS = 240;

/** Letters a term takes from the beginning of a run of Latin letters or digits. Assumed: 6 tell numbers apart. */
const HEAD_LENGTHS = [2, 3, 6] as const;

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
 * What a product is found by, out of its names (product, brand, category, both languages). Spaces inside a name do not
 * matter; a word of one letter is a term of its own and is listed once more behind the names.
 */
export function searchTermsOf(names: readonly string[]): SearchTerms {
  const parts = [...new Set(names.map(normalizeKeyword))].filter((part) => part !== '');
  const kept = withinLetters(parts, MAX_NAME_LETTERS);
  const terms = new Set<string>();
  for (const part of kept) for (const term of termsOfName(part)) terms.add(term);
  const single = new Set(kept.flatMap((part) => part.split(' ')).filter((word) => letterCount(word) === 1));
  for (const word of single) terms.add(word);
  const joined = new Set([...kept.map((part) => part.replaceAll(' ', '')), ...single]);
  return { terms: [...terms].toSorted(), normalized: [...joined].join(' ') };
}

/** What is asked of the lists: terms that must all be there, the most telling first, and the words themselves. */
export interface KeywordQuery {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** Reads a keyword; null when nothing in it can be searched for. */
export function keywordQuery(keyword: string): KeywordQuery | null {
  const letters = [...normalizeKeyword(keyword)].slice(0, MAX_KEYWORD_LETTERS).join('').trim();
  const words = [...new Set(letters.split(' '))].filter((word) => word !== '').slice(0, MAX_KEYWORD_WORDS);
  if (words.length === 0) return null;
  const terms = new Set(words.flatMap(termsOfWord));
  return { terms: [...terms].toSorted((left, right) => letterCount(right) - letterCount(left)), words };
}

/** Whether a product of these names has every word: within a name, and one of a single letter as a word of its own. */
export function hasWords(normalized: string, words: readonly string[]): boolean {
  return words.every((word) =>
    letterCount(word) === 1 ? ` ${normalized} `.includes(` ${word} `) : normalized.includes(word),
  );
}

/** The same keyword typed without its spaces; null when that is no other keyword. */
export function withoutSpaces(keyword: string): string | null {
  const normalized = normalizeKeyword(keyword);
  return normalized.includes(' ') ? normalized.replaceAll(' ', '') : null;
}

/** Latin letters and digits are found from where a run of them begins, all others from each letter. */
type Kind = 'latin' | 'digit' | 'dense';

function kindOf(letter: string | undefined): Kind {
  if (letter !== undefined && /^\p{N}$/u.test(letter)) return 'digit';
  return letter !== undefined && /^\p{Script=Latin}$/u.test(letter) ? 'latin' : 'dense';
}

function termsOfName(name: string): readonly string[] {
  const terms: string[] = [];
  const words = name.split(' ').map((word) => [...word]);
  const letters = words.flat();
  const starts = new Set<number>();
  let start = 0;
  for (const word of words) {
    starts.add(start);
    start += word.length;
  }
  for (let place = 0; place < letters.length; place += 1) terms.push(...termsAt(letters, place, starts.has(place)));
  return terms;
}

/** The pieces that begin at a place: two letters where either is dense, heads where a run begins. */
function termsAt(letters: readonly string[], place: number, startsWord: boolean): readonly string[] {
  const kind = kindOf(letters[place]);
  const startsRun = kind !== 'dense' && (startsWord || kindOf(letters[place - 1]) !== kind);
  return [...densePairAt(letters, place), ...(startsRun ? headsAt(letters, place) : [])];
}

function densePairAt(letters: readonly string[], place: number): readonly string[] {
  const pair = letters.slice(place, place + 2);
  return pair.length === 2 && pair.some((letter) => kindOf(letter) === 'dense') ? [pair.join('')] : [];
}

function headsAt(letters: readonly string[], place: number): readonly string[] {
  const fitting = HEAD_LENGTHS.filter((length) => place + length <= letters.length);
  return fitting.map((length) => letters.slice(place, place + length).join(''));
}

/**
 * The terms that every product with a word has, if what the word begins with begins a run of the name, too. A single
 * letter or digit before others may as well end one: it is not looked for by itself.
 */
function termsOfWord(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length === 1) return [word];
  const kind = kindOf(letters[0]);
  const heads = kind === 'dense' || kindOf(letters[1]) !== kind ? [] : headsAt(letters, 0);
  const within = letters.flatMap((_, place) => (place === 0 ? [] : termsAt(letters, place, false)));
  const sure = [...heads, ...densePairAt(letters, 0), ...within];
  return sure.length > 0 ? sure : headsAt(letters, 0);
}

/** Names from the first on, up to so many letters together. */
function withinLetters(names: readonly string[], most: number): readonly string[] {
  let left = most;
  return names.flatMap((name) => {
    const letters = [...name].slice(0, Math.max(0, left));
    left -= letters.length;
    const kept = letters.join('').trim();
    return kept === '' ? [] : [kept];
  });
}

function letterCount(word: string): number {
  return [...word].length;
}
