import { ANALYTICS_CONSENT, DAY_MS, epochMs, SECOND_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toTimestamp } from '../../database/instant.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { catalogueOf } from '../../testing/http/catalogue-call.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import {
  buy,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../../testing/shop/order-shop.ts';
import { readRecommended, RECOMMENDED_LIMIT } from './product.store.ts';
import { recommendProductsJob } from './recommend-products.job.ts';

/** More goods than one batch of the job takes. */
const GOODS = 130;

let shop: OrderShop;
let people: readonly TestMember[];

beforeAll(async () => {
  shop = await openOrderShop(Array.from({ length: GOODS }, (_, index) => ({ productNo: index + 1 })));
});
afterAll(() => shop.test.drop());
beforeEach(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => insertBuyer(shop)));
  await agree(people, true);
  await shop.test.database.deleteFrom('recentProduct').execute();
});

/** People decide whether what they do may be used for more than their orders. */
async function agree(who: readonly TestMember[], agreed: boolean): Promise<void> {
  const agreedAt = toTimestamp(shop.clock.now());
  const rows = who.map(({ memberNo }) => ({
    memberNo,
    type: ANALYTICS_CONSENT,
    version: '1',
    agreed,
    channel: 'PC' as const,
    agreedAt,
  }));
  await shop.test.database.insertInto('consent').values(rows).execute();
}

/** The first so many people look at goods. */
async function look(count: number, productNos: readonly number[], daysAgo = 1): Promise<void> {
  const seenAt = toTimestamp(epochMs(shop.clock.now() - daysAgo * DAY_MS));
  const rows = people
    .slice(0, count)
    .flatMap(({ memberNo }) => productNos.map((productNo) => ({ memberNo, productNo, seenAt })));
  await shop.test.database.insertInto('recentProduct').values(rows).execute();
}

/** The job’s turn, whenever it was last, with all of its batches. */
async function findTogether(): Promise<void> {
  await shop.test.database.deleteFrom('job').execute();
  const jobs = createJobRunner({ ...shop.parts, kinds: [recommendProductsJob] });
  await jobs.runDue();
  shop.clock.advance(SECOND_MS);
  await jobs.runDue();
}

const recommended = (productNo: number) => readRecommended(shop.test.database, productNo);

const shownWith = async (productNo: number) =>
  (await catalogueOf(shop.test.database, shop.clock)(`/client/v1/display/products/${productNo}/similar`)).body.map(
    (card: { productNo: number }) => card.productNo,
  );

describe('goods that people look at and buy together', () => {
  it('are those that at least five of them looked at, the most shared first', async () => {
    await look(6, [1, 2]);
    await look(5, [3]);
    await look(4, [4]);
    await findTogether();
    expect(await recommended(1)).toEqual([2, 3]);
    expect(await recommended(3)).toEqual([2, 1]);
    expect(await recommended(4)).toEqual([]);
  });

  it('are found only from visits of people whose last answer agrees to that', async () => {
    await look(6, [1, 2]);
    await agree(people.slice(0, 2), false);
    await findTogether();
    expect(await recommended(1)).toEqual([]);
    await agree(people.slice(0, 1), true);
    await findTogether();
    expect(await recommended(1)).toEqual([2]);
  });

  it('include paid goods, viewed or not, and exclude unpaid and returned ones', async () => {
    await look(5, [1]);
    for (const buyer of people.slice(0, 5)) {
      await buy(shop, buyer, [{ productNo: 5 }]);
      const { orderNo } = await buy(shop, buyer, [{ productNo: 7 }]);
      await shop.test.database
        .updateTable('orderOption')
        .set({ orderStatusType: 'CANCEL_DONE' })
        .where('orderNo', '=', orderNo)
        .execute();
      await reserve(shop, buyer, await openSheet(shop, buyer, [{ productNo: 6 }]), reserveBody(10_000));
    }
    await findTogether();
    expect(await recommended(1)).toEqual([5]);
  });

  it('are forgotten after 90 days, and when no visitor has looked any more', async () => {
    await look(6, [1, 2, 7]);
    await findTogether();
    expect([await recommended(1), await recommended(7)]).toEqual([
      [7, 2],
      [2, 1],
    ]);
    const longAgo = toTimestamp(epochMs(shop.clock.now() - 91 * DAY_MS));
    await shop.test.database.updateTable('recentProduct').set({ seenAt: longAgo }).where('productNo', '=', 7).execute();
    await findTogether();
    expect([await recommended(1), await recommended(7)]).toEqual([[2], []]);
    await shop.test.database.deleteFrom('recentProduct').execute();
    await findTogether();
    expect(await recommended(1)).toEqual([]);
  });

  it('are twenty at most, and come after what the seller names', async () => {
    const many = Array.from({ length: RECOMMENDED_LIMIT + 5 }, (_, index) => 70 + index);
    await look(6, [1, ...many.slice(0, 12)]);
    for (const buyer of people) for (const productNo of many.slice(12)) await buy(shop, buyer, [{ productNo }]);
    await shop.test.database
      .insertInto('productContent')
      .values({ productNo: 1, relatedProductNos: [60] })
      .onConflict((conflict) => conflict.column('productNo').doUpdateSet({ relatedProductNos: [60] }))
      .execute();
    await findTogether();
    expect(await recommended(1)).toEqual(many.toReversed().slice(0, RECOMMENDED_LIMIT));
    expect((await shownWith(1)).slice(0, 2)).toEqual([60, many.at(-1)]);
  });

  it('are found for every product, however many batches that takes, and shown from then on', async () => {
    const pair = [10, GOODS];
    expect((await shownWith(GOODS))[0]).not.toBe(10);
    const others = Array.from({ length: GOODS }, (_, index) => index + 1).filter(
      (productNo) => !pair.includes(productNo),
    );
    await look(1, others);
    await look(6, pair);
    await findTogether();
    expect([await recommended(10), await recommended(GOODS)]).toEqual([[GOODS], [10]]);
    // An answer to a guest is kept for ten seconds.
    shop.clock.advance(10 * SECOND_MS);
    expect((await shownWith(GOODS))[0]).toBe(10);
  });

  it('are shown where they can be bought, and not for adults to a guest, whatever stands before them', async () => {
    const adults = Array.from({ length: 12 }, (_, index) => 40 + index);
    await shop.test.database.updateTable('product').set({ adult: true }).where('productNo', 'in', adults).execute();
    await shop.test.database.updateTable('product').set({ soldOut: true }).where('productNo', '=', 3).execute();
    await look(6, [100, 3, ...adults]);
    await look(5, [2]);
    await findTogether();
    expect(await recommended(100)).toEqual([...adults.toReversed(), 3, 2]);
    const shown = await shownWith(100);
    expect(shown[0]).toBe(2);
    expect(shown).toHaveLength(10);
    for (const hidden of [3, ...adults]) expect(shown).not.toContain(hidden);
  });
});
