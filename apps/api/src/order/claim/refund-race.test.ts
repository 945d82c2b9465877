import { randomUUID } from 'node:crypto';
import { STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import { numbers, retryWhileBusy, tally } from '../../testing/race/race.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { request } from '../../testing/shop/claim-shop.ts';
import { holdEverything, refundedAmt, statusOf } from '../../testing/shop/held-order.ts';
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

const ROUNDS = 5;

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openMultiProcessShop(3, [{ productNo: 1, salePrice: 40_000 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

/** An order of 40,000 won whose virtual account has its money before the shop knows. */
async function deposited() {
  const body = reserveBody(40_000, { payType: 'VIRTUAL_ACCOUNT' });
  const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
  await decide(shop, held.key, 'ISSUE_ACCOUNT');
  await approve(shop, buyer, held);
  await decide(shop, held.key, 'DEPOSIT');
  const option = shop.test.database.selectFrom('orderOption').select('orderOptionNo');
  return { ...held, ...(await option.where('orderNo', '=', held.orderNo).executeTakeFirstOrThrow()) };
}

describe('a refund and an approval that comes late', () => {
  it('keep or give back the whole deposit of an order that is canceled as it arrives [GAP-17, GAP-20]', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const held = await deposited();
      const claimInput = { orderNo: held.orderNo, options: [{ orderOptionNo: held.orderOptionNo, productCnt: 1 }] };
      const cancel = () => retryWhileBusy(() => request(shop, buyer, claimInput, 0));
      const takeMoney = () => retryWhileBusy(() => approve(shop, buyer, held));
      // The first round has the claim first, the second the money; then they meet.
      const early = round === 0 ? await cancel() : null;
      const taken = round === 1 ? await takeMoney() : null;
      const [canceled, approved] = await Promise.all([early ?? cancel(), taken ?? takeMoney()]);
      const { result, failCode } = approved.body;
      await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()]);
      await shop.jobs.runDue();
      const outcome = [canceled.code, result, failCode, await statusOf(shop, held.orderNo)];
      expect([
        [null, 'FAIL', 'CANCELED', 'PAY_CANCEL'],
        ['INVALID_REQUEST', 'SUCCESS', null, 'PAY_DONE'],
      ]).toContainEqual(outcome);
      // Money of a canceled order waits for the account it goes back to.
      expect(await refundedAmt(shop, held.key)).toBe(0);
      if (canceled.code === null) {
        await shop.call('setRefundAccount', {
          bearer: buyer.bearer,
          path: { orderNo: held.orderNo },
          body: { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' },
          headers: { 'idempotency-key': randomUUID() },
        });
        await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()]);
      }
      expect(await refundedAmt(shop, held.key)).toBe(canceled.code === null ? 40_000 : 0);
    }
  });

  it('give a late payment back once, however many bring it, when its goods are gone [GAP-17, GAP-20]', async () => {
    const { held } = await holdEverything(shop, buyer);
    shop.clock.advance(STOCK_HOLD_MS);
    await shop.jobs.runDue();
    await decide(shop, held.key, 'APPROVE');
    await shop.test.database.updateTable('productOption').set({ stockCnt: 0, openingCnt: 0 }).execute();
    const [answers] = await Promise.all([
      Promise.all(numbers(20).map(() => retryWhileBusy(() => approve(shop, buyer, held)))),
      shop.jobs.runDue(),
      shop.jobs.runDue(),
    ]);
    expect(tally(answers)).toEqual({ ok: 20 });
    for (const { body } of answers) expect(body).toMatchObject({ result: 'FAIL', failCode: 'SOLD_OUT' });
    await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()]);
    expect(await refundedAmt(shop, held.key)).toBe(36_000);
    const cancels = shop.test.database.selectFrom('sandboxPaymentCancel').select('cancelAmt');
    expect(await cancels.where('paymentKey', '=', held.key).execute()).toEqual([{ cancelAmt: 36_000 }]);
  });
});
