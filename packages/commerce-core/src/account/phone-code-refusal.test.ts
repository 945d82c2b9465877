import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, HOUR_MS, MINUTE_MS, SECOND_MS } from '../value/time.ts';
import { PHONE_CODE_LIFE_MS, PHONE_CODE_RESEND_MS } from './phone-certification.ts';
import {
  codeSendRefusal,
  codeTryRefusal,
  PHONE_CODE_TRIES,
  PHONE_CODES_A_DAY,
  PHONE_CODES_AN_HOUR,
  proofRefusal,
} from './phone-code-refusal.ts';

const now = SIMULATED_START;
const expiresAt = after(now, PHONE_CODE_LIFE_MS);
const over = { code: 'CODE_EXPIRED', details: null };

describe('a try of a code', () => {
  it.prop([fc.integer({ min: 1, max: 3 * PHONE_CODE_TRIES }), fc.boolean()])(
    'is allowed up to a limit, and a wrong one answers how many are left [GAP-25]',
    (tries, isRight) => {
      const wrong = { code: 'CODE_MISMATCH', details: { triesLeft: PHONE_CODE_TRIES - tries } };
      const inTime = isRight ? null : wrong;
      expect(codeTryRefusal({ tries, expiresAt, isRight }, now)).toEqual(tries > PHONE_CODE_TRIES ? over : inTime);
    },
  );

  it.each([
    [-1, null],
    [0, over],
    [1, over],
  ])('%i ms from the end of the code comes to %j [GAP-25]', (late, refusal) => {
    expect(codeTryRefusal({ tries: 1, expiresAt, isRight: true }, after(expiresAt, late))).toEqual(refusal);
    const wrong = refusal ?? { code: 'CODE_MISMATCH', details: { triesLeft: PHONE_CODE_TRIES - 1 } };
    expect(codeTryRefusal({ tries: 1, expiresAt, isRight: false }, after(expiresAt, late))).toEqual(wrong);
  });
});

describe('another code', () => {
  const sent = (count: number, ago: number, isProven = false) =>
    Array.from({ length: count }, () => ({ sentAt: after(now, -ago), isProven }));
  const tooMany = (waitMs: number) => ({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: waitMs / SECOND_MS } });

  it('is sent when a message has had the time to arrive, proven or not', () => {
    for (const isProven of [false, true]) {
      expect(codeSendRefusal(sent(1, PHONE_CODE_RESEND_MS - SECOND_MS, isProven), now)).toEqual(tooMany(SECOND_MS));
      expect(codeSendRefusal(sent(1, PHONE_CODE_RESEND_MS, isProven), now)).toBeNull();
    }
  });

  it('is one of so many in an hour, and of so many in a day, that were not proven', () => {
    const { max } = PHONE_CODES_AN_HOUR;
    expect(codeSendRefusal(sent(max - 1, MINUTE_MS), now)).toBeNull();
    expect(codeSendRefusal([...sent(max - 1, MINUTE_MS), ...sent(9, MINUTE_MS, true)], now)).toBeNull();
    expect(codeSendRefusal(sent(max, MINUTE_MS), now)).toEqual(tooMany(HOUR_MS - MINUTE_MS));
    expect(codeSendRefusal(sent(max, HOUR_MS), now)).toBeNull();
    expect(codeSendRefusal(sent(PHONE_CODES_A_DAY.max - 1, HOUR_MS), now)).toBeNull();
    expect(codeSendRefusal(sent(PHONE_CODES_A_DAY.max, HOUR_MS), now)).toEqual(tooMany(23 * HOUR_MS));
  });
});

describe('a proof of a phone', () => {
  it('holds for its life to the last millisecond, and is refused when it is older or was never given', () => {
    const codeOf = (ago: number) => proofRefusal(after(now, -ago), HOUR_MS, now)?.code ?? null;
    expect([codeOf(0), codeOf(HOUR_MS), codeOf(HOUR_MS + 1)]).toEqual([null, null, 'CERTIFICATION_REQUIRED']);
    expect(proofRefusal(null, HOUR_MS, now)).toEqual({ code: 'CERTIFICATION_REQUIRED', details: null });
  });
});
