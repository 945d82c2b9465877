import { simulatedClock } from '@dealstore/commerce-core/testing';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { CouponIssueRow, CouponRow } from '../../database/schema/schema.ts';

const start = toTimestamp(simulatedClock().now());

/** Writes a coupon to download: 3,000 won from 30,000 won, once a person, 7 days. */
export async function insertCoupon(database: Database, over: Partial<Insertable<CouponRow>> = {}): Promise<number> {
  const { couponNo } = await database
    .insertInto('coupon')
    .values({
      couponName: '3,000원 쿠폰',
      couponNameEn: '3,000 won coupon',
      couponType: 'CART',
      fixedAmt: true,
      discountAmt: 3_000,
      minSalePrice: 30_000,
      useDays: 7,
      ...over,
    })
    .returning('couponNo')
    .executeTakeFirstOrThrow();
  return couponNo;
}

/** Gives a member a coupon that ends at midnight of 31 December 2026. */
export async function insertIssue(
  database: Database,
  couponNo: number,
  memberNo: number,
  over: Partial<Insertable<CouponIssueRow>> = {},
): Promise<number> {
  const { couponIssueNo } = await database
    .insertInto('couponIssue')
    .values({
      couponNo,
      memberNo,
      issuedAt: start,
      useStartAt: start,
      useEndAt: new Date('2026-12-31T14:59:59Z'),
      ...over,
    })
    .returning('couponIssueNo')
    .executeTakeFirstOrThrow();
  return couponIssueNo;
}
