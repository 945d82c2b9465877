import { type CategoryNo, MINUTE_MS, type RelaxedKeyword } from '@dealstore/commerce-core/domain';
import { createVersionedCache, type View } from '../../catalogue/catalogue.ts';
import { hangulOfKeys, latinKeysOf } from './keyboard-layout.ts';
import type { KeywordQuery } from '../list/list.store.ts';
import { keywordWords, queryOfGroups, queryOfWords } from './keyword-query.ts';
import { keepFound, expandKeyword, splitsOf, type WordGroup } from './expand-keyword.ts';
import { bestWords, completeWords, countAdult, findsAny, nearestCategory } from './search.store.ts';
import { synonymsOf } from './search-words.ts';

/** What is searched for a keyword. */
export interface FoundKeyword {
  /** Null where nothing can be searched for, or a category is shown instead. */
  readonly query: KeywordQuery | null;
  readonly categoryNo?: CategoryNo;
  /** How that departs from what was typed. */
  readonly relaxed: RelaxedKeyword | null;
}

const NOTHING: FoundKeyword = { query: null, relaxed: null };

const cache = createVersionedCache<FoundKeyword>({ maxSize: 20_000, sizeOf: () => 1, ttlMs: MINUTE_MS });

/**
 * Decides what is searched for a keyword, without regard to filters. The first of these that finds a product: all words
 * as typed, goods for adults that are withheld included; all words, corrected or replaced by synonyms; the most words that one product has; the nearest category.
 */
export function findKeyword(view: View, keyword: string): Promise<FoundKeyword> {
  const words = keywordWords(keyword);
  const keys = hangulOfKeys(keyword);
  return cache.get(view, JSON.stringify([words, keys, view.visitor.adult, view.language]), () =>
    decide(view, words, keys),
  );
}

/** @param keys what the keys write in the Korean layout, where Shift makes another letter */
async function decide(view: View, words: readonly string[], keys: string): Promise<FoundKeyword> {
  const typed = queryOfWords(words);
  if (typed === null) return NOTHING;
  const rewrites = rewritesOf(words, keys);
  const [isFound, ...others] = await findsAny(view, [words.join(' '), ...rewrites]);
  if (isFound === true || (await isWithheld(view, typed))) return { query: typed, relaxed: null };
  const rewrite = rewrites[others.indexOf(true)];
  if (rewrite !== undefined) return relaxedTo('CORRECTED', [groupOf(rewrite)], []);
  const found = await byMeaning(view, words);
  if (found !== NOTHING) return found;
  // What the keys write in the other layout may be known by a synonym or a category alone.
  const other = rewrites.find((rewritten) => rewritten !== words.join(''));
  return other === undefined ? NOTHING : byMeaning(view, keywordWords(other));
}

/** Completes what is being typed; where no keyword begins so, what else it may stand for, but for a letter just begun. */
export async function completeKeyword(view: View, typed: string, limit: number): Promise<readonly string[]> {
  const words = keywordWords(typed);
  const complete = (these: readonly string[]) => completeWords(view, these, limit);
  const found = await complete(words);
  if (found.length > 0) return found;
  const rewrites = rewritesOf(words, hangulOfKeys(typed).replace(/[ㄱ-ㅎ]$/, ''));
  const others = await Promise.all(rewrites.map((rewrite) => complete(keywordWords(rewrite))));
  return others.find((keywords) => keywords.length > 0) ?? [];
}

/** Whether only goods for adults have the words: they are what is meant, and nothing else is shown in their place. */
async function isWithheld(view: View, typed: KeywordQuery): Promise<boolean> {
  return !view.visitor.adult && (await countAdult(view.database, typed, { limit: 1 })) > 0;
}

const byMeaning = async (view: View, words: readonly string[]): Promise<FoundKeyword> =>
  (await asOneWord(view, words)) ?? (await insteadOfLast(view, words)) ?? (await byWords(view, words));

/** What is meant stands last: a word for what is known not to be sold is not corrected to another one. */
async function insteadOfLast(view: View, words: readonly string[]): Promise<FoundKeyword | null> {
  const last = words.at(-1) ?? '';
  const ends = [
    ...splitsOf(last)
      .flatMap(([, end]) => (end.length > 1 ? [end] : []))
      .toReversed(),
    last,
  ];
  const found = await findsAny(view, ends);
  return inNearestCategory(
    view,
    words,
    ends.filter((_, index) => found[index] !== true),
  );
}

/** The keyword without its spaces, and what its keys write in the other layout. */
export function rewritesOf(words: readonly string[], keys: string = hangulOfKeys(words.join(' '))): readonly string[] {
  const typed = words.join(' ');
  const korean = keywordWords(keys).join(' ');
  const latin = latinKeysOf(typed).toLowerCase();
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
  const groups = await expandKeyword(view, words);
  const matched = groups.filter(({ phrases }) => phrases.length > 0);
  if (matched.length === 0) return (await inNearestCategory(view, words, words)) ?? NOTHING;
  const chosen = await bestWords(
    view,
    matched.map(({ word, phrases }) => ({ word, query: queryOfGroups([phrases]) })),
  );
  const searched = matched.filter((_, index) => chosen[index] === true);
  const leftOut = groups.filter((group) => !searched.includes(group)).map(({ word }) => word);
  if (leftOut.length > 0) return relaxedTo('FEWER_WORDS', searched, leftOut);
  return relaxedTo(searched.some(({ kind }) => kind === 'SYNONYM') ? 'SYNONYM' : 'CORRECTED', searched, []);
}

/** The category of the goods closest to any of some words; null when there is none. */
async function inNearestCategory(
  view: View,
  words: readonly string[],
  meant: readonly string[],
): Promise<FoundKeyword | null> {
  const nearest = await nearestCategory(view, meant);
  if (nearest === null) return null;
  const { categoryNo, label } = nearest;
  return { query: null, categoryNo, relaxed: { kind: 'CATEGORY', keyword: label, leftOut: words } };
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
