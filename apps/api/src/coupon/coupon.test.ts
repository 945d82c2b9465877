import { DAY_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { insertProduct, insertShop, type TestShop } from '../testing/rows/shop-rows.ts';
import { retryWhileBusy } from '../testing/race/race.ts';
import { callerOf, testParts } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { couponRoutes } from './coupon.routes.ts';

let test: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await insertGrades(test.database);
  shop = await insertShop(test.database);
});
afterAll(() => test.drop());

function backend() {
  const clock = simulatedClock();
  const parts = testParts(test.database, { clock });
  return { clock, call: callerOf(parts, couponRoutes(parts)) };
}

async function member(over = {}): Promise<TestMember> {
  return logInAs(test.database, await insertMember(test.database, over));
}

async function issued(couponNo: number) {
  const rows = await test.database
    .selectFrom('couponIssue')
    .select('memberNo')
    .where('couponNo', '=', couponNo)
    .execute();
  const { issuedCnt } = await test.database
    .selectFrom('coupon')
    .select('issuedCnt')
    .where('couponNo', '=', couponNo)
    .executeTakeFirstOrThrow();
  return { rows: rows.length, issuedCnt };
}

describe('getting a coupon', () => {
  it('gives it with its last second and shows it among the member’s own [CALL-36, CALL-40]', async () => {
    const { call } = backend();
    const { bearer } = await member();
    const id = await insertCoupon(test.database, { useDays: 7 });
    const got = await call('downloadCoupon', { bearer, path: { id } });
    expect(got.body).toMatchObject({ couponNo: id, couponName: '3,000원 쿠폰', useEndYmdt: '2026-11-27 23:59:59' });
    const list = await call('getCoupons', { bearer, query: { usable: 'true' }, headers: { 'accept-language': 'en' } });
    expect(list.body).toMatchObject({
      totalCount: 1,
      items: [
        {
          couponIssueNo: got.body.couponIssueNo,
          couponName: '3,000 won coupon',
          discountAmt: 3_000,
          used: false,
          useYmdt: null,
        },
      ],
    });
  });

  it('is once a person under any number of requests at once [CALL-40]', async () => {
    const { call } = backend();
    const { bearer } = await member();
    const id = await insertCoupon(test.database, { issuePerPersonCnt: 2 });
    const answers = await Promise.all(
      // More from one member within a minute would be too many requests, whatever they ask.
      Array.from({ length: Math.min(50, testSizes.raceCallers) }, () =>
        retryWhileBusy(() => call('downloadCoupon', { bearer, path: { id } })),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.every(({ code }) => code === null || code === 'STATE_CONFLICT')).toBe(true);
    expect(await issued(id)).toEqual({ rows: 2, issuedCnt: 2 });
  });

  it('never gives more than there are, however many come at once [CALL-40]', async () => {
    const { call } = backend();
    const id = await insertCoupon(test.database, { totalIssueCnt: 10 });
    const members = [];
    for (let turn = 0; turn < testSizes.raceCallers; turn += 1) members.push(await member());
    const answers = await Promise.all(members.map(({ bearer }) => call('downloadCoupon', { bearer, path: { id } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'COUPON_EXHAUSTED')).toHaveLength(testSizes.raceCallers - 10);
    expect(await issued(id)).toEqual({ rows: 10, issuedCnt: 10 });
  });

  it('keeps to the limits of a Korean day [CALL-40]', async () => {
    const { call, clock } = backend();
    const { bearer, memberNo } = await member();
    const id = await insertCoupon(test.database, { issuePerPersonCnt: 9, dailyIssuePerPersonCnt: 1, dailyIssueCnt: 1 });
    const get = async (who = bearer) => (await call('downloadCoupon', { bearer: who, path: { id } })).code;
    expect(await get()).toBeNull();
    expect(await get()).toBe('STATE_CONFLICT');
    expect(await get((await member()).bearer)).toBe('COUPON_EXHAUSTED');
    clock.advance(DAY_MS / 2);
    const tomorrow = await logInAs(test.database, memberNo, clock.now());
    expect(await get(tomorrow.bearer)).toBeNull();
  });

  it.each([
    ['one that is not there', null, 'NOT_FOUND'],
    ['one that takes a code', { issueType: 'CODE', promotionCode: 'HELLO' }, 'NOT_FOUND'],
    ['one that is hidden', { displayable: false }, 'NOT_FOUND'],
    ['one before its time', { issueStartAt: new Date('2026-11-20T03:00:00.001Z') }, 'COUPON_UNUSABLE'],
    ['one after its time', { issueEndAt: new Date('2026-11-20T03:00:00Z') }, 'COUPON_UNUSABLE'],
    ['one whose use is over', { useDays: null, useEndAt: new Date('2026-11-20T02:59:59Z') }, 'COUPON_UNUSABLE'],
    ['one of a better grade', { gradeCodes: ['GOLD'] }, 'COUPON_UNUSABLE'],
    ['one of the telecom', { telecomOnly: true }, 'TELECOM_ONLY'],
    ['one that is used up', { totalIssueCnt: 1, issuedCnt: 1 }, 'COUPON_EXHAUSTED'],
  ] as const)('refuses %s and counts nothing [CALL-40]', async (_, over, code) => {
    const { bearer } = await member({ carrier: 'OTHER' });
    const id =
      over === null
        ? 999_999
        : await insertCoupon(test.database, {
            ...over,
            gradeCodes: [...('gradeCodes' in over ? over.gradeCodes : [])],
          });
    expect((await backend().call('downloadCoupon', { bearer, path: { id } })).code).toBe(code);
    const rows = await test.database
      .selectFrom('couponIssue')
      .select('couponIssueNo')
      .where('couponNo', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('turns a member away after sixty requests in a minute [CALL-40]', async () => {
    const { call, clock } = backend();
    const { bearer } = await member();
    const id = await insertCoupon(test.database);
    for (let turn = 0; turn < 60; turn += 1) await call('downloadCoupon', { bearer, path: { id } });
    const over = await call('downloadCoupon', { bearer, path: { id } });
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
    clock.advance(60_000);
    expect((await call('downloadCoupon', { bearer, path: { id } })).code).toBe('STATE_CONFLICT');
  });
});

describe('coupons of a product', () => {
  it('are those that reach it, and say whether they can be had [CALL-38, CALL-42]', async () => {
    const { call } = backend();
    const { bearer, memberNo } = await member();
    const { productNo } = await insertProduct(test.database, shop);
    const target = (couponTargetType: 'PRODUCT' | 'CATEGORY' | 'PARTNER' | 'BRAND', targetNo: number, over = {}) =>
      insertCoupon(test.database, { couponTargetType, targetNos: [targetNo], ...over });
    const own = await target('PRODUCT', productNo, { displayOrder: 1 });
    const category = await target('CATEGORY', shop.categoryNo, { displayOrder: 2, totalIssueCnt: 1, issuedCnt: 1 });
    const seller = await target('PARTNER', shop.partnerNo, { displayOrder: 3 });
    const foreign = await target('PRODUCT', productNo + 1_000);
    const excluded = await insertCoupon(test.database, { couponTargetType: 'ALL_PRODUCT', excludedNos: [productNo] });
    await insertIssue(test.database, seller, memberNo);
    const { body } = await call('getProductIssuableCoupons', { bearer, path: { productNo } });
    const mine = body.filter(({ couponNo }) => [own, category, seller, foreign, excluded].includes(couponNo));
    expect(mine.map(({ couponNo, downloadable, issued: has }) => [couponNo, downloadable, has])).toEqual([
      [own, true, false],
      [category, false, false],
      [seller, false, true],
    ]);
    const all = await call('downloadProductCoupons', { bearer, path: { productNo } });
    expect(all.body.issuedCoupons.map(({ couponNo }) => couponNo)).toContain(own);
    expect(all.body.issueFailCoupons).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          couponNo: category,
          errorCode: 'COUPON_EXHAUSTED',
          failMessage: '쿠폰이 모두 소진됐어요',
        }),
        expect.objectContaining({ couponNo: seller, errorCode: 'STATE_CONFLICT', failMessage: '이미 받은 쿠폰이에요' }),
      ]),
    );
  });

  it('are empty for adult goods the visitor may not see, and for goods without coupons [CALL-38, ROLE-05]', async () => {
    const { call } = backend();
    const { bearer } = await member();
    const wine = await insertProduct(test.database, shop, { adult: true });
    const plain = await insertProduct(test.database, shop, { couponUsable: false });
    for (const { productNo } of [wine, plain]) {
      expect((await call('getProductIssuableCoupons', { bearer, path: { productNo } })).body).toEqual([]);
    }
    expect((await call('getProductIssuableCoupons', { bearer, path: { productNo: 999_999 } })).code).toBe('NOT_FOUND');
    expect((await call('getProductIssuableCoupons', { path: { productNo: 1 } })).code).toBe('AU99');
  });
});

describe('the coupons of a member', () => {
  it('come by page, the newest first, usable ones or the rest [CALL-36, CONST-05, ENTITY-21, ENTITY-22]', async () => {
    const { call, clock } = backend();
    const { bearer, memberNo } = await member();
    const couponNo = await insertCoupon(test.database, { issuePerPersonCnt: 9 });
    const end = new Date(clock.now());
    const fresh = await insertIssue(test.database, couponNo, memberNo, { ordinal: 1 });
    const last = await insertIssue(test.database, couponNo, memberNo, { ordinal: 2, useEndAt: end });
    const over = await insertIssue(test.database, couponNo, memberNo, {
      ordinal: 3,
      useEndAt: new Date(clock.now() - 1_000),
    });
    const used = await insertIssue(test.database, couponNo, memberNo, { ordinal: 4, usedAt: end, usedOrderNo: 'A1' });
    const list = async (query: Record<string, string>) => {
      const { body } = await call('getCoupons', { bearer, query });
      return [body.totalCount, ...body.items.map(({ couponIssueNo }) => couponIssueNo)];
    };
    expect(await list({})).toEqual([4, used, over, last, fresh]);
    expect(await list({ usable: 'true' })).toEqual([2, last, fresh]);
    expect(await list({ usable: 'false' })).toEqual([2, used, over]);
    expect(await list({ pageNumber: '2', pageSize: '3' })).toEqual([4, fresh]);
    expect(await list({ pageNumber: '100000', pageSize: '100' })).toEqual([4]);
    expect((await call('getCoupons', { bearer, query: { pageSize: '101' } })).code).toBe('INVALID_REQUEST');
    expect((await call('getCoupons', { bearer: (await member()).bearer })).body).toEqual({
      totalCount: 0,
      items: [],
      nextCursor: null,
    });
  });
});
