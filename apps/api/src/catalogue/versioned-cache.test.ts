import { epochMs } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { keptByKey, keptPerVersion, type Moment } from './catalogue-version.ts';

const database = {} as Database;
const at = (now: number, version = 1): Moment => ({ database, version, now: epochMs(now) });

/** A load that counts how often it is asked. */
function counting() {
  let times = 0;
  return { load: () => Promise.resolve((times += 1)), times: () => times };
}

describe('keptPerVersion', () => {
  it('reads once per version, and again after a failure', async () => {
    const { load, times } = counting();
    let fails = true;
    const read = keptPerVersion(async () => {
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

describe('keptByKey', () => {
  const bounds = { limit: 2, weigh: () => 1, lifeMs: 100 };

  it('gives the same answer for a while, to those asking together too', async () => {
    const kept = keptByKey<number>(bounds);
    const { load, times } = counting();
    await Promise.all([kept.get(at(0), 'a', load), kept.get(at(0), 'a', load)]);
    await kept.get(at(99), 'a', load);
    expect(times()).toBe(1);
    expect(await kept.get(at(100), 'a', load)).toBe(2);
    expect(await kept.get(at(50), 'a', load)).toBe(3);
    expect(await kept.get(at(50, 2), 'a', load)).toBe(4);
  });

  it('forgets first what was asked for longest ago', async () => {
    const kept = keptByKey<number>(bounds);
    const { load } = counting();
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(at(0), key, load);
    expect(await kept.get(at(0), 'a', load)).toBe(1);
    expect(await kept.get(at(0), 'b', load)).toBe(4);
  });

  it('keeps no failure', async () => {
    const kept = keptByKey<number>(bounds);
    await expect(kept.get(at(0), 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.get(at(0), 'a', () => Promise.resolve(7))).toBe(7);
  });
});
