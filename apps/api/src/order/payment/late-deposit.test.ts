import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@dealstore/commerce-core/domain';
import { findOpenObligations } from '../../account/open-obligations.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { claim } from '../../testing/shop/claim-shop.ts';
import { approve, insertBuyer, openSheet, reserve, reserveBody } from '../../testing/shop/order-shop.ts';
import { CLOSED_ACCOUNT } from '../../testing/toss/fake-toss.ts';
import { openTossShop, type TossShop } from '../../testing/toss/toss-shop.ts';

let toss: TossShop;
let buyer: TestMember;

beforeAll(async () => {
  toss = await openTossShop();
  await toss.shop.test.database.updateTable('productOption').set({ openingCnt: 99, stockCnt: 99 }).execute();
  buyer = await insertBuyer(toss.shop);
});
afterAll(async () => {
  expect(await brokenInvariants(toss.shop.test.database, toss.shop.answeredPaid)).toEqual([]);
  await toss.close();
});

/** An order of 10,000 won that waits for its deposit. */
async function waiting() {
  const { shop } = toss;
  const body = reserveBody(10_000, { payType: 'VIRTUAL_ACCOUNT' });
  const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
  const { paymentKey } = toss.toss.authorize(held.key, 10_000, 'ISSUE_ACCOUNT');
  await toss.visit(`/toss/payment/${held.key}/success?paymentKey=${paymentKey}&orderId=${held.key}&amount=10000`);
  await approve(shop, buyer, held);
  const options = shop.test.database.selectFrom('orderOption').select('orderOptionNo');
  return { ...held, ...(await options.where('orderNo', '=', held.orderNo).executeTakeFirstOrThrow()) };
}

const cancel = ({ orderNo, orderOptionNo }: Awaited<ReturnType<typeof waiting>>) =>
  claim(toss.shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 1 }] });

const order = async (orderNo: string) =>
  (await toss.shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } })).body;

/** What the buyer hears of an order, the newest first. */
async function alarms(orderNo: string): Promise<readonly string[]> {
  const own = await toss.shop.test.database
    .selectFrom('alarm')
    .select(['title', 'landingUrl'])
    .where('memberNo', '=', buyer.memberNo)
    .where('landingUrl', 'like', `/myPage/order/detail/order/%/${orderNo}`)
    .orderBy('alarmNo', 'desc')
    .execute();
  return own.map(({ title }) => title);
}

const name = (orderNo: string, bankAccount: string, idempotencyKey: string) =>
  toss.shop.call('setRefundAccount', {
    bearer: buyer.bearer,
    path: { orderNo },
    body: { bank: '88', bankAccount, bankDepositorName: '김주문' },
    headers: { 'idempotency-key': idempotencyKey },
  });

const KEYS = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);

describe('the virtual account of an order that ended unpaid', () => {
  it('is closed at the provider when the buyer cancels, so that no money comes on it [GAP-17]', async () => {
    const held = await waiting();
    await cancel(held);
    await toss.shop.jobs.runDue();
    toss.toss.deposit(held.key);
    expect(toss.toss.balanceOf(held.key)).toBe(0);
    expect(await order(held.orderNo)).toMatchObject({ lateRefund: null, accumulationAmtWhenBuyConfirm: 0 });
  });

  it('is closed when its time is over', async () => {
    const held = await waiting();
    await toss.shop.test.database
      .updateTable('shopOrder')
      .set({ paymentExpiresAt: new Date(toss.shop.clock.now()) })
      .where('orderNo', '=', held.orderNo)
      .execute();
    await toss.shop.test.database
      .updateTable('job')
      .set({ dueAt: new Date(toss.shop.clock.now()) })
      .where('kind', '=', 'release-hold')
      .execute();
    await toss.shop.jobs.runDue();
    await toss.shop.jobs.runDue();
    toss.toss.deposit(held.key);
    expect(toss.toss.balanceOf(held.key)).toBe(0);
  });

  it('refunds a deposit to an account of the buyer, retried until one accepts it [GAP-20]', async () => {
    const held = await waiting();
    const { claimNo } = await cancel(held);
    toss.toss.deposit(held.key);
    await toss.shop.jobs.runDue();
    const late = { refundAmt: 10_000, refundYmdt: null, needsBankAccount: true };
    expect(await order(held.orderNo)).toMatchObject({ lateRefund: late, accumulationAmtWhenBuyConfirm: 0 });
    const { body } = await toss.shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } });
    expect(body.lateRefund).toMatchObject(late);
    const { shop } = toss;
    expect((await findOpenObligations(shop.test.database, buyer.memberNo)).openOrderCnt).toBe(1);

    expect(await alarms(held.orderNo)).toEqual(['환불받을 계좌를 알려 주세요']);

    expect((await name(held.orderNo, CLOSED_ACCOUNT, KEYS[0] ?? '')).code).toBe(null);
    expect((await order(held.orderNo)).lateRefund?.needsBankAccount).toBe(false);
    expect((await name(held.orderNo, '110123456789', KEYS[1] ?? '')).code).toBe('STATE_CONFLICT');
    await shop.jobs.runDue();
    expect((await order(held.orderNo)).lateRefund?.needsBankAccount).toBe(true);
    expect((await alarms(held.orderNo))[0]).toBe('환불 계좌를 다시 적어 주세요');

    await name(held.orderNo, '110123456789', KEYS[2] ?? '');
    shop.clock.advance(DAY_MS / 24);
    await shop.jobs.runDue();
    expect(toss.toss.balanceOf(held.key)).toBe(0);
    expect((await order(held.orderNo)).lateRefund).toMatchObject({
      refundYmdt: expect.stringContaining('2026'),
      needsBankAccount: false,
    });
    expect((await alarms(held.orderNo)).toSorted()).toEqual([
      '환불 계좌를 다시 적어 주세요',
      '환불받을 계좌를 알려 주세요',
      '환불이 완료됐어요',
    ]);
    expect((await name(held.orderNo, '110123456789', KEYS[3] ?? '')).code).toBe('STATE_CONFLICT');
  });
});
