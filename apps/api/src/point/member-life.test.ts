import { fc, it as property } from '@fast-check/vitest';
import { testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { brokenInvariants, closeSoundShop } from '../testing/race/invariants.ts';
import { beginLife, endLife, lifeSteps, live, openLifeShop, sumUp, type Life } from '../testing/shop/member-life.ts';
import type { OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openLifeShop();
});
afterAll(() => closeSoundShop(shop));

async function expectFair(life: Life): Promise<void> {
  const { available, owed, spent, earned, goods, money } = await sumUp(life);
  // to the point: what is there and what was spent is what was earned, or is owed
  expect({ points: available + spent - owed }).toEqual({ points: earned });
  expect(Math.min(available, owed)).toBe(0);
  // a won less for each part of a line that went back, as shares are rounded
  expect(goods + available - owed).toBeLessThanOrEqual(money + earned + 20);
}

describe('a member, whatever they do in whatever order', () => {
  property.prop([lifeSteps(), fc.constantFrom(0, 1_000)], {
    numRuns: testSizes.lives,
    seed: 24,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: true,
  })('never gets more from the shop than was paid and earned', async (steps, startPoints) => {
    const life = await beginLife(shop, startPoints);
    console.time('life ' + steps.length);
    for (const atOnce of steps) {
      await live(life, atOnce);
      await expectFair(life);
    }
    expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
    console.timeEnd('life ' + steps.length);
    if (await endLife(life)) expect((await sumUp(life)).owed).toBe(0);
  });
});
