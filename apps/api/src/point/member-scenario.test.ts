import { fc, it as property } from '@fast-check/vitest';
import { testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { brokenInvariants, closeSoundShop } from '../testing/race/invariants.ts';
import type { Scenario, ScenarioStep } from '../testing/shop/member-actions.ts';
import { beginLife, endLife, lifeSteps, live, openLifeShop, sumUp } from '../testing/shop/member-scenario.ts';
import type { OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openLifeShop();
});
afterAll(() => closeSoundShop(shop));

const step = (action: ScenarioStep['action'], spent = 0): readonly ScenarioStep[] => [
  { action, pick: 0, count: 3, spent },
];

/** Lives that once got something for nothing: points spent before they went back, and a photo of what had gone back. */
const FOUND: [steps: readonly (readonly ScenarioStep[])[], startPoints: 0 | 1_000][] = [
  [[step('buyAndConfirm'), step('buy', 100), step('returnAll'), step('cancel'), step('buyAndConfirm')], 0],
  [[step('buy'), step('deliver'), step('reviewWithoutPhoto'), step('returnForFault'), step('addPhoto')], 0],
];

async function expectFair(life: Scenario): Promise<void> {
  const { available, owed, spent, earned, goods, money } = await sumUp(life);
  // to the point: what is there and what was spent is what was earned, or is owed
  expect({ points: available + spent - owed }).toEqual({ points: earned });
  expect(Math.min(available, owed)).toBe(0);
  // a won for each part of a line that went back, as shares are rounded
  expect(goods + available - owed).toBeLessThanOrEqual(money + earned + 20);
}

const sizes = { numRuns: testSizes.lives, examples: FOUND };

describe('a member, whatever they do in whatever order and at once', () => {
  property.prop([lifeSteps(), fc.constantFrom(0, 1_000)], sizes)(
    'never gets more from the shop than was paid and earned',
    async (steps, startPoints) => {
      const life = await beginLife(shop, startPoints);
      for (const atOnce of steps) {
        await live(life, atOnce);
        await expectFair(life);
      }
      expect(await brokenInvariants(shop.test.database, shop.answeredPaid)).toEqual([]);
      if (await endLife(life)) expect(await sumUp(life)).toMatchObject({ available: 0, owed: 0 });
    },
  );
});
