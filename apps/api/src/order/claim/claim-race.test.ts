import { randomUUID } from 'node:crypto';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { brokenInvariants, closeSoundShop } from '../../testing/race/invariants.ts';
import { numbers, retryWhileBusy, tally } from '../../testing/race/race.ts';
import { boughtUpTo, claim, SELLER_COLLECTS, moveClaim, moveOption, request } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openMultiProcessShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { orderJobs } from '../order.jobs.ts';

const COUNT = 20;
const ROUNDS = 5;

let shop: OrderShop;

beforeEach(async () => {
  shop = await openMultiProcessShop(3, [{ productNo: 1, accumulationRate: 1 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
});
afterEach(() => closeSoundShop(shop));

/** What the provider has given back, and in how many refunds. */
async function providerRefunds(orderNo: string) {
  const refunds = await shop.test.database
    .selectFrom('sandboxPaymentCancel')
    .innerJoin('sandboxPayment', 'sandboxPayment.paymentKey', 'sandboxPaymentCancel.paymentKey')
    .select('cancelAmt')
    .where('orderNo', '=', orderNo)
    .execute();
  return refunds.map(({ cancelAmt }) => cancelAmt);
}

/** `ok`, or the code a step is refused with. */
const outcome = (step: Promise<unknown>): Promise<{ readonly code: string | null }> =>
  step.then(
    () => ({ code: null }),
    (error: unknown) => {
      if (isCommerceError(error)) return { code: error.code };
      throw error;
    },
  );

describe('claims at the same moment', () => {
  it('cancel an order once, however many ask for it under keys of their own [GAP-17, GAP-20]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE');
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
    const answers = await Promise.all(
      numbers(COUNT).map(() => {
        const key = randomUUID();
        return retryWhileBusy(() => request(shop, buyer, claimInput, 10_000, key));
      }),
    );
    expect(tally(answers)).toEqual({ ok: 1, STATE_CONFLICT: COUNT - 1 });
    await Promise.all([shop.jobs.runDue(), shop.jobs.runDue()]);
    expect(await providerRefunds(orderNo)).toEqual([10_000]);
  });

  it('cancel no more pieces than there are [GAP-17, GAP-20]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE', [{ productNo: 1, orderCnt: 5 }]);
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        numbers(COUNT).map(() => {
          const key = randomUUID();
          return retryWhileBusy(() => request(shop, buyer, claimInput, 10_000, key));
        }),
      );
      expect(tally(answers)['ok']).toBe(1);
      await shop.jobs.runDue();
    }
    expect(await providerRefunds(orderNo)).toEqual(numbers(5).map(() => 10_000));
    expect((await request(shop, buyer, claimInput, 10_000)).code).toBe('STATE_CONFLICT');
  });

  it('are either requested in time or shipped, never both [GAP-17, GAP-18]', async () => {
    const buyer = await insertBuyer(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_PREPARE');
      const orderOptionNo = options[0]?.orderOptionNo ?? 0;
      const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 1 }] };
      const [canceled, shipped] = await Promise.all([
        retryWhileBusy(() => request(shop, buyer, claimInput, 10_000)),
        outcome(moveOption(shop, orderOptionNo, 'DELIVERY_ING')),
      ]);
      expect(tally([canceled, shipped])).toEqual({ ok: 1, STATE_CONFLICT: 1 });
    }
  });

  it('return an option confirmed at that instant, or keep it from being confirmed [GAP-17, GAP-18]', async () => {
    const buyer = await insertBuyer(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
      const orderOptionNo = options[0]?.orderOptionNo ?? 0;
      const over = { claimType: 'RETURN', ...SELLER_COLLECTS };
      const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over };
      const [returned, confirmed] = await Promise.all([
        retryWhileBusy(() => request(shop, buyer, claimInput, 10_000)),
        outcome(moveOption(shop, orderOptionNo, 'BUY_CONFIRM')),
      ]);
      expect(tally([returned, confirmed])).toEqual({ ok: 1, STATE_CONFLICT: 1 });
    }
  });

  it('are either taken back by the buyer or approved by the seller [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'PRODUCT_PREPARE');
      const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
      const { claimNo } = await claim(shop, buyer, claimInput);
      const headers = { 'idempotency-key': randomUUID() };
      const [withdrawn, approved] = await Promise.all([
        retryWhileBusy(() => shop.call('withdrawClaim', { bearer: buyer.bearer, path: { claimNo }, headers })),
        outcome(moveClaim(shop, claimNo, 'approve')),
      ]);
      expect(tally([withdrawn, approved])).toEqual({ ok: 1, STATE_CONFLICT: 1 });
      await shop.jobs.runDue();
    }
  });
});

describe('a process that dies between the provider’s refund and its own commit', () => {
  it('leaves one refund at the provider and a claim that ends with the next try [GAP-17, GAP-20]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE');
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }] };
    const { claimNo } = await claim(shop, buyer, claimInput);
    const { payment } = shop.parts.providers;
    const dying = {
      ...payment,
      refund: async (...given: Parameters<typeof payment.refund>) => {
        await payment.refund(...given);
        throw new Error('killed');
      },
    };
    const parts = { ...shop.parts, providers: { ...shop.parts.providers, payment: dying } };
    await createJobRunner({ ...parts, kinds: orderJobs(parts) }).runDue();
    expect(await providerRefunds(orderNo)).toEqual([10_000]);
    const { database } = shop.test;
    const statusRow = database.selectFrom('claim').select('claimStatusType').where('claimNo', '=', claimNo);
    expect(await statusRow.executeTakeFirst()).toEqual({ claimStatusType: 'CANCEL_PROC_REQUEST_REFUND' });
    expect(await brokenInvariants(database)).toEqual([]);
    shop.clock.advance(60_000);
    await shop.jobs.runDue();
    expect(await statusRow.executeTakeFirst()).toEqual({ claimStatusType: 'CANCEL_DONE' });
    expect(await providerRefunds(orderNo)).toEqual([10_000]);
  });
});
