import { after, DAY_MS, kstDate } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTimestamp } from '../../database/instant.ts';
import { boughtUpTo, SELLER_COLLECTS, estimate, request } from '../../testing/shop/claim-shop.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop([{ productNo: 1 }]);
  await shop.test.database.updateTable('productOption').set({ openingCnt: 999, stockCnt: 999 }).execute();
});
afterAll(() => shop.test.drop());

const dayBefore = (days: number) => kstDate(after(shop.clock.now(), -days * DAY_MS));

/** Asks for the return of goods that came some days ago, because they are not as promised. */
async function ask(receivedDaysAgo: number, faultNoticedYmd: string | undefined) {
  const buyer = await insertBuyer(shop);
  const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
  await shop.test.database
    .updateTable('orderOption')
    .set({ deliveredAt: toTimestamp(after(shop.clock.now(), -receivedDaysAgo * DAY_MS)) })
    .where('orderNo', '=', orderNo)
    .execute();
  const { body: claimable } = await shop.call('getClaimable', { bearer: buyer.bearer, path: { orderNo } });
  const reasons = claimable.lines[0]?.choices.find(({ claimType }) => claimType === 'RETURN')?.reasons ?? [];
  const over = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', ...SELLER_COLLECTS };
  const claimInput = { orderNo, options: [{ orderOptionNo: options[0]?.orderOptionNo ?? 0, productCnt: 1 }], over };
  const { refundPayAmt } = (await estimate(shop, buyer, claimInput)).body;
  const named = faultNoticedYmd === undefined ? {} : { faultNoticedYmd };
  const answer = await request(shop, buyer, { ...claimInput, over: { ...over, ...named } }, refundPayAmt);
  return { ...answer, days: reasons.find((one) => one.claimReasonType === 'WRONG_PRODUCT_DETAIL')?.noticedDays };
}

describe('a claim for the seller’s fault', () => {
  it('within 7 days of receipt asks for no day, and keeps none [GAP-17]', async () => {
    expect(await ask(7, undefined)).toMatchObject({ code: null, days: null, body: { faultNoticedYmd: null } });
    expect((await ask(7, dayBefore(1))).body.faultNoticedYmd).toBeNull();
  });

  it('after 7 days says when it was noticed, and keeps the day [GAP-17]', async () => {
    const days = { fromYmd: dayBefore(30), toYmd: dayBefore(0) };
    expect(await ask(40, dayBefore(30))).toMatchObject({ code: null, days, body: { faultNoticedYmd: dayBefore(30) } });
    expect(await ask(8, dayBefore(8))).toMatchObject({ code: null, days: { ...days, fromYmd: dayBefore(8) } });
  });

  it.each([
    ['without a day', 40, () => undefined, 'required'],
    ['31 days after it was noticed', 40, () => dayBefore(31), 'range'],
    ['noticed before it came', 8, () => dayBefore(9), 'range'],
    ['noticed tomorrow', 8, () => dayBefore(-1), 'range'],
    ['noticed on a day that never was', 40, () => '2026-02-30', 'range'],
  ])('is refused %s [GAP-17]', async (_name, receivedDaysAgo, noticed, rule) => {
    expect(await ask(receivedDaysAgo, noticed())).toMatchObject({
      code: 'INVALID_REQUEST',
      details: { place: 'body/faultNoticedYmd', rule },
    });
  });
});
