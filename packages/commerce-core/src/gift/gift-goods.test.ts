import { describe, expect, it } from 'vitest';
import { mayBeGiven } from './gift-goods.ts';

describe('goods', () => {
  it('may be given when their seller lets them and their money can go back', () => {
    const goods = { giftUsable: true, cancelable: true, refundable: true };
    expect(mayBeGiven(goods)).toBe(true);
    for (const key of ['giftUsable', 'cancelable', 'refundable'] as const) {
      expect([key, mayBeGiven({ ...goods, [key]: false })]).toEqual([key, false]);
    }
  });
});
