import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { endSessionsOf } from '../../session/session.store.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';
import { numbers, retryWhileBusy, tally } from '../../testing/race/race.ts';

const COUNT = 16;

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop(numbers(4).map((productNo) => ({ productNo })));
  await shop.test.database.updateTable('productOption').set({ openingCnt: 100, stockCnt: 100 }).execute();
});
afterEach(() => closeSoundShop(shop));

/** Members with a sheet each: two of the goods in turn, one piece or two of the first. */
async function ready(count: number) {
  return Promise.all(
    numbers(count).map(async (no) => {
      const buyer = await insertBuyer(shop, 1_000);
      const lines = [
        { productNo: 1 + (no % 4), orderCnt: 1 + (Math.floor(no / 4) % 2) },
        { productNo: 1 + ((no + 1) % 4), orderCnt: 1 },
      ];
      const orderSheetNo = await openSheet(shop, buyer, lines);
      return { buyer, lines, orderSheetNo, payAmt: 10_000 * lines.reduce((sum, line) => sum + line.orderCnt, 0) };
    }),
  );
}

type Ready = Awaited<ReturnType<typeof ready>>[number];

/** How many transactions have last written the orders. */
async function transactions(): Promise<{ readonly orders: number; readonly transactions: number }> {
  const { rows } = await sql<{ orders: number; transactions: number }>`
    select count(*)::integer as orders, count(distinct xmin::text)::integer as transactions from shop_order`.execute(
    shop.test.database,
  );
  return rows[0] ?? { orders: 0, transactions: 0 };
}

const reserved = ({ buyer, orderSheetNo, payAmt }: Ready, over = {}) => {
  const key = randomUUID();
  return retryWhileBusy(() => reserve(shop, buyer, orderSheetNo, reserveBody(payAmt, over), key));
};

describe('orders placed at the same moment', () => {
  it('are each held and paid in a transaction of their own [GAP-20]', async () => {
    const all = await ready(COUNT);
    const held = await Promise.all(all.map((one) => reserved(one)));
    expect(tally(held)).toEqual({ ok: COUNT });
    expect(await transactions()).toEqual({ orders: COUNT, transactions: COUNT });
    await Promise.all(held.map(({ body }) => decide(shop, body.key, 'APPROVE')));
    const paid = await Promise.all(
      held.map(({ body }, index) => approve(shop, all[index]?.buyer ?? { bearer: '' }, body)),
    );
    expect(await transactions()).toEqual({ orders: COUNT, transactions: COUNT });
    for (const [index, { body }] of paid.entries()) {
      expect(body).toMatchObject({ result: 'SUCCESS', orderNo: held[index]?.body.orderNo });
      const bought = body.order?.orderOptionsGroupByPartner.flatMap(({ orderOptionsGroupByDelivery }) =>
        orderOptionsGroupByDelivery.flatMap(({ orderOptions }) =>
          orderOptions.map(({ productNo, orderCnt }) => ({ productNo, orderCnt })),
        ),
      );
      expect(bought).toHaveLength(2);
      expect(bought).toEqual(expect.arrayContaining(all[index]?.lines ?? []));
    }
    const options = await shop.test.database.selectFrom('productOption').selectAll().execute();
    for (const { productNo, stockCnt, saleCnt } of options) {
      const sold = all.flatMap(({ lines }) => lines.filter((line) => line.productNo === productNo));
      const pieces = sold.reduce((sum, line) => sum + line.orderCnt, 0);
      expect({ stockCnt, saleCnt }).toEqual({ stockCnt: 100 - pieces, saleCnt: pieces });
    }
  });

  it('go through when another one is refused, whatever for [GAP-20, ERR-13]', async () => {
    const all = await ready(8);
    const [dear, unagreed, poor, ended, ...rest] = all;
    if (dear === undefined || unagreed === undefined || poor === undefined || ended === undefined)
      throw new Error('few');
    await endSessionsOf(shop.test.database, ended.buyer.memberNo, 'LOG_OUT', shop.clock.now());
    const answers = await Promise.all([
      reserved(dear, { paymentAmtForVerification: dear.payAmt - 1 }),
      reserved(unagreed, { agreementTermsAgrees: [] }),
      reserved(poor, { subPayAmt: 1_001, paymentAmtForVerification: poor.payAmt - 1_001 }),
      reserved(ended),
      reserve(shop, dear.buyer, 'A'.repeat(22), reserveBody(20_000)),
      ...rest.map((one) => reserved(one)),
    ]);
    expect(tally(answers)).toEqual({ ok: 4, PRICE_CHANGED: 1, INVALID_REQUEST: 1, MB04: 1, A401: 1, NOT_FOUND: 1 });
    expect(await transactions()).toEqual({ orders: 4, transactions: 4 });
  });

  it('go through when a coupon of another one is used meanwhile [GAP-20]', async () => {
    const all = await ready(4);
    const [first] = all;
    if (first === undefined) throw new Error('nobody');
    const couponNo = await insertCoupon(shop.test.database, { minSalePrice: 0 });
    const cartCouponIssueNo = await insertIssue(shop.test.database, couponNo, first.buyer.memberNo);
    const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    // It is still there when it is read, and gone when it is to be used.
    await shop.test.pool.query(`
      create function use_it() returns trigger language plpgsql as $$ begin
        update coupon_issue set used_at = now(), used_order_no = 'another' where used_at is null; return null; end $$;
      create trigger use_it after insert on payment for each statement execute function use_it()`);
    const answers = await Promise.all(
      all.map((one) =>
        one === first ? reserved(one, { coupons, paymentAmtForVerification: one.payAmt - 3_000 }) : reserved(one),
      ),
    );
    expect(tally(answers)).toEqual({ ok: 3, COUPON_UNUSABLE: 1 });
    expect(await transactions()).toEqual({ orders: 3, transactions: 3 });
    await shop.test.pool.query('update coupon_issue set used_at = null, used_order_no = null');
  });

  it('answer a repeated idempotency key as the first time, also among others [GAP-20]', async () => {
    const all = await ready(4);
    const [first] = all;
    if (first === undefined) throw new Error('nobody');
    const key = randomUUID();
    const say = () =>
      retryWhileBusy(() => reserve(shop, first.buyer, first.orderSheetNo, reserveBody(first.payAmt), key));
    const firstAnswer = await say();
    const [again, ...others] = await Promise.all([say(), ...all.slice(1).map((one) => reserved(one))]);
    expect(again?.body).toEqual(firstAnswer.body);
    expect(tally(others)).toEqual({ ok: 3 });
    await decide(shop, firstAnswer.body.key, 'APPROVE');
    await approve(shop, first.buyer, firstAnswer.body);
    expect(firstAnswer.body.confirmUrl).not.toBe(null);
    expect((await say()).body).toEqual(firstAnswer.body);
  });
});

describe('sheets read at the same moment', () => {
  it('are each shown to their own member only [CALL-57]', async () => {
    const all = await ready(COUNT);
    const sheets = await Promise.all(
      all.map(({ buyer, orderSheetNo }) =>
        shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo } }),
      ),
    );
    for (const [index, { body }] of sheets.entries()) {
      expect(body.orderSheetNo).toBe(all[index]?.orderSheetNo);
      const products = body.deliveryGroups.flatMap(({ orderProducts }) =>
        orderProducts.map(({ productNo }) => productNo),
      );
      expect(products.toSorted()).toEqual(all[index]?.lines.map(({ productNo }) => productNo).toSorted());
    }
    const stranger = await shop.call('getOrderSheet', {
      bearer: all[0]?.buyer.bearer ?? '',
      path: { orderSheetNo: all[1]?.orderSheetNo ?? '' },
    });
    expect(stranger.code).toBe('NOT_FOUND');
  });
});

describe('a reservation whose first try was rolled back', () => {
  it('opens the payment that was committed, when another request of its key came first [GAP-20]', async () => {
    await shop.test.pool.query(`
      create sequence tries;
      create function fail_first() returns trigger language plpgsql as $$
        begin
          if nextval('tries') = 1 then
            -- Until the other one waits for the key.
            perform pg_sleep(0.5);
            raise exception 'deadlock' using errcode = '40P01';
          end if;
          return new;
        end $$;
      create trigger fail_first before insert on idempotency for each row execute function fail_first()`);
    const [member] = await ready(1);
    if (member === undefined) throw new Error('no member');
    const key = randomUUID();
    const { buyer, orderSheetNo, payAmt } = member;
    const answers = await Promise.all(
      numbers(2).map(() => reserve(shop, buyer, orderSheetNo, reserveBody(payAmt), key)),
    );
    const opened = await shop.test.database.selectFrom('sandboxPayment').select('paymentKey').execute();
    expect(opened).toEqual([{ paymentKey: answers[0]?.body.key }]);
    for (const { body } of answers) expect(body.confirmUrl).toContain(body.key);
  });
});
