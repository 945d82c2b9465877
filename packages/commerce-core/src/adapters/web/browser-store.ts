import type { Clock } from '../../platform/clock.port.ts';
import type { KeyValueStore } from '../../platform/storage.port.ts';

/** As much of the browser's storage as is used. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

interface Entry {
  readonly value: string;
  readonly until: number | null;
}

/**
 * Keeps texts in the browser's storage, with an age; one that is blocked, full or spoilt is
 * replaced by memory, silently.
 * @param storage a function, for merely touching `localStorage` can throw
 */
export function browserStore(storage: () => BrowserStorage, clock: Clock): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => storage().removeItem(key), undefined);
  };
  return {
    get: (key) => {
      const entry = readEntry(attempt(() => storage().getItem(key), null) ?? memory.get(key) ?? null);
      if (entry === null) return null;
      if (entry.until === null || entry.until > clock.now()) return entry.value;
      remove(key);
      return null;
    },
    set: (key, value, maxAgeS) => {
      const text = JSON.stringify([value, maxAgeS === undefined ? null : clock.now() + maxAgeS * 1000]);
      memory.set(key, text);
      attempt(() => storage().setItem(key, text), undefined);
    },
    remove,
    clear: () => {
      memory.clear();
      attempt(() => storage().clear(), undefined);
    },
  };
}

function readEntry(text: string | null): Entry | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    const [value, until]: unknown[] = parsed;
    if (typeof value !== 'string') return null;
    return { value, until: typeof until === 'number' ? until : null };
  } catch {
    return null;
  }
}
