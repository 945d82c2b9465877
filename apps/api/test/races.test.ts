import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { randomUUID } from 'node:crypto';
import { seededRandom, testSizes } from '@dealstore/commerce-core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enqueueJob } from '../src/jobs/job.ts';
import { RELEASE_HOLD } from '../src/order/record/payment-jobs.ts';
import { insertCoupon, insertIssue } from '../src/testing/rows/coupon-rows.ts';
import { brokenInvariants, closeSoundShop } from '../src/testing/race/invariants.ts';
import type { TestMember } from '../src/testing/rows/member-rows.ts';
import {
  approve,
  buy,
  decide,
  insertBuyer,
  openMultiProcessShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../src/testing/shop/order-shop.ts';
import { deadlocks, numbers, prepare, retryWhileBusy, tally, untilSettled } from '../src/testing/race/race.ts';

const { raceRounds, raceCallers } = testSizes;
/** Rounds that each wait for a hold to run out: a bearer lives ten hours. */
const HOLD_ROUNDS = Math.min(raceRounds, 30);

// A soak run takes its time: so long a round at most, on a machine that does other things too.
vi.setConfig({ testTimeout: 240_000 + raceRounds * 20_000 });

let shop: OrderShop;

afterEach(() => closeSoundShop(shop));

const runJobs = (): Promise<number> => retryWhileBusy(() => shop.jobs.runDue());

/** Reserves one sheet each, all at the same moment. */
function reserveAll(members: readonly TestMember[], sheets: readonly string[], body: ReturnType<typeof reserveBody>) {
  const attempts = members.map((member, index) => {
    // One intent, one key: a caller that is asked to retry may have been served.
    const key = randomUUID();
    return retryWhileBusy(() => reserve(shop, member, sheets[index] ?? '', body, key));
  });
  return Promise.all(attempts);
}

async function openSheets(
  members: readonly TestMember[],
  linesOf: (index: number) => Parameters<typeof openSheet>[2],
): Promise<readonly string[]> {
  return prepare(members.length, (index) => openSheet(shop, members[index] ?? { bearer: '' }, linesOf(index)));
}

// One process carries out together what comes at one moment; several meet on the rows alone.
describe.each([
  { where: 'one process', processes: 1 },
  { where: 'six processes', processes: 6 },
])('in $where', ({ processes }) => {
  describe('many buyers of ten pieces', () => {
    it('sells ten and refuses the rest, round after round [GAP-20]', async () => {
      const buyers = Math.min(200, raceCallers * 4);
      shop = await openMultiProcessShop(
        processes,
        numbers(raceRounds).map((productNo) => ({ productNo })),
      );
      const members = await prepare(buyers, () => insertBuyer(shop));
      for (const productNo of numbers(raceRounds)) {
        const sheets = await openSheets(members, () => [{ productNo }]);
        const answers = await reserveAll(members, sheets, reserveBody(10_000));
        expect(tally(answers)).toEqual({ ok: 10, SOLD_OUT: buyers - 10 });
      }
      const left = await shop.test.database.selectFrom('productOption').select('stockCnt').execute();
      expect(left.every(({ stockCnt }) => stockCnt === 0)).toBe(true);
    });

    it('counts one stock on two lines of a sheet together [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes, [{ productNo: 1 }]);
      const members = await prepare(raceCallers, () => insertBuyer(shop));
      const sheets = await openSheets(members, () => [
        { productNo: 1, orderCnt: 2 },
        { productNo: 1, orderCnt: 1 },
      ]);
      const { ok, ...refused } = tally(await reserveAll(members, sheets, reserveBody(30_000)));
      expect(ok).toBe(3);
      expect(Object.keys(refused).filter((code) => code !== 'SOLD_OUT' && code !== 'STOCK_SHORT')).toEqual([]);
    });
  });

  describe('one member on many sheets at once', () => {
    it('redeems one coupon once over orders of different goods [GAP-20]', async () => {
      const products = numbers(raceCallers);
      shop = await openMultiProcessShop(
        processes,
        products.map((productNo) => ({ productNo, salePrice: 40_000 })),
      );
      const buyer = await insertBuyer(shop);
      const couponNo = await insertCoupon(shop.test.database);
      const cartCouponIssueNo = await insertIssue(shop.test.database, couponNo, buyer.memberNo);
      const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
      const members = products.map(() => buyer);
      const sheets = await openSheets(members, (index) => [{ productNo: index + 1 }]);
      const answers = await reserveAll(members, sheets, reserveBody(37_000, { coupons }));
      expect(tally(answers)).toEqual({ ok: 1, COUPON_UNUSABLE: raceCallers - 1 });
    });

    it('spends a thousand points three times three hundred and no more [GAP-20]', async () => {
      const products = numbers(raceCallers);
      shop = await openMultiProcessShop(
        processes,
        products.map((productNo) => ({ productNo })),
      );
      const buyer = await insertBuyer(shop, 1_000);
      const members = products.map(() => buyer);
      const sheets = await openSheets(members, (index) => [{ productNo: index + 1 }]);
      const answers = await reserveAll(members, sheets, reserveBody(9_700, { subPayAmt: 300 }));
      expect(tally(answers)).toEqual({ ok: 3, MB04: raceCallers - 3 });
      const spent = await shop.test.database
        .selectFrom('pointLedger')
        .select((row) => row.fn.sum<number>('pointAmt').as('sum'))
        .where('status', '=', 'SUBTRACTION')
        .executeTakeFirstOrThrow();
      expect(spent.sum).toBe(-900);
    });

    it('keeps to the limit for one person [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes, [{ productNo: 1, maxBuyPersonCnt: 2 }]);
      const buyer = await insertBuyer(shop);
      const members = numbers(10).map(() => buyer);
      const sheets = await openSheets(members, () => [{ productNo: 1 }]);
      expect(tally(await reserveAll(members, sheets, reserveBody(10_000)))).toEqual({ ok: 2, PURCHASE_LIMIT: 8 });
    });
  });

  describe('concurrent requests with one idempotency key', () => {
    it('makes one order of one key [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes);
      const buyer = await insertBuyer(shop);
      const sheet = await openSheet(shop, buyer);
      const key = randomUUID();
      const answers = await Promise.all(
        numbers(raceCallers).map(() => retryWhileBusy(() => reserve(shop, buyer, sheet, reserveBody(10_000), key))),
      );
      expect(tally(answers)).toEqual({ ok: raceCallers });
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect(await shop.test.database.selectFrom('shopOrder').select('orderNo').execute()).toHaveLength(1);
      const other = await reserve(shop, buyer, sheet, reserveBody(10_000, { deliveryMemo: '다른 말' }), key);
      expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
      const stranger = await insertBuyer(shop);
      const own = await reserve(shop, stranger, await openSheet(shop, stranger), reserveBody(10_000), key);
      expect(own.code).toBe(null);
    });

    it('leaves one unpaid order on a sheet reserved under different keys [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes);
      const buyer = await insertBuyer(shop);
      const sheet = await openSheet(shop, buyer);
      const members = numbers(raceCallers).map(() => buyer);
      const answers = await reserveAll(
        members,
        members.map(() => sheet),
        reserveBody(10_000),
      );
      expect(tally(answers)).toEqual({ ok: raceCallers });
      const living = await shop.test.database
        .selectFrom('shopOrder')
        .select('orderNo')
        .where('orderStatusType', '=', 'PAY_WAIT')
        .execute();
      expect(living).toHaveLength(1);
      expect(await stockOf(10)).toBe(9);
    });

    it('settles a payment once for many callers while its hold runs out [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes);
      await fillShelves(1_000);
      const buyer = await insertBuyer(shop, HOLD_ROUNDS * 100);
      for (let round = 0; round < HOLD_ROUNDS; round += 1) {
        const sheet = await openSheet(shop, buyer);
        const body = reserveBody(9_900, { subPayAmt: 100 });
        const held = await retryWhileBusy(() => reserve(shop, buyer, sheet, body));
        await decide(shop, held.body.key, 'APPROVE');
        shop.clock.advance(STOCK_HOLD_MS);
        const [answers] = await Promise.all([
          Promise.all(numbers(20).map(() => untilSettled(() => approve(shop, buyer, held.body)))),
          ...numbers(3).map(() => runJobs()),
        ]);
        expect(answers.map(({ body }) => body.result)).toEqual(numbers(20).map(() => 'SUCCESS'));
      }
      const sold = await shop.test.database
        .selectFrom('productOption')
        .select('saleCnt')
        .where('optionNo', '=', 10)
        .execute();
      expect(sold).toEqual([{ saleCnt: HOLD_ROUNDS }]);
    });

    it('pays an order or releases its hold, never both, when shopper, provider and expiry race [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes);
      await fillShelves(1_000);
      const buyer = await insertBuyer(shop);
      for (let round = 0; round < HOLD_ROUNDS; round += 1) {
        const isApproved = round % 2 === 0;
        const sheet = await openSheet(shop, buyer);
        const held = await retryWhileBusy(() => reserve(shop, buyer, sheet, reserveBody(10_000)));
        shop.clock.advance(STOCK_HOLD_MS);
        await Promise.all([
          retryWhileBusy(() => decide(shop, held.body.key, isApproved ? 'APPROVE' : 'DECLINE')),
          ...numbers(5).map(() => retryWhileBusy(() => approve(shop, buyer, held.body))),
          ...numbers(3).map(() => runJobs()),
        ]);
        const last = await untilSettled(() => approve(shop, buyer, held.body));
        expect(last.body.result).toBe(isApproved ? 'SUCCESS' : 'FAIL');
        expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
      }
    });

    it('confirms a purchase once and grants its points once [GAP-18]', async () => {
      shop = await openMultiProcessShop(processes, [{ productNo: 1, accumulationRate: 1 }]);
      const buyer = await insertBuyer(shop);
      await buy(shop, buyer);
      const { orderOptionNo } = await shop.test.database
        .updateTable('orderOption')
        .set({ orderStatusType: 'DELIVERY_DONE', deliveredAt: new Date(shop.clock.now()) })
        .returning('orderOptionNo')
        .executeTakeFirstOrThrow();
      const confirm = () =>
        shop.call('confirmPurchase', {
          bearer: buyer.bearer,
          path: { orderOptionNo },
          headers: { 'idempotency-key': randomUUID() },
        });
      const answers = await Promise.all(numbers(20).map(() => retryWhileBusy(confirm)));
      expect(tally(answers)).toEqual({ ok: 1, STATE_CONFLICT: 19 });
      const balance = await shop.test.database
        .selectFrom('pointBalance')
        .select('balanceAmt')
        .where('memberNo', '=', buyer.memberNo)
        .executeTakeFirstOrThrow();
      expect(balance.balanceAmt).toBe(100);
    });
  });

  describe('orders of the same goods in opposite order', () => {
    it('wait for one another and never for themselves [GAP-20]', async () => {
      shop = await openMultiProcessShop(
        processes,
        numbers(3).map((productNo) => ({ productNo })),
      );
      await fillShelves(10_000);
      const random = seededRandom(7);
      const members = await prepare(raceCallers, () => insertBuyer(shop));
      const lines = numbers(3).map((productNo) => ({ productNo }));
      const sheets = await openSheets(members, () => (random.next() < 0.5 ? lines : lines.toReversed()));
      const before = await deadlocks(shop.test.pool);
      const held = await reserveAll(members, sheets, reserveBody(30_000));
      await prepare(held.length, (index) => decide(shop, held[index]?.body.key ?? '', 'APPROVE'));
      const paid = await Promise.all(
        held.map(({ body }, index) => retryWhileBusy(() => approve(shop, members[index] ?? { bearer: '' }, body))),
      );
      expect(tally(paid)).toEqual({ ok: raceCallers });
      expect(await deadlocks(shop.test.pool)).toBe(before);
    });
  });

  describe('a hold that runs out', () => {
    it('releases each unit once, whichever process expires it and however often [GAP-20]', async () => {
      shop = await openMultiProcessShop(processes, [{ productNo: 1 }]);
      const stockCnt = raceCallers;
      await fillShelves(stockCnt);
      const members = await prepare(raceCallers, () => insertBuyer(shop));
      const held = await reserveAll(members, await openSheets(members, () => [{ productNo: 1 }]), reserveBody(10_000));
      expect(tally(held)).toEqual({ ok: raceCallers });
      expect(await stockOf(10)).toBe(0);
      shop.clock.advance(STOCK_HOLD_MS);
      const now = shop.clock.now();
      // Notified twice in a row, and not before all are notified once: so two of the six meet at an order.
      await shop.test.database.deleteFrom('job').where('kind', '=', RELEASE_HOLD).execute();
      for (const { body } of held.flatMap((one) => [one, one])) {
        const payload = { orderNo: body.orderNo };
        await enqueueJob(shop.test.database, { kind: RELEASE_HOLD, payload, dueAt: now, now });
      }
      await Promise.all(numbers(6).map(() => runJobs()));
      expect(await stockOf(10)).toBe(stockCnt);
      const failed = await shop.test.database.selectFrom('job').select('kind').where('attempts', '>', 1).execute();
      expect(failed).toEqual([]);
    });
  });
});

async function fillShelves(stockCnt: number): Promise<void> {
  await shop.test.database.updateTable('productOption').set({ openingCnt: stockCnt, stockCnt }).execute();
}

async function stockOf(optionNo: number): Promise<number> {
  const row = await shop.test.database
    .selectFrom('productOption')
    .select('stockCnt')
    .where('optionNo', '=', optionNo)
    .executeTakeFirstOrThrow();
  return row.stockCnt;
}
