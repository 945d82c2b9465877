import { type EpochMs, SECOND_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Operation } from '../contract/document.ts';
import { type CatalogueStamp, stampReader } from './validator.ts';
import { isRemembered } from './cacheable-operations.ts';
import { type RememberedAnswer, shareable } from './shared-answer.ts';

/**
 * Longest time an answer about one product is given again, in ms. Its stamp tells of every change to its row, its options
 * and its sale; what hangs on it otherwise, such as a coupon that has run out, is seen this much later. Assumed: 10 s, as
 * long as a page of it is kept.
 */
export const PRODUCT_LIFE_MS = 10 * SECOND_MS;

/**
 * Longest time any other answer is given again, in ms. The version tells of every change by hand; sales that begin, and
 * likes, sales and stock of the products on a list, are seen this much later. Assumed: 2 s.
 */
export const LIST_LIFE_MS = 2 * SECOND_MS;

/** Letters of answers kept together; the one asked for longest ago leaves first. Assumed: some tens of megabytes. */
const KEPT_LETTERS = 8_000_000;

/** A guest's question about the catalogue, its parameters checked; whatever the answer depends on is in it. */
export interface GuestQuestion {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly platform: string;
}

/** Answers about the catalogue, made once for every guest who asks the same. */
export interface CatalogueMemory {
  /**
   * Gives the answer to a guest's question, and makes it when there is none that holds. A failure is not remembered.
   * @param make is given the catalogue's version as it was just read
   */
  answer(question: GuestQuestion, make: (catalogueVersion: number) => Promise<unknown>): Promise<RememberedAnswer>;
}

interface Entry {
  readonly stamp: CatalogueStamp;
  readonly madeAt: EpochMs;
  readonly remembered: Promise<RememberedAnswer>;
  weight: number;
}

/**
 * Remembers answers to guests in this process. Every answer given again was checked against the database in the same
 * moment: any number of processes may share one.
 * @param largest letters of all answers together
 */
export function createCatalogueMemory(
  parts: Pick<AppParts, 'database' | 'clock'>,
  largest: number = KEPT_LETTERS,
): CatalogueMemory {
  const readStamp = stampReader(parts);
  const entries = new Map<string, Entry>();
  let total = 0;

  const forget = (key: string, entry: Entry | undefined): void => {
    if (entry === undefined || entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.weight;
  };
  const weigh = async (key: string, entry: Entry): Promise<void> => {
    try {
      const { body } = await entry.remembered;
      if (entries.get(key) !== entry) return;
      entry.weight = body.length;
      total += entry.weight;
      for (const [oldest, old] of entries) {
        if (total <= largest) return;
        forget(oldest, old);
      }
    } catch {
      forget(key, entry);
    }
  };

  return {
    async answer(question, make) {
      const key = keyOf(question);
      const stamp = await readStamp(productOf(question));
      const now = parts.clock.now();
      const known = entries.get(key);
      if (known !== undefined && holds(known, stamp, now)) {
        entries.delete(key);
        entries.set(key, known);
        return known.remembered;
      }
      forget(key, known);
      const entry = { stamp, madeAt: now, remembered: make(stamp.version).then(shareable), weight: 0 };
      entries.set(key, entry);
      void weigh(key, entry);
      return entry.remembered;
    },
  };
}

/** Whether a call may be answered from the memory: what a member sees is made for that member alone. */
export function isGuestQuestion(operation: Operation, caller: unknown): boolean {
  return caller === null && isRemembered(operation);
}

function holds({ stamp, madeAt }: Entry, current: CatalogueStamp, now: EpochMs): boolean {
  const isYoung = madeAt <= now && now - madeAt < (stamp.product === '' ? LIST_LIFE_MS : PRODUCT_LIFE_MS);
  return isYoung && stamp.version === current.version && stamp.product === current.product;
}

function keyOf({ operation, path, query, language, platform }: GuestQuestion): string {
  return JSON.stringify([operation.operationId, language, platform, path, query]);
}

function productOf({ path }: GuestQuestion): number | null {
  const { productNo } = path;
  return typeof productNo === 'number' ? productNo : null;
}
