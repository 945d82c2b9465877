import { HOUR_MS, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WINDOW_OPEN_MS } from '../sandbox/payment/sandbox-payment.ts';
import { insertCoupon, insertIssue } from '../testing/coupon-rows.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import type { TestMember } from '../testing/member-rows.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
  type Reservation,
} from '../testing/order-rows.ts';
import { HOLD_MS } from './reserve.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database)).toEqual([]);
  await shop.test.drop();
});

/** Holds 40,000 won of goods with a coupon of 3,000 and 1,000 points. */
async function hold(): Promise<{ readonly sheet: string; readonly held: Reservation; readonly couponIssueNo: number }> {
  const couponIssueNo = await insertIssue(shop.test.database, await insertCoupon(shop.test.database), buyer.memberNo);
  const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
  const sheet = await openSheet(shop, buyer);
  const { body, code } = await reserve(shop, buyer, sheet, reserveBody(36_000, { coupons, subPayAmt: 1_000 }));
  expect(code).toBe(null);
  return { sheet, held: body, couponIssueNo };
}

async function standing() {
  const { database } = shop.test;
  const option = await database
    .selectFrom('productOption')
    .select('stockCnt')
    .where('optionNo', '=', 10)
    .executeTakeFirstOrThrow();
  const balance = await database
    .selectFrom('pointBalance')
    .select('balanceAmt')
    .where('memberNo', '=', buyer.memberNo)
    .executeTakeFirstOrThrow();
  const issue = await database.selectFrom('couponIssue').select('usedOrderNo').executeTakeFirst();
  return {
    stock: option.stockCnt,
    points: balance.balanceAmt,
    isCouponUsed: issue !== undefined && issue.usedOrderNo !== null,
  };
}

const UNTOUCHED = { stock: 10, points: 5_000, isCouponUsed: false };
const TAKEN = { stock: 9, points: 4_000, isCouponUsed: true };

async function statusOf(orderNo: string): Promise<string> {
  const order = await shop.test.database
    .selectFrom('shopOrder')
    .select('orderStatusType')
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  return order.orderStatusType;
}

async function refundedAmt(key: string): Promise<number> {
  const payment = await shop.test.database
    .selectFrom('sandboxPayment')
    .select('canceledAmt')
    .where('paymentKey', '=', key)
    .executeTakeFirstOrThrow();
  return payment.canceledAmt;
}

describe('a payment that is approved', () => {
  it('makes the order, takes what was held and closes the sheet [GAP-20]', async () => {
    const { sheet, held } = await hold();
    expect(held).toMatchObject({ pgType: 'DUMMY', confirmUrl: `http://shop.test/sandbox/payment/${held.key}` });
    expect(await standing()).toEqual(TAKEN);
    await decide(shop, held.key, 'APPROVE');
    const { body } = await approve(shop, buyer, held);
    expect(body).toMatchObject({
      result: 'SUCCESS',
      orderNo: held.orderNo,
      order: { defaultOrderStatusType: 'PAY_DONE' },
    });
    expect(body.order?.payInfo).toMatchObject({ payType: 'CREDIT_CARD', cardName: '연습카드' });
    expect(await standing()).toEqual(TAKEN);
    expect((await reserve(shop, buyer, sheet, reserveBody(40_000))).code).toBe('STATE_CONFLICT');
    expect((await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } })).code).toBe(
      'STATE_CONFLICT',
    );
    expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
  });

  it('takes the lines of a cart order out of the cart [GAP-20]', async () => {
    const { database } = shop.test;
    const at = new Date(shop.clock.now());
    const lines = await database
      .insertInto('cartLine')
      .values(
        [1, 2].map((productNo) => ({
          memberNo: buyer.memberNo,
          productNo,
          optionNo: productNo * 10,
          orderCnt: 1,
          addedAt: at,
          updatedAt: at,
        })),
      )
      .returning('cartNo')
      .execute();
    const sheet = await shop.call('createOrderSheet', {
      bearer: buyer.bearer,
      path: { type: 'cart' },
      body: { cartNos: [lines[0]?.cartNo] },
    });
    const { body: held } = await reserve(shop, buyer, sheet.body.orderSheetNo, reserveBody(40_000));
    expect(await database.selectFrom('cartLine').select('cartNo').execute()).toHaveLength(2);
    await decide(shop, held.key, 'APPROVE');
    await approve(shop, buyer, held);
    expect(await database.selectFrom('cartLine').select('cartNo').execute()).toEqual([{ cartNo: lines[1]?.cartNo }]);
  });

  it('belongs to its order and its member [ROLE-14]', async () => {
    const { held } = await hold();
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, await insertBuyer(shop), held)).code).toBe('NOT_FOUND');
    expect((await approve(shop, buyer, { ...held, key: 'pay_unknown' })).code).toBe('NOT_FOUND');
    expect((await approve(shop, buyer, { ...held, orderNo: '2611200000000000' })).code).toBe('NOT_FOUND');
    expect(await statusOf(held.orderNo)).toBe('PAY_WAIT');
  });

  it('needs no provider when nothing is left to pay [GAP-20]', async () => {
    const rich = await insertBuyer(shop, 10_000);
    const sheet = await openSheet(shop, rich, [{ productNo: 2 }]);
    const { body } = await reserve(shop, rich, sheet, reserveBody(0, { subPayAmt: 10_000 }));
    expect(body).toMatchObject({ pgType: 'NONE', confirmUrl: null });
    expect(await statusOf(body.orderNo)).toBe('PAY_DONE');
    expect((await approve(shop, rich, body)).body).toMatchObject({
      result: 'SUCCESS',
      order: { payType: 'ACCUMULATION' },
    });
    expect(await shop.test.database.selectFrom('sandboxPayment').select('paymentKey').execute()).toEqual([]);
  });
});

describe('a payment that is not approved', () => {
  it.each([
    ['DECLINE', { failCode: 'DECLINED', failMessage: '잔액 부족' }],
    ['CANCEL', { failCode: 'CANCELED' }],
  ] as const)(
    'gives everything back and keeps the sheet with what was chosen (%s) [GAP-20]',
    async (decision, failure) => {
      const { sheet, held, couponIssueNo } = await hold();
      await decide(shop, held.key, decision);
      expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', ...failure, order: null });
      expect(await statusOf(held.orderNo)).toBe('PAY_FAIL');
      expect(await standing()).toEqual(UNTOUCHED);
      const { body } = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } });
      expect(body.appliedCoupons.cartCouponIssueNo).toBe(couponIssueNo);
      expect(body.paymentInfo).toMatchObject({ usedAccumulationAmt: 1_000, paymentAmt: 36_000 });
      const again = await reserve(
        shop,
        buyer,
        sheet,
        reserveBody(36_000, { coupons: body.appliedCoupons, subPayAmt: 1_000 }),
      );
      expect(again.code).toBe(null);
      expect(again.body.orderNo).not.toBe(held.orderNo);
      expect(await standing()).toEqual(TAKEN);
    },
  );

  it('is pending while the provider thinks, and settled by the job that asks again [GAP-20]', async () => {
    const { sheet, held } = await hold();
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('PENDING');
    await decide(shop, held.key, 'DELAY');
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('PENDING');
    expect((await reserve(shop, buyer, sheet, reserveBody(40_000))).code).toBe('STATE_CONFLICT');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('SUCCESS');
  });
});

describe('a shopper who never comes back', () => {
  it('still gets the order that was paid [GAP-20]', async () => {
    const { held } = await hold();
    await decide(shop, held.key, 'LOSE');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
    shop.clock.advance(HOLD_MS);
    await shop.jobs.runDue();
    expect(await standing()).toEqual(TAKEN);
  });

  it('keeps nothing from others for longer than a minute after the hold [GAP-20]', async () => {
    const { held } = await hold();
    shop.clock.advance(HOLD_MS - MINUTE_MS);
    await shop.jobs.runDue();
    expect(await standing()).toEqual(TAKEN);
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('PAY_CANCEL');
    expect(await standing()).toEqual(UNTOUCHED);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'EXPIRED' });
  });

  it('gives the hold back even when the provider is silent [GAP-20]', async () => {
    const { held } = await hold();
    const find = shop.parts.outside.payment.find;
    Reflect.set(shop.parts.outside.payment, 'find', () => Promise.reject(new Error('silent')));
    shop.clock.advance(HOLD_MS);
    await shop.jobs.runDue();
    Reflect.set(shop.parts.outside.payment, 'find', find);
    expect(await statusOf(held.orderNo)).toBe('PAY_CANCEL');
  });

  it('is not asked after for ever once the window has closed [GAP-20]', async () => {
    await hold();
    shop.clock.advance(HOLD_MS);
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

describe('money that comes after the hold has ended', () => {
  async function expired(): Promise<Reservation> {
    const { held } = await hold();
    shop.clock.advance(HOLD_MS);
    await shop.jobs.runDue();
    expect(await standing()).toEqual(UNTOUCHED);
    await decide(shop, held.key, 'APPROVE');
    return held;
  }

  it('buys the same goods again while they are there [GAP-20]', async () => {
    const held = await expired();
    expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
    expect(await standing()).toEqual(TAKEN);
  });

  it('goes back once when they are gone [GAP-20]', async () => {
    const held = await expired();
    await shop.test.database
      .updateTable('productOption')
      .set({ stockCnt: 0, openingCnt: 0 })
      .where('optionNo', '=', 10)
      .execute();
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'SOLD_OUT' });
    await shop.jobs.runDue();
    expect(await refundedAmt(held.key)).toBe(36_000);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'SOLD_OUT' });
    await shop.jobs.runDue();
    expect(await refundedAmt(held.key)).toBe(36_000);
    expect(await standing()).toMatchObject({ points: 5_000, isCouponUsed: false });
  });

  it('goes back when the sheet has been ordered from again meanwhile [GAP-20]', async () => {
    const { sheet, held } = await hold();
    const second = await reserve(shop, buyer, sheet, reserveBody(40_000));
    expect(second.code).toBe(null);
    expect(await statusOf(held.orderNo)).toBe('PAY_CANCEL');
    expect(await standing()).toEqual({ stock: 9, points: 5_000, isCouponUsed: false });
    await decide(shop, second.body.key, 'APPROVE');
    await approve(shop, buyer, second.body);
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(held.key)).toBe(36_000);
  });

  it('of another amount than was asked goes back [GAP-20]', async () => {
    const { held } = await hold();
    await decide(shop, held.key, 'APPROVE');
    await shop.test.database
      .updateTable('sandboxPayment')
      .set({ payAmt: 1_000 })
      .where('paymentKey', '=', held.key)
      .execute();
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(held.key)).toBe(1_000);
    expect(await standing()).toEqual(UNTOUCHED);
  });

  it('settles the earlier order when the shopper reserves again after paying it [GAP-20]', async () => {
    const { sheet, held } = await hold();
    await decide(shop, held.key, 'LOSE');
    const again = await reserve(shop, buyer, sheet, reserveBody(40_000));
    expect(again).toMatchObject({ code: 'STATE_CONFLICT', details: { orderNo: held.orderNo } });
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
  });
});
