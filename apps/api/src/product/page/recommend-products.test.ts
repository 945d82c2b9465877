import { DAY_MS, epochMs } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueVersion } from '../../catalogue/catalogue-version.ts';
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
import { readRecommended, recommendProductsJob } from './recommend-products.job.ts';

/** More goods than one batch of the job takes. */
const GOODS = 130;

let shop: OrderShop;
let people: readonly TestMember[];

beforeAll(async () => {
  shop = await openOrderShop(Array.from({ length: GOODS }, (_, index) => ({ productNo: index + 1 })));
});
afterAll(() => shop.test.drop());
beforeEach(async () => {
  people = await Promise.all([1, 2, 3, 4].map(() => insertBuyer(shop)));
  await shop.test.database.deleteFrom('recentProduct').execute();
});

/** The first so many people look at goods. */
async function look(count: number, productNos: readonly number[], daysAgo = 1): Promise<void> {
  const seenAt = toTimestamp(epochMs(shop.clock.now() - daysAgo * DAY_MS));
  const rows = people
    .slice(0, count)
    .flatMap(({ memberNo }) => productNos.map((productNo) => ({ memberNo, productNo, seenAt })));
  await shop.test.database.insertInto('recentProduct').values(rows).execute();
}

/** The job’s turn, whenever it was last. */
async function findTogether(): Promise<void> {
  await shop.test.database.deleteFrom('job').execute();
  await createJobRunner({ ...shop.parts, kinds: [recommendProductsJob] }).runDue();
}

const recommended = (productNo: number) => readRecommended(shop.test.database, productNo);

describe('goods that people look at and buy together', () => {
  it('are those that most of them looked at, the most first, when at least three did', async () => {
    await look(4, [1, 2]);
    await look(3, [3]);
    await look(2, [4]);
    await findTogether();
    expect(await recommended(1)).toEqual([2, 3]);
    expect(await recommended(3)).toEqual([2, 1]);
    expect(await recommended(4)).toEqual([]);
  });

  it('are also what was paid for, looked at or not, and not what was only ordered', async () => {
    await look(3, [1]);
    for (const buyer of people.slice(0, 3)) {
      await buy(shop, buyer, [{ productNo: 5 }]);
      await reserve(shop, buyer, await openSheet(shop, buyer, [{ productNo: 6 }]), reserveBody(10_000));
    }
    await findTogether();
    expect(await recommended(1)).toEqual([5]);
  });

  it('are forgotten after 90 days, and when nobody has looked any more', async () => {
    await look(4, [1, 2]);
    await look(4, [7, 8], 91);
    await findTogether();
    expect([await recommended(2), await recommended(7)]).toEqual([[1], []]);
    await shop.test.database.deleteFrom('recentProduct').execute();
    await findTogether();
    expect(await recommended(2)).toEqual([]);
  });

  it('are found for every product, however many batches that takes, and shown from then on', async () => {
    const pair = [10, GOODS];
    const pageOf = catalogueOf(shop.test.database, shop.clock);
    const shown = async () =>
      (await pageOf(`/client/v1/display/products/${GOODS}/similar`)).body.map(
        (card: { productNo: number }) => card.productNo,
      );
    expect((await shown())[0]).not.toBe(10);
    await look(
      1,
      Array.from({ length: GOODS }, (_, index) => index + 1).filter((productNo) => !pair.includes(productNo)),
    );
    await look(4, pair);
    const version = await catalogueVersion(shop.test.database);
    await findTogether();
    expect(await recommended(GOODS)).toEqual([10]);
    shop.clock.advance(10_000);
    expect((await shown())[0]).toBe(10);
    expect(await catalogueVersion(shop.test.database)).toBe(version + 1);
  });

  it('are not told to a guest who may not see them', async () => {
    await shop.test.database.updateTable('product').set({ adult: true }).where('productNo', '=', 2).execute();
    await look(4, [1, 2]);
    await findTogether();
    const { body } = await catalogueOf(shop.test.database, shop.clock)('/client/v1/display/products/1/similar');
    expect(await recommended(1)).toContain(2);
    expect(body.map((card: { productNo: number }) => card.productNo)).not.toContain(2);
  });
});
