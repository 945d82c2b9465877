import { describe, expect, it } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, DAY_MS } from '../value/time.ts';
import { giftRefusal, GIFTS_TO_A_PHONE } from './gift-refusal.ts';

const now = SIMULATED_START;
const sent = (count: number, receiverPhone: string, ago: number) =>
  Array.from({ length: count }, () => ({ receiverPhone, createdAt: after(now, -ago) }));

describe('gifts to one phone', () => {
  it('are so many in a day and no more', () => {
    const one = sent(GIFTS_TO_A_PHONE - 1, '01011112222', DAY_MS - 1);
    expect(giftRefusal('01011112222', one, now)).toBeNull();
    const all = [...one, ...sent(1, '01011112222', 0)];
    expect(giftRefusal('01011112222', all, now)).toEqual({ code: 'GIFT_LIMIT', details: { limit: 10 } });
  });

  it('are not counted for another phone, nor for longer than a day', () => {
    const others = [...sent(99, '01033334444', 0), ...sent(99, '01011112222', DAY_MS)];
    expect(giftRefusal('01011112222', others, now)).toBeNull();
  });
});
