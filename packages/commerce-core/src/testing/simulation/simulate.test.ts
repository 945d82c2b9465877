import { describe, expect, it } from 'vitest';
import { won } from '../../value/won.ts';
import { openMemoryShop } from '../port-suites/memory-shop.ts';
import type { SuiteShop } from '../port-suites/suite-shop.ts';
import { testSizes } from '../test-sizes.ts';
import { simulate } from './simulate.ts';

/** Codes that a long story answers with; one that never comes was never tried. */
const CODES = ['OK', 'STATE_CONFLICT', 'INVALID_REQUEST', 'PURCHASE_LIMIT', 'SOLD_OUT', 'STOCK_SHORT', 'PRICE_CHANGED'];

describe('a simulated shop', () => {
  it('keeps every law in memory, whatever its members, sellers, recipients and banks do [SIM-01]', async () => {
    const story = await simulate(openMemoryShop, { seed: 1, steps: testSizes.simulatedActs });
    expect(story.broken).toBeNull();
    expect([...story.codes.keys()]).toEqual(expect.arrayContaining(CODES));
  });

  it('tells the same story for the same seed, and another one for another [SIM-02]', async () => {
    const linesOf = async (seed: number) => (await simulate(openMemoryShop, { seed, steps: 120 })).lines;
    expect(await linesOf(7)).toEqual(await linesOf(7));
    expect(await linesOf(8)).not.toEqual(await linesOf(7));
  });

  it('tells a broken law by the shortest story that breaks it, which can be told again by its seed [SIM-03]', async () => {
    const open = async () => forgetsRefunds(await openMemoryShop());
    const { broken } = await simulate(open, { seed: 1, steps: 2_000 });
    expect(broken?.laws[0]).toMatch(
      /^what is left of a payment and what claims bring back is what was paid: order \d+/,
    );
    expect(broken?.lines.length).toBeLessThanOrEqual(3);
    const again = await simulate(open, { seed: broken?.seed ?? 0, steps: 40 });
    expect(again.broken).toEqual(broken);
  });
});

/** A shop whose orders do not tell that money went back. */
function forgetsRefunds(shop: SuiteShop): SuiteShop {
  const { orderApi } = shop.member;
  const get: typeof orderApi.get = async (...args) => {
    const order = await orderApi.get(...args);
    return {
      ...order,
      lastOrderAmount: { ...order.firstOrderAmount, chargeAmt: won(order.firstOrderAmount.chargeAmt) },
    };
  };
  return { ...shop, member: { ...shop.member, orderApi: { ...orderApi, get } } };
}
