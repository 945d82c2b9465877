import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { textOf } from '../../database/stored-json.ts';
import { holdEverything, holdOf, refundedAmt, statusOf, TAKEN, UNTOUCHED } from '../../testing/shop/held-order.ts';
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
  type OrderShop,
} from '../../testing/shop/order-shop.ts';
import { lockOrder, type Payer } from '../record/order-lock.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

describe('an approved payment', () => {
  it('makes the order paid, takes what was held and closes the sheet [GAP-20]', async () => {
    const { sheet, held } = await holdEverything(shop, buyer);
    expect(held).toMatchObject({ pgType: 'DUMMY', confirmUrl: `http://shop.test/sandbox/payment/${held.key}` });
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
    await decide(shop, held.key, 'APPROVE');
    const { body } = await approve(shop, buyer, held);
    expect(body).toMatchObject({
      result: 'SUCCESS',
      orderNo: held.orderNo,
      order: { defaultOrderStatusType: 'PAY_DONE' },
    });
    expect(body.order?.payInfo).toMatchObject({ payType: 'CREDIT_CARD', cardName: '연습카드' });
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
    expect((await reserve(shop, buyer, sheet, reserveBody(40_000))).code).toBe('STATE_CONFLICT');
    expect((await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } })).code).toBe(
      'STATE_CONFLICT',
    );
    expect((await approve(shop, buyer, held)).body.result).toBe('SUCCESS');
  });

  it('deletes the lines of a cart order from the cart [GAP-20]', async () => {
    const { database } = shop.test;
    const lines = await database
      .insertInto('cartLine')
      .values(
        [1, 2].map((productNo) => ({
          memberNo: buyer.memberNo,
          productNo,
          optionNo: productNo * 10,
          orderCnt: 1,
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

  it('counts what is sold in the last statement of its transaction, because others wait for those rows', async () => {
    const { held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'APPROVE');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await approve(shop, buyer, held);
    const statements = query.mock.calls.map(([config]) => textOf(config, 'text', ''));
    query.mockRestore();
    const counted = statements.findIndex((text) => text.includes('update product_option set sale_cnt'));
    expect(statements[counted + 1]).toBe('commit');
  });

  it('is found only by its own order and member [ROLE-14]', async () => {
    const { held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, await insertBuyer(shop), held)).code).toBe('NOT_FOUND');
    expect((await approve(shop, buyer, { ...held, key: 'pay_unknown' })).code).toBe('NOT_FOUND');
    expect((await approve(shop, buyer, { ...held, orderNo: '2611200000000000' })).code).toBe('NOT_FOUND');
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_WAIT');
  });

  it('is locked for its payer alone, whatever was looked at before', async () => {
    const { held } = await holdEverything(shop, buyer);
    const { memberNo } = await insertBuyer(shop);
    const lock = (payer: Payer) =>
      withTransaction(shop.test.database, (transaction) => lockOrder(transaction, held.orderNo, payer));
    const own = { memberNo: buyer.memberNo, paymentKey: held.key };
    await expect(lock({ ...own, memberNo })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(lock({ ...own, paymentKey: 'another' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await lock(own)).memberNo).toBe(buyer.memberNo);
  });

  it('is given back when it is another amount, less or more', async () => {
    const { database } = shop.test;
    for (const payAmt of [9_999, 10_001]) {
      const sheet = await openSheet(shop, buyer, [{ productNo: 2 }]);
      const { body: held } = await reserve(shop, buyer, sheet, reserveBody(10_000));
      await decide(shop, held.key, 'APPROVE');
      await database.updateTable('sandboxPayment').set({ payAmt }).where('paymentKey', '=', held.key).execute();
      expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
      expect(await statusOf(shop, held.orderNo)).toBe('PAY_FAIL');
      await shop.jobs.runDue();
      expect(await refundedAmt(shop, held.key)).toBe(payAmt);
    }
  });

  it('is not needed when points pay for everything [GAP-20]', async () => {
    const rich = await insertBuyer(shop, 10_000);
    const sheet = await openSheet(shop, rich, [{ productNo: 2 }]);
    const { body } = await reserve(shop, rich, sheet, reserveBody(0, { subPayAmt: 10_000 }));
    expect(body).toMatchObject({ pgType: 'NONE', confirmUrl: null });
    expect(await statusOf(shop, body.orderNo)).toBe('PAY_DONE');
    expect((await approve(shop, rich, body)).body).toMatchObject({
      result: 'SUCCESS',
      order: { payType: 'ACCUMULATION' },
    });
    expect(await shop.test.database.selectFrom('sandboxPayment').select('paymentKey').execute()).toEqual([]);
  });
});

describe('a refused or undecided payment', () => {
  it.each([
    ['DECLINE', { failCode: 'DECLINED', failMessage: '잔액 부족' }],
    ['CANCEL', { failCode: 'CANCELED' }],
  ] as const)('releases the hold and keeps the sheet with its selection (%s) [GAP-20]', async (decision, failure) => {
    const { sheet, held, couponIssueNo } = await holdEverything(shop, buyer);
    await decide(shop, held.key, decision);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', ...failure, order: null });
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_FAIL');
    expect(await holdOf(shop, buyer)).toEqual(UNTOUCHED);
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
    expect(await holdOf(shop, buyer)).toEqual(TAKEN);
  });

  it('stays refused when the order is deleted afterwards', async () => {
    const { held } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'DECLINE');
    expect((await approve(shop, buyer, held)).body.result).toBe('FAIL');
    for (const table of ['shopOrder', 'orderOption'] as const) {
      const rows = shop.test.database.updateTable(table).set({ orderStatusType: 'DELETE' });
      await rows.where('orderNo', '=', held.orderNo).execute();
    }
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'DECLINED' });
  });

  it('is PENDING while the provider has not decided, and settled by the reconciliation job [GAP-20]', async () => {
    const { sheet, held } = await holdEverything(shop, buyer);
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('PENDING');
    await decide(shop, held.key, 'DELAY');
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('PENDING');
    expect((await reserve(shop, buyer, sheet, reserveBody(40_000))).code).toBe('STATE_CONFLICT');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
    expect((await approve(shop, buyer, held, 'one-key-for-both')).body.result).toBe('SUCCESS');
  });
});
