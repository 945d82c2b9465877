import { describe, expect, it } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, DAY_MS } from '../value/time.ts';
import { type GiftOrderFacts, giftRefusal, GIFTS_TO_A_PHONE } from './gift-refusal.ts';

const now = SIMULATED_START;
const PHONE = '01011112222';
const FACTS: GiftOrderFacts = { lines: [{ optionNo: 1, giftUsable: true }], receiverPhone: PHONE, sent: [], now };
const sent = (count: number, receiverPhone: string, ago: number) =>
  Array.from({ length: count }, () => ({ receiverPhone, orderedAt: after(now, -ago) }));

describe('gifts to one phone', () => {
  it('are so many in a day and no more', () => {
    const one = sent(GIFTS_TO_A_PHONE - 1, PHONE, DAY_MS - 1);
    expect(giftRefusal({ ...FACTS, sent: one })).toBeNull();
    const all = [...one, ...sent(1, PHONE, 0)];
    expect(giftRefusal({ ...FACTS, sent: all })).toEqual({ code: 'GIFT_LIMIT', details: { limit: 10 } });
  });

  it('are not counted for another phone, nor for longer than a day', () => {
    const others = [...sent(99, '01033334444', 0), ...sent(99, PHONE, DAY_MS)];
    expect(giftRefusal({ ...FACTS, sent: others })).toBeNull();
  });
});

describe('a gift', () => {
  it('is of goods that may be given, and for somebody', () => {
    const lines = [...FACTS.lines, { optionNo: 2, giftUsable: false }];
    const kept = { code: 'NOT_ON_SALE', details: { optionNos: [2], reason: 'GIFT' } };
    expect(giftRefusal({ ...FACTS, lines, receiverPhone: null })).toEqual(kept);
    const unsaid = { code: 'INVALID_REQUEST', details: { place: 'orderSheetNo', rule: 'gift' } };
    expect(giftRefusal({ ...FACTS, receiverPhone: null })).toEqual(unsaid);
  });
});
