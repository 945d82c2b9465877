import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import { after, SECOND_MS } from '../value/time.ts';
import {
  codeRefusal,
  couponRefusal,
  type CouponTaker,
  type CouponTerms,
  leftRefusal,
  membershipRefusal,
  quotaRefusal,
  takerRefusal,
} from './coupon-refusal.ts';

const now = kst('2026-11-20 12:00:00');
const COUPON = {
  couponNo: 7,
  issueStartAt: kst('2026-11-01 00:00:00'),
  issueEndAt: kst('2026-12-01 00:00:00'),
  telecomOnly: false,
  firstPurchaseOnly: false,
  gradeCodes: [],
  useDays: 7,
  useEndAt: null,
  issuePerPersonCnt: 2,
  dailyIssuePerPersonCnt: 1,
} satisfies CouponTerms & Parameters<typeof quotaRefusal>[0];
const TAKER: CouponTaker = { gradeCode: 'WELCOME', isTelecomCustomer: false, hasPurchased: false };
const NONE = { takenCnt: 0, todayCnt: 0, monthCnt: 0 };
const details = { couponNo: 7 };

describe('who takes a coupon', () => {
  it.each([
    ['anybody', {}, {}, null],
    ['somebody before it is given out', { issueStartAt: after(now, SECOND_MS) }, {}, 'COUPON_UNUSABLE'],
    ['somebody in its first second', { issueStartAt: now }, {}, null],
    ['somebody when its time is over', { issueEndAt: now }, {}, 'COUPON_UNUSABLE'],
    ['somebody who could not use it any more', { useEndAt: after(now, -SECOND_MS) }, {}, 'COUPON_UNUSABLE'],
    ['a stranger of a coupon for customers', { telecomOnly: true }, {}, 'TELECOM_ONLY'],
    ['a customer of a coupon for customers', { telecomOnly: true }, { isTelecomCustomer: true }, null],
    ['who has bought, of a first purchase', { firstPurchaseOnly: true }, { hasPurchased: true }, 'COUPON_UNUSABLE'],
    ['who has not bought, of a first purchase', { firstPurchaseOnly: true }, {}, null],
    ['another grade', { gradeCodes: ['GOLD'] }, {}, 'COUPON_UNUSABLE'],
    ['its grade', { gradeCodes: ['GOLD', 'WELCOME'] }, {}, null],
  ] as const)('%s', (_who, terms, taker, code) => {
    const refusal = code === null ? null : { code, details };
    expect(takerRefusal({ ...COUPON, ...terms }, { ...TAKER, ...taker }, now)).toEqual(refusal);
  });

  it.each([
    ['the first', 'DOWNLOAD', {}, null],
    ['the last', 'DOWNLOAD', { takenCnt: 1 }, null],
    ['one more than a person gets', 'DOWNLOAD', { takenCnt: 2 }, { code: 'STATE_CONFLICT', details }],
    ['a second of a day', 'CODE', { takenCnt: 1, todayCnt: 1 }, { code: 'STATE_CONFLICT', details }],
    ['the next month’s of a grade', 'GRADE', { takenCnt: 99 }, null],
    ['a second of a grade in a month', 'GRADE', { monthCnt: 1 }, { code: 'STATE_CONFLICT', details }],
    ['a membership coupon had for good', 'MEMBERSHIP', { takenCnt: 2 }, { code: 'MB03', details: null }],
  ] as const)('%s', (_which, way, taken, refusal) => {
    expect(quotaRefusal(COUPON, way, { ...NONE, ...taken })).toEqual(refusal);
  });

  it('is refused first because none is left, and for a missing condition before an owned coupon', () => {
    const facts = { way: 'DOWNLOAD', isLeft: false, taker: TAKER, taken: { ...NONE, takenCnt: 2 } } as const;
    const coupon = { ...COUPON, telecomOnly: true };
    expect(couponRefusal(coupon, facts, now)).toEqual({ code: 'COUPON_EXHAUSTED', details });
    expect(couponRefusal(coupon, { ...facts, isLeft: true }, now)).toEqual({ code: 'TELECOM_ONLY', details });
    expect(couponRefusal(COUPON, { ...facts, isLeft: true }, now)).toEqual({ code: 'STATE_CONFLICT', details });
    expect(couponRefusal(COUPON, { ...facts, isLeft: true, taken: NONE }, now)).toBeNull();
    expect(leftRefusal(7, true)).toBeNull();
  });

  it('by a code is refused as an owner, even when the coupon has ended', () => {
    const ended = { ...COUPON, issueEndAt: now };
    expect(codeRefusal(ended, { ...NONE, takenCnt: 2 }, now)).toEqual({ code: 'STATE_CONFLICT', details });
    expect(codeRefusal(ended, NONE, now)).toEqual({ code: 'COUPON_EXPIRED', details });
    expect(codeRefusal({ ...COUPON, useEndAt: after(now, -999) }, NONE, now)).toBeNull();
    const useless = { ...COUPON, useEndAt: after(now, -SECOND_MS) };
    expect(codeRefusal(useless, NONE, now)).toEqual({ code: 'COUPON_EXPIRED', details });
    expect(codeRefusal(COUPON, { ...NONE, takenCnt: 1, todayCnt: 1 }, now)).toBeNull();
  });

  it('gets one membership coupon a month', () => {
    expect([membershipRefusal(true), membershipRefusal(false)]).toEqual([{ code: 'MB08', details: null }, null]);
  });

  it.prop([fc.nat(3), fc.nat(3), fc.boolean()])('never gets more by having had more', (takenCnt, todayCnt, isLeft) => {
    const facts = { way: 'DOWNLOAD', isLeft, taker: TAKER } as const;
    const taken = { ...NONE, takenCnt, todayCnt };
    if (couponRefusal(COUPON, { ...facts, taken }, now) === null) return;
    const more = { ...taken, takenCnt: takenCnt + 1, todayCnt: todayCnt + 1 };
    expect(couponRefusal(COUPON, { ...facts, taken: more }, now)).not.toBeNull();
  });
});
