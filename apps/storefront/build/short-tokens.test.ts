import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortNames } from './short-tokens.ts';

const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

describe('the names of the look in a build', () => {
  it('are short and never twice the same', () => {
    const names = [...shortNames(TOKENS).values()];
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^--[a-zA-Z]{1,2}$/);
  });

  it('leave a shop the colours it overrides', () => {
    expect(shortNames(':root { --brand: red; --brand-weak: red; --bg: red }')).toEqual(new Map([['--bg', '--a']]));
  });

  it('come from declarations, not from uses', () => {
    expect(shortNames(':root { --one: var(--two) }')).toEqual(new Map([['--one', '--a']]));
  });
});
