import { describe, expect, it } from 'vitest';
import { slideAfterTurn } from './slide-after-turn.ts';

const turns = (seen: number, count: number, way: 1 | -1) => {
  const stops = [0];
  do stops.push(slideAfterTurn({ at: stops.at(-1) ?? 0, way, seen, count }));
  while (stops.at(-1) !== 0);
  return stops;
};

describe('a turn of slides', () => {
  it('moves to the next slide and wraps around', () => {
    expect(turns(1, 3, 1)).toEqual([0, 1, 2, 0]);
    expect(turns(1, 3, -1)).toEqual([0, 2, 1, 0]);
  });

  it('moves by two where two slides are visible, and never beyond the last two', () => {
    expect(turns(2, 6, 1)).toEqual([0, 2, 4, 0]);
    expect(turns(2, 5, 1)).toEqual([0, 2, 3, 0]);
    expect(turns(2, 5, -1)).toEqual([0, 3, 1, 0]);
  });

  it('does not move where all slides are visible', () => {
    expect(slideAfterTurn({ at: 0, way: 1, seen: 2, count: 2 })).toBe(0);
  });
});
