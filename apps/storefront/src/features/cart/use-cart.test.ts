import { describe, expect, it } from 'vitest';
import { linesEdited } from './use-cart.ts';

const [cup, pan] = [1, 2] as const;

describe('changes of a cart that wait for a network', () => {
  it('are counted by their lines, however often one is pressed', () => {
    const presses = [2, 3, 4].map((orderCnt) => ({ counts: [{ cartNo: cup, orderCnt }], removed: [] }));
    expect(linesEdited(presses).size).toBe(1);
    expect(linesEdited([...presses, { counts: [], removed: [cup, pan] }]).size).toBe(2);
  });
});
