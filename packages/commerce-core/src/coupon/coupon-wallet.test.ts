import { describe, expect, it } from 'vitest';
import { kst } from '../value/calendar.ts';
import { epochMs } from '../value/time.ts';
import { couponStatus, readPromotionCode } from './coupon-wallet.ts';

const END = kst('2026-11-30 23:59:59');

describe('couponStatus', () => {
  it('counts the last second of a coupon', () => {
    expect(couponStatus({ usedAt: null, useEndAt: END }, epochMs(END + 999))).toBe('USABLE');
    expect(couponStatus({ usedAt: null, useEndAt: END }, epochMs(END + 1_000))).toBe('EXPIRED');
    expect(couponStatus({ usedAt: END, useEndAt: END }, epochMs(END + 1_000))).toBe('USED');
  });
});

describe('readPromotionCode', () => {
  it('reads a code as people type it', () => {
    expect(readPromotionCode(' welcome 5000\n')).toBe('WELCOME5000');
    expect(readPromotionCode('ＷＥＬＣＯＭＥ５０００')).toBe('WELCOME5000');
    expect(readPromotionCode('A-1')).toBeNull();
    expect(readPromotionCode('쿠폰코드')).toBeNull();
    expect(readPromotionCode('A'.repeat(33))).toBeNull();
  });
});
