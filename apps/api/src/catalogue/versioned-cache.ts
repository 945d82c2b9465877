import type { EpochMs } from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { type CacheSize, createValidatedCache, type ValidatedCache } from '../response-cache/validated-cache.ts';

/** Reads something of one catalogue version. */
export type ReadOfVersion<T> = (database: Database, version: number) => Promise<T>;

/** Memoizes a read per database for as long as the catalogue's version stays. */
export function memoizePerVersion<T>(read: (database: Database) => Promise<T>): ReadOfVersion<T> {
  const memoized = new WeakMap<Database, { readonly version: number; readonly answer: Promise<T> }>();
  return (database, version) => {
    const cached = memoized.get(database);
    if (cached?.version === version) return cached.answer;
    const answer = read(database);
    memoized.set(database, { version, answer });
    answer.catch(() => {
      if (memoized.get(database)?.answer === answer) memoized.delete(database);
    });
    return answer;
  };
}

/** Which catalogue is read, and when. */
export interface CatalogueMoment {
  readonly database: Database;
  readonly version: number;
  readonly now: EpochMs;
}

/** An LRU cache whose answers hold for one catalogue version, and for a while. */
export interface VersionedCache<T> {
  get(moment: CatalogueMoment, key: string, load: () => Promise<T>): Promise<T>;
}

/** Bounds of a versioned cache. */
export interface VersionedCacheOptions<T> extends CacheSize<T> {
  /** Longest age of an answer, in ms: stock and sales change without raising the version. */
  readonly ttlMs: number;
}

/** Makes a cache that keeps the answers of each database apart. */
export function createVersionedCache<T>({ ttlMs, ...size }: VersionedCacheOptions<T>): VersionedCache<T> {
  const caches = new WeakMap<Database, ValidatedCache<T>>();
  const cacheOf = (database: Database): ValidatedCache<T> => {
    const existing = caches.get(database);
    if (existing !== undefined) return existing;
    const cache = createValidatedCache(size);
    caches.set(database, cache);
    return cache;
  };
  return {
    get: ({ database, version, now }, key, load) =>
      cacheOf(database).get(key, { validator: String(version), now, ttlMs }, load),
  };
}
