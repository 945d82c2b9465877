import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockSuite } from '../../testing/port-suites/clock.suite.ts';
import { keyValueStoreSuite } from '../../testing/port-suites/key-value-store.suite.ts';
import { randomSuite } from '../../testing/port-suites/random.suite.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { type BrowserStorage, browserStore } from './browser-store.ts';
import { cryptoRandom } from './crypto-random.ts';
import { systemClock } from './system-clock.ts';

/** Storage as a browser has it. */
function openStorage(): BrowserStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => {
      texts.set(key, value);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
    clear: () => texts.clear(),
  };
}

function refused(): never {
  throw new DOMException('denied', 'SecurityError');
}

const full: BrowserStorage = {
  getItem: () => null,
  setItem: refused,
  removeItem: () => undefined,
  clear: () => undefined,
};

describe('browserStore', () => {
  describe('in a storage that works', () => {
    keyValueStoreSuite((clock) => {
      const storage = openStorage();
      return browserStore(() => storage, clock);
    });
  });

  describe('where storage is blocked', () => {
    keyValueStoreSuite((clock) => browserStore(refused, clock));
  });

  describe('where storage is full', () => {
    keyValueStoreSuite((clock) => browserStore(() => full, clock));
  });

  it.each(['', 'null', '[]', '{"a":1}', '[1,2]', 'broken', '["a"'])('ignores the spoilt entry %j', (text) => {
    const storage = openStorage();
    storage.setItem('key', text);
    expect(browserStore(() => storage, simulatedClock()).get('key')).toBe(null);
  });

  it('survives a reload: another store reads what one wrote', () => {
    const storage = openStorage();
    const clock = simulatedClock();
    browserStore(() => storage, clock).set('key', 'a', 60);
    const reloaded = browserStore(() => storage, clock);
    expect(reloaded.get('key')).toBe('a');
    clock.advance(60_000);
    expect(reloaded.get('key')).toBe(null);
    expect(storage.texts.size).toBe(0);
  });
});

describe('systemClock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  clockSuite(() => ({ clock: systemClock(), run: (durationMs) => vi.advanceTimersByTime(durationMs) }));
});

describe('cryptoRandom', () => {
  randomSuite(cryptoRandom);
});
