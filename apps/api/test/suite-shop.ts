import { DAY_MS, won } from '@dealstore/commerce-core/domain';
import type { BackendPorts } from '@dealstore/commerce-core';
import { createHttpClient, createHttpPorts } from '@dealstore/commerce-core/adapters/http';
import { createHttpCommerce } from '@dealstore/commerce-core/http';
import { memoryStorage, memoryTokenVault } from '@dealstore/commerce-core/adapters/bare';
import { simulatedClock, type SuiteSession, type SuiteShop } from '@dealstore/commerce-core/testing';
import { createApp } from '../src/app.ts';
import type { AppParts, LogInClient } from '../src/app-parts.ts';
import { withTransaction } from '../src/database/database.ts';
import { answerInquiry } from '../src/inquiry/inquiry.ts';
import { advance, stepClaim } from '../src/order/order.ts';
import { labelParcel } from '../src/sandbox/fulfillment/fulfillment.ts';
import { logInAs, type TestMember } from '../src/testing/rows/member-rows.ts';
import { proveAge } from '../src/testing/rows/adult-goods.ts';
import { insertEvents } from '../src/testing/rows/event-rows.ts';
import { insertCoupon } from '../src/testing/rows/coupon-rows.ts';
import { fillLogInShop, newPerson, WEB_AUTH } from '../src/testing/session/log-in.ts';
import { basicOf } from '../src/session/client.ts';
import { decide, fillOrderShop, insertBuyer, servedBy } from '../src/testing/shop/order-shop.ts';
import { insertOption } from '../src/testing/rows/shop-rows.ts';
import { DISK_WATCHED, readDiskWatch, type DiskWatch } from '../src/testing/database/disk-watch.ts';
import { testParts, TEST_ORIGIN } from '../src/testing/http/test-call.ts';
import { readCode } from '../src/testing/session/phone-code.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { browserOf, verify } from '../src/testing/session/verification.ts';

/** How the suites' writes ended, shop by shop. */
export const diskWatches: DiskWatch[] = [];

/** What the suites' browser drew for itself. */
const CLIENT_ID = 'Ab3'.repeat(7);

/** Every backend port over HTTP, to a backend in this process. @param bearer null for a guest, whose cart is kept here */
export function httpPorts(parts: AppParts, bearer: (() => Promise<string>) | null): BackendPorts {
  const { clock } = parts;
  const guest = bearer === null ? { keyValueStore: memoryStorage(clock), clock } : null;
  return createHttpPorts(clientTo(parts, bearer ?? (async () => null)), { clientId: () => CLIENT_ID, guest });
}

/** A way to call a backend in this process. */
export function clientTo(parts: AppParts, bearer: () => Promise<string | null>) {
  const app = createApp(parts);
  return createHttpClient({ baseUrl: TEST_ORIGIN, fetch: app, clock: parts.clock, headers: () => ({}), bearer });
}

/** A shop of a suite, and the backend behind it. */
export interface ServedShop {
  readonly shop: SuiteShop;
  readonly parts: AppParts;
  /** Does what has fallen due by now. */
  readonly runDue: () => Promise<unknown>;
  /** Logs one of its two members in on a further device. */
  readonly logIn: (who: 'member' | 'stranger', device?: string) => Promise<TestMember>;
}

/** A shop on PostgreSQL with the goods every suite asks for. */
export const openPostgresShop = async (): Promise<SuiteShop> => (await openServedShop()).shop;

/** The same with its backend, for those who call it from outside. */
export async function openServedShop(): Promise<ServedShop> {
  const test = await freshDatabase({ template: DISK_WATCHED, poolSize: 20 });
  const { database } = test;
  await fillOrderShop(database, [
    { productNo: 1, salePrice: 10_000, accumulationRate: 1 },
    { productNo: 3, accumulationRate: 1, partnerNo: 2, deliveryTemplateNo: 2, categoryNo: 21 },
    { productNo: 4, productName: '전통 소주 6병', accumulationRate: 1, adult: true, categoryNo: 12 },
    { productNo: 5, accumulationRate: 1, soldOut: true },
    { productNo: 7, salePrice: 10_000, accumulationRate: 1, maxBuyPeriodCnt: 2, maxBuyDays: 7 },
  ]);
  const shop = servedBy(test);
  await database.updateTable('memberGrade').set({ reserveRate: 0.5 }).where('gradeNo', '=', 1).execute();
  await database.updateTable('productOption').set({ stockCnt: 0, openingCnt: 0 }).where('productNo', '=', 5).execute();
  await database
    .insertInto('terms')
    .values({ type: 'USE', version: '1', name: '이용약관', contents: '<p>약관</p>', enforcedAt: new Date(0) })
    .execute();
  await database
    .updateTable('deliveryTemplate')
    .set({ returnDeliveryAmt: 3_000, jejuDeliveryAmt: 3_000, islandDeliveryAmt: 5_000 })
    .execute();
  await database.updateTable('product').set({ photoReviewAccumulationAmt: 500 }).execute();
  const { reviewNo } = await database
    .insertInto('review')
    .values({ productNo: 1, writerName: 'hong1234', rate: 5, content: '달고 맛있어요.', registeredAt: new Date(0) })
    .returning('reviewNo')
    .executeTakeFirstOrThrow();
  const buyer = await insertBuyer(shop, 5_000);
  const stranger = await insertBuyer(shop, 5_000);
  let { bearer } = buyer;
  const logIn: ServedShop['logIn'] = (who, device) => {
    const { memberNo } = who === 'member' ? buyer : stranger;
    return logInAs(database, memberNo, shop.clock.now(), device === undefined ? {} : { device });
  };
  const served: SuiteShop = {
    name: 'postgres-shop',
    member: httpPorts(shop.parts, async () => bearer),
    stranger: httpPorts(shop.parts, async () => stranger.bearer),
    guest: httpPorts(shop.parts, null),
    clock: shop.clock,
    goods: {
      plain: { productNo: 1, optionNo: 10 },
      other: { productNo: 3, optionNo: 30 },
      otherOption: { productNo: 3, optionNo: await insertOption(database, 3, { stockCnt: 10 }) },
      adult: { productNo: 4, optionNo: 40 },
      limited: { productNo: 7, optionNo: 70 },
      soldOut: { productNo: 5, optionNo: 50 },
    },
    plainOffer: { salePrice: won(10_000), stockCnt: 10 },
    reviewNo,
    couponNo: await insertCoupon(database),
    membershipCouponNos: [
      await insertCoupon(database, { issueType: 'MEMBERSHIP', issuePerPersonCnt: 120 }),
      await insertCoupon(database, {
        issueType: 'MEMBERSHIP',
        issuePerPersonCnt: 120,
        discountAmt: 5_000,
        minSalePrice: 50_000,
      }),
    ],
    events: await insertEvents(database),
    codeCouponNo: await insertCoupon(database, {
      issueType: 'CODE',
      promotionCode: 'Hello-2026',
      firstPurchaseOnly: true,
    }),
    decidePayment: (key, decision) => decide(shop, key, decision),
    fulfill: (orderOptionNo, to) =>
      withTransaction(database, async (transaction) => {
        await advance(transaction, { orderOptionNo, to, by: 'SANDBOX', at: shop.clock.now() });
        if (to === 'DELIVERY_ING') await labelParcel(transaction, { orderOptionNo, random: shop.parts.random });
      }),
    moveClaim: async (claimNo, event) => {
      if (event === 'refund') await shop.jobs.runDue();
      else {
        const at = shop.clock.now();
        await withTransaction(database, (transaction) => stepClaim(transaction, { claimNo, event, by: 'SANDBOX', at }));
      }
    },
    answerInquiry: (inquiryNo, content) =>
      withTransaction(database, (transaction) =>
        answerInquiry(transaction, { inquiryNo, answererName: '판매자', content, at: shop.clock.now() }),
      ),
    proveAge: () => proveAge(database, buyer.memberNo, -1),
    passDays: async (days) => {
      // What is due now is done within seconds: money that goes back is not late by days, and bears no interest.
      await shop.jobs.runDue();
      shop.clock.advance(days * DAY_MS);
      await shop.jobs.runDue();
      ({ bearer } = await logIn('member'));
    },
    logInElsewhere: async (device) => {
      const other = await logIn('member', device);
      return { sessionNo: other.sessionNo, isAlive: () => opensAnything(shop.parts, other) };
    },
    readCode: (phone) => readCode(database, phone),
    close: () => closeWatched(test),
  };
  return { shop: served, parts: shop.parts, runDue: () => shop.jobs.runDue(), logIn };
}

/** Whether either token of a session is taken by the backend. */
async function opensAnything(parts: AppParts, { bearer, userToken }: TestMember): Promise<boolean> {
  const ask = (path: string, init: RequestInit) => createApp(parts)(new Request(`${TEST_ORIGIN}${path}`, init));
  const own = await ask('/oauth/v1/auth/account', { headers: { authorization: `Bearer ${bearer}` } });
  const next = await ask('/oauth/v1/auth/refresh', {
    method: 'PUT',
    headers: { authorization: `Bearer ${userToken}` },
  });
  return own.ok || next.ok;
}

/**
 * The session of a host that keeps its own tokens, against the sandbox's identity provider.
 * @param client a client besides the shop's own that logs in; the shop's web without one
 */
export async function openPostgresSession(client?: LogInClient): Promise<SuiteSession> {
  const test = await freshDatabase({ template: DISK_WATCHED });
  await fillLogInShop(test.database);
  const clock = simulatedClock();
  const parts = { ...testParts(test.database, { clock }), clients: client === undefined ? [] : [client] };
  const vault = memoryTokenVault(clock);
  const { ports } = createHttpCommerce({
    baseUrl: TEST_ORIGIN,
    auth: client === undefined ? WEB_AUTH : basicOf(client),
    ...(client?.redirectUri !== undefined && { redirectUri: client.redirectUri }),
    fetch: createApp(parts),
    tokenVault: vault,
    ports: { clock, random: parts.random },
  });
  const browser = browserOf(parts);
  const person = newPerson();
  return {
    sessionApi: ports.sessionApi,
    tokenStore: vault,
    accountApi: ports.accountApi,
    verify: async (redirectUrl) => {
      const uuid = new URL(redirectUrl).searchParams.get('uuid') ?? '';
      const code = await verify(browser, uuid, person);
      const { state } = await test.database
        .selectFrom('identityVerification')
        .select('state')
        .where('verificationId', '=', uuid)
        .executeTakeFirstOrThrow();
      return { code, state };
    },
    close: () => closeWatched(test),
  };
}

async function closeWatched(test: TestDatabase): Promise<void> {
  diskWatches.push(await readDiskWatch(test.database));
  await test.drop();
}
