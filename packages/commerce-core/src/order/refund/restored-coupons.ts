import type { CouponIssueNo } from '../../value/identifiers.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';

/**
 * The coupons a claim restores: those whose goods are now all refunded, and a delivery coupon whose fees are.
 * Assumed: a coupon is not divided; while the buyer keeps some of what it reduced, it stays used.
 */
export function restoredCoupons(before: PaidOrder, after: PaidOrder): readonly CouponIssueNo[] {
  const restored = freedCoupons(before);
  return freedCoupons(after).filter((couponIssueNo) => !restored.includes(couponIssueNo));
}

function freedCoupons({
  lines,
  deliveries,
  cartCouponIssueNo,
  deliveryCouponIssueNo,
}: PaidOrder): readonly CouponIssueNo[] {
  const issueNos = new Set(lines.flatMap((line) => line.productCouponIssueNo ?? []));
  const freed = [...issueNos].filter((couponIssueNo) =>
    lines.every((line) => line.productCouponIssueNo !== couponIssueNo || isGone(line)),
  );
  const lowered = someOrAll(lines, (line) => line.cartCouponAmt > 0);
  if (cartCouponIssueNo !== null && lowered.every(isGone)) freed.push(cartCouponIssueNo);
  const fees = someOrAll(deliveries, (delivery) => delivery.deliveryCouponAmt > 0);
  if (deliveryCouponIssueNo !== null && fees.every((delivery) => delivery.isRefunded))
    freed.push(deliveryCouponIssueNo);
  return freed;
}

function isGone(line: PaidLine): boolean {
  return line.claimedCnt === line.orderCnt;
}

/** A coupon that took nothing off belongs to everything. */
function someOrAll<Item>(items: readonly Item[], isLowered: (item: Item) => boolean): readonly Item[] {
  const some = items.filter(isLowered);
  return some.length === 0 ? items : some;
}
