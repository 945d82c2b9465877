import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { after, DAY_MS } from '@dealstore/commerce-core/domain';
import { withTransaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { redeemCoupons } from './coupon-use.ts';
import { spendPoints } from './point-use.ts';
import { restoreCoupons } from './restore-benefits.ts';

const orderNo = 'guarded';
let shop: OrderShop;
let buyer: TestMember;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await insertBuyer(shop, 5_000);
});
afterEach(() => shop.test.drop());

function redeem(couponIssueNos: readonly number[]): Promise<void> {
  const uses = couponIssueNos.map((couponIssueNo) => ({ couponIssueNo, discountAmt: 1_000 }));
  const { memberNo } = buyer;
  return withTransaction(shop.test.database, (transaction) =>
    redeemCoupons(transaction, { orderNo, memberNo, uses, at: shop.clock.now() }),
  );
}

describe('what an order takes, whatever was checked before', () => {
  it('is no coupon of another member', async () => {
    const stranger = await insertBuyer(shop);
    const couponIssueNo = await insertIssue(
      shop.test.database,
      await insertCoupon(shop.test.database),
      stranger.memberNo,
    );
    await expect(redeem([couponIssueNo])).rejects.toMatchObject({ code: 'COUPON_UNUSABLE' });
  });

  it('is no point that has expired, though the balance still counts it', async () => {
    const at = shop.clock.now();
    const expiresAt = toTimestamp(after(at, DAY_MS));
    await shop.test.database.updateTable('pointLot').set({ expiresAt }).execute();
    const spend = withTransaction(shop.test.database, (transaction) =>
      spendPoints(transaction, { orderNo, memberNo: buyer.memberNo, amount: 1_000, at: after(at, DAY_MS) }),
    );
    await expect(spend).rejects.toMatchObject({ code: 'MB04' });
  });
});

describe('a claim of part of an order', () => {
  it('gives back the coupons of that part only', async () => {
    const { database } = shop.test;
    const first = await insertIssue(database, await insertCoupon(database), buyer.memberNo);
    const second = await insertIssue(database, await insertCoupon(database), buyer.memberNo);
    await redeem([first, second]);
    const restored = { orderNo, claimNo: null, couponIssueNos: [first], at: shop.clock.now() };
    await withTransaction(database, (transaction) => restoreCoupons(transaction, restored));
    const usable = database.selectFrom('couponIssue').select('couponIssueNo').where('usedAt', 'is', null);
    expect(await usable.execute()).toEqual([{ couponIssueNo: first }]);
  });
});
