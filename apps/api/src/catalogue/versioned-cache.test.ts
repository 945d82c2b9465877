import { epochMs } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createVersionedCache, memoizePerVersion, type CatalogueMoment } from './versioned-cache.ts';

const database = {} as Database;
const at = (now: number, version = 1): CatalogueMoment => ({ database, version, now: epochMs(now) });

/** A load that counts how often it is asked. */
function counting() {
  let times = 0;
  return { load: () => Promise.resolve((times += 1)), times: () => times };
}

describe('memoizePerVersion', () => {
  it('reads once per version, and again after a failure', async () => {
    const { load, times } = counting();
    let fails = true;
    const read = memoizePerVersion(async () => {
      const time = await load();
      if (fails) throw new Error('gone');
      return time;
    });
    await expect(read(database, 1)).rejects.toThrow('gone');
    fails = false;
    expect(await Promise.all([read(database, 1), read(database, 1)])).toEqual([2, 2]);
    expect(await read(database, 2)).toBe(3);
    expect(times()).toBe(3);
  });
});

describe('createVersionedCache', () => {
  const bounds = { maxSize: 2, sizeOf: () => 1, ttlMs: 100 };

  it('shares one load among callers, and gives its answer again until its time is over', async () => {
    const cache = createVersionedCache<number>(bounds);
    const { load, times } = counting();
    await Promise.all([cache.get(at(0), 'a', load), cache.get(at(0), 'a', load)]);
    await cache.get(at(99), 'a', load);
    expect(times()).toBe(1);
    expect(await cache.get(at(100), 'a', load)).toBe(2);
    expect(await cache.get(at(50), 'a', load)).toBe(3);
    expect(await cache.get(at(50, 2), 'a', load)).toBe(4);
  });

  it('evicts the least recently used answer', async () => {
    const cache = createVersionedCache<number>(bounds);
    const { load } = counting();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(at(0), key, load);
    expect(await cache.get(at(0), 'a', load)).toBe(1);
    expect(await cache.get(at(0), 'b', load)).toBe(4);
  });

  it('does not cache a failed load', async () => {
    const cache = createVersionedCache<number>(bounds);
    await expect(cache.get(at(0), 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.get(at(0), 'a', () => Promise.resolve(7))).toBe(7);
  });
});
