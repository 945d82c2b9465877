import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { CLOSED_ACCOUNT } from '../../sandbox/payment/sandbox-payment.ts';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { numbers, retryWhileBusy, tally } from '../../testing/race/race.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { claim } from '../../testing/shop/claim-shop.ts';
import { refundedAmt } from '../../testing/shop/held-order.ts';
import {
  approve,
  decide,
  insertBuyer,
  openMultiProcessShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';
import { setClaimRefundAccount } from './claim-refund-account.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openMultiProcessShop(3, [{ productNo: 1, salePrice: 40_000 }]);
  buyer = await insertBuyer(shop);
});
afterEach(() => closeSoundShop(shop));

/** A canceled order of 40,000 won that was paid by deposit, its refund to go to an account. */
async function canceled(bankAccount: string) {
  const body = reserveBody(40_000, { payType: 'VIRTUAL_ACCOUNT' });
  const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
  await decide(shop, held.key, 'ISSUE_ACCOUNT');
  await approve(shop, buyer, held);
  await decide(shop, held.key, 'DEPOSIT');
  await approve(shop, buyer, held);
  const options = shop.test.database.selectFrom('orderOption').select('orderOptionNo');
  const { orderOptionNo } = await options.where('orderNo', '=', held.orderNo).executeTakeFirstOrThrow();
  const { claimNo } = await claim(shop, buyer, {
    orderNo: held.orderNo,
    options: [{ orderOptionNo, productCnt: 1 }],
    over: { bankAccountInfo: { bank: '88', bankAccount, bankDepositorName: '김주문' } },
  });
  return { key: held.key, claimNo };
}

const name = (claimNo: number, bankAccount: string, by: TestMember = buyer) =>
  shop.call('setClaimRefundAccount', {
    bearer: by.bearer,
    path: { claimNo },
    body: { bank: '88', bankAccount, bankDepositorName: '김주문' },
    headers: { 'idempotency-key': randomUUID() },
  });

const read = async (claimNo: number) => (await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } })).body;

const toldOf = async (claimNo: number) => {
  const alarms = shop.test.database.selectFrom('alarm').select('title').where('memberNo', '=', buyer.memberNo);
  const own = await alarms.where('landingUrl', '=', `/myPage/order/claim/${claimNo}`).orderBy('alarmNo').execute();
  return own.map(({ title }) => title);
};

const jobsOf = () =>
  shop.test.database.selectFrom('job').select(['status', 'attempts']).where('kind', '=', 'refund-claim').execute();

const NUMBER = '110123456789';

describe('the refund of a claim whose account the bank refuses', () => {
  it('asks its buyer for another account, once, and goes there [GAP-17, GAP-20]', async () => {
    const { key, claimNo } = await canceled(CLOSED_ACCOUNT);
    await shop.jobs.runDue();
    expect(await jobsOf()).toEqual([{ status: 'DONE', attempts: 1 }]);
    expect(await read(claimNo)).toMatchObject({
      claimStatusType: 'CANCEL_PROC_REQUEST_REFUND',
      refund: { refundYmdt: null, needsBankAccount: true },
    });
    expect(await toldOf(claimNo)).toEqual(['환불 계좌를 다시 적어 주세요']);
    expect((await name(claimNo, NUMBER, await insertBuyer(shop))).code).toBe('NOT_FOUND');

    expect((await name(claimNo, CLOSED_ACCOUNT)).code).toBeNull();
    expect((await read(claimNo)).refund?.needsBankAccount).toBe(false);
    await shop.jobs.runDue();
    expect((await read(claimNo)).refund?.needsBankAccount).toBe(true);
    expect(await toldOf(claimNo)).toHaveLength(2);

    expect((await name(claimNo, NUMBER)).code).toBeNull();
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, key)).toBe(40_000);
    expect(await read(claimNo)).toMatchObject({
      claimStatusType: 'CANCEL_DONE',
      refund: { refundYmdt: expect.any(String), needsBankAccount: false, interestAmt: 0 },
    });
    expect((await name(claimNo, NUMBER)).code).toBe('STATE_CONFLICT');
  });

  it('asks for nothing while the one that was named has not been tried', async () => {
    const { claimNo } = await canceled(NUMBER);
    expect((await name(claimNo, NUMBER)).code).toBe('STATE_CONFLICT');
    await shop.jobs.runDue();
    expect((await read(claimNo)).claimStatusType).toBe('CANCEL_DONE');
  });

  it('brings no interest for the days it waited, and interest for those after them', async () => {
    const { claimNo } = await canceled(CLOSED_ACCOUNT);
    await shop.jobs.runDue();
    const due = shop.test.database.selectFrom('refund').select(['dueAt', 'interestAmt']).where('claimNo', '=', claimNo);
    const before = await due.executeTakeFirstOrThrow();
    shop.clock.advance(30 * DAY_MS);
    const account = { bank: '88', bankAccount: NUMBER, bankDepositorName: '김주문' } as const;
    const owner = { memberNo: buyer.memberNo, now: shop.clock.now() };
    await withTransaction(shop.test.database, (transaction) =>
      setClaimRefundAccount(transaction, claimNo, account, owner),
    );
    const { dueAt } = await due.executeTakeFirstOrThrow();
    expect(dueAt.getTime() - before.dueAt.getTime()).toBe(30 * DAY_MS);
    shop.clock.advance(dueAt.getTime() - shop.clock.now() + 10 * DAY_MS);
    await shop.jobs.runDue();
    expect((await due.executeTakeFirstOrThrow()).interestAmt).toBe(Math.floor((40_000 * 15 * 10) / 36_500));
  });

  it('takes one of several accounts named at once, and pays once', async () => {
    const { key, claimNo } = await canceled(CLOSED_ACCOUNT);
    await shop.jobs.runDue();
    const answers = await Promise.all(
      numbers(6).map((digit) => retryWhileBusy(() => name(claimNo, `${NUMBER}${digit}`))),
    );
    expect(tally(answers)).toEqual({ ok: 1, STATE_CONFLICT: 5 });
    await Promise.all([shop.jobs.runDue(), shop.jobs.runDue(), shop.jobs.runDue()]);
    shop.clock.advance(HOUR_MS);
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, key)).toBe(40_000);
    expect((await read(claimNo)).claimStatusType).toBe('CANCEL_DONE');
  });
});
