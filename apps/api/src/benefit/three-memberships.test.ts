import { type BenefitKind, DAY_MS, kstDate, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../account/account.routes.ts';
import { couponRoutes } from '../coupon/coupon.routes.ts';
import { giveGradeCouponsJob } from '../coupon/give-grade-coupons.job.ts';
import { withTransaction } from '../database/database.ts';
import { eventRoutes } from '../event/event.routes.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { advance } from '../order/order.ts';
import { orderRoutes } from '../order/order.routes.ts';
import { personKey } from '../session/person.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { callerOf } from '../testing/http/test-call.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertEvent } from '../testing/rows/event-rows.ts';
import { AGREEMENTS, logIn, newPerson } from '../testing/session/log-in.ts';
import { browserOf } from '../testing/session/verification.ts';
import { leave, proveLeaving } from '../testing/shop/account-shop.ts';
import {
  approve,
  decide,
  openOrderShop,
  openSheet,
  type OrderShop,
  reserve,
  reserveBody,
} from '../testing/shop/order-shop.ts';

let shop: OrderShop;
/** Numbers of what every membership asks for. */
let goods: Readonly<
  Record<'plain' | 'app' | 'code' | 'daily' | 'graded' | 'monthly' | 'first' | 'join' | 'day', number>
>;

beforeAll(async () => {
  const opened = await openOrderShop([{ productNo: 1 }]);
  const { parts, test } = opened;
  const call = callerOf(parts, {
    ...accountRoutes(parts),
    ...couponRoutes(parts),
    ...eventRoutes(parts),
    ...orderRoutes(parts),
    ...sessionRoutes(parts),
  });
  const jobs = createJobRunner({ ...parts, kinds: [giveGradeCouponsJob, housekeeping] });
  shop = { ...opened, call, jobs };
  const { database } = test;
  const yes = { version: '2', nameEn: 'Terms', contents: '<p>약관</p>', required: true, enforcedAt: new Date(0) };
  await database
    .insertInto('terms')
    .values(AGREEMENTS.map(({ termsType: type }) => ({ ...yes, type, name: type })))
    .execute();
  goods = {
    plain: await insertCoupon(database),
    app: await insertCoupon(database, { usablePlatforms: ['MOBILE_APP'] }),
    code: await insertCoupon(database, { issueType: 'CODE', promotionCode: 'WELCOME-1' }),
    daily: await insertCoupon(database, { issuePerPersonCnt: 9, dailyIssuePerPersonCnt: 1 }),
    graded: await insertCoupon(database, { issueType: 'GRADE', useDays: 31 }),
    monthly: await insertCoupon(database, { issueType: 'MEMBERSHIP', issuePerPersonCnt: 120 }),
    first: await insertCoupon(database, { issueType: 'INSERT', firstPurchaseOnly: true, minSalePrice: 0 }),
    join: await insertEvent(database, { eventType: 'POINT', pointAmt: 500 }),
    day: await insertEvent(database, { eventType: 'ATTENDANCE', pointAmt: 100 }),
  };
});
afterAll(() => closeSoundShop(shop));

/**
 * What is asked for here; points and purchases have tests of their own: owed-points-leaver.test.ts,
 * stock-guards.test.ts.
 */
type RedeemableKind = Exclude<BenefitKind, 'PHOTO_POINTS' | 'POINTS_OWED' | 'PURCHASE'>;

interface Member {
  readonly memberNo: number;
  readonly bearer: string;
}

/** Asks for a benefit of each kind: null when it is given, else why not. */
const ASK: Readonly<Record<RedeemableKind, (member: Member) => Promise<unknown>>> = {
  COUPON: async ({ bearer }) => {
    const path = { code: 'WELCOME-1' };
    const coded = await shop.call('registerCouponCode', { bearer, path, body: { promotionCode: 'WELCOME-1' } });
    const codes = [await download(bearer, goods.plain), await download(bearer, goods.app), coded.code];
    return codes.every((code) => code === null) ? null : codes.join();
  },
  COUPON_OF_DAY: ({ bearer }) => download(bearer, goods.daily),
  COUPON_OF_MONTH: async ({ memberNo }) => {
    await shop.test.database
      .updateTable('member')
      .set({ gradeEvaluatedOn: kstDate(shop.clock.now()) })
      .where('memberNo', '=', memberNo)
      .execute();
    await shop.jobs.runDue();
    shop.clock.advance(60 * MINUTE_MS);
    await shop.jobs.runDue();
    const issues = shop.test.database.selectFrom('couponIssue').select('couponIssueNo');
    const given = issues.where('memberNo', '=', memberNo).where('couponNo', '=', goods.graded);
    return (await given.execute()).length === 1 ? null : 'not given';
  },
  MEMBERSHIP: async ({ bearer }) => {
    const offer = (await shop.call('getBenefitCoupons', { bearer })).body.items;
    const isOffered = offer.some(({ downloadable }) => downloadable);
    const { code } = await shop.call('issueMembershipCoupon', { bearer, body: { couponNo: goods.monthly } });
    expect(isOffered).toBe(code === null);
    return code;
  },
  EVENT: (member) => join(member, goods.join),
  ATTENDANCE: (member) => join(member, goods.day),
  FIRST_PURCHASE: async ({ memberNo, bearer }) => {
    await insertIssue(shop.test.database, goods.first, memberNo, { source: 'INSERT' });
    const path = { orderSheetNo: await openSheet(shop, { bearer }) };
    const sheet = await shop.call('getOrderSheet', { bearer, path });
    return sheet.body.coupons.find(({ couponName, minSalePrice }) => couponName !== '' && minSalePrice === 0)?.reason;
  },
};

/** What is said of each in a second membership of the same term. */
const REFUSALS: Readonly<Record<RedeemableKind, string>> = {
  COUPON: 'STATE_CONFLICT,STATE_CONFLICT,STATE_CONFLICT',
  COUPON_OF_DAY: 'STATE_CONFLICT',
  COUPON_OF_MONTH: 'not given',
  MEMBERSHIP: 'MB08',
  EVENT: 'EV04',
  ATTENDANCE: 'EV08',
  FIRST_PURCHASE: 'FIRST_PURCHASE',
};

async function download(bearer: string, id: number): Promise<string | null> {
  const offered = (await shop.call('getIssuableCoupons', { bearer })).body.find(({ couponNo }) => couponNo === id);
  const { code } = await shop.call('downloadCoupon', { bearer, path: { id } });
  // a coupon is offered to whom it is given; what a day allows is known when it is asked for
  if (id !== goods.daily) expect(offered?.downloadable).toBe(code === null);
  return code;
}

async function join({ bearer }: Member, exhibitionNo: number): Promise<string | null> {
  const path = { exhibitionNo };
  const { joinable, code: actualCode } = (await shop.call('checkEvent', { bearer, path })).body;
  const { code } = await shop.call('joinEvent', { bearer, path });
  expect([joinable, actualCode]).toEqual([code === null, code]);
  return code;
}

const KINDS = Object.keys(ASK) as readonly RedeemableKind[];

async function askAll(member: Member, kinds: readonly RedeemableKind[] = KINDS) {
  const results: [RedeemableKind, unknown][] = [];
  for (const kind of kinds) results.push([kind, await ASK[kind](member)]);
  return Object.fromEntries(results);
}

const person = newPerson();

async function enter(over: Partial<typeof person> = {}): Promise<Member> {
  const { parts, clock, call } = shop;
  const { bearer, user } = await logIn({ parts, clock, call, browser: browserOf(parts) }, { ...person, ...over });
  const member = shop.test.database.selectFrom('member').select('memberNo');
  const { memberNo } = await member.where('shopbyId', '=', user.body.shopbyId).executeTakeFirstOrThrow();
  return { bearer, memberNo };
}

/** Buys something, keeps it, and leaves. */
async function leaveShop(member: Member, buys: boolean): Promise<void> {
  const { database } = shop.test;
  for (const orderOptionNo of buys ? await buyWithCoupon(member) : []) {
    for (const to of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const) {
      const step = { orderOptionNo, to, by: to === 'BUY_CONFIRM' ? 'BUYER' : 'SANDBOX', at: shop.clock.now() } as const;
      await withTransaction(database, (transaction) => advance(transaction, step));
    }
  }
  shop.clock.advance(5 * MINUTE_MS);
  expect((await leave(shop, member, await proveLeaving(shop, member))).status).toBe(204);
  shop.clock.advance(5 * MINUTE_MS);
}

/** Buys with the coupons the shop applies, that of the first purchase; answers the options of the order. */
async function buyWithCoupon(member: Member): Promise<readonly number[]> {
  const orderSheetNo = await openSheet(shop, member);
  const { body: sheet } = await shop.call('getOrderSheet', { bearer: member.bearer, path: { orderSheetNo } });
  expect(sheet.appliedCoupons.cartCouponIssueNo).not.toBeNull();
  const order = reserveBody(sheet.paymentInfo.paymentAmt, { coupons: sheet.appliedCoupons });
  const { body: held } = await reserve(shop, member, orderSheetNo, order);
  await decide(shop, held.key, 'APPROVE');
  const { orderNo } = held;
  expect((await approve(shop, member, held)).body.result).toBe('SUCCESS');
  const options = shop.test.database.selectFrom('orderOption').select('orderOptionNo').where('orderNo', '=', orderNo);
  return (await options.execute()).map(({ orderOptionNo }) => orderOptionNo);
}

const readRows = () => shop.test.database.selectFrom('benefitTaken').selectAll().execute();

describe('a person who joins three times, the last time with another phone', () => {
  it('gets each benefit once in its term, and is told why it is not given again', async () => {
    const none = Object.fromEntries(KINDS.map((kind) => [kind, null]));
    const first = await enter();
    expect(await askAll(first)).toEqual(none);
    expect(await readRows()).toEqual([]);
    await leaveShop(first, true);
    const rows = await readRows();
    const texts = JSON.stringify(rows);
    for (const word of [person.phone, person.name, personKey({ ...person, birthDate: '1990-01-02', gender: 'F' })]) {
      expect(texts).not.toContain(word);
    }
    expect(new Set(rows.map(({ digest }) => digest.length))).toEqual(new Set([43]));
    for (const phone of [person.phone, '01020003000']) {
      const again = await enter({ phone });
      expect(again.memberNo).not.toBe(first.memberNo);
      expect(await askAll(again)).toEqual(REFUSALS);
      await leaveShop(again, false);
    }
    // a person who has had nothing since adds nothing, and nothing is known for longer
    expect((await readRows()).length).toBe(rows.length);

    const stranger = await enter(newPerson());
    expect(await askAll(stranger)).toEqual(none);

    shop.clock.advance(DAY_MS);
    const tomorrow = await enter();
    expect(await askAll(tomorrow, ['COUPON_OF_DAY', 'ATTENDANCE'])).toEqual({ COUPON_OF_DAY: null, ATTENDANCE: null });
    shop.clock.advance(12 * DAY_MS);
    const nextMonth = await enter();
    const monthly = ['COUPON', 'MEMBERSHIP', 'EVENT', 'FIRST_PURCHASE'] as const;
    expect(await askAll(nextMonth, monthly)).toEqual({
      COUPON: REFUSALS.COUPON,
      MEMBERSHIP: null,
      EVENT: REFUSALS.EVENT,
      FIRST_PURCHASE: REFUSALS.FIRST_PURCHASE,
    });
    await shop.jobs.runDue();
    expect((await readRows()).length).toBeLessThan(rows.length);
    shop.clock.advance(800 * DAY_MS);
    await shop.jobs.runDue();
    expect(await readRows()).toEqual([]);
  });
});
