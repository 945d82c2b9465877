import { DAY_MS } from '@dealstore/commerce-core/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { claim, optionsOf } from '../../testing/shop/claim-shop.ts';
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

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
});
beforeEach(async () => {
  buyer = await insertBuyer(shop, 1_000);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
});
afterAll(() => shop.test.drop());

const ACCOUNT = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' };

/** Three pieces for 29,000 won and 1,000 points on a virtual account, with a receipt for a number. */
async function deposited(cashReceiptKey: string) {
  const cashReceipt = { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey };
  const body = reserveBody(29_000, { payType: 'VIRTUAL_ACCOUNT', cashReceipt, subPayAmt: 1_000 });
  const sheetNo = await openSheet(shop, buyer, [{ productNo: 1, orderCnt: 3 }]);
  const held = (await reserve(shop, buyer, sheetNo, body)).body;
  await decide(shop, held.key, 'ISSUE_ACCOUNT');
  await approve(shop, buyer, held);
  return {
    ...held,
    pay: async () => {
      await decide(shop, held.key, 'DEPOSIT');
      await approve(shop, buyer, held);
    },
    async receipt() {
      const { body: order } = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: held.orderNo } });
      const { statusType, receiptAmt } = order.payInfo.cashReceipt ?? { statusType: null, receiptAmt: null };
      return [statusType, receiptAmt];
    },
    async cancel(productCnt: number) {
      const { body: order } = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo: held.orderNo } });
      const [{ orderOptionNo } = { orderOptionNo: 0 }] = optionsOf(order);
      const options = [{ orderOptionNo, productCnt }];
      return claim(shop, buyer, { orderNo: held.orderNo, options, over: { bankAccountInfo: ACCOUNT } });
    },
    book: () =>
      shop.test.database
        .selectFrom('sandboxCashReceipt')
        .select(['maskedKey', 'issueAmt', 'canceledAmt'])
        .where('receiptKey', '=', `receipt_${held.orderNo}`)
        .executeTakeFirst(),
  };
}

/** Runs the refund and what follows it. */
async function runJobs(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await shop.jobs.runDue();
}

describe('the cash receipt of an order', () => {
  it('is issued by the provider over the cash amount once the money has come [GAP-20]', async () => {
    const order = await deposited('01000001001');
    await runJobs();
    expect([await order.receipt(), await order.book()]).toEqual([['WAITING', 0], undefined]);
    await order.pay();
    await runJobs();
    expect(await order.receipt()).toEqual(['ISSUED', 29_000]);
    expect(await order.book()).toEqual({ maskedKey: '010-****-1001', issueAmt: 29_000, canceledAmt: 0 });
  });

  it('is canceled with each refund, as far as money went back [GAP-17, GAP-20]', async () => {
    const order = await deposited('01000001001');
    await order.pay();
    const part = await order.cancel(1);
    await runJobs();
    expect(await order.receipt()).toEqual(['PARTLY_CANCELED', 29_000 - part.estimate.refundMainPayAmt]);
    await order.cancel(2);
    await runJobs();
    expect(await order.receipt()).toEqual(['CANCELED', 0]);
    expect(await order.book()).toMatchObject({ issueAmt: 29_000, canceledAmt: 29_000 });
  });

  it('is canceled later when the provider was away, and the refund does not wait for it', async () => {
    const order = await deposited('01000001001');
    await order.pay();
    await runJobs();
    const away = vi.spyOn(shop.parts.providers.payment, 'cancelCashReceipt').mockRejectedValue(new Error('away'));
    const { claimNo } = await order.cancel(3);
    await runJobs();
    const { body } = await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } });
    expect([body.claimStatusType, await order.receipt()]).toEqual(['CANCEL_DONE', ['ISSUED', 29_000]]);
    away.mockRestore();
    shop.clock.advance(DAY_MS / 24);
    await runJobs();
    expect(await order.receipt()).toEqual(['CANCELED', 0]);
  });

  it('is refused for a phone number without an owner, and nothing is canceled', async () => {
    const order = await deposited('01000000000');
    await order.pay();
    await runJobs();
    expect([await order.receipt(), await order.book()]).toEqual([['REFUSED', 0], undefined]);
    await order.cancel(3);
    await runJobs();
    expect(await order.receipt()).toEqual(['REFUSED', 0]);
  });

  it('is not issued for an order without a request for one', async () => {
    const body = reserveBody(10_000, { payType: 'REALTIME_ACCOUNT_TRANSFER' });
    const held = (await reserve(shop, buyer, await openSheet(shop, buyer), body)).body;
    await decide(shop, held.key, 'APPROVE');
    await approve(shop, buyer, held);
    await runJobs();
    const receipts = shop.test.database.selectFrom('cashReceipt').select('status').where('orderNo', '=', held.orderNo);
    expect(await receipts.execute()).toEqual([]);
  });
});
