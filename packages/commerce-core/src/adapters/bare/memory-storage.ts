import type { Clock } from '../../platform/clock.port.ts';
import type { KeyValueStore } from '../../platform/storage.port.ts';

/** Keeps texts in memory, with an age; for tests, Node and the server's side of a page. */
export function memoryStorage(clock: Pick<Clock, 'now'>): KeyValueStore {
  const entries = new Map<string, { readonly value: string; readonly until: number | null }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return null;
      if (entry.until === null || entry.until > clock.now()) return entry.value;
      entries.delete(key);
      return null;
    },
    set: (key, value, maxAgeS) => {
      entries.set(key, { value, until: maxAgeS === undefined ? null : clock.now() + maxAgeS * 1000 });
    },
    remove: (key) => {
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}
