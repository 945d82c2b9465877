import { nextTick } from 'node:process';
import type { Database } from './database.ts';

/** Reads the rows of several keys at once; a key without a row is left out. */
export type ReadMany<Key, Row> = (database: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>;

interface Batch<Key, Row> {
  readonly keys: Set<Key>;
  readonly rows: Promise<ReadonlyMap<Key, Row>>;
}

/**
 * Makes one statement of what is asked for at one moment, however many ask: a page asks in several calls, and each asks
 * for the product. Nobody joins a statement already sent, so that everyone sees what was committed before they asked.
 */
export function batchedByKey<Key, Row>(
  read: ReadMany<Key, Row>,
): (database: Database, key: Key) => Promise<Row | null> {
  const waiting = new WeakMap<Database, Batch<Key, Row>>();
  return async (database, key) => {
    const batch = waiting.get(database) ?? open(database);
    batch.keys.add(key);
    return (await batch.rows).get(key) ?? null;
  };

  function open(database: Database): Batch<Key, Row> {
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<Key, Row>>();
    const batch = { keys: new Set<Key>(), rows: promise };
    waiting.set(database, batch);
    // Ticks come after all promises that are ready: whatever the same event has set off is in the batch by then.
    nextTick(() => {
      waiting.delete(database);
      resolve(read(database, [...batch.keys]));
    });
    return batch;
  }
}
