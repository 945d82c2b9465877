import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { groupBy } from './group-by.ts';

describe('groupBy', () => {
  it.prop([fc.array(fc.integer({ min: 0, max: 9 }))])('loses nothing and keeps the order', (numbers) => {
    const groups = groupBy(numbers, (number) => number % 3);
    expect([...groups]).toEqual([...Map.groupBy(numbers, (number) => number % 3)]);
  });
});
