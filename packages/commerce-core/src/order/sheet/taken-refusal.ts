import type { Refusal } from '../../error/refusal.ts';
import type { CouponIssueNo, OptionNo, ProductNo } from '../../value/identifiers.ts';

// Refusals of an order because of a concurrent order, perhaps of the same member: only a database can
// detect them.

/** Options with fewer pieces left than ordered. */
export function soldOut(optionNos: readonly OptionNo[]): Refusal<'SOLD_OUT'> {
  return { code: 'SOLD_OUT', details: { optionNos } };
}

/** A product of which a person would exceed the purchase limit. */
export function boughtOut(productNo: ProductNo): Refusal<'PURCHASE_LIMIT'> {
  return { code: 'PURCHASE_LIMIT', details: { productNo } };
}

/** A coupon that is used or owned by someone else. */
export function usedCoupon(couponIssueNo: CouponIssueNo): Refusal<'COUPON_UNUSABLE'> {
  return { code: 'COUPON_UNUSABLE', details: { couponIssueNo } };
}

/** Not enough points left. Spec §8. */
export const SPENT_POINTS: Refusal<'MB04'> = { code: 'MB04', details: null };
