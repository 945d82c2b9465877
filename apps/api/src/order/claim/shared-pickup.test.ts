import { HOUR_MS } from '@dealstore/commerce-core/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../testing/race/invariants.ts';
import { boughtUpTo, claim, SELLER_COLLECTS, estimate, moveClaim } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  // One seller and one parcel, whose way back costs 3,000 won.
  const seller = { partnerNo: 2, deliveryTemplateNo: 2 };
  shop = await openOrderShop([
    { productNo: 1, ...seller },
    { productNo: 2, ...seller },
  ]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
  await shop.test.database.updateTable('deliveryTemplate').set({ returnDeliveryAmt: 3_000 }).execute();
});
afterEach(async () => {
  expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
});
afterAll(() => shop.test.drop());

const RETURN = { claimType: 'RETURN', ...SELLER_COLLECTS };

/** Two lines of one parcel that have come. */
async function received() {
  const buyer = await insertBuyer(shop);
  const lines = [{ productNo: 1 }, { productNo: 2 }];
  const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE', lines);
  const [first, second] = options.map(({ orderOptionNo }) => {
    return { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over: RETURN };
  });
  if (first === undefined || second === undefined) throw new Error('two lines were bought');
  return {
    first: () => claim(shop, buyer, first),
    second: () => claim(shop, buyer, second),
    estimateSecond: async () => (await estimate(shop, buyer, second)).body.refundPayAmt,
    async back(claimNo: number): Promise<number> {
      await moveClaim(shop, claimNo, 'receive');
      await shop.jobs.runDue();
      const { body } = await shop.call('getClaim', { bearer: buyer.bearer, path: { claimNo } });
      return body.estimate.refundPayAmt;
    },
  };
}

describe('two returns of one parcel', () => {
  it('keep the return fee once when the second is requested before the first goods are back [GAP-17]', async () => {
    const order = await received();
    const first = await order.first();
    await moveClaim(shop, first.claimNo, 'approve');
    const second = await order.second();
    await moveClaim(shop, second.claimNo, 'approve');
    expect([first.estimate.refundPayAmt, second.estimate.refundPayAmt]).toEqual([7_000, 10_000]);
    expect([await order.back(first.claimNo), await order.back(second.claimNo)]).toEqual([7_000, 10_000]);
  });

  it('keep it once whichever is back first [GAP-17]', async () => {
    for (const isApproved of [true, false]) {
      const order = await received();
      const [first, second] = [await order.first(), await order.second()];
      if (isApproved) await moveClaim(shop, first.claimNo, 'approve');
      await moveClaim(shop, second.claimNo, 'approve');
      const backSecond = await order.back(second.claimNo);
      if (!isApproved) await moveClaim(shop, first.claimNo, 'approve');
      expect([backSecond, await order.back(first.claimNo)]).toEqual(isApproved ? [10_000, 7_000] : [7_000, 10_000]);
    }
  });

  it('keep it of the one that remains when the other is refused [GAP-17]', async () => {
    const order = await received();
    const [first, second] = [await order.first(), await order.second()];
    await moveClaim(shop, first.claimNo, 'reject');
    await moveClaim(shop, second.claimNo, 'approve');
    expect(await order.back(second.claimNo)).toBe(7_000);
  });

  it('keep the return fee twice when the second is requested after the first goods are back [GAP-17]', async () => {
    const order = await received();
    const { claimNo } = await order.first();
    await moveClaim(shop, claimNo, 'approve');
    await order.back(claimNo);
    expect(await order.estimateSecond()).toBe(10_000);
    shop.clock.advance(HOUR_MS);
    expect(await order.estimateSecond()).toBe(7_000);
  });
});
