import { afterEach, describe, expect, it, vi } from 'vitest';
import { batchedByKey, type BatchOptions } from './batched.ts';
import type { Database } from './database.ts';

const database = {} as Database;

/** A store that writes down what it is asked for, and answers when told to. */
function store(options: BatchOptions = {}) {
  const asked: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const read = batchedByKey(async (_database: Database, keys: readonly number[]) => {
    asked.push(keys);
    await new Promise<void>((resolve) => gates.push(resolve));
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  }, options);
  return { asked, read, open: () => gates.splice(0).forEach((gate) => gate()) };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('batchedByKey', () => {
  it('asks once for everything wanted at one moment, each key once', async () => {
    const { asked, read, open } = store();
    const later = Promise.resolve().then(() => read(database, 3));
    const rows = Promise.all([read(database, 1), read(database, 2), read(database, 1), read(database, -1), later]);
    await nextTurn();
    open();
    expect(await rows).toEqual(['row 1', 'row 2', 'row 1', null, 'row 3']);
    expect(asked).toEqual([[1, 2, -1, 3]]);
  });

  it('lets nobody join what was sent already, for it may be older than what they know', async () => {
    const { asked, read, open } = store();
    const first = read(database, 1);
    await nextTurn();
    const second = read(database, 1);
    await nextTurn();
    open();
    expect(await Promise.all([first, second])).toEqual(['row 1', 'row 1']);
    expect(asked).toEqual([[1], [1]]);
  });

  it('keeps databases apart, and tells a failure to everyone who waits for it', async () => {
    const read = batchedByKey<number, string>(() => Promise.reject(new Error('gone')));
    const other = {} as Database;
    const asked = [read(database, 1), read(database, 1), read(other, 1)];
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  describe('with patience', () => {
    afterEach(() => vi.useRealTimers());

    it('makes one statement of all that is asked for while another is under way', async () => {
      const { asked, read, open } = store({ patienceMs: 1_000 });
      const first = read(database, 1);
      await nextTurn();
      const later = [read(database, 2)];
      await nextTurn();
      later.push(read(database, 3), read(database, 1));
      await nextTurn();
      expect(asked).toEqual([[1]]);
      open();
      expect(await first).toBe('row 1');
      await nextTurn();
      expect(asked).toEqual([[1], [2, 3, 1]]);
      open();
      expect(await Promise.all(later)).toEqual(['row 2', 'row 3', 'row 1']);
      const last = read(database, 4);
      await nextTurn();
      open();
      expect([await last, asked.length]).toEqual(['row 4', 3]);
    });

    it('waits no longer than told for a statement that hangs', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { asked, read, open } = store({ patienceMs: 20 });
      void read(database, 1);
      await nextTurn();
      const second = read(database, 2);
      await nextTurn();
      vi.advanceTimersByTime(19);
      expect(asked).toEqual([[1]]);
      vi.advanceTimersByTime(1);
      await nextTurn();
      open();
      expect([await second, asked]).toEqual(['row 2', [[1], [2]]]);
    });

    it('asks on after a failure', async () => {
      let isGone = true;
      const read = batchedByKey(
        async (_database: Database, keys: readonly number[]) => {
          if (isGone) throw new Error('gone');
          return new Map(keys.map((key) => [key, key]));
        },
        { patienceMs: 1_000 },
      );
      const failed = read(database, 1);
      await expect(failed).rejects.toThrow('gone');
      isGone = false;
      expect(await read(database, 2)).toBe(2);
    });
  });
});
