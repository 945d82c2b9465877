import { epochMs, kst, SECOND_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { insertShop, type TestShop } from '../testing/rows/shop-rows.ts';
import { couponRoutes } from './coupon.routes.ts';

const NOW = kst('2026-11-20 12:00:00');

let test: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
  shop = await insertShop(test.database);
});
afterAll(() => test.drop());

async function memberAt(now: EpochMs = NOW, over = {}) {
  const memberNo = await insertMember(test.database, over);
  const backendAt = async (instant: EpochMs) => {
    const parts = testParts(test.database, { clock: simulatedClock(instant) });
    const { bearer } = await logInAs(test.database, memberNo, instant);
    return { bearer, call: callerOf(parts, couponRoutes(parts)) };
  };
  return { memberNo, backendAt, ...(await backendAt(now)) };
}

const second = (ymdt: string) => new Date(kst(ymdt));

describe('the wallet', () => {
  it('parts coupons into usable, used and expired to the last second [ROUTE-42, CALL-36]', async () => {
    const { memberNo, bearer, call } = await memberAt();
    const couponNo = await insertCoupon(test.database, { issuePerPersonCnt: 9 });
    const issue = (ordinal: number, over: object) =>
      insertIssue(test.database, couponNo, memberNo, { ordinal, ...over });
    const late = await issue(1, { useEndAt: second('2026-11-28 00:00:00') });
    const soon = await issue(2, { useEndAt: second('2026-11-27 23:59:59') });
    const lastSecond = await issue(3, { useEndAt: new Date(NOW - 999) });
    const over = await issue(4, { useEndAt: new Date(NOW - 1_000) });
    const usedFirst = await issue(5, { usedAt: new Date(NOW - 9_000), usedOrderNo: 'A1' });
    const usedLast = await issue(6, {
      usedAt: new Date(NOW - 5_000),
      usedOrderNo: 'A2',
      useEndAt: new Date(NOW - 4_000),
    });
    await issue(7, { useStartAt: new Date(NOW + 1) });
    const list = async (query: Record<string, string>) => {
      const { body } = await call('getCoupons', { bearer, query });
      return [body.totalCount, ...body.items.map(({ couponIssueNo }) => couponIssueNo)];
    };
    expect(await list({ status: 'USABLE' })).toEqual([3, lastSecond, soon, late]);
    expect(await list({ status: 'USED' })).toEqual([2, usedLast, usedFirst]);
    expect(await list({ status: 'EXPIRED' })).toEqual([1, over]);
    expect((await call('getCouponSummary', { bearer })).body).toEqual({
      usableCouponCnt: 3,
      expiringCouponCnt: 2,
      usedCouponCnt: 2,
      expiredCouponCnt: 1,
    });
  });

  it.each(['USABLE', 'USED', 'EXPIRED'])('is read to its end by position: %s [CALL-36]', async (status) => {
    const { memberNo, bearer, call } = await memberAt();
    const couponNo = await insertCoupon(test.database, { issuePerPersonCnt: 9 });
    const over = {
      USABLE: { useEndAt: new Date(NOW + 60_000) },
      USED: { usedAt: new Date(NOW), usedOrderNo: 'A1' },
      EXPIRED: { useEndAt: new Date(NOW - 60_000) },
    }[status];
    for (const ordinal of [1, 2, 3, 4, 5]) await insertIssue(test.database, couponNo, memberNo, { ordinal, ...over });
    const read: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = { status, pageSize: '2', ...(cursor !== '' && { cursor }) };
      const { body } = await call('getCoupons', { bearer, query });
      read.push(...body.items.map(({ couponIssueNo }) => couponIssueNo));
      cursor = body.nextCursor;
    }
    expect(read).toHaveLength(5);
    expect(new Set(read).size).toBe(5);
    expect((await call('getCoupons', { bearer, query: { status, cursor: 'x' } })).code).toBe('INVALID_REQUEST');
  });

  it('says what a coupon is for, in the language that is asked for', async () => {
    const { memberNo, bearer, call } = await memberAt();
    const targets = [
      { couponTargetType: 'PARTNER', targetNos: [shop.partnerNo] },
      { couponTargetType: 'CATEGORY', targetNos: [shop.categoryNo] },
      { couponTargetType: 'PRODUCT', targetNos: [1, 2] },
    ] as const;
    for (const { couponTargetType, targetNos } of targets) {
      const couponNo = await insertCoupon(test.database, { couponTargetType, targetNos: [...targetNos] });
      await insertIssue(test.database, couponNo, memberNo);
    }
    const { body } = await call('getCoupons', { bearer, query: { status: 'USABLE' } });
    const scopes = body.items.map(({ couponTargetType, targetNames, targetCnt }) => [
      couponTargetType,
      targetNames.length,
      targetCnt,
    ]);
    expect(scopes).toEqual([
      ['PARTNER', 1, 1],
      ['CATEGORY', 1, 1],
      ['PRODUCT', 0, 2],
    ]);
  });
});

describe('coupons to get', () => {
  it('leave out what a member can neither get nor has [CALL-37]', async () => {
    const { memberNo, bearer, call } = await memberAt(NOW, { carrier: 'OTHER' });
    const open = await insertCoupon(test.database, { displayOrder: 1 });
    const owned = await insertCoupon(test.database, { displayOrder: 2, issueEndAt: new Date(NOW) });
    const foreign = await insertCoupon(test.database, { gradeCodes: ['GOLD'] });
    const telecom = await insertCoupon(test.database, { telecomOnly: true });
    const code = await insertCoupon(test.database, { issueType: 'CODE', promotionCode: 'NOT-LISTED' });
    await insertIssue(test.database, owned, memberNo);
    const { body } = await call('getIssuableCoupons', { bearer });
    const mine = body.filter(({ couponNo }) => [open, owned, foreign, telecom, code].includes(couponNo));
    expect(mine.map(({ couponNo, downloadable, issued }) => [couponNo, downloadable, issued])).toEqual([
      [open, true, false],
      [owned, false, true],
    ]);
  });
});

describe('a promotion code', () => {
  const register = (
    { bearer, call }: Pick<Awaited<ReturnType<typeof memberAt>>, 'bearer' | 'call'>,
    code: string,
    promotionCode = code,
  ) => call('registerCouponCode', { bearer, path: { code }, body: { promotionCode } });

  it.each([
    ['ended', { issueEndAt: new Date(NOW) }, 'COUPON_EXPIRED'],
    ['useless', { useDays: null, useEndAt: new Date(NOW - SECOND_MS) }, 'COUPON_EXPIRED'],
    ['early', { issueStartAt: new Date(NOW + 1) }, 'COUPON_UNUSABLE'],
    ['empty', { totalIssueCnt: 1, issuedCnt: 1 }, 'COUPON_EXHAUSTED'],
    ['hidden', { displayable: false }, 'NOT_FOUND'],
    ['telecom', { telecomOnly: true }, 'TELECOM_ONLY'],
  ])('that is %s is refused by its reason [CALL-39, STATE-41]', async (word, over, code) => {
    const who = await memberAt(NOW, { carrier: 'OTHER' });
    await insertCoupon(test.database, { ...over, issueType: 'CODE', promotionCode: `Code-${word}` });
    expect((await register(who, `CODE-${word}`)).code).toBe(code);
  });

  it('says the same in the path and in the body [CALL-39]', async () => {
    const who = await memberAt();
    await insertCoupon(test.database, { issueType: 'CODE', promotionCode: 'download' });
    expect((await register(who, 'download', 'upload')).code).toBe('INVALID_REQUEST');
    expect((await register(who, 'Download', 'DOWNLOAD')).code).toBeNull();
    expect((await register(who, 'download')).body).toMatchObject({ message: '이미 받은 쿠폰이에요' });
  });

  it('cannot be guessed: ten tries a minute, and fifty wrong ones a day [CALL-39]', async () => {
    const who = await memberAt();
    await insertCoupon(test.database, { issueType: 'CODE', promotionCode: 'FOUND-IT' });
    let now: EpochMs = NOW;
    for (let minute = 0; minute < 5; minute += 1) {
      const backend = await who.backendAt(now);
      for (let turn = 0; turn < 10; turn += 1) {
        expect((await register(backend, `WRONG-${minute}-${turn}`)).code).toBe('NOT_FOUND');
      }
      expect((await register(backend, 'FOUND-IT')).code).toBe('TOO_MANY_REQUESTS');
      now = epochMs(now + 60_000);
    }
    expect((await register(await who.backendAt(now), 'FOUND-IT')).code).toBe('TOO_MANY_REQUESTS');
    const tomorrow = await who.backendAt(kst('2026-11-21 12:05:00'));
    expect((await register(tomorrow, 'FOUND-IT')).code).toBeNull();
  });
});

describe('the membership coupon', () => {
  it('comes back with the Korean month [CALL-43, CALL-44]', async () => {
    const who = await memberAt(kst('2026-11-30 23:59:59'));
    const couponNo = await insertCoupon(test.database, { issueType: 'MEMBERSHIP', issuePerPersonCnt: 2, useDays: 31 });
    const issueAt = async (ymdt: string) => {
      const { call, bearer } = await who.backendAt(kst(ymdt));
      return call('issueMembershipCoupon', { bearer, body: { couponNo } });
    };
    expect((await issueAt('2026-11-30 23:59:59')).body).toMatchObject({ useEndYmdt: '2026-11-30 23:59:59' });
    expect((await issueAt('2026-11-30 23:59:59')).code).toBe('MB08');
    expect((await issueAt('2026-12-01 00:00:00')).body).toMatchObject({ useEndYmdt: '2026-12-31 23:59:59' });
    expect((await issueAt('2026-12-31 23:59:59')).code).toBe('MB08');
    // Two of this coupon are all that one person may ever have.
    expect((await issueAt('2027-01-01 00:00:00')).code).toBe('MB03');
  });

  it('is for customers of the telecom where it says so [CALL-43]', async () => {
    const { bearer, call } = await memberAt(NOW, { carrier: 'OTHER' });
    const couponNo = await insertCoupon(test.database, { issueType: 'MEMBERSHIP', telecomOnly: true });
    expect((await call('issueMembershipCoupon', { bearer, body: { couponNo } })).code).toBe('TELECOM_ONLY');
    const { body } = await call('getBenefitCoupons', { bearer });
    expect(body.items.find((item) => item.couponNo === couponNo)).toMatchObject({ downloadable: false });
  });
});
