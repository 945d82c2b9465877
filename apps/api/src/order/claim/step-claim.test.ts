import {
  CLAIM_STEPS,
  DAY_MS,
  formatYmdt,
  nextClaimStatus,
  type ClaimEvent,
  type OrderActor,
} from '@dealstore/commerce-core/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../database/database.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { simulateClaim } from '../../sandbox/claim/claim-simulation.ts';
import { claimSimulationJob } from '../../sandbox/claim/claim-simulation.job.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { insertOption } from '../../testing/rows/shop-rows.ts';
import { boughtUpTo, claim, SELLER_COLLECTS, moveOption, optionsOf } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { stepClaim } from './step-claim.ts';

let shop: OrderShop;
let otherOptionNo: number;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
  otherOptionNo = await insertOption(shop.test.database, 1);
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
});
afterAll(() => shop.test.drop());

const EVENTS = [...new Set(CLAIM_STEPS.map(({ event }) => event))];
const ACTORS: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];
/** Ways to every status of a claim: what was bought, what was asked for, and what has happened since. */
const STATUSES = [
  ['CANCEL_REQUEST', 'PRODUCT_PREPARE', { claimType: 'CANCEL' }, []],
  ['CANCEL_REJECT_REQUEST', 'PRODUCT_PREPARE', { claimType: 'CANCEL' }, ['reject']],
  ['CANCEL_PROC_REQUEST_REFUND', 'PAY_DONE', { claimType: 'CANCEL' }, []],
  ['CANCEL_DONE', 'PAY_DONE', { claimType: 'CANCEL' }, ['refund']],
  ['RETURN_REQUEST', 'DELIVERY_DONE', { claimType: 'RETURN', ...SELLER_COLLECTS }, []],
  ['RETURN_REJECT_REQUEST', 'DELIVERY_DONE', { claimType: 'RETURN', ...SELLER_COLLECTS }, ['reject']],
  ['RETURN_PROC_BEFORE_RECEIVE', 'DELIVERY_DONE', { claimType: 'RETURN', ...SELLER_COLLECTS }, ['approve']],
  ['RETURN_PROC_REQUEST_REFUND', 'DELIVERY_DONE', { claimType: 'RETURN', ...SELLER_COLLECTS }, ['approve', 'receive']],
  ['RETURN_DONE', 'DELIVERY_DONE', { claimType: 'RETURN', ...SELLER_COLLECTS }, ['approve', 'receive', 'refund']],
  ['EXCHANGE_REQUEST', 'DELIVERY_DONE', { claimType: 'EXCHANGE', ...SELLER_COLLECTS }, []],
  ['EXCHANGE_REJECT_REQUEST', 'DELIVERY_DONE', { claimType: 'EXCHANGE', ...SELLER_COLLECTS }, ['reject']],
  ['EXCHANGE_PROC_BEFORE_RECEIVE', 'DELIVERY_DONE', { claimType: 'EXCHANGE', ...SELLER_COLLECTS }, ['approve']],
  ['EXCHANGE_PROC_WAITING', 'DELIVERY_DONE', { claimType: 'EXCHANGE', ...SELLER_COLLECTS }, ['approve', 'receive']],
  ['EXCHANGE_DONE', 'DELIVERY_DONE', { claimType: 'EXCHANGE', ...SELLER_COLLECTS }, ['approve', 'receive', 'send']],
  ['WITHDRAWN', 'PRODUCT_PREPARE', { claimType: 'CANCEL' }, ['withdraw']],
] as const;

async function step(claimNo: number, event: ClaimEvent, by: OrderActor): Promise<void> {
  await withTransaction(shop.test.database, (transaction) =>
    stepClaim(transaction, { claimNo, event, by, at: shop.clock.now() }),
  );
}

describe('stepClaim', () => {
  it.each(STATUSES)(
    'refuses in %s every event outside the table, and changes nothing [GAP-17]',
    async (status, upTo, kind, way) => {
      const buyer = await insertBuyer(shop);
      const { orderNo, options } = await boughtUpTo(shop, buyer, upTo);
      const over = kind.claimType === 'EXCHANGE' ? { ...kind, exchangeOptionNo: otherOptionNo } : kind;
      const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
      const { claimNo } = await claim(shop, buyer, claimInput);
      for (const event of way) {
        if (event === 'refund') await shop.jobs.runDue();
        else await step(claimNo, event, event === 'withdraw' ? 'BUYER' : 'SANDBOX');
      }
      const { database } = shop.test;
      const stored = await database
        .selectFrom('claim')
        .select('claimStatusType')
        .where('claimNo', '=', claimNo)
        .executeTakeFirst();
      expect(stored?.claimStatusType).toBe(status);
      const picture = async () =>
        JSON.stringify(
          await Promise.all([
            database.selectFrom('claim').selectAll().where('claimNo', '=', claimNo).execute(),
            database.selectFrom('orderOption').selectAll().where('orderNo', '=', orderNo).execute(),
            database.selectFrom('shopOrder').selectAll().where('orderNo', '=', orderNo).execute(),
            database.selectFrom('claimHistory').selectAll().where('claimNo', '=', claimNo).execute(),
          ]),
        );
      const before = await picture();
      for (const event of EVENTS) {
        for (const by of ACTORS) {
          if (nextClaimStatus(status, event, by) !== null) continue;
          await expect(step(claimNo, event, by)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
        }
      }
      expect(await picture()).toBe(before);
    },
  );
});

describe('an exchange', () => {
  it.each([
    ['PRODUCT_PREPARE', 'approve', 'swap', 'PRODUCT_PREPARE'],
    ['DELIVERY_DONE', 'swap', 'approve', 'DELIVERY_DONE'],
  ] as const)('requested in status %s refuses to %s and takes %s [GAP-17]', async (upTo, refused, taken, status) => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, upTo);
    const orderOptionNo = options[0]?.orderOptionNo ?? 0;
    const over = { claimType: 'EXCHANGE', exchangeOptionNo: otherOptionNo, ...SELLER_COLLECTS };
    const { claimNo } = await claim(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over });
    await expect(step(claimNo, refused, 'SANDBOX')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await step(claimNo, taken, 'SANDBOX');
    const option = shop.test.database
      .selectFrom('orderOption')
      .select('orderStatusType')
      .where('orderNo', '=', orderNo);
    expect(await option.executeTakeFirst()).toEqual({ orderStatusType: status });
  });
});

describe('a parcel that is sent out again', () => {
  it('has its carrier, its number and its way, in the claim and in the order [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const orderOptionNo = options[0]?.orderOptionNo ?? 0;
    const over = { claimType: 'EXCHANGE', exchangeOptionNo: otherOptionNo, ...SELLER_COLLECTS };
    const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over };
    const { claimNo } = await claim(shop, buyer, claimInput);
    const parcelOf = async (no: number) =>
      (await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo: no } })).body.exchangeDelivery;
    const exchange = async (no: number) => {
      for (const event of ['approve', 'receive', 'send'] as const) {
        expect(await parcelOf(no)).toBeNull();
        const step = { claimNo: no, event, at: shop.clock.now(), random: shop.parts.random };
        await withTransaction(shop.test.database, (transaction) => simulateClaim(transaction, step));
      }
    };
    await exchange(claimNo);
    const sent = await parcelOf(claimNo);
    const shippedYmdt = formatYmdt(shop.clock.now());
    expect(sent).toMatchObject({ deliveryCompanyType: 'CJ', shippedYmdt, deliveredYmdt: null });
    expect(sent?.invoiceNo).toMatch(/^\d{12}$/);
    const optionNow = async () => {
      const { body } = await shop.call('getOrder', { bearer: buyer.bearer, path: { orderNo } });
      return optionsOf(body).find((option) => option.orderOptionNo === orderOptionNo);
    };
    expect(await optionNow()).toMatchObject({
      orderStatusType: 'DELIVERY_ING',
      delivery: { deliveryCompanyType: 'CJ', invoiceNo: sent?.invoiceNo },
      orderStatusDate: { deliveryStartYmdt: shippedYmdt, deliveryCompleteYmdt: null },
    });
    await moveOption(shop, orderOptionNo, 'DELIVERY_DONE');
    expect(await parcelOf(claimNo)).toMatchObject({ deliveredYmdt: formatYmdt(shop.clock.now()) });
    const again = { ...over, exchangeOptionNo: 10 };
    const second = await claim(shop, buyer, { ...claimInput, over: again });
    await exchange(second.claimNo);
    expect((await parcelOf(claimNo))?.invoiceNo).toBe(sent?.invoiceNo);
    expect((await parcelOf(second.claimNo))?.invoiceNo).not.toBe(sent?.invoiceNo);
  });
});

// Last, for a bearer does not live that long.
describe('a claim without any action of the seller', () => {
  it('is processed automatically and refunded within three working days [GAP-17]', async () => {
    const buyer = await insertBuyer(shop);
    const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
    const over = { claimType: 'RETURN', ...SELLER_COLLECTS };
    const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
    const { claimNo } = await claim(shop, buyer, claimInput);
    const sandbox = createJobRunner({ ...shop.parts, kinds: [claimSimulationJob(shop.parts.random)] });
    for (let day = 0; day < 3; day += 1) {
      shop.clock.advance(DAY_MS);
      await sandbox.runDue();
      await shop.jobs.runDue();
    }
    const refund = await shop.test.database
      .selectFrom('refund')
      .selectAll()
      .where('claimNo', '=', claimNo)
      .executeTakeFirstOrThrow();
    expect(refund.status).toBe('DONE');
    expect(refund.refundedAt?.getTime()).toBeLessThanOrEqual(refund.dueAt.getTime());
  });
});
