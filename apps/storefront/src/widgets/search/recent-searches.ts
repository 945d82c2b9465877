import type { KeyValueStore } from '@dealstore/commerce-core';

const KEY = 'recent-searches';
const OFF_KEY = 'recent-searches-off';

/** How many recent searches are kept. Assumed: 10. */
export const RECENT_LIMIT = 10;

/** What was searched on this device, newest first; a visitor may delete it and switch the keeping off. Assumed. */
export interface RecentSearches {
  all(): readonly string[];
  isOn(): boolean;
  /** Keeps a keyword unless the keeping is off. */
  add(keyword: string): void;
  remove(keyword: string): void;
  clear(): void;
  /** Switches the keeping on, or off and deletes what was kept. */
  switch(isOn: boolean): void;
}

/** Opens the recent searches of a device's storage; damaged content is ignored. */
export function createRecentSearches(store: KeyValueStore): RecentSearches {
  const all = (): readonly string[] => readWords(store.get(KEY));
  const keep = (words: readonly string[]): void => {
    if (words.length === 0) store.remove(KEY);
    else store.set(KEY, JSON.stringify(words));
  };
  const isOn = (): boolean => store.get(OFF_KEY) === null;
  return {
    all,
    isOn,
    add: (keyword) => {
      const word = keyword.trim();
      if (word !== '' && isOn()) keep([word, ...all().filter((other) => other !== word)].slice(0, RECENT_LIMIT));
    },
    remove: (keyword) => keep(all().filter((other) => other !== keyword)),
    clear: () => keep([]),
    switch: (on) => {
      if (on) store.remove(OFF_KEY);
      else {
        store.set(OFF_KEY, '1');
        keep([]);
      }
    },
  };
}

function readWords(json: string | null): readonly string[] {
  if (json === null) return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string').slice(0, RECENT_LIMIT) : [];
  } catch {
    return [];
  }
}
