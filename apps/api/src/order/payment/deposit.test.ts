import { DAY_MS, depositDeadline, formatYmdt, MINUTE_MS, SECOND_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxRoutes } from '../../sandbox/sandbox.routes.ts';
import { TEST_ORIGIN } from '../../testing/http/test-call.ts';
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
  type Reservation,
} from '../../testing/shop/order-shop.ts';

let shop: OrderShop;
let buyer: TestMember;

// Log-ins end with the days that pass here: each test has a shop of its own.
beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

/** An order of 10,000 won, 1,000 of them points, that waits for its deposit. */
async function waiting(): Promise<Reservation> {
  const body = reserveBody(9_000, { payType: 'VIRTUAL_ACCOUNT', subPayAmt: 1_000 });
  const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
  await decide(shop, held.key, 'ISSUE_ACCOUNT');
  return held;
}

const statusOf = async (orderNo: string) =>
  (
    await shop.test.database
      .selectFrom('shopOrder')
      .select('orderStatusType')
      .where('orderNo', '=', orderNo)
      .executeTakeFirstOrThrow()
  ).orderStatusType;

const pointsOf = async () =>
  (
    await shop.test.database
      .selectFrom('pointBalance')
      .select('balanceAmt')
      .where('memberNo', '=', buyer.memberNo)
      .executeTakeFirstOrThrow()
  ).balanceAmt;

const stock = async () =>
  (await shop.test.database.selectFrom('productOption').select('stockCnt').executeTakeFirstOrThrow()).stockCnt;

describe('an order paid into a virtual account', () => {
  it('keeps its goods beyond the hold until the account’s last second, and is paid by a deposit then', async () => {
    const held = await waiting();
    const { body } = await approve(shop, buyer, held);
    expect(body.order?.paymentExpirationYmdt).toBe(formatYmdt(depositDeadline(shop.clock.now())));
    shop.clock.advance(DAY_MS);
    await shop.jobs.runDue();
    expect([await statusOf(held.orderNo), await stock()]).toEqual(['DEPOSIT_WAIT', 9]);
    await decide(shop, held.key, 'DEPOSIT');
    shop.clock.advance(30 * MINUTE_MS);
    await shop.jobs.runDue();
    expect([await statusOf(held.orderNo), await stock()]).toEqual(['PAY_DONE', 9]);
  });

  it('becomes one also when its shopper never comes back from the window', async () => {
    const held = await waiting();
    shop.clock.advance(20 * MINUTE_MS);
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('DEPOSIT_WAIT');
  });

  it('ends by itself when no money has come, and gives stock and points back once', async () => {
    const held = await waiting();
    await approve(shop, buyer, held);
    expect([await stock(), await pointsOf()]).toEqual([9, 4_000]);
    const left = depositDeadline(shop.clock.now()) - shop.clock.now();
    shop.clock.advance(left + SECOND_MS);
    await shop.jobs.runDue();
    await shop.jobs.runDue();
    expect([await statusOf(held.orderNo), await stock(), await pointsOf()]).toEqual(['PAY_CANCEL', 10, 5_000]);
    await decide(shop, held.key, 'DEPOSIT');
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('PAY_CANCEL');
  });

  it('is not paid a second time from its sheet', async () => {
    const sheet = await openSheet(shop, buyer);
    const held = (await reserve(shop, buyer, sheet, reserveBody(10_000, { payType: 'VIRTUAL_ACCOUNT' }))).body;
    await decide(shop, held.key, 'ISSUE_ACCOUNT');
    const again = await reserve(shop, buyer, sheet, reserveBody(10_000));
    expect(again.code).toBe('STATE_CONFLICT');
    expect(await statusOf(held.orderNo)).toBe('DEPOSIT_WAIT');
  });

  it('is deposited for by a button of the sandbox', async () => {
    const body = reserveBody(10_000, { payType: 'VIRTUAL_ACCOUNT' });
    const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
    const path = `/sandbox/payment/${held.key}`;
    const visit = async (form?: Readonly<Record<string, string>>) => {
      const init = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
      const response = await sandboxRoutes(shop.parts)(new Request(`${TEST_ORIGIN}${path}?look`, init), 'local');
      if (response === null) throw new Error('no page');
      return response;
    };
    expect(await (await visit()).text()).toContain('가상계좌 발급받기');
    expect((await visit({ action: 'issue', bank: '902' })).headers.get('location')).toContain('result=SUCCESS');
    const answered = (await approve(shop, buyer, held)).body.order?.payInfo.bankInfo;
    expect(answered?.bankName).toBe('모래은행');
    expect(await (await visit()).text()).toContain(answered?.account);
    await visit({ action: 'deposit' });
    shop.clock.advance(SECOND_MS);
    await shop.jobs.runDue();
    expect(await statusOf(held.orderNo)).toBe('PAY_DONE');
  });
});
