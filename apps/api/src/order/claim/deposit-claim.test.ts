import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toTimestamp } from '../../database/instant.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import { tablesWith } from '../../testing/rows/leaver-rows.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { boughtUpTo, claim, estimate, request } from '../../testing/shop/claim-shop.ts';
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
  shop = await openOrderShop([{ productNo: 1 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database)).toEqual([]);
  await shop.test.drop();
});

/** Two pieces for 20,000 won, 1,000 of them points, to be paid into a virtual account. */
async function waiting(of: TestMember = buyer, over: Parameters<typeof reserveBody>[1] = {}) {
  const body = reserveBody(19_000, { payType: 'VIRTUAL_ACCOUNT', subPayAmt: 1_000, ...over });
  const sheet = await openSheet(shop, of, [{ productNo: 1, orderCnt: 2 }]);
  const held = (await reserve(shop, of, sheet, body)).body;
  await decide(shop, held.key, 'ISSUE_ACCOUNT');
  await approve(shop, of, held);
  const option = shop.test.database
    .selectFrom('orderOption')
    .select('orderOptionNo')
    .where('orderNo', '=', held.orderNo);
  return { ...held, ...(await option.executeTakeFirstOrThrow()) };
}

const account = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' };

describe('a claim of an order paid into a virtual account', () => {
  it('ends the whole order before the deposit: held goods go back, and no money moves [GAP-17]', async () => {
    const { orderNo, orderOptionNo } = await waiting();
    const claimable = await shop.call('getClaimable', { bearer: buyer.bearer, path: { orderNo } });
    expect(claimable.body).toMatchObject({ needsBankAccount: false, lastBankAccount: null });
    const part = await estimate(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 1 }] });
    expect(part).toMatchObject({ code: 'STATE_CONFLICT', details: { orderOptionNo, reason: 'COUNT' } });
    const done = await claim(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 2 }] });
    expect(done).toMatchObject({
      claimStatusType: 'CANCEL_DONE',
      refund: null,
      estimate: { refundMainPayAmt: 0, refundSubPayAmt: 1_000, refundType: 'ACCUMULATION' },
    });
    const { database } = shop.test;
    const balance = await database
      .selectFrom('pointBalance')
      .select('balanceAmt')
      .where('memberNo', '=', buyer.memberNo)
      .executeTakeFirst();
    const stock = await database.selectFrom('productOption').select('stockCnt').executeTakeFirst();
    expect([balance?.balanceAmt, stock?.stockCnt]).toEqual([5_000, 10]);
  });

  it('brings points and coupons back usable that have ended while they were held', async () => {
    const { database } = shop.test;
    const couponNo = await insertCoupon(database, { minSalePrice: 0 });
    const cartCouponIssueNo = await insertIssue(database, couponNo, buyer.memberNo);
    const coupons = { cartCouponIssueNo, deliveryCouponIssueNo: null, productCoupons: [] };
    const { orderNo, orderOptionNo } = await waiting(buyer, { coupons, paymentAmtForVerification: 16_000 });
    const now = shop.clock.now();
    await database
      .updateTable('pointLot')
      .set({ expiresAt: toTimestamp(now) })
      .execute();
    await database
      .updateTable('couponIssue')
      .set({ useEndAt: toTimestamp(now) })
      .execute();
    const done = await claim(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 2 }] });
    expect(done.estimate.restoredCoupons).toHaveLength(1);
    const endAt = toTimestamp(after(now, 7 * DAY_MS));
    const alive = database
      .selectFrom('pointLot')
      .select(['restAmt', 'expiresAt'])
      .where('expiresAt', '>', toTimestamp(now));
    expect(await alive.execute()).toEqual([{ restAmt: 1_000, expiresAt: endAt }]);
    const issue = database.selectFrom('couponIssue').select(['useEndAt', 'usedAt']);
    expect(await issue.executeTakeFirst()).toEqual({ useEndAt: endAt, usedAt: null });
  });

  it('is refused when the seller has to agree by now to what was shown as immediate', async () => {
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'PRODUCT_PREPARE');
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
    const { refundPayAmt } = (await estimate(shop, buyer, claimInput)).body;
    const over = { immediacyForVerification: true };
    expect(await request(shop, buyer, { ...claimInput, over }, refundPayAmt)).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { estimate: { refundsImmediately: false } },
    });
  });

  it('asks after the deposit for the account that the money goes to [GAP-17, GAP-20]', async () => {
    const held = await waiting();
    const { orderNo, orderOptionNo } = held;
    await decide(shop, held.key, 'DEPOSIT');
    shop.clock.advance(60 * 60_000);
    await shop.jobs.runDue();
    const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 2 }] };
    expect((await estimate(shop, buyer, claimInput)).body).toMatchObject({
      refundPayAmt: 20_000,
      refundType: 'ACCOUNT',
    });
    expect(await request(shop, buyer, claimInput, 20_000)).toMatchObject({
      code: 'INVALID_REQUEST',
      details: { place: 'body/bankAccountInfo' },
    });
    const unknown = { ...claimInput, over: { bankAccountInfo: { ...account, bank: '신한' } } };
    expect(await request(shop, buyer, unknown, 20_000)).toMatchObject({
      code: 'INVALID_REQUEST',
      details: { place: 'body/bankAccountInfo/bank' },
    });
    const over = { bankAccountInfo: account };
    const { claimNo } = await claim(shop, buyer, { ...claimInput, over });
    const refund = vi.spyOn(shop.parts.providers.payment, 'refund');
    await shop.jobs.runDue();
    expect(refund).toHaveBeenCalledExactlyOnceWith(held.key, `claim:${claimNo}`, 19_000, account);
    refund.mockRestore();
    const { body } = await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } });
    expect(body).toMatchObject({ claimStatusType: 'CANCEL_DONE', estimate: { refundType: 'ACCOUNT' } });
  });

  it('offers the account a member named last, to that member alone [GAP-17]', async () => {
    const claimableOf = async (of: TestMember) => {
      const held = await waiting(of);
      await decide(shop, held.key, 'DEPOSIT');
      await approve(shop, of, held);
      const { body } = await shop.call('getClaimable', { bearer: of.bearer, path: { orderNo: held.orderNo } });
      return { ...held, claimable: body };
    };
    const first = await claimableOf(buyer);
    expect(first.claimable).toMatchObject({ needsBankAccount: true, lastBankAccount: null });
    const { orderNo, orderOptionNo } = first;
    await claim(shop, buyer, {
      orderNo,
      options: [{ orderOptionNo, productCnt: 2 }],
      over: { bankAccountInfo: account },
    });
    await shop.jobs.runDue();
    expect((await claimableOf(buyer)).claimable.lastBankAccount).toEqual(account);
    expect((await claimableOf(await insertBuyer(shop, 5_000))).claimable.lastBankAccount).toBeNull();
  });

  it('keeps no account when the money goes back the way it came [GAP-17]', async () => {
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE');
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
    const { claimNo, estimate: shown } = await claim(shop, buyer, {
      ...claimInput,
      over: { bankAccountInfo: account },
    });
    expect(shown.refundType).toBe('PG');
    const stored = shop.test.database.selectFrom('claim').select('refundAccount').where('claimNo', '=', claimNo);
    expect(await stored.executeTakeFirst()).toEqual({ refundAccount: null });
    await shop.jobs.runDue();
    const refund = shop.test.database.selectFrom('refund').select('refundType').where('claimNo', '=', claimNo);
    expect(await refund.executeTakeFirst()).toEqual({ refundType: 'PG' });
    expect(await tablesWith(shop.test.database, account.bankAccount)).toEqual([]);
  });
});
