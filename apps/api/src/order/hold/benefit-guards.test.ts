import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { after, DAY_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { withTransaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { insertCoupon, insertIssue } from '../../testing/rows/coupon-rows.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { insertBuyer, openOrderShop, type OrderShop } from '../../testing/shop/order-shop.ts';
import { redeemCoupons } from './coupon-use.ts';
import { availablePointsQuery, spendPoints } from '../record/point-use.ts';
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

  it('is no coupon that is used already', async () => {
    const couponIssueNo = await insertIssue(shop.test.database, await insertCoupon(shop.test.database), buyer.memberNo);
    await redeem([couponIssueNo]);
    await expect(redeem([couponIssueNo])).rejects.toMatchObject({ code: 'COUPON_UNUSABLE' });
  });

  it('offers no point that has not begun or has expired', async () => {
    const { database } = shop.test;
    const text = availablePointsQuery({ memberNo: '$1::bigint', now: '$2::timestamptz' });
    const available = preparedStatement<[memberNo: number, now: Date], { readonly least: number }>(text);
    const at = shop.clock.now();
    const offered = async (now: EpochMs) => (await available(database, buyer.memberNo, toTimestamp(now)))[0]?.least;
    const over = { startsAt: toTimestamp(after(at, DAY_MS)), expiresAt: toTimestamp(after(at, 2 * DAY_MS)) };
    await database.updateTable('pointLot').set(over).execute();
    const days = [0, DAY_MS, 2 * DAY_MS].map((days) => after(at, days));
    expect(await Promise.all(days.map(offered))).toEqual([0, 5_000, 0]);
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

  it('gives back a coupon once, also when it is restored again', async () => {
    const { database } = shop.test;
    const issueNo = await insertIssue(database, await insertCoupon(database), buyer.memberNo);
    await redeem([issueNo]);
    const at = shop.clock.now();
    for (const later of [0, DAY_MS]) {
      await withTransaction(database, (transaction) =>
        restoreCoupons(transaction, { orderNo, claimNo: null, at: after(at, later) }),
      );
    }
    const uses = database.selectFrom('couponUse').select('restoredAt');
    expect(await uses.execute()).toEqual([{ restoredAt: toTimestamp(at) }]);
  });

  it('leaves a coupon alone that another order has used meanwhile', async () => {
    const { database } = shop.test;
    const issueNo = await insertIssue(database, await insertCoupon(database), buyer.memberNo);
    await redeem([issueNo]);
    await database.updateTable('couponIssue').set({ usedOrderNo: 'another' }).execute();
    await withTransaction(database, (transaction) =>
      restoreCoupons(transaction, { orderNo, claimNo: null, at: shop.clock.now() }),
    );
    const issues = database.selectFrom('couponIssue').select('usedOrderNo');
    expect(await issues.execute()).toEqual([{ usedOrderNo: 'another' }]);
  });
});
