import { describe, expect, it } from 'vitest';
import { isGiftChoice, mayBeGiven } from './gift-goods.ts';
import { pickRefusal } from './gift-refusal.ts';

describe('goods', () => {
  it('may be given when their seller lets them and their money can go back', () => {
    const goods = { giftUsable: true, cancelable: true, refundable: true };
    expect(mayBeGiven(goods)).toBe(true);
    for (const key of ['giftUsable', 'cancelable', 'refundable'] as const) {
      expect([key, mayBeGiven({ ...goods, [key]: false })]).toEqual([key, false]);
    }
  });
});

describe('an option that a recipient picks', () => {
  const paid = { addPrice: 1_000 };

  it('costs no more than the one that was paid for, and is one of the goods', () => {
    const costs = (addPrice: number, isAdditional = false) => isGiftChoice({ addPrice, isAdditional }, paid);
    expect([costs(0), costs(1_000), costs(1_001), costs(0, true)]).toEqual([true, true, false, false]);
  });

  it('is refused while the sender chose it, of other goods, when it costs more, and when none is left', () => {
    const picked = { addPrice: 1_000, isAdditional: false, isLeft: true };
    const no = (facts: Partial<Parameters<typeof pickRefusal>[1]>) =>
      pickRefusal(10, { isOpen: true, picked, paid, ...facts })?.code ?? null;
    expect(no({})).toBeNull();
    expect(no({ isOpen: false })).toBe('INVALID_REQUEST');
    expect(no({ picked: null })).toBe('INVALID_REQUEST');
    expect(no({ picked: { ...picked, addPrice: 1_001 } })).toBe('INVALID_REQUEST');
    expect(no({ picked: { ...picked, isLeft: false } })).toBe('SOLD_OUT');
  });
});
