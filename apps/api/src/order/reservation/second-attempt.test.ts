import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { numbers, retryWhileBusy } from '../../testing/race/race.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { holdEverything, refundedAmt, holdOf, statusOf, TAKEN } from '../../testing/shop/held-order.ts';
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

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

async function fillCart(orderCnt = 1): Promise<number> {
  const { cartNo } = await shop.test.database
    .insertInto('cartLine')
    .values({ memberNo: buyer.memberNo, productNo: 2, optionNo: 20, orderCnt })
    .returning('cartNo')
    .executeTakeFirstOrThrow();
  return cartNo;
}

async function openCartSheet(cartNo: number): Promise<string> {
  const { body } = await shop.call('createOrderSheet', {
    bearer: buyer.bearer,
    path: { type: 'cart' },
    body: { cartNos: [cartNo] },
  });
  return body.orderSheetNo;
}

async function paidOrders(): Promise<number> {
  const rows = await shop.test.database
    .selectFrom('shopOrder')
    .select('orderNo')
    .where('orderStatusType', '=', 'PAY_DONE')
    .execute();
  return rows.length;
}

describe('two sheets of one cart', () => {
  it('become one order when one is paid before the other is reserved [GAP-20]', async () => {
    const cartNo = await fillCart();
    const [first, second] = [await openCartSheet(cartNo), await openCartSheet(cartNo)];
    const { body: held } = await reserve(shop, buyer, first, reserveBody(10_000));
    await decide(shop, held.key, 'APPROVE');
    await approve(shop, buyer, held);
    expect(await reserve(shop, buyer, second, reserveBody(10_000))).toMatchObject({
      code: 'NOT_FOUND',
      details: { optionNos: [20], reason: 'CART' },
    });
  });

  it('are refused when the cart has fewer pieces by now [GAP-20]', async () => {
    const cartNo = await fillCart(2);
    const sheet = await openCartSheet(cartNo);
    await shop.test.database.updateTable('cartLine').set({ orderCnt: 1 }).execute();
    expect(await reserve(shop, buyer, sheet, reserveBody(20_000))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leave one window that can be paid in: reserving the second closes that of the first [GAP-20]', async () => {
    const cartNo = await fillCart();
    const [first, second] = [await openCartSheet(cartNo), await openCartSheet(cartNo)];
    const { body: held } = await reserve(shop, buyer, first, reserveBody(10_000));
    const { body: other } = await reserve(shop, buyer, second, reserveBody(10_000));
    await decide(shop, held.key, 'APPROVE');
    await decide(shop, other.key, 'APPROVE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    expect((await approve(shop, buyer, other)).body.result).toBe('SUCCESS');
    expect(await paidOrders()).toBe(1);
    expect(await refundedAmt(shop, held.key)).toBe(0);
  });

  it('become one order when both are reserved and paid at the same moment [GAP-20]', async () => {
    for (const round of numbers(5)) {
      const cartNo = await fillCart();
      const sheets = [await openCartSheet(cartNo), await openCartSheet(cartNo)];
      await Promise.all(
        sheets.map(async (sheet, index) => {
          const key = `round-${round}-${index}`;
          const held = await retryWhileBusy(() => reserve(shop, buyer, sheet, reserveBody(10_000), key));
          if (held.code !== null) return;
          await decide(shop, held.body.key, 'APPROVE');
          await retryWhileBusy(() => approve(shop, buyer, held.body));
        }),
      );
      expect(await paidOrders()).toBe(round);
    }
  });

  it('become one order when the first is approved after the second was paid [GAP-20]', async () => {
    const cartNo = await fillCart();
    const [first, second] = [await openCartSheet(cartNo), await openCartSheet(cartNo)];
    const { body: held } = await reserve(shop, buyer, first, reserveBody(10_000));
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    const { body: other } = await reserve(shop, buyer, second, reserveBody(10_000));
    await decide(shop, other.key, 'APPROVE');
    await approve(shop, buyer, other);
    await shop.test.pool.query(`update sandbox_payment set status = 'APPROVED' where payment_key = $1`, [held.key]);
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, held.key)).toBe(10_000);
  });
});

describe('a new attempt after an unpaid order', () => {
  it('takes over the coupon and points of that order [GAP-20]', async () => {
    const { held, couponIssueNo } = await holdEverything(shop, buyer);
    shop.clock.advance(1_000);
    const sheet = await openSheet(shop, buyer);
    const { body } = await shop.call('getOrderSheet', { bearer: buyer.bearer, path: { orderSheetNo: sheet } });
    expect(body.appliedCoupons.cartCouponIssueNo).toBe(couponIssueNo);
    expect(body.paymentInfo.availableMaxAccumulationAmt).toBe(5_000);
    const again = await reserve(
      shop,
      buyer,
      sheet,
      reserveBody(32_000, { coupons: body.appliedCoupons, subPayAmt: 5_000 }),
    );
    expect(again.code).toBe(null);
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_CANCEL');
    expect(await holdOf(shop, buyer)).toEqual({ ...TAKEN, points: 0 });
    await decide(shop, held.key, 'APPROVE');
    expect((await approve(shop, buyer, held)).body).toMatchObject({ result: 'FAIL', failCode: 'CANCELED' });
    expect(await refundedAmt(shop, held.key)).toBe(0);
  });

  it('leaves an unpaid order alone that holds nothing it needs [GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(1_000);
    const sheet = await openSheet(shop, buyer, [{ productNo: 2 }]);
    expect((await reserve(shop, buyer, sheet, reserveBody(7_000, { subPayAmt: 3_000 }))).code).toBe(null);
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_WAIT');
  });

  it('cannot take from an order whose payment is being decided [GAP-20]', async () => {
    const { held, couponIssueNo } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'DELAY');
    shop.clock.advance(1_000);
    const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    const again = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(37_000, { coupons }));
    expect(again).toMatchObject({ code: 'STATE_CONFLICT', details: { orderNo: held.orderNo } });
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_WAIT');
  });

  it('keeps an order that was paid meanwhile, and answers that its coupon is used [GAP-20]', async () => {
    const { held, couponIssueNo } = await holdEverything(shop, buyer);
    await decide(shop, held.key, 'LOSE');
    shop.clock.advance(1_000);
    const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    const again = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(37_000, { coupons }));
    expect(again.code).toBe('COUPON_UNUSABLE');
    expect(await statusOf(shop, held.orderNo)).toBe('PAY_DONE');
  });

  it('closes the window of the same sheet before it opens another [GAP-20]', async () => {
    const sheet = await openSheet(shop, buyer, [{ productNo: 2 }]);
    const { body: first } = await reserve(shop, buyer, sheet, reserveBody(10_000));
    const { body: second } = await reserve(shop, buyer, sheet, reserveBody(10_000));
    await decide(shop, first.key, 'APPROVE');
    const taken = await shop.test.database
      .selectFrom('sandboxPayment')
      .select('status')
      .where('paymentKey', '=', first.key)
      .execute();
    expect(taken).toEqual([{ status: 'CANCELED' }]);
    await decide(shop, second.key, 'APPROVE');
    expect((await approve(shop, buyer, second)).body.result).toBe('SUCCESS');
  });

  it('never ends an order of a third tab that was approved meanwhile [GAP-20]', async () => {
    const sheet = await openSheet(shop, buyer, [{ productNo: 2 }]);
    await reserve(shop, buyer, sheet, reserveBody(10_000));
    const { payment } = shop.parts.providers;
    const { close } = payment;
    const third: string[] = [];
    // While the second tab has the first one's window closed, a third tab reserves and pays.
    const closing = vi.spyOn(payment, 'close').mockImplementation(async (key) => {
      const answer = await close(key);
      if (third.length > 0) return answer;
      third.push('');
      const { body } = await reserve(shop, buyer, sheet, reserveBody(10_000));
      await decide(shop, body.key, 'LOSE');
      third.push(body.orderNo);
      return answer;
    });
    const second = await reserve(shop, buyer, sheet, reserveBody(10_000));
    closing.mockRestore();
    expect(second).toMatchObject({ code: 'STATE_CONFLICT', details: { orderNo: third[1] } });
    expect(await statusOf(shop, third[1] ?? '')).toBe('PAY_DONE');
  });

  it('answers the new amounts when its coupon no longer fits [GAP-20]', async () => {
    const { couponIssueNo } = await holdEverything(shop, buyer);
    await shop.jobs.runDue();
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    const sheet = await openSheet(shop, buyer);
    await shop.test.database.updateTable('product').set({ salePrice: 20_000 }).where('productNo', '=', 1).execute();
    const coupons = { cartCouponIssueNo: couponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    expect(await reserve(shop, buyer, sheet, reserveBody(37_000, { coupons }))).toMatchObject({
      status: 409,
      code: 'COUPON_UNUSABLE',
      details: { couponIssueNo, paymentInfo: { paymentAmt: 20_000 } },
    });
  });
});
