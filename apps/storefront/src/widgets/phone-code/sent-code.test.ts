import { fc, it } from '@fast-check/vitest';
import { epochMs, PHONE_CODE_RESEND_MS } from '@dealstore/commerce-core/domain';
import { describe, expect } from 'vitest';
import { formatCountdown, secondsLeft, sentCode } from './sent-code.ts';

const certification = {
  verificationId: 'v',
  expiresAt: '2026-11-21 09:05:00',
  resendableAt: '2026-11-21 09:00:30',
};

describe('a sent code', () => {
  it.prop([fc.integer({ min: 0, max: 4e12 })])('lives its span whatever the page’s clock says', (now) => {
    const sent = sentCode(certification, '01000001001', epochMs(now));
    expect(sent.resendableAt - now).toBe(PHONE_CODE_RESEND_MS);
    expect(sent.expiresAt - sent.resendableAt).toBe(270_000);
  });

  it('is over at once when its times make no sense', () => {
    const sent = sentCode({ ...certification, expiresAt: 'soon' }, '01000001001', epochMs(0));
    expect(sent.expiresAt).toBe(sent.resendableAt);
  });

  it.each([
    [0, 0],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [-5_000, 0],
  ])('with %s ms left shows %s s', (left, seconds) => {
    expect(secondsLeft(epochMs(1_000_000 + left), epochMs(1_000_000))).toBe(seconds);
  });

  it.each([
    [0, '0:00'],
    [7, '0:07'],
    [299, '4:59'],
    [600, '10:00'],
  ])('writes %s s as %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });
});
