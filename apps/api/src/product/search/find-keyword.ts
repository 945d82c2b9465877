import { MINUTE_MS, type RelaxedKeyword } from '@dealstore/commerce-core/domain';
import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import { createVersionedCache, type View } from '../../catalogue/catalogue.ts';
import { type KeywordQuery, keywordWords, queryOfGroups, queryOfWords } from './keyword-query.ts';
import { keepFound, knowWords, type WordGroup } from './known-words.ts';
import { bestWords, findsAny, mainCategory } from './search.store.ts';
import { similarWords, synonymsOf } from './search-words.ts';

/** What is searched for a keyword. */
export interface FoundKeyword {
  /** Null where nothing can be searched for, or a category is shown instead. */
  readonly query: KeywordQuery | null;
  readonly categoryNo?: number;
  /** How that departs from what was typed. */
  readonly relaxed: RelaxedKeyword | null;
}

const NOTHING: FoundKeyword = { query: null, relaxed: null };

const cache = createVersionedCache<FoundKeyword>({ maxSize: 20_000, sizeOf: () => 1, ttlMs: MINUTE_MS });

/**
 * Decides what is searched for a keyword, whatever else narrows the list: all its words as they were typed, else
 * corrected or by their synonyms, else as many of them as anything has, else the category of what is written alike.
 */
export function findKeyword(view: View, keyword: string): Promise<FoundKeyword> {
  const words = keywordWords(keyword);
  return cache.get(view, JSON.stringify([words, view.visitor.adult, view.language]), () => decide(view, words));
}

async function decide(view: View, words: readonly string[]): Promise<FoundKeyword> {
  const typed = queryOfWords(words);
  if (typed === null) return NOTHING;
  const rewrites = rewritesOf(words);
  const [isFound, ...others] = await findsAny(view, [words.join(' '), ...rewrites]);
  if (isFound === true) return { query: typed, relaxed: null };
  const rewrite = rewrites[others.indexOf(true)];
  if (rewrite !== undefined) return relaxedTo('CORRECTED', [groupOf(rewrite)], []);
  return (await asOneWord(view, words)) ?? (await byWords(view, words));
}

/** The keyword without its spaces, and what its keys write in the other layout. */
function rewritesOf(words: readonly string[]): readonly string[] {
  const typed = words.join(' ');
  const korean = convertQwertyToHangul(typed);
  const latin = convertHangulToQwerty(typed).toLowerCase();
  return [
    ...(words.length > 1 ? [words.join('')] : []),
    ...(/^[가-힣 ]{2,}$/.test(korean) && korean !== typed ? [korean] : []),
    ...(/[ㄱ-ㅣ]/.test(typed) && /^[a-z ]{3,}$/.test(latin) ? [latin] : []),
  ];
}

/** What several words mean together, such as `air pods`. */
async function asOneWord(view: View, words: readonly string[]): Promise<FoundKeyword | null> {
  if (words.length === 1) return null;
  const word = words.join('');
  const phrases = await keepFound(view, (await synonymsOf(view.database, [word])).get(word) ?? []);
  return phrases.length === 0 ? null : relaxedTo('SYNONYM', [{ word, phrases, kind: 'SYNONYM' }], []);
}

async function byWords(view: View, words: readonly string[]): Promise<FoundKeyword> {
  const groups = await knowWords(view, words);
  const known = groups.filter(({ phrases }) => phrases.length > 0);
  if (known.length === 0) return nearestCategory(view, words);
  const kept = await bestWords(
    view,
    known.map(({ phrases }) => queryOfGroups([phrases])),
  );
  const searched = known.filter((_, index) => kept[index] === true);
  const leftOut = groups.filter((group) => !searched.includes(group)).map(({ word }) => word);
  if (leftOut.length > 0) return relaxedTo('FEWER_WORDS', searched, leftOut);
  return relaxedTo(searched.some(({ kind }) => kind === 'SYNONYM') ? 'SYNONYM' : 'CORRECTED', searched, []);
}

/** The category that most products of what is written alike are in. */
async function nearestCategory(view: View, words: readonly string[]): Promise<FoundKeyword> {
  for (const { word } of await similarWords(view.database, words)) {
    const category = await mainCategory(view, word);
    if (category === null) continue;
    const { categoryNo, label } = category;
    return { query: null, categoryNo, relaxed: { kind: 'CATEGORY', keyword: label, leftOut: words } };
  }
  return NOTHING;
}

function groupOf(phrase: string): WordGroup {
  return { word: phrase, phrases: [phrase], kind: 'CORRECTED' };
}

function relaxedTo(
  kind: RelaxedKeyword['kind'],
  groups: readonly WordGroup[],
  leftOut: readonly string[],
): FoundKeyword {
  const keyword = groups.map(({ word, phrases }) => (phrases.includes(word) ? word : (phrases[0] ?? word))).join(' ');
  return { query: queryOfGroups(groups.map(({ phrases }) => phrases)), relaxed: { kind, keyword, leftOut } };
}
