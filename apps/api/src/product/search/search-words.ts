import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { latinKeysOf } from './keyboard-layout.ts';
import { type ListingNames, normalizeKeyword } from './tokens.ts';

/** A word of the shop, with the keys that write it. */
export interface SearchWord {
  readonly word: string;
  readonly keys: string;
}

const KOREAN = /^[가-힣]+$/;

/** Words that say too little to be what a visitor meant: numbers, and single letters. */
const TELLING = /^\p{L}[\p{L}\p{N}]+$/u;

/** The keys that write a word, of the Latin layout. */
export function keysOf(word: string): string {
  return latinKeysOf(word).toLowerCase();
}

/** The words of names, and two Korean words that follow one another as one, for they are typed without a space, too. */
export function searchWordsOf(names: readonly ListingNames[]): readonly SearchWord[] {
  const texts = names.flatMap(({ product, brand, categories }) => [...product, ...brand, ...categories]);
  const words = new Set<string>();
  for (const text of new Set(texts)) {
    const own = normalizeKeyword(text).split(' ');
    for (const [index, word] of own.entries()) {
      words.add(word);
      const next = own[index + 1] ?? '';
      if (KOREAN.test(word) && KOREAN.test(next)) words.add(`${word}${next}`);
    }
  }
  return [...words].filter((word) => TELLING.test(word)).map((word) => ({ word, keys: keysOf(word) }));
}

/** Keeps the words of names; those the shop no longer has stay and find nothing. */
export async function writeSearchWords(
  database: Database | Transaction,
  names: readonly ListingNames[],
): Promise<void> {
  await sql`
    insert into search_word (word, keys)
    select word, keys from json_to_recordset(${JSON.stringify(searchWordsOf(names))}::json) as word (word text, keys text)
    on conflict (word) do nothing`.execute(database);
}

/** A word of the shop, and how much like another it is written: 1 is the same. */
export interface SimilarWord {
  readonly typed: string;
  readonly word: string;
  readonly similarity: number;
}

/** Words of the shop that are written most alike, the most similar first; three for each. */
export async function similarWords(database: Database, words: readonly string[]): Promise<readonly SimilarWord[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<SimilarWord>`
    select typed, word, similarity
    from unnest(${[...words]}::text[], ${words.map(keysOf)}::text[]) as typed (typed, typed_keys)
    cross join lateral (
      select word, similarity(keys, typed_keys) as similarity from search_word where keys % typed_keys
      order by 2 desc, word limit 3
    ) alike`.execute(database);
  return rows;
}

/** What words are called in this shop, by a word. */
export async function synonymsOf(
  database: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database
    .selectFrom('searchSynonym')
    .select(['word', 'meanings'])
    .where((row) => row.eb('word', '=', row.fn.any(row.val([...words]))))
    .execute();
  return new Map(rows.map(({ word, meanings }) => [word, meanings]));
}
