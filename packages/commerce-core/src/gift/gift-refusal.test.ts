import { describe, expect, it } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, DAY_MS } from '../value/time.ts';
import { GIFT_PROOF_LIFE_MS, GIFT_RESEND_PAUSE_MS } from './gift-deadline.ts';
import {
  GIFT_LINKS,
  type GiftOrderFacts,
  giftLinesRefusal,
  giftProofRefusal,
  giftRefusal,
  GIFTS_TO_A_PHONE,
  linkRefusal,
  resendRefusal,
} from './gift-refusal.ts';

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
  it('is one line', () => {
    expect(giftLinesRefusal([1])).toBeNull();
    const refusal = { code: 'INVALID_REQUEST', details: { place: 'body', rule: 'gift' } };
    expect([giftLinesRefusal([]), giftLinesRefusal([1, 2])]).toEqual([refusal, refusal]);
  });

  it('is refused for goods that cannot be given, then for a missing recipient', () => {
    const lines = [...FACTS.lines, { optionNo: 2, giftUsable: false }];
    const refusal = { code: 'NOT_ON_SALE', details: { optionNos: [2], reason: 'GIFT' } };
    expect(giftRefusal({ ...FACTS, lines, receiverPhone: null })).toEqual(refusal);
    const unsaid = { code: 'INVALID_REQUEST', details: { place: 'orderSheetNo', rule: 'gift' } };
    expect(giftRefusal({ ...FACTS, receiverPhone: null })).toEqual(unsaid);
  });
});

describe('another message of a gift', () => {
  const gift = { status: 'WAITING_ADDRESS', expiresAt: after(now, DAY_MS), resendCnt: 0, lastSentAt: now } as const;
  const tooMany = (details: object | null) => ({ code: 'TOO_MANY_REQUESTS', details });

  it('waits an hour after the last, and is sent three times', () => {
    expect(resendRefusal(gift, after(now, 1))).toEqual(tooMany({ retryAfter: 3_600 }));
    expect(resendRefusal(gift, after(now, GIFT_RESEND_PAUSE_MS))).toBeNull();
    expect(resendRefusal({ ...gift, resendCnt: 3 }, after(now, DAY_MS / 2))).toEqual(tooMany(null));
  });

  it('is not sent of a gift that has moved on', () => {
    const moved = { code: 'STATE_CONFLICT', details: { reason: 'CONFIRMED' } };
    expect(resendRefusal({ ...gift, status: 'CONFIRMED', resendCnt: 3 }, now)).toEqual(moved);
  });

  it('carries a link, of which there are so many', () => {
    expect([linkRefusal(GIFT_LINKS - 1), linkRefusal(GIFT_LINKS)]).toEqual([null, tooMany(null)]);
  });
});

describe('a recipient who is not logged in', () => {
  it("has proven the phone of the gift lately, unless it is its sender's by now", () => {
    const codeOf = (ago: number, isSendersPhone = false) =>
      giftProofRefusal({ provenAt: after(now, -ago), isSendersPhone }, now)?.code ?? null;
    expect([codeOf(GIFT_PROOF_LIFE_MS), codeOf(GIFT_PROOF_LIFE_MS + 1)]).toEqual([null, 'CERTIFICATION_REQUIRED']);
    expect(codeOf(0, true)).toBe('CERTIFICATION_REQUIRED');
  });
});
