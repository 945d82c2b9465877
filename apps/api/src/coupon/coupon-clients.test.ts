import { COUPON_PROBLEMS, type CouponProblem, DAY_MS, epochMs } from '@dealstore/commerce-core/domain';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import type { Insertable } from 'kysely';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouponIssueRow, CouponRow } from '../database/schema/schema.ts';
import { insertCoupon, insertIssue } from '../testing/rows/coupon-rows.ts';
import { insertMember, logInAs, type TestMember } from '../testing/rows/member-rows.ts';
import { buy, openOrderShop, openSheet, reserve, reserveBody, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }, { productNo: 2 }]);
});
afterAll(() => shop.test.drop());

interface Case {
  readonly coupon?: Partial<Insertable<CouponRow>>;
  readonly issue?: Partial<Insertable<CouponIssueRow>>;
}

const tomorrow = new Date(epochMs(SIMULATED_START + DAY_MS));

/**
 * A coupon of each condition: one that a buyer of one piece for 10,000 won misses, who is no telecom customer, of the
 * lowest grade, and has bought before; and one that is met by a member who is a customer and buys for the first time.
 */
const CASES: Readonly<Record<CouponProblem, { readonly missed: Case; readonly met: Case }>> = {
  PERIOD: { missed: { issue: { useStartAt: tomorrow } }, met: {} },
  PLATFORM: {
    missed: { coupon: { usablePlatforms: ['MOBILE_APP'] } },
    met: { coupon: { usablePlatforms: ['PC', 'MOBILE_WEB', 'MOBILE_APP'] } },
  },
  GRADE: { missed: { coupon: { gradeCodes: ['GOLD'] } }, met: { coupon: { gradeCodes: ['WELCOME'] } } },
  TELECOM: { missed: { coupon: { telecomOnly: true } }, met: { coupon: { telecomOnly: true } } },
  FIRST_PURCHASE: { missed: { coupon: { firstPurchaseOnly: true } }, met: { coupon: { firstPurchaseOnly: true } } },
  TARGET: {
    missed: { coupon: { couponTargetType: 'PRODUCT', targetNos: [2] } },
    met: { coupon: { couponTargetType: 'PRODUCT', targetNos: [1] } },
  },
  MIN_PRICE: { missed: { coupon: { minSalePrice: 10_001 } }, met: { coupon: { minSalePrice: 10_000 } } },
  MAX_PRICE: { missed: { coupon: { maxSalePrice: 9_999 } }, met: { coupon: { maxSalePrice: 10_000 } } },
  NO_DELIVERY_FEE: { missed: { coupon: { couponType: 'CART_DELIVERY' } }, met: {} },
};

/** Each client: how its session was opened, and what its headers say. */
const CLIENTS = {
  'the web': { client: 'WEB', headers: { 'connect-type': 'WEB', 'phone-os': 'ETC' } },
  'the app': { client: 'APP', headers: { 'connect-type': 'APP', 'phone-os': 'IOS' } },
  'the app without headers': { client: 'APP', headers: {} },
  'a web session whose header says app': { client: 'WEB', headers: { 'connect-type': 'APP', 'phone-os': 'IOS' } },
  'a web session whose browser calls itself the app': {
    client: 'WEB',
    headers: { 'connect-type': 'APP', 'user-agent': 'DealstoreApp/1.0.0 (AOS)', cookie: 'connect-type=APP' },
  },
} as const;

/** A member with a coupon of each condition, and the number of each. */
async function openMember(which: 'missed' | 'met') {
  const { database } = shop.test;
  const memberNo = await insertMember(database, { carrier: which === 'met' ? 'DEALTEL' : 'OTHER' });
  if (which === 'missed') await buy(shop, await logInAs(database, memberNo));
  const numbers: [number, CouponProblem][] = [];
  for (const problem of COUPON_PROBLEMS) {
    const { coupon = {}, issue = {} } = CASES[problem][which];
    const couponNo = await insertCoupon(database, { minSalePrice: 0, discountAmt: 100, ...coupon });
    numbers.push([await insertIssue(database, couponNo, memberNo, issue), problem]);
  }
  return { memberNo, numbers: new Map(numbers) };
}

/** Why each coupon cannot be used, as the sheet says it. */
async function reasonsOf(
  { bearer }: Pick<TestMember, 'bearer'>,
  headers: Readonly<Record<string, string>>,
  numbers: ReadonlyMap<number, CouponProblem>,
) {
  const orderSheetNo = await openSheet(shop, { bearer });
  const { body } = await shop.call('getOrderSheet', { bearer, path: { orderSheetNo }, headers });
  const reasons = body.coupons.map((coupon) => [numbers.get(coupon.couponIssueNo), coupon.reason] as const);
  return { orderSheetNo, body, reasons: Object.fromEntries(reasons) };
}

describe('a coupon of each condition', () => {
  it('has a case here, and a word in the contract', async () => {
    const contract = await readFile(new URL('../../../../openapi/features/order.yaml', import.meta.url), 'utf8');
    const reasons = /reason:\n\s+type:\n(?:\s+- \S+\n)+\s+enum:\n((?:\s+- [A-Z_]+\n)+)\s+- null/.exec(contract)?.[1];
    expect(reasons?.trim().split(/\s*- /).filter(Boolean).toSorted()).toEqual([...COUPON_PROBLEMS].toSorted());
  });

  it.each(Object.entries(CLIENTS))('is judged by the session of %s [OVERLAY-14]', async (_, { client, headers }) => {
    const missed = await openMember('missed');
    const member = await logInAs(shop.test.database, missed.memberNo, undefined, { client });
    const isApp = client === 'APP';
    const { reasons, orderSheetNo, body } = await reasonsOf(member, headers, missed.numbers);
    const wanted = COUPON_PROBLEMS.map((problem) => [problem, isApp && problem === 'PLATFORM' ? null : problem]);
    expect(reasons).toEqual(Object.fromEntries(wanted));

    for (const [cartCouponIssueNo, problem] of missed.numbers) {
      if (problem === 'NO_DELIVERY_FEE' || reasons[problem] === null) continue;
      const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
      const order = reserveBody(body.paymentInfo.paymentAmt - 100, { coupons });
      expect([problem, (await reserve(shop, member, orderSheetNo, order)).code]).not.toEqual([problem, null]);
    }

    const met = await openMember('met');
    const other = await logInAs(shop.test.database, met.memberNo, undefined, { client });
    const open = await reasonsOf(other, headers, met.numbers);
    expect(open.reasons).toEqual(Object.fromEntries(COUPON_PROBLEMS.map((problem) => [problem, null])));
  });

  it('is nothing for a guest, whatever the headers say', async () => {
    const buyer = await logInAs(shop.test.database, await insertMember(shop.test.database));
    const path = { orderSheetNo: await openSheet(shop, buyer) };
    for (const { headers } of Object.values(CLIENTS)) {
      expect((await shop.call('getOrderSheet', { path, headers })).code).toBe('AU99');
    }
  });
});
