import { commerceError, type EpochMs } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';

/** One coupon an order uses and what it takes off, in won. */
export interface CouponUse {
  readonly couponIssueNo: number;
  readonly discountAmt: number;
}

/**
 * Uses coupons for an order, each at most once whoever races for it; in the order of their numbers.
 * Rejects with COUPON_UNUSABLE when one is another's, or used already. Whether it fits the goods is the core's rule.
 */
export async function useCoupons(
  transaction: Transaction,
  order: {
    readonly orderNo: string;
    readonly memberNo: number;
    readonly uses: readonly CouponUse[];
    readonly at: EpochMs;
  },
): Promise<void> {
  const usedAt = toTimestamp(order.at);
  for (const use of order.uses.toSorted((left, right) => left.couponIssueNo - right.couponIssueNo)) {
    const issue = await transaction
      .updateTable('couponIssue')
      .set({ usedAt, usedOrderNo: order.orderNo })
      .where('couponIssueNo', '=', use.couponIssueNo)
      .where('memberNo', '=', order.memberNo)
      .where('usedAt', 'is', null)
      .returning('couponIssueNo')
      .executeTakeFirst();
    if (issue === undefined) {
      throw commerceError('COUPON_UNUSABLE', { details: { couponIssueNo: use.couponIssueNo } });
    }
    await transaction
      .insertInto('couponUse')
      .values({ ...use, orderNo: order.orderNo, usedAt })
      .execute();
  }
}

/** Gives an order's coupons back to the member, each once. */
export async function giveCouponsBack(transaction: Transaction, orderNo: string, at: EpochMs): Promise<void> {
  const uses = await transaction
    .updateTable('couponUse')
    .set({ restoredAt: toTimestamp(at) })
    .where('orderNo', '=', orderNo)
    .where('restoredAt', 'is', null)
    .returning('couponIssueNo')
    .execute();
  if (uses.length === 0) return;
  await transaction
    .updateTable('couponIssue')
    .set({ usedAt: null, usedOrderNo: null })
    .where(
      'couponIssueNo',
      'in',
      uses.map((use) => use.couponIssueNo),
    )
    .where('usedOrderNo', '=', orderNo)
    .execute();
}
