import { describe, expect, it } from 'vitest';
import { batchedByKey } from './batched.ts';
import type { Database } from './database.ts';

const database = {} as Database;

/** A store that writes down what it is asked for, and answers when told to. */
function store() {
  const asked: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const read = batchedByKey(async (_database: Database, keys: readonly number[]) => {
    asked.push(keys);
    await new Promise<void>((resolve) => gates.push(resolve));
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  });
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
});
