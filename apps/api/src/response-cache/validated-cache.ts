import type { EpochMs } from '@dealstore/commerce-core/domain';
import { LRUCache } from 'lru-cache';

/** What decides whether a cached answer may be given again. */
export interface Freshness {
  /**
   * What the answer is made from, like an ETag: the same text again means that nothing of
   * it has changed. RFC 9110 §8.8.
   */
  readonly validator: string;
  readonly now: EpochMs;
  /** Longest age of an answer, in ms. */
  readonly ttlMs: number;
}

/** An LRU cache of answers that are checked by a validator and an age before they are given again. */
export interface ValidatedCache<T> {
  /**
   * Gives the cached answer of a key, or loads it; callers with the same validator share one
   * load. A failure is not cached.
   */
  get(key: string, freshness: Freshness, load: () => Promise<T>): Promise<T>;
}

/** Bounds of a cache. */
export interface CacheSize<T> {
  /** Sizes of all answers together. */
  readonly maxSize: number;
  /** Size of an answer, 1 or more. */
  readonly sizeOf: (answer: T) => number;
}

interface Entry<T> {
  readonly validator: string;
  readonly storedAt: EpochMs;
  readonly answer: Promise<T>;
}

/** Makes an empty cache; the least recently used answers are evicted first. */
export function createValidatedCache<T>({ maxSize, sizeOf }: CacheSize<T>): ValidatedCache<T> {
  const entries = new LRUCache<string, Entry<T>>({ maxSize });

  /** The size is known only once the answer is there; meanwhile it counts as 1. */
  async function measure(key: string, entry: Entry<T>): Promise<void> {
    try {
      const size = sizeOf(await entry.answer);
      if (entries.peek(key) === entry) entries.set(key, { ...entry }, { size });
    } catch {
      if (entries.peek(key) === entry) entries.delete(key);
    }
  }

  return {
    get(key, { validator, now, ttlMs }, load) {
      const cached = entries.get(key);
      if (cached?.validator === validator && isYoung(cached, now, ttlMs)) return cached.answer;
      const entry = { validator, storedAt: now, answer: load() };
      entries.set(key, entry, { size: 1 });
      void measure(key, entry);
      return entry.answer;
    },
  };
}

/** An answer from the future does not count: the clock was set back. */
function isYoung({ storedAt }: Entry<unknown>, now: EpochMs, ttlMs: number): boolean {
  return storedAt <= now && now - storedAt < ttlMs;
}
