import { randomUUID } from 'node:crypto';
import { after, CommerceError, DAY_MS, errorCodeOf } from '@dealstore/commerce-core/domain';
import { simulatedClock, type SimulatedClock } from '@dealstore/commerce-core/testing';
import type { AppParts } from '../../app-parts.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import { openDatabase, type Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { giftJobs } from '../../gift/gift.jobs.ts';
import { giftRoutes } from '../../gift/gift.routes.ts';
import { createJobRunner, type JobRunner } from '../../jobs/job-runner.ts';
import { orderJobs } from '../../order/order.jobs.ts';
import { orderRoutes } from '../../order/order.routes.ts';
import {
  createSandboxPayment,
  decideSandboxPayment,
  depositSandboxPayment,
  type PaymentDecision,
} from '../../sandbox/payment/sandbox-payment.ts';
import { issueAccount, TEST_BANKS } from '../../sandbox/payment/test-bank.ts';
import { insertGrades, insertMember, logInAs, type TestMember } from '../rows/member-rows.ts';
import { insertCatalogue, type ProductSeed } from '../rows/product-rows.ts';
import { callerOf, testParts, type Answer, type TestCaller } from '../http/test-call.ts';
import {
  freshDatabase,
  TEST_TIMEOUT_FACTOR,
  type TestDatabase,
  type TestDatabaseOptions,
} from '../database/test-database.ts';

/** A shop that takes orders: database, clock, sandbox of the payment provider, jobs. */
export interface OrderShop {
  readonly test: TestDatabase;
  readonly parts: AppParts;
  readonly clock: SimulatedClock;
  readonly call: TestCaller;
  readonly jobs: JobRunner;
  /** Orders that an answer called paid; `brokenInvariants` looks whether they are. */
  readonly answeredPaid: Set<string>;
}

/** The body of a reservation. */
export type ReserveBody = Readonly<Record<string, unknown>>;
/** A held order as answered. */
export type Reservation = JsonAnswer<'reservePayment'>;

const RECEIVER = {
  addressNo: 0,
  addressName: '집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '101호',
  receiverContact1: '01000000001',
};

/** Terms of the test shop that every order needs a yes to. */
export const REQUIRED_TERMS = ['PI_COLLECTION_AND_USE_ON_ORDER', 'PI_SELLER_PROVISION'];

/** Opens a shop of its own with products 1…n at 10,000 won, ten of each, option `productNo × 10`, delivered free. */
export async function openOrderShop(
  seeds: readonly ProductSeed[] = [{ productNo: 1 }, { productNo: 2 }],
  options: TestDatabaseOptions = { poolSize: 20 },
): Promise<OrderShop> {
  const test = await freshDatabase(options);
  await fillOrderShop(test.database, seeds);
  return servedBy(test);
}

/**
 * Opens the same shop served by several processes: each has connections of its own and knows nothing of the others. Calls go
 * round, jobs are run by the first.
 */
export async function openMultiProcessShop(processes: number, seeds?: readonly ProductSeed[]): Promise<OrderShop> {
  const shop = await openOrderShop(seeds);
  const { test, clock } = shop;
  const others = Array.from({ length: processes - 1 }, () =>
    openDatabase({ connection: test.connection, poolSize: 4, timeoutFactor: TEST_TIMEOUT_FACTOR }),
  );
  const calls = [shop.call, ...others.map((opened) => servedBy({ ...test, ...opened }, {}, clock).call)];
  let turn = 0;
  const call: TestCaller = (operation, input) => {
    turn += 1;
    return (calls[turn % calls.length] ?? shop.call)(operation, input);
  };
  const drop = async (): Promise<void> => {
    await Promise.all(others.map((opened) => opened.close()));
    await test.drop();
  };
  return { ...shop, call, test: { ...test, drop } };
}

/** Writes all that an order needs besides a buyer into an empty shop. */
export async function fillOrderShop(database: Database, seeds: readonly ProductSeed[]): Promise<void> {
  await insertGrades(database);
  await insertCatalogue(database, seeds);
  await database
    .insertInto('terms')
    .values(
      [...REQUIRED_TERMS, 'E_COMMERCE'].map((type) => ({
        type,
        version: '1',
        name: type,
        contents: '<p>약관</p>',
        required: type !== 'E_COMMERCE',
        enforcedAt: new Date(0),
      })),
    )
    .execute();
}

/** The same shop served anew, with other parts when given: a second process, or one with faults. */
export function servedBy(test: TestDatabase, over: Partial<AppParts> = {}, clock = simulatedClock()): OrderShop {
  const usual = testParts(test.database, { clock });
  const payment = createSandboxPayment(usual);
  const parts: AppParts = { ...usual, providers: { ...usual.providers, payment }, ...over };
  const jobs = createJobRunner({ ...parts, kinds: [...orderJobs(parts), ...giftJobs(parts)] });
  const routes = { ...orderRoutes(parts), ...giftRoutes(parts) };
  return { test, parts, clock, call: callerOf(parts, routes), jobs, answeredPaid: new Set() };
}

/** A member who is logged in, with points when given. */
export async function insertBuyer({ test }: OrderShop, points = 0): Promise<TestMember> {
  const { database } = test;
  const memberNo = await insertMember(database);
  if (points > 0) await givePoints(database, memberNo, points);
  return logInAs(database, memberNo);
}

/** Gives a member who has none points to spend. */
export async function givePoints(database: Database, memberNo: number, points: number): Promise<void> {
  const now = simulatedClock().now();
  const at = toTimestamp(now);
  await database.updateTable('pointBalance').set({ balanceAmt: points }).where('memberNo', '=', memberNo).execute();
  await database
    .insertInto('pointLot')
    .values({
      memberNo,
      grantedAmt: points,
      restAmt: points,
      startsAt: at,
      expiresAt: toTimestamp(after(now, 100 * DAY_MS)),
    })
    .execute();
  await database
    .insertInto('pointLedger')
    .values({
      memberNo,
      effectKey: `gift:${memberNo}`,
      status: 'GIVE',
      reason: 'ADD_EVENT',
      pointAmt: points,
      balanceAmt: points,
      registeredAt: at,
    })
    .execute();
}

/** Opens a sheet for products, one piece each by default; options are `productNo × 10`. */
export async function openSheet(
  shop: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  lines: readonly { readonly productNo: number; readonly orderCnt?: number }[] = [{ productNo: 1 }],
): Promise<string> {
  const answer = await shop.call('createOrderSheet', {
    bearer: buyer.bearer,
    path: { type: 'direct' },
    body: {
      products: lines.map(({ productNo, orderCnt = 1 }) => ({ productNo, optionNo: productNo * 10, orderCnt })),
    },
  });
  if (answer.code !== null) throw new CommerceError(errorCodeOf(answer.code), { userMessage: 'no sheet' });
  return answer.body.orderSheetNo;
}

/** A reservation that fits a sheet as it is now, with no coupon and no points by default. */
export function reserveBody(paymentAmt: number, over: ReserveBody = {}): ReserveBody {
  return {
    payType: 'CREDIT_CARD',
    orderer: { ordererName: '김주문', ordererContact1: '01000000002' },
    shippingAddress: RECEIVER,
    deliveryMemo: '문 앞에 놓아주세요',
    coupons: { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] },
    subPayAmt: 0,
    paymentAmtForVerification: paymentAmt,
    agreementTermsAgrees: REQUIRED_TERMS.map((termsType) => ({ termsType, isAgree: true })),
    clientReturnUrl: '/order/result',
    ...over,
  };
}

/** Reserves a sheet under a key of its own by default. */
export async function reserve(
  { call, answeredPaid }: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  orderSheetNo: string,
  body: ReserveBody,
  key: string = randomUUID(),
): Promise<Answer<'reservePayment'>> {
  const answer = await call('reservePayment', {
    bearer: buyer.bearer,
    path: { orderSheetNo },
    body,
    headers: { 'idempotency-key': key },
  });
  if (answer.code === null && answer.body.pgType === 'NONE') answeredPaid.add(answer.body.orderNo);
  return answer;
}

/** Lets the provider decide a payment, as its window would. */
export async function decide(shop: OrderShop, key: string, decision: PaymentDecision | 'DEPOSIT'): Promise<void> {
  if (decision === 'DEPOSIT') return void (await depositSandboxPayment(shop.parts, key));
  if (decision === 'ISSUE_ACCOUNT') {
    const virtualAccount = issueAccount(TEST_BANKS[0], key, shop.clock.now());
    return void (await decideSandboxPayment(shop.parts, key, decision, {
      cardName: null,
      declineReason: null,
      virtualAccount,
    }));
  }
  const declineReason = decision === 'DECLINE' ? '잔액 부족' : null;
  await decideSandboxPayment(shop.parts, key, decision, { cardName: '연습카드', declineReason });
}

/** Comes back from the provider's window, under a key of its own by default. */
export async function approve(
  { call, answeredPaid }: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  { orderNo, key }: Pick<Reservation, 'orderNo' | 'key'>,
  idempotencyKey: string = randomUUID(),
): Promise<Answer<'approvePayment'>> {
  const answer = await call('approvePayment', {
    bearer: buyer.bearer,
    path: { orderNo },
    body: { key },
    headers: { 'idempotency-key': idempotencyKey },
  });
  const isPaid = answer.code === null && answer.body.order?.payInfo.approveYmdt != null;
  if (isPaid && answer.body.result === 'SUCCESS') answeredPaid.add(orderNo);
  return answer;
}

/** Buys products in one go and answers the paid order. */
export async function buy(
  shop: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  lines: readonly { readonly productNo: number; readonly orderCnt?: number }[] = [{ productNo: 1 }],
): Promise<JsonAnswer<'getOrder'>> {
  const orderSheetNo = await openSheet(shop, buyer, lines);
  const sheet = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo } });
  const { code, body } = await reserve(shop, buyer, orderSheetNo, reserveBody(sheet.body.paymentInfo.paymentAmt));
  if (code !== null) throw new Error(`not reserved: ${code}`);
  await decide(shop, body.key, 'APPROVE');
  const result = await approve(shop, buyer, body);
  if (result.body.order === null) throw new Error(`not paid: ${result.body.failCode}`);
  return result.body.order;
}
