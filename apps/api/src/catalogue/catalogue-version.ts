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

/** Which catalogue is looked at, and when. */
export interface Moment {
  readonly database: Database;
  readonly version: number;
  readonly now: EpochMs;
}

/** A bounded memory of answers that hold for one catalogue version, and for a while. */
export interface AnswersOfVersion<T> {
  get(moment: Moment, key: string, load: () => Promise<T>): Promise<T>;
}

/** What a memory of answers is bounded by. */
export interface KeptBounds<T> {
  /** Weight of all answers together. */
  readonly limit: number;
  readonly weigh: (answer: T) => number;
  /** How long an answer is given again, in ms: stock and sales move without raising the version. */
  readonly lifeMs: number;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly askedAt: EpochMs;
  weight: number;
}

/** Keeps answers by key within their bounds, those asked for last the longest; a failure is not kept. */
export function keptByKey<T>({ limit, weigh, lifeMs }: KeptBounds<T>): AnswersOfVersion<T> {
  interface Kept {
    readonly version: number;
    readonly answers: Map<string, Entry<T>>;
  }
  const databases = new WeakMap<Database, Kept>();

  function answersOf({ database, version }: Moment): Kept['answers'] {
    const known = databases.get(database);
    if (known?.version === version) return known.answers;
    const answers: Kept['answers'] = new Map();
    databases.set(database, { version, answers });
    return answers;
  }

  async function weighWhenKnown(answers: Kept['answers'], key: string, entry: Entry<T>): Promise<void> {
    try {
      entry.weight = weigh(await entry.answer);
      forgetOldest(answers, limit);
    } catch {
      if (answers.get(key) === entry) answers.delete(key);
    }
  }

  return {
    get(moment, key, load) {
      const answers = answersOf(moment);
      const known = answers.get(key);
      answers.delete(key);
      const lives = known !== undefined && known.askedAt <= moment.now && moment.now - known.askedAt < lifeMs;
      const entry = lives ? known : { answer: load(), askedAt: moment.now, weight: 0 };
      answers.set(key, entry);
      if (!lives) void weighWhenKnown(answers, key, entry);
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
