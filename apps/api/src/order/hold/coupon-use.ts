import {
  type CouponIssueNo,
  type EpochMs,
  type MemberNo,
  type OrderNo,
  refused,
  usedCoupon,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';

/** A coupon of an order with its discount in won. */
export interface CouponUse {
  readonly couponIssueNo: CouponIssueNo;
  readonly discountAmt: number;
}

/**
 * Marks coupons as used by an order, each at most once under concurrency; in the order of their numbers. Rejects with
 * COUPON_UNUSABLE when one is another's or used already. Whether it fits the goods is the core's rule.
 */
export async function redeemCoupons(
  transaction: Transaction,
  order: {
    readonly orderNo: OrderNo;
    readonly memberNo: MemberNo;
    readonly uses: readonly CouponUse[];
    readonly at: EpochMs;
  },
): Promise<void> {
  const sorted = order.uses.toSorted((left, right) => left.couponIssueNo - right.couponIssueNo);
  for (const use of sorted) await redeemCoupon(transaction, order, use);
}

async function redeemCoupon(
  transaction: Transaction,
  { orderNo, memberNo, at }: { readonly orderNo: OrderNo; readonly memberNo: MemberNo; readonly at: EpochMs },
  { couponIssueNo, discountAmt }: CouponUse,
): Promise<void> {
  const usedAt = toTimestamp(at);
  const { rows } = await sql`
    with used as (
      update coupon_issue set used_at = ${usedAt}, used_order_no = ${orderNo}
      where coupon_issue_no = ${couponIssueNo}::bigint and member_no = ${memberNo}::bigint and used_at is null
      returning coupon_issue_no)
    insert into coupon_use (coupon_issue_no, order_no, discount_amt, used_at)
    select coupon_issue_no, ${orderNo}, ${discountAmt}::bigint, ${usedAt}::timestamptz from used
    returning coupon_issue_no`.execute(transaction);
  if (rows.length === 0) throw refused(usedCoupon(couponIssueNo));
}
