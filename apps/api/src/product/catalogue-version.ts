import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** The version of all that an anonymous page shows; it grows with every write that changes such a page. */
export async function catalogueVersion(database: Database): Promise<number> {
  const row = await database.selectFrom('catalogueVersion').select('version').where('id', '=', 1).executeTakeFirst();
  return row?.version ?? 0;
}

/** Says that something an anonymous page shows has changed; called in the transaction that changed it, last. */
export async function raiseCatalogueVersion(transaction: Transaction | Database, now: EpochMs): Promise<void> {
  await transaction
    .updateTable('catalogueVersion')
    .set((row) => ({ version: row('version', '+', 1), changedAt: toTimestamp(now) }))
    .where('id', '=', 1)
    .execute();
}

/** Reads something of one catalogue version; the answer is kept until another version is asked for. */
export type ReadOfVersion<T> = (database: Database, version: number) => Promise<T>;

/** Keeps the answer of a load in the process, per database, for as long as the catalogue's version stays. */
export function keptPerVersion<T>(load: (database: Database) => Promise<T>): ReadOfVersion<T> {
  const kept = new WeakMap<Database, { readonly version: number; readonly answer: Promise<T> }>();
  return (database, version) => {
    const known = kept.get(database);
    if (known?.version === version) return known.answer;
    const answer = load(database);
    kept.set(database, { version, answer });
    answer.catch(() => {
      if (kept.get(database)?.answer === answer) kept.delete(database);
    });
    return answer;
  };
}

/** A bounded memory of answers that hold for one catalogue version. */
export interface AnswersOfVersion<T> {
  get(database: Database, version: number, key: string, load: () => Promise<T>): Promise<T>;
}

/**
 * Keeps answers by key for as long as the catalogue's version stays, the ones asked for last while their weights
 * together stay within the limit.
 */
export function keptByKey<T>(limit: number, weigh: (answer: T) => number): AnswersOfVersion<T> {
  interface Entry {
    readonly answer: Promise<T>;
    weight: number;
  }
  interface Kept {
    readonly version: number;
    readonly answers: Map<string, Entry>;
  }
  const databases = new WeakMap<Database, Kept>();

  function answersOf(database: Database, version: number): Kept['answers'] {
    const known = databases.get(database);
    if (known?.version === version) return known.answers;
    const answers: Kept['answers'] = new Map();
    databases.set(database, { version, answers });
    return answers;
  }

  async function weighWhenKnown(answers: Kept['answers'], key: string, entry: Entry): Promise<void> {
    try {
      entry.weight = weigh(await entry.answer);
      forgetOldest(answers, limit);
    } catch {
      answers.delete(key);
    }
  }

  return {
    get(database, version, key, load) {
      const answers = answersOf(database, version);
      const known = answers.get(key);
      if (known !== undefined) {
        answers.delete(key);
        answers.set(key, known);
        return known.answer;
      }
      const entry = { answer: load(), weight: 0 };
      answers.set(key, entry);
      void weighWhenKnown(answers, key, entry);
      return entry.answer;
    },
  };
}

function forgetOldest(answers: Map<string, { readonly weight: number }>, limit: number): void {
  let total = 0;
  for (const { weight } of answers.values()) total += weight;
  for (const [key, { weight }] of answers) {
    if (total <= limit) return;
    answers.delete(key);
    total -= weight;
  }
}
