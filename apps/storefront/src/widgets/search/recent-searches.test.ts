import { fc, it } from '@fast-check/vitest';
import { memoryStorage } from '@dealstore/commerce-core/adapters/bare';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect } from 'vitest';
import { createRecentSearches, RECENT_LIMIT } from './recent-searches.ts';

const open = () => createRecentSearches(memoryStorage(simulatedClock()));

describe('recent searches', () => {
  it.prop([fc.array(fc.string({ minLength: 1 }))])('keep the newest first, each once, ten at most', (words) => {
    const recent = open();
    for (const word of words) recent.add(word);
    const all = recent.all();
    expect(all.length).toBeLessThanOrEqual(RECENT_LIMIT);
    expect(new Set(all).size).toBe(all.length);
    const last = words.findLast((word) => word.trim() !== '');
    expect(all[0]).toBe(last?.trim());
  });

  it('forget one, or all', () => {
    const recent = open();
    recent.add('사과');
    recent.add('배');
    recent.remove('사과');
    expect(recent.all()).toEqual(['배']);
    recent.clear();
    expect(recent.all()).toEqual([]);
  });

  it('keep nothing while switched off', () => {
    const recent = open();
    recent.add('사과');
    recent.switch(false);
    recent.add('배');
    expect(recent.all()).toEqual([]);
    recent.switch(true);
    recent.add('배');
    expect(recent.all()).toEqual(['배']);
  });
});
