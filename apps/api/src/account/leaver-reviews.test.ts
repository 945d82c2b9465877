import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toTimestamp } from '../database/instant.ts';
import { closeSoundShop } from '../testing/race/invariants.ts';
import { writeOfMember } from '../testing/rows/leaver-rows.ts';
import { leave, openAccountShop, proveLeaving } from '../testing/shop/account-shop.ts';
import { insertBuyer, type OrderShop } from '../testing/shop/order-shop.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openAccountShop();
});
afterEach(() => closeSoundShop(shop));

describe('leaving', () => {
  it('keeps the words of reviews without a name and without pictures, and consents that prove the contract', async () => {
    const { database } = shop.test;
    const member = await insertBuyer(shop);
    await writeOfMember(database, member.memberNo, { name: '떠나는이', phone: '01066660002', now: shop.clock.now() });
    await leave(shop, member, await proveLeaving(shop, member));
    const review = database.selectFrom('review').select(['memberNo', 'writerName', 'content', 'hasFiles']);
    const left = { memberNo: null, writerName: '', content: '좋아요', hasFiles: false };
    expect(await review.executeTakeFirst()).toEqual(left);
    expect(await database.selectFrom('reviewFile').selectAll().execute()).toEqual([]);
    const bars = await database.selectFrom('reviewRating').select(['reviewCnt', 'photoCnt']).execute();
    expect(bars).toEqual([{ reviewCnt: 1, photoCnt: 0 }]);
    const consents = await database.selectFrom('consent').select('type').execute();
    expect(consents).toEqual([{ type: 'PI_SELLER_PROVISION' }]);
  });

  it('removes the member’s helpful votes', async () => {
    const { database } = shop.test;
    const [member, other] = [await insertBuyer(shop), await insertBuyer(shop)];
    await writeOfMember(database, other.memberNo, { name: '남는이', phone: '01066660003', now: shop.clock.now() });
    const { reviewNo } = await database
      .updateTable('review')
      .set({ recommendCnt: 2 })
      .returning('reviewNo')
      .executeTakeFirstOrThrow();
    const recommendedAt = toTimestamp(shop.clock.now());
    for (const { memberNo } of [member, other]) {
      await database.insertInto('reviewRecommend').values({ reviewNo, memberNo, recommendedAt }).execute();
    }
    await leave(shop, member, await proveLeaving(shop, member));
    const count = await database.selectFrom('review').select('recommendCnt').executeTakeFirstOrThrow();
    expect(count.recommendCnt).toBe(1);
  });
});
