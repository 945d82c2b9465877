import { DAY_MS, kstMonthsAfter } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromTimestamp } from '../../database/instant.ts';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { boughtUpTo, claim } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
  await shop.test.drop();
});

/** A cancel whose money goes back so many days after it was asked for. */
async function refundedAfter(days: number) {
  const buyer = await insertBuyer(shop);
  const { orderNo, options } = await boughtUpTo(shop, buyer, 'PAY_DONE');
  const lines = options.map(({ orderOptionNo, orderCnt: productCnt }) => ({ orderOptionNo, productCnt }));
  const { claimNo } = await claim(shop, buyer, { orderNo, options: lines });
  const { database } = shop.test;
  const due = database.selectFrom('refund').selectAll().where('claimNo', '=', claimNo);
  const { dueAt } = await due.executeTakeFirstOrThrow();
  shop.clock.advance(dueAt.getTime() - shop.clock.now() + days * DAY_MS);
  await shop.jobs.runDue();
  shop.clock.advance(DAY_MS);
  await shop.jobs.runDue();
  const points = database
    .selectFrom('pointLedger')
    .select(['pointAmt', 'reason', 'registeredAt', 'expiresAt'])
    .where('memberNo', '=', buyer.memberNo);
  const given = await points.where('effectKey', '=', `claim:${claimNo}:interest`).execute();
  return { refund: await due.executeTakeFirstOrThrow(), given };
}

describe('a refund', () => {
  it('brings no interest on the last day it is due', async () => {
    const { refund, given } = await refundedAfter(0);
    expect([refund.status, refund.interestAmt, given]).toEqual(['DONE', 0, []]);
  });

  it('that comes late pays interest of 15 % a year for every day, in points, once', async () => {
    const { refund, given } = await refundedAfter(10);
    const interest = Math.floor((refund.refundMainPayAmt * 15 * 10) / 36_500);
    expect(interest).toBeGreaterThan(0);
    expect([refund.status, refund.interestAmt]).toEqual(['DONE', interest]);
    expect(given).toEqual([
      {
        pointAmt: interest,
        reason: 'ADD_LATE_INTEREST',
        registeredAt: expect.any(Date),
        expiresAt: new Date(kstMonthsAfter(fromTimestamp(given[0]?.registeredAt ?? new Date(0)), 60)),
      },
    ]);
  });
});
