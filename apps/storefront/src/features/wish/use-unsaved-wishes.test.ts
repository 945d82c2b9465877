import { describe, expect, it } from 'vitest';
import { unsavedWishes } from './use-unsaved-wishes.ts';

const [cup, pan] = [1, 2] as const;

describe('wishes that wait for a network', () => {
  it('are counted by their products, however often a heart is pressed', () => {
    const presses = [true, false, true].map((isWished) => ({ productNo: cup, isWished }));
    expect(unsavedWishes(presses)).toEqual({ count: 1, removed: new Set() });
    expect(unsavedWishes([...presses, [cup, pan]])).toEqual({ count: 2, removed: new Set([cup, pan]) });
  });
});
