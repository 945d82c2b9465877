import { RECENT_PRODUCT_LIMIT, WISH_LIMIT } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { callerOf } from '../testing/http/test-call.ts';
import { insertBuyer, type OrderShop, fillOrderShop, servedBy } from '../testing/shop/order-shop.ts';
import { wishRoutes } from './wish.routes.ts';

const clock = simulatedClock();

/** Number of the first of a thousand products. */
const FIRST = 10_000;

let test: TestDatabase;
let shop: OrderShop;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 12 });
  const many = Array.from({ length: WISH_LIMIT }, (_, n) => ({ productNo: FIRST + n }));
  await fillOrderShop(test.database, [
    { productNo: 1, salePrice: 10_000 },
    { productNo: 2 },
    { productNo: 3 },
    ...many,
  ]);
  shop = servedBy(test, {}, clock);
});
afterAll(() => test.drop());

async function openMember() {
  const { bearer, memberNo } = await insertBuyer(shop);
  return { call: callerOf(shop.parts, wishRoutes(shop.parts)), memberNo, bearer };
}

describe('the wish list', () => {
  it('shows the price drop since the product was wished for [GAP-12]', async () => {
    const { call, bearer, memberNo } = await openMember();
    await call('addWish', { bearer, path: { productNo: 1 } });
    const dropOf = async () => (await call('getWishList', { bearer })).body.items.map((item) => item.priceDropAmt);
    expect(await dropOf()).toEqual([0]);
    await sql`update wish set wished_price = 12000 where member_no = ${memberNo}`.execute(test.database);
    expect(await dropOf()).toEqual([2_000]);
    await sql`update wish set wished_price = 9000 where member_no = ${memberNo}`.execute(test.database);
    expect(await dropOf()).toEqual([0]);
    await sql`update wish set wished_price = null where member_no = ${memberNo}`.execute(test.database);
    expect(await dropOf()).toEqual([0]);
  });

  it('leaves out hidden products, in list, count and numbers [GAP-12, ENTITY-56]', async () => {
    const { call, bearer } = await openMember();
    for (const productNo of [1, 3]) await call('addWish', { bearer, path: { productNo } });
    await test.database.updateTable('product').set({ displayable: false }).where('productNo', '=', 3).execute();
    const { body } = await call('getWishList', { bearer });
    expect([body.totalCount, body.items.map(({ product }) => product.productNo)]).toEqual([1, [1]]);
    expect((await call('getWishedProductNos', { bearer })).body).toEqual({ productNos: [1] });
    expect((await call('addWish', { bearer, path: { productNo: 3 } })).body).toMatchObject({ code: 'NOT_FOUND' });
    await test.database.updateTable('product').set({ displayable: true }).where('productNo', '=', 3).execute();
  });

  it('ends at its limit, however many wishes come at once', async () => {
    const { call, bearer, memberNo } = await openMember();
    await sql`insert into wish (member_no, product_no, wished_at)
      select ${memberNo}, ${FIRST} + n, now() from generate_series(1, ${WISH_LIMIT - 1}) n`.execute(test.database);
    const answers = await Promise.all([1, 2, 3].map((productNo) => call('addWish', { bearer, path: { productNo } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'WISH_LIMIT' });
    expect((await call('getWishedProductNos', { bearer })).body.productNos).toHaveLength(WISH_LIMIT);
    const [first] = (await call('getWishedProductNos', { bearer })).body.productNos;
    expect((await call('addWish', { bearer, path: { productNo: first ?? 0 } })).status).toBe(204);
  });
});

describe('viewed products', () => {
  it('drop the oldest beyond the limit, and leave out unknown products [GAP-13]', async () => {
    const { call, bearer, memberNo } = await openMember();
    await sql`insert into recent_product (member_no, product_no, seen_at)
      select ${memberNo}, ${FIRST} + n, timestamptz '2026-11-01' + n * interval '1 minute'
      from generate_series(1, ${RECENT_PRODUCT_LIMIT}) n`.execute(test.database);
    const items = [1, 999_999].map((productNo) => ({ productNo, seenYmdt: '2026-11-20 11:00:00' }));
    await call('addRecentProducts', { bearer, body: { items } });
    const { body } = await call('getRecentProducts', { bearer });
    expect(body.items).toHaveLength(RECENT_PRODUCT_LIMIT);
    expect(body.items[0]).toEqual({ productNo: 1, seenYmdt: '2026-11-20 11:00:00' });
    expect(body.items.map(({ productNo }) => productNo)).not.toContain(FIRST + 1);
    const rows = await test.database
      .selectFrom('recentProduct')
      .select('productNo')
      .where('memberNo', '=', memberNo)
      .execute();
    expect(rows).toHaveLength(RECENT_PRODUCT_LIMIT);
  });

  it('refuse a day that does not exist', async () => {
    const { call, bearer } = await openMember();
    const items = [{ productNo: 1, seenYmdt: '2026-02-30 11:00:00' }];
    expect(await call('addRecentProducts', { bearer, body: { items } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });
});
