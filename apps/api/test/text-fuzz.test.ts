import { readFileSync } from 'node:fs';
import { simulatedClock, testSizes, typedText } from '@dealstore/commerce-core/testing';
import { fc } from '@fast-check/vitest';
import { convertQwertyToAlphabet } from 'es-hangul';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import wordListPath from 'word-list';
import { createApp, type App } from '../src/app.ts';
import { contractOperations, type Operation } from '../src/contract/document.ts';
import { rewritesOf } from '../src/product/search/find-keyword.ts';
import { hangulOfKeys, latinKeysOf } from '../src/product/search/keyboard-layout.ts';
import { keywordWords, queryOfGroups, queryOfTyped, queryOfWords } from '../src/product/search/keyword-query.ts';
import { splitsOf } from '../src/product/search/expand-keyword.ts';
import { searchWordsOf } from '../src/product/search/search-words.ts';
import { documentOf } from '../src/product/search/tokens.ts';
import { DEMO_TEMPLATE } from '../src/testing/database/demo-template.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { TEST_ORIGIN, testParts } from '../src/testing/http/test-call.ts';
import { insertMember, logInAs } from '../src/testing/rows/member-rows.ts';

const SEED = 20_261_126;
/** Requests under way at once: as many as keep two cores busy. */
const concurrently = pLimit(6);

const english = readFileSync(wordListPath, 'utf8').split('\n');
const typed = fc.sample(typedText(), { numRuns: 5_000, seed: SEED });
/** Random words in mixed scripts: the beginning of one typed text and the end of another. */
const random = fc
  .sample(fc.nat(typed.length - 1), { numRuns: testSizes.randomWords, seed: SEED })
  .map((place, index) => {
    const [head = '', tail = ''] = [typed[place], typed[index % typed.length]];
    return head.slice(0, index % 9) + tail.slice(index % 5, 12);
  });
let catalogue: readonly string[];

let test: TestDatabase;
let app: App;
let bearer: string;

beforeAll(async () => {
  test = await freshDatabase({ template: DEMO_TEMPLATE });
  // A slip of the answer counts as a failure, too: it is checked against the contract.
  app = createApp(testParts(test.database, { clock: simulatedClock() }));
  ({ bearer } = await logInAs(test.database, await insertMember(test.database)));
  const { rows } = await sql<{ readonly name: string }>`
    select unnest(array[product_name, product_name_en]) as name from product
    union select unnest(array[name, name_en]) from brand
    union select unnest(array[label, label_en]) from category
    union select unnest(array[keyword, keyword_en]) from search_keyword
    union select unnest(word || meanings) from search_synonym order by name`.execute(test.database);
  catalogue = [...new Set(rows.flatMap(({ name }) => [name, ...name.split(/\s+/)]))];
});
afterAll(() => test.drop());

/** A word as it is, as single letters and as syllables of the Korean layout, and as keys of the Latin one. */
function formsOf(word: string): readonly string[] {
  return [...new Set([word, convertQwertyToAlphabet(word), hangulOfKeys(word), latinKeysOf(word)])];
}

/** What rules of search make of a keyword that is typed and searched for. */
function seeKeyword(keyword: string): void {
  const words = keywordWords(keyword);
  queryOfWords(words);
  queryOfTyped(words);
  rewritesOf(words);
}

/** What they make of it in other forms, as part of several phrases and as a name of the catalogue. */
function seeName(name: string): void {
  formsOf(name).forEach(seeKeyword);
  const words = keywordWords(name);
  queryOfGroups(words.map((word) => [word]));
  words.forEach(splitsOf);
  const names = { product: [name], brand: [latinKeysOf(name)], categories: [hangulOfKeys(name)] };
  documentOf(names);
  searchWordsOf([names]);
}

/** Those of some words that a rule throws for. */
function refusedBy(rule: (word: string) => unknown, words: readonly string[]): readonly string[] {
  return words.filter((word) => {
    try {
      rule(word);
      return false;
    } catch {
      return true;
    }
  });
}

describe('the rules of search', () => {
  it('take every word of an English dictionary, in both keyboard layouts', () => {
    expect(english.length).toBeGreaterThan(200_000);
    expect(refusedBy(seeKeyword, english)).toEqual([]);
    expect(refusedBy((word) => rewritesOf([hangulOfKeys(word)]), english)).toEqual([]);
  });

  it('take every word of the catalogue in both languages, in both keyboard layouts', () => {
    expect(catalogue.length).toBeGreaterThan(1_000);
    expect(refusedBy(seeName, catalogue)).toEqual([]);
  });

  it('take whatever is typed, in any script', () => {
    expect(refusedBy(seeKeyword, random)).toEqual([]);
    expect(refusedBy(seeName, typed.slice(0, 1_000))).toEqual([]);
  });
});

/** A call that takes text of the caller in its query, and the name of that parameter. */
interface TextQuery {
  readonly operation: Operation;
  readonly name: string;
}

const textQueries: readonly TextQuery[] = contractOperations.flatMap((operation) =>
  operation.parameters
    .filter(({ in: place, schema }) => place === 'query' && isFreeText(schema))
    .map(({ name }) => ({ operation, name })),
);

function isFreeText({ type, pattern, enum: listed, format }: Operation['parameters'][number]['schema']): boolean {
  return type === 'string' && pattern === undefined && listed === undefined && format === undefined;
}

/** Why a call did not end in an answer of the contract; null when it did. */
async function failureOf({ operation, name }: TextQuery, word: string): Promise<string | null> {
  const url = new URL(operation.path, TEST_ORIGIN);
  for (const parameter of operation.parameters)
    if (parameter.in === 'query' && parameter.required === true) url.searchParams.set(parameter.name, '1');
  url.searchParams.set(name, word);
  const headers = {
    'accept-language': word.length % 2 === 0 ? 'ko' : 'en',
    ...(operation.security === 'bearer' && { authorization: `Bearer ${bearer}` }),
  };
  const failed = (why: unknown): string => `${operation.operationId} ${name}=${word}: ${String(why)}`;
  try {
    const answer = await app(new Request(url, { headers }));
    await answer.arrayBuffer();
    return answer.status === 500 ? failed(answer.status) : null;
  } catch (error) {
    return failed(error);
  }
}

/** Each of some words, by each of some calls. */
async function failuresOf(queries: readonly TextQuery[], words: readonly string[]): Promise<readonly string[]> {
  const calls = words.flatMap((word) => queries.map((query) => concurrently(() => failureOf(query, word))));
  return (await Promise.all(calls)).filter((failure) => failure !== null);
}

/** So many of some words, by chance. */
function someOf(words: readonly string[], count: number): readonly string[] {
  if (count >= words.length) return words;
  const places = fc.sample(fc.nat(words.length - 1), { numRuns: count, seed: SEED });
  return places.flatMap((place) => words[place] ?? []);
}

describe('a call that takes text', () => {
  const byKeyword = textQueries.filter(({ name }) => name === 'keyword');
  const search = byKeyword.filter(({ operation }) => operation.operationId === 'searchProducts');
  const others = byKeyword.filter((query) => !search.includes(query));
  const { searchedWords } = testSizes;

  it('is known by the contract: search, suggestions, addresses, categories and questions are among them', () => {
    expect(byKeyword.map(({ operation }) => operation.operationId).toSorted()).toEqual([
      'getCategories',
      'getFaqs',
      'getSearchSuggestions',
      'searchAddresses',
      'searchProducts',
    ]);
    expect(textQueries.length).toBeGreaterThan(byKeyword.length);
  });

  it('answers for words that once ended in 500', async () => {
    const words = ['hot', 'hotel', 'bokbunja', 'hot wheels', 'bunjang', 'hka', 'abhor'];
    expect(await failuresOf(textQueries, words.flatMap(formsOf))).toEqual([]);
  });

  it.each([
    ['of a dictionary', () => someOf(english, searchedWords / 2)],
    ['of the catalogue', () => someOf(catalogue, searchedWords / 4)],
    ['in any script', () => someOf(random, searchedWords / 4)],
  ])('answers for words %s, in both keyboard layouts', async (_, wordsOf) => {
    const words = wordsOf().map((word, index) => formsOf(word)[index % 3] ?? word);
    const failures = await Promise.all([
      failuresOf(search, words),
      ...others.map((query, place) =>
        failuresOf(
          [query],
          words.filter((_, index) => index % others.length === place),
        ),
      ),
    ]);
    expect(failures.flat()).toEqual([]);
  });

  it('answers any text in place of a page or an order', async () => {
    expect(await failuresOf(textQueries, someOf(random, searchedWords / 40))).toEqual([]);
  });
});
