import { HOUR_MS, MINUTE_MS, STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { silentLog } from '../../log.ts';
import { WINDOW_OPEN_MS } from '../../sandbox/payment/sandbox-payment.ts';
import { untilBlocked } from '../../testing/race/blocked.ts';
import { holdEverything, refundedAmt, holdOf, statusOf, TAKEN, UNTOUCHED } from '../../testing/shop/held-order.ts';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  servedBy,
  type OrderShop,
  type Reservation,
} from '../../testing/shop/order-shop.ts';
import { ASKS_UNTIL_OVERDUE, OVERDUE_ASK_AFTER_MS } from '../record/payment-jobs.ts';
import { expire } from './settle.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

describe('an order whose shopper never returns from the payment window', () => {
  it('is settled by the reconciliation job when it was paid [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'LOSE');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
  });

  it('is released within a minute after its hold expires [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS - MINUTE_MS);
    await shop.jobs.runDue();
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
    expect(await holdOf(shop, buyer)).toEqual(UNTOUCHED);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'EXPIRED' });
  });

  it('is released once when two processes expire it together [GAP-20]', async () => {
    const { database, pool } = shop.test;
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    const at = shop.clock.now();
    const [given, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = withTransaction(database, async (transaction) => {
      await expire(transaction, held.orderNo, at);
      given.resolve();
      await both.promise;
    });
    await given.promise;
    const second = withTransaction(database, (transaction) => expire(transaction, held.orderNo, at));
    await untilBlocked(pool);
    both.resolve();
    await Promise.all([first, second]);
    expect(await holdOf(shop, buyer)).toEqual(UNTOUCHED);
  });

  it('is released even when the provider does not answer [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    const find = vi.spyOn(shop.parts.providers.payment, 'find').mockRejectedValue(new Error('silent'));
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    find.mockRestore();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
  });

  it('is asked about for as long as the provider is undecided, with one line in the log after a day [GAP-20]', async () => {
    const error = vi.fn();
    const watched = servedBy(shop.test, { log: { ...silentLog, error } }, shop.clock);
    const { held } = await holdEverything(watched, buyer);
    const find = vi.spyOn(watched.parts.providers.payment, 'find');
    for (let attempts = 1; attempts < ASKS_UNTIL_OVERDUE + 5; attempts += 1) {
      if (attempts % 2 === 0) find.mockRejectedValue(new Error('silent'));
      else find.mockResolvedValue({ status: 'DELAYED', amount: 36_000, cardName: null, declineReason: null });
      shop.clock.advance(OVERDUE_ASK_AFTER_MS);
      await watched.jobs.runDue();
    }
    expect(error.mock.calls).toEqual([[{ orderNo: held.orderNo, attempts: ASKS_UNTIL_OVERDUE }, expect.any(String)]]);
    find.mockRestore();
    await shop.test.pool.query(`update sandbox_payment set status = 'APPROVED'`);
    shop.clock.advance(OVERDUE_ASK_AFTER_MS);
    await watched.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
  });

  it('is pending, under any key, while the provider may still approve it after its hold', async () => {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS - MINUTE_MS / 2);
    await decide(shop, held.key, 'DELAY');
    shop.clock.advance(MINUTE_MS / 2);
    await shop.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
    const key = 'approve-0001';
    expect((await approve(shop, buyer, held, key)).body.result).toBe('PENDING');
    shop.clock.advance(MINUTE_MS);
    expect((await approve(shop, buyer, held, key)).body.result).toBe('SUCCESS');
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
  });

  it('is not reconciled for ever once the payment window has closed [GAP-20]', async () => {
    await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    shop.clock.advance(WINDOW_OPEN_MS);
    await shop.jobs.runDue();
    shop.clock.advance(24 * HOUR_MS);
    await shop.jobs.runDue();
    const due = await shop.test.database
      .selectFrom('job')
      .select('kind')
      .where('status', '=', 'DUE')
      .where('kind', '=', 'reconcile-payment')
      .execute();
    expect(due).toEqual([]);
  });
});

describe('a payment approved after its hold has expired', () => {
  async function expired(): Promise<Reservation> {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    expect(await holdOf(shop, buyer)).toEqual(UNTOUCHED);
    await decide(shop, held.key, 'APPROVE');
    return held;
  }

  it('acquires the hold again and pays the order while the goods are there [GAP-20]', async () => {
    const held = await expired();
    expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
  });

  it('is refunded once when the goods are gone [GAP-20]', async () => {
    const held = await expired();
    await shop.test.database
      .updateTable('productOption')
      .set({ stockCnt: 0, openingCnt: 0 })
      .where('optionNo', '=', 10)
      .execute();
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'SOLD_OUT' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'SOLD_OUT' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
    expect(await holdOf(shop, buyer)).toMatchObject({ points: 5_000, isCouponUsed: false });
  });

  it('is refunded when the sheet has another order by now [GAP-20]', async () => {
    const { sheet, held } = await holdEverything(shop, buyer);
    const second = await reserve(shop, buyer, sheet, reserveBody(40_000));
    expect(second.code).toBe(null);
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
    expect(await holdOf(shop, buyer)).toEqual({ stock: 9, points: 5_000, isCouponUsed: false });
    await decide(shop, second.body.key, 'APPROVE');
    await approve(shop, buyer, second.body);
    // A provider whose window takes money although it was closed.
    await shop.test.pool.query(`update sandbox_payment set status = 'APPROVED' where payment_key = $1`, [held.key]);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
  });

  it.each([
    { taken: 1_000, isExpired: false },
    { taken: 50_000, isExpired: false },
    { taken: 1_000, isExpired: true },
  ])(
    'is refunded by the taken amount when that differs from the charge: $taken won [GAP-20]',
    async ({ taken, isExpired }) => {
      const held = isExpired ? await expired() : (await holdEverything(shop, buyer)).held;
      if (!isExpired) await decide(shop, held.key, 'APPROVE');
      await shop.test.pool.query('update sandbox_payment set pay_amt = $1', [taken]);
      expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
      await shop.jobs.runDue();
      expect(await refundedAmt(shop, held.key)).toBe(taken);
      expect(await holdOf(shop, buyer)).toEqual(UNTOUCHED);
      const entries = await shop.test.database
        .selectFrom('paymentLedger')
        .select(['kind', 'amount'])
        .where('kind', '!=', 'BILL')
        .orderBy('entryNo')
        .execute();
      expect(entries).toEqual([
        { kind: 'PAYMENT', amount: taken },
        { kind: 'REFUND', amount: taken },
      ]);
      const payment = await shop.test.database.selectFrom('payment').select(['status', 'canceledAmt']).execute();
      expect(payment).toEqual([{ status: 'CANCELED', canceledAmt: taken }]);
      expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
    },
  );

  it('is refunded with a reason of its own when its coupon was used meanwhile [GAP-20]', async () => {
    const { held, couponIssueNo } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    const other = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(37_000, { coupons }));
    expect(other.code).toBe(null);
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'BENEFIT_USED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'BENEFIT_USED' });
  });

  it('is refunded when its points were spent meanwhile [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    const other = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(35_000, { subPayAmt: 5_000 }));
    expect(other.code).toBe(null);
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'BENEFIT_USED' });
  });

  it('is refunded when the provider had refused it before [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'DECLINE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
    await shop.test.pool.query(`update sandbox_payment set status = 'APPROVED'`);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
  });

  it('settles the earlier order when the shopper reserves again after paying it [GAP-20]', async () => {
    const { sheet, held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'LOSE');
    const again = await reserve(shop, buyer, sheet, reserveBody(40_000));
    expect(again).toMatchObject({ code: 'STATE_CONFLICT', details: { orderNo: held.orderNo } });
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
  });
});

describe('a provider that does not answer', () => {
  it('answers BUSY and leaves the order undecided [GAP-20]', async () => {
    const { payment } = shop.parts.providers;
    const silence = (call: 'find' | 'open' | 'close') => vi.spyOn(payment, call).mockRejectedValue(new Error('silent'));
    const open = silence('open');
    const sheet = await openSheet(shop, buyer);
    const first = await reserve(shop, buyer, sheet, reserveBody(40_000), 'the-same-key');
    expect(first).toMatchObject({ status: 503, code: 'BUSY' });
    open.mockRestore();
    const { body: held } = await reserve(shop, buyer, sheet, reserveBody(40_000), 'the-same-key');
    expect(held.confirmUrl).not.toBe(null);
    await decide(shop, held.key, 'APPROVE');
    const [find, close] = [silence('find'), silence('close')];
    expect(await approve(shop, buyer, held)).toMatchObject({ status: 503, code: 'BUSY' });
    expect((await reserve(shop, buyer, sheet, reserveBody(40_000))).code).toBe('BUSY');
    find.mockRestore();
    close.mockRestore();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_WAIT');
    expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
  });
});
