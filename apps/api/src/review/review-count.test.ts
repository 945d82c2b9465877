import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import type { TestMember } from '../testing/rows/member-rows.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';
import { deliver, openReviewShop, REVIEW_WORDS, write } from '../testing/shop/review-shop.ts';
import { uncountReview } from './review-count.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openReviewShop();
});
afterEach(() => closeSoundShop(shop));

describe('the counts of a product', () => {
  const edit = ({ bearer }: TestMember, reviewNo: number, rate: number, content = REVIEW_WORDS) =>
    retryWhileBusy(() =>
      shop.call('editReview', { bearer, path: { reviewNo }, body: { rate, content, keptFileUrls: [], fileNames: [] } }),
    );

  it('are right after two reviews have changed places, however often at once', async () => {
    const { database } = shop.test;
    const [one, two] = [await insertBuyer(shop), await insertBuyer(shop)];
    const [ofOne = 0, ofTwo = 0] = [...(await deliver(shop, one, 1)), ...(await deliver(shop, two, 1))];
    const first = (await write(shop, one, ofOne, { rate: 5 })).body;
    const second = (await write(shop, two, ofTwo, { rate: 1 })).body;
    const before = await deadlocks();
    for (const turn of numbers(10)) {
      const [high, low] = turn % 2 === 0 ? [1, 5] : [5, 1];
      const answers = await Promise.all([edit(one, first.reviewNo, high), edit(two, second.reviewNo, low)]);
      expect(tally(answers)).toEqual({ ok: 2 });
    }
    expect(await deadlocks()).toBe(before);
    const list = await database
      .selectFrom('productListing')
      .select('reviewCnt')
      .where('productNo', '=', 1)
      .executeTakeFirstOrThrow();
    expect(list.reviewCnt).toBe(2);
  });

  it('are not written for new words alone', async () => {
    const buyer = await insertBuyer(shop);
    const [option = 0] = await deliver(shop, buyer, 1);
    const { reviewNo } = (await write(shop, buyer, option)).body;
    const before = await rowVersions();
    expect((await edit(buyer, reviewNo, 5, `${REVIEW_WORDS} 한 달 뒤에도 그래요.`)).code).toBeNull();
    expect(await rowVersions()).toEqual(before);
    expect((await edit(buyer, reviewNo, 4)).code).toBeNull();
    expect(await rowVersions()).not.toEqual(before);
  });

  it('leave out a review that is hidden, changed or deleted', async () => {
    const buyer = await insertBuyer(shop);
    const [shown = 0, hidden = 0] = await deliver(shop, buyer, 2);
    await write(shop, buyer, shown);
    const { reviewNo } = (await write(shop, buyer, hidden)).body;
    await sql`update review set blind = true where review_no = ${reviewNo}`.execute(shop.test.database);
    await withTransaction(shop.test.database, (transaction) =>
      uncountReview(transaction, { productNo: 1, optionNo: 10, rate: 5, hasFiles: false }),
    );
    expect((await edit(buyer, reviewNo, 1)).code).toBeNull();
    const path = { reviewNo };
    expect((await shop.call('deleteReview', { bearer: buyer.bearer, path })).code).toBeNull();
    expect((await edit(buyer, reviewNo, 5)).code).toBe('NOT_FOUND');
    expect((await shop.call('deleteReview', { bearer: buyer.bearer, path })).code).toBe('NOT_FOUND');
  });

  async function rowVersions() {
    const { rows } = await sql<{ readonly version: string }>`
      select xmin::text as version from product where product_no = 1
      union all select xmin::text from review_rating where product_no = 1
      union all select xmin::text from review_option_count where product_no = 1`.execute(shop.test.database);
    return rows.map(({ version }) => version);
  }

  async function deadlocks(): Promise<number> {
    await sql`select pg_stat_clear_snapshot()`.execute(shop.test.database);
    const { rows } = await sql<{ readonly deadlocks: number }>`
      select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(shop.test.database);
    return rows[0]?.deadlocks ?? 0;
  }
});
