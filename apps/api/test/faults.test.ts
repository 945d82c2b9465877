import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCoupon, insertIssue } from '../src/testing/rows/coupon-rows.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { insertMember, logInAs, type TestMember } from '../src/testing/rows/member-rows.ts';
import { ageGifts, GIFT_ADDRESS, RECEIVER_PHONE, sendGift } from '../src/testing/shop/gift-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../src/testing/shop/order-shop.ts';

/** What goes wrong: the statement is done and its answer fails, or the connection is gone. */
type Fault = 'answer fails' | 'connection is cut';

/** More statements than any of these operations sends. */
const MOST_STATEMENTS = 80;

const sendQuery = pg.Client.prototype.query;
let left = Number.POSITIVE_INFINITY;
let fault: Fault = 'answer fails';

/** Lets the n-th statement from now on fail. */
function arm(kind: Fault, statement: number): void {
  fault = kind;
  left = statement;
}

/** Whether the fault has struck since it was armed. */
function disarm(): boolean {
  const hasStruck = left <= 0;
  left = Number.POSITIVE_INFINITY;
  return hasStruck;
}

/** Sends a query; of the armed one the answer fails, or the connection is cut so that its outcome is unknown. */
function sendAndFail(this: pg.Client, ...query: Parameters<typeof sendQuery>): unknown {
  const sent: unknown = sendQuery.apply(this, query);
  if (typeof query[0] === 'string') return sent;
  left -= 1;
  if (left !== 0) return sent;
  if (fault === 'answer fails') return Promise.resolve(sent).then(() => Promise.reject(new Error('planted fault')));
  (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  return sent;
}

/** A member with a coupon of their own. */
interface Buyer extends TestMember {
  readonly couponIssueNo: number;
}

let shop: OrderShop;
let buyers: readonly Buyer[];
let receiver: TestMember;

beforeAll(() => {
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(sendAndFail);
  // The planted failures would each be logged at length.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
// A shop each: the books of all that came before are not read again after every statement.
beforeEach(async () => {
  shop = await openOrderShop([
    { productNo: 1, salePrice: 20_000 },
    { productNo: 2, salePrice: 20_000 },
  ]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 9_999, stockCnt: 9_999 }).execute();
  const couponNo = await insertCoupon(shop.test.database);
  buyers = await Promise.all(
    [1, 2].map(async () => {
      const member = await insertBuyer(shop, 1_000_000);
      return { ...member, couponIssueNo: await insertIssue(shop.test.database, couponNo, member.memberNo) };
    }),
  );
  receiver = await logInAs(shop.test.database, await insertMember(shop.test.database, { phone: RECEIVER_PHONE }));
});
afterEach(async () => {
  disarm();
  vi.clearAllMocks();
  await shop.test.drop();
});
afterAll(() => vi.restoreAllMocks());

/** The answer of a call, or null when it broke on the way. */
async function answerOf<A>(call: () => Promise<A>): Promise<A | null> {
  try {
    return await call();
  } catch {
    return null;
  }
}

const LINES = [{ productNo: 2 }, { productNo: 1 }];

function bodyWithEverything({ couponIssueNo }: Buyer) {
  const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
  return reserveBody(36_000, { coupons, subPayAmt: 1_000, saveAddressBook: true });
}

async function statusesOf(orderSheetNo: string): Promise<readonly string[]> {
  const rows = await shop.test.database
    .selectFrom('shopOrder')
    .select('orderStatusType')
    .where('orderSheetNo', '=', orderSheetNo)
    .execute();
  return rows.map((row) => row.orderStatusType);
}

/** How many ask at the same moment. */
const AT_ONCE = [1, 2] as const;

describe.each<Fault>(['answer fails', 'connection is cut'])('when the %s at any statement', (kind) => {
  it.each(AT_ONCE)(
    'reserving by %i at once leaves all or nothing, and the same key finishes it [GAP-20]',
    async (count) => {
      const asking = buyers.slice(0, count);
      let struck = 0;
      for (let statement = 1; statement <= MOST_STATEMENTS; statement += 1) {
        const attempts = await Promise.all(
          asking.map(async (buyer) => {
            const orderSheetNo = await openSheet(shop, buyer, LINES);
            const key = randomUUID();
            const call = () => reserve(shop, buyer, orderSheetNo, bodyWithEverything(buyer), key);
            return { buyer, orderSheetNo, call };
          }),
        );
        arm(kind, statement);
        await Promise.all(attempts.map(({ call }) => answerOf(call)));
        const hasStruck = disarm();
        expect(await brokenInvariants(shop.test.database, shop.answeredPaid), `statement ${statement}`).toEqual([]);
        for (const { buyer, orderSheetNo, call } of attempts) {
          expect((await statusesOf(orderSheetNo)).length).toBeLessThanOrEqual(1);
          const again = await call();
          expect(again.code, `statement ${statement}`).toBe(null);
          expect(again.body.confirmUrl).not.toBe(null);
          expect(await statusesOf(orderSheetNo)).toEqual(['PAY_WAIT']);
          await decide(shop, again.body.key, 'DECLINE');
          await approve(shop, buyer, again.body);
        }
        if (!hasStruck) break;
        struck += 1;
      }
      expect(struck).toBeGreaterThan(15);
      expect(struck).toBeLessThan(MOST_STATEMENTS);
    },
  );

  it.each(AT_ONCE.flatMap((count) => [['APPROVE', count] as const, ['DECLINE', count] as const]))(
    'settling (%s) by %i at once leaves all or nothing, and the same key finishes it [GAP-20]',
    async (decision, count) => {
      const asking = buyers.slice(0, count);
      let struck = 0;
      for (let statement = 1; statement <= MOST_STATEMENTS; statement += 1) {
        const attempts = await Promise.all(
          asking.map(async (buyer) => {
            const orderSheetNo = await openSheet(shop, buyer, LINES);
            const held = await reserve(shop, buyer, orderSheetNo, reserveBody(39_000, { subPayAmt: 1_000 }));
            await decide(shop, held.body.key, decision);
            const key = randomUUID();
            return { orderSheetNo, call: () => approve(shop, buyer, held.body, key) };
          }),
        );
        arm(kind, statement);
        await Promise.all(attempts.map(({ call }) => answerOf(call)));
        const hasStruck = disarm();
        expect(await brokenInvariants(shop.test.database, shop.answeredPaid), `statement ${statement}`).toEqual([]);
        for (const { orderSheetNo, call } of attempts) {
          const again = await call();
          expect(again.body.result, `statement ${statement}`).toBe(decision === 'APPROVE' ? 'SUCCESS' : 'FAIL');
          expect(await statusesOf(orderSheetNo)).toEqual([decision === 'APPROVE' ? 'PAY_DONE' : 'PAY_FAIL']);
        }
        if (!hasStruck) break;
        struck += 1;
      }
      expect(struck).toBeGreaterThan(10);
      expect(struck).toBeLessThan(MOST_STATEMENTS);
    },
  );

  it.each([
    ['confirmGift', 'CONFIRMED'],
    ['refuseGift', 'REFUSED'],
  ] as const)(
    'a gift is left as it was or %s is done whole, and the same again finishes it',
    async (operation, end) => {
      const [sender = { bearer: '' }] = buyers;
      let struck = 0;
      for (let statement = 1; statement <= MOST_STATEMENTS; statement += 1) {
        await ageGifts(shop);
        const { giftId } = await sendGift(shop, sender, { points: 100, paid: 20_000 });
        const path = { giftId };
        const body = operation === 'confirmGift' ? GIFT_ADDRESS : { message: '' };
        const answer = async () =>
          (await shop.call<typeof operation>(operation, { bearer: receiver.bearer, path, body })).code;
        arm(kind, statement);
        await answerOf(answer);
        const hasStruck = disarm();
        expect(await brokenInvariants(shop.test.database, shop.answeredPaid), `statement ${statement}`).toEqual([]);
        const [before, again] = [await eventsOf(giftId), await answer()];
        const isDone = before.includes(end);
        // refused already is told as such; accepted already by the same recipient is answered as it was
        expect(again, `statement ${statement}`).toBe(isDone && end === 'REFUSED' ? 'STATE_CONFLICT' : null);
        expect(await eventsOf(giftId)).toEqual(['WAITING_PAY', 'WAITING_ADDRESS', end]);
        if (!hasStruck) break;
        struck += 1;
      }
      expect(struck).toBeGreaterThan(10);
      expect(struck).toBeLessThan(MOST_STATEMENTS);
    },
  );
});

/** Where a gift has stood. */
async function eventsOf(giftNo: number): Promise<readonly string[]> {
  const events = shop.test.database.selectFrom('giftEvent').select('toStatus').where('giftNo', '=', giftNo);
  return (await events.orderBy('giftEventNo').execute()).map(({ toStatus }) => toStatus);
}
