import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSizes } from '@dealstore/commerce-core/testing';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { numbers, retryWhileBusy } from '../testing/race/race.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { boughtUpTo, claim, SELLER_COLLECTS, moveClaim, moveOption } from '../testing/shop/claim-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openMultiProcessShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../testing/shop/order-shop.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openMultiProcessShop(3, [{ productNo: 1, accumulationRate: 10 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
  buyer = await insertBuyer(shop);
});
afterEach(() => closeSoundShop(shop));

async function points() {
  const balance = shop.test.database.selectFrom('pointBalance').select(['balanceAmt', 'owedAmt']);
  return balance.where('memberNo', '=', buyer.memberNo).executeTakeFirstOrThrow();
}

/** A confirmed purchase that brought 1,000 points and whose goods are on the way back; answers how they arrive. */
async function returning(): Promise<() => Promise<void>> {
  const { orderNo, options } = await boughtUpTo(shop, buyer, 'BUY_CONFIRM');
  const pieces = [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }];
  const over = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', ...SELLER_COLLECTS };
  const { claimNo } = await claim(shop, buyer, { orderNo, options: pieces, over });
  await moveClaim(shop, claimNo, 'approve');
  return () => retryWhileBusy(() => moveClaim(shop, claimNo, 'receive'));
}

/** An order of 10,000 won paid with points; answers how it is canceled. */
async function spending(subPayAmt: number) {
  const held = await reserve(shop, buyer, await openSheet(shop, buyer), reserveBody(10_000 - subPayAmt, { subPayAmt }));
  await decide(shop, held.body.key, 'APPROVE');
  const { orderNo } = (await approve(shop, buyer, held.body)).body;
  const option = shop.test.database.selectFrom('orderOption').select('orderOptionNo').where('orderNo', '=', orderNo);
  const { orderOptionNo } = await option.executeTakeFirstOrThrow();
  return () => retryWhileBusy(() => claim(shop, buyer, { orderNo, options: [{ orderOptionNo, productCnt: 1 }] }));
}

describe('points that are taken back, come back and are earned at the same moment', () => {
  it('end as if one had come after the other: nothing is left of what has gone back [GAP-17, GAP-20]', async () => {
    for (const _ of numbers(testSizes.raceRounds)) {
      const before = await points();
      const receive = [await returning(), await returning()];
      const cancel = await spending(2_000);
      const arrived = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
      const confirm = () =>
        retryWhileBusy(() => moveOption(shop, arrived.options[0]?.orderOptionNo ?? 0, 'BUY_CONFIRM'));
      await Promise.all([...receive, cancel, confirm].map((action) => action()));
      expect(await points()).toEqual({ balanceAmt: before.balanceAmt + 1_000, owedAmt: 0 });
    }
  });

  it('are owed once when two claims take them at once, and settled to the point by what is earned', async () => {
    const receive = [await returning(), await returning()];
    await spending(2_000);
    await Promise.all(receive.map((action) => action()));
    expect(await points()).toEqual({ balanceAmt: 0, owedAmt: 2_000 });
    await Promise.all(numbers(3).map(() => retryWhileBusy(() => boughtUpTo(shop, buyer, 'BUY_CONFIRM'))));
    expect(await points()).toEqual({ balanceAmt: 1_000, owedAmt: 0 });
  });
});
