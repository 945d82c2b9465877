import type { View } from '../../catalogue/catalogue.ts';
import { findsAny } from './search.store.ts';
import { similarWords, synonymsOf } from './search-words.ts';
import { runsOf } from './tokens.ts';

/** A word that was typed, with the phrases that stand for it; none where nothing does. */
export interface WordGroup {
  readonly word: string;
  readonly phrases: readonly string[];
  readonly kind: 'TYPED' | 'CORRECTED' | 'SYNONYM';
}

/** How much alike a word is written that was meant, as pg_trgm counts it. Assumed. */
const MEANT = 0.4;

/** Letters of a Korean word that may be two. */
const SPLIT_FROM = 3;

/** Letters of a word that may be corrected: among shorter ones too many are written alike by chance. */
const CORRECTED_FROM = 2;

/** Finds what stands for each word: itself and its synonyms, else its parts, else what is written most alike. */
export async function expandKeyword(view: View, words: readonly string[]): Promise<readonly WordGroup[]> {
  const whole = await meaningsOf(view, words);
  const parts = new Map(
    (
      await meaningsOf(
        view,
        whole.filter(isUnknown).flatMap(({ word }) => splitsOf(word).flat()),
      )
    ).map((part) => [part.word, part] as const),
  );
  const split = whole.flatMap((group) => (isUnknown(group) ? inTwoWords(group, parts) : [group]));
  const corrected = await correct(view, split);
  return corrected.flatMap((group) => (isUnknown(group) ? inItsPart(group, parts) : [group]));
}

/** Those of some phrases that something has. */
export async function keepFound(view: View, phrases: readonly string[]): Promise<readonly string[]> {
  const found = await findsAny(view, phrases);
  return phrases.filter((_, index) => found[index] === true);
}

function isUnknown({ phrases }: WordGroup): boolean {
  return phrases.length === 0;
}

/** Words with those of their own meanings that something has. */
async function meaningsOf(view: View, words: readonly string[]): Promise<readonly WordGroup[]> {
  if (words.length === 0) return [];
  const synonyms = await synonymsOf(view.database, words);
  const phrasesOf = (word: string) => [word, ...(synonyms.get(word) ?? [])];
  const found = new Set(await keepFound(view, [...new Set(words.flatMap(phrasesOf))]));
  return words.map((word) => {
    const phrases = phrasesOf(word).filter((phrase) => found.has(phrase));
    return { word, phrases, kind: phrases.every((phrase) => phrase === word) ? 'TYPED' : 'SYNONYM' };
  });
}

/** Where a word may be two that were typed without a space: where another script begins, or in a long Korean word. */
export function splitsOf(word: string): readonly (readonly [string, string])[] {
  const [head, ...rest] = runsOf(word);
  if (head !== undefined && rest.length > 0) return [[head, rest.join('')]];
  const letters = [...word];
  if (!/^[가-힣]+$/.test(word) || letters.length < SPLIT_FROM) return [];
  return letters.slice(2).map((_, index) => [letters.slice(0, index + 2).join(''), letters.slice(index + 2).join('')]);
}

function inTwoWords(group: WordGroup, parts: ReadonlyMap<string, WordGroup>): readonly WordGroup[] {
  for (const split of splitsOf(group.word)) {
    const both = split.flatMap((part) => parts.get(part) ?? []);
    // A single letter is a word often enough by chance.
    const isTelling = both.every(({ word, kind }) => word.length > 1 || kind === 'SYNONYM');
    if (both.length === 2 && isTelling && !both.some(isUnknown)) return both;
  }
  return [group];
}

async function correct(view: View, groups: readonly WordGroup[]): Promise<readonly WordGroup[]> {
  const unknown = groups
    .filter((group) => isUnknown(group) && group.word.length >= CORRECTED_FROM)
    .map(({ word }) => word);
  const similar = (await similarWords(view.database, unknown)).filter(({ similarity }) => similarity >= MEANT);
  const found = new Set(
    await keepFound(
      view,
      similar.map(({ word }) => word),
    ),
  );
  return groups.map((group) => {
    const best = similar.find(({ typed, word }) => typed === group.word && found.has(word));
    return best === undefined ? group : { word: group.word, phrases: [best.word], kind: 'CORRECTED' };
  });
}

/** The longest part of a word that is known, of two the later; what is left of the word is not. */
function inItsPart(group: WordGroup, parts: ReadonlyMap<string, WordGroup>): readonly WordGroup[] {
  const splits = splitsOf(group.word)
    .flatMap(([head, tail]) => [
      { part: parts.get(head), rest: tail },
      { part: parts.get(tail), rest: head },
    ])
    .flatMap(({ part, rest }) =>
      part === undefined || isUnknown(part) || part.word.length < 2 ? [] : [{ part, rest }],
    )
    .toSorted((left, right) => right.part.word.length - left.part.word.length);
  const [longest] = splits;
  return longest === undefined ? [group] : [longest.part, { word: longest.rest, phrases: [], kind: 'TYPED' }];
}
