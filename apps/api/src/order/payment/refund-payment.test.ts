import { HOUR_MS, STOCK_HOLD_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSoundShop } from '../../testing/race/invariants.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { holdEverything, refundedAmt } from '../../testing/shop/held-order.ts';
import { approve, decide, insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { PROVIDER_LIMIT_MS } from './ask-provider.ts';

let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop([{ productNo: 1, salePrice: 40_000 }, { productNo: 2 }]);
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => closeSoundShop(shop));

/** A late payment of 36,000 won whose goods are gone: its refund is due. */
async function owedRefund(): Promise<string> {
  const { held } = await holdEverything(shop, buyer);
  shop.clock.advance(STOCK_HOLD_MS);
  await shop.jobs.runDue();
  await decide(shop, held.key, 'APPROVE');
  await shop.test.pool.query('update product_option set stock_cnt = 0, opening_cnt = 0 where option_no = 10');
  expect((await approve(shop, buyer, held)).body.failCode).toBe('SOLD_OUT');
  return held.key;
}

async function refundJob() {
  return shop.test.database
    .selectFrom('job')
    .select(['status', 'attempts'])
    .where('kind', '=', 'refund-payment')
    .executeTakeFirst();
}

describe('a refund that is owed', () => {
  it('is one refund when the process ends between the refund and the note of it [GAP-20]', async () => {
    const key = await owedRefund();
    const { payment } = shop.parts.providers;
    const { refund } = payment;
    const killed = vi.spyOn(payment, 'refund').mockImplementation(async (...args) => {
      await refund(...args);
      throw new Error('killed');
    });
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, key)).toBe(36_000);
    expect(await refundJob()).toEqual({ status: 'DUE', attempts: 1 });
    killed.mockRestore();
    shop.clock.advance(HOUR_MS);
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, key)).toBe(36_000);
    expect(await refundJob()).toEqual({ status: 'DONE', attempts: 2 });
    expect(await shop.test.database.selectFrom('sandboxPaymentCancel').select('cancelAmt').execute()).toHaveLength(1);
  });

  it('is requested again when the provider does not answer in time [GAP-20]', async () => {
    const key = await owedRefund();
    const silent = vi.spyOn(shop.parts.providers.payment, 'refund').mockReturnValue(new Promise(() => undefined));
    const round = shop.jobs.runDue();
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    shop.clock.advance(PROVIDER_LIMIT_MS);
    await round;
    expect(await refundJob()).toEqual({ status: 'DUE', attempts: 1 });
    silent.mockRestore();
    shop.clock.advance(HOUR_MS);
    await shop.jobs.runDue();
    expect(await refundedAmt(shop, key)).toBe(36_000);
  });
});
