import { nextTick } from 'node:process';
import type { Database } from './database.ts';

/** Reads the rows of several keys at once; a key without a row is left out. */
export type ReadMany<Key, Row> = (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>;

interface Batch<Key, Row> {
  readonly keys: Set<Key>;
  readonly rows: Promise<ReadonlyMap<Key, Row>>;
}

/** How many statements one reader sends. */
export interface BatchOptions {
  /**
   * How long those who ask while a statement is under way wait to share the next one, in ms: until its answer is there, and
   * no longer than this. 0 never waits.
   */
  readonly patienceMs?: number;
}

/**
 * Makes one statement of what is asked for at one moment, however many ask: a page asks in several calls, and each asks
 * for the product. Nobody joins a statement already sent, so that everyone sees what was committed before they asked.
 */
export function batchedByKey<Key, Row>(
  read: ReadMany<Key, Row>,
  { patienceMs = 0 }: BatchOptions = {},
): (database: Database, key: Key) => Promise<Row | null> {
  const waiting = new WeakMap<Database, Batch<Key, Row>>();
  const underWay = new WeakMap<Database, Promise<unknown>>();
  return async (database, key) => {
    const batch = waiting.get(database) ?? open(database);
    batch.keys.add(key);
    return (await batch.rows).get(key) ?? null;
  };

  function open(database: Database): Batch<Key, Row> {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Row>>();
    const batch = { keys: new Set<Key>(), rows: promise };
    waiting.set(database, batch);
    const send = (): void => {
      waiting.delete(database);
      const rows = read(database, [...batch.keys]);
      if (patienceMs > 0) void note(database, rows);
      resolve(rows);
    };
    // Ticks come after all promises that are ready: whatever the same event has set off is in the batch by then.
    nextTick(() => {
      const before = underWay.get(database);
      if (before === undefined) send();
      else whicheverFirst(before, patienceMs, send);
    });
    return batch;
  }

  async function note(database: Database, rows: Promise<unknown>): Promise<void> {
    // A failure is told to those who asked.
    const settled = Promise.allSettled([rows]);
    underWay.set(database, settled);
    await settled;
    if (underWay.get(database) === settled) underWay.delete(database);
  }
}

/** Runs once: when a promise is fulfilled, or when its time is up. */
function whicheverFirst(promise: Promise<unknown>, limitMs: number, run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(once, limitMs);
  void promise.then(once);
}
