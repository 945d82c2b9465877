import type { Refusal } from '../../error/refusal.ts';
import type { CouponIssueNo, OptionNo, ProductNo } from '../../value/identifiers.ts';

// What an order is refused for that another order, perhaps of its own member, has taken a moment
// before: a store alone can tell.

/** Options that have fewer pieces left than are asked for. */
export function soldOut(optionNos: readonly OptionNo[]): Refusal<'SOLD_OUT'> {
  return { code: 'SOLD_OUT', details: { optionNos } };
}

/** A product of which one person would have more than they may buy. */
export function boughtOut(productNo: ProductNo): Refusal<'PURCHASE_LIMIT'> {
  return { code: 'PURCHASE_LIMIT', details: { productNo } };
}

/** A coupon that is used, or another's. */
export function usedCoupon(couponIssueNo: CouponIssueNo): Refusal<'COUPON_UNUSABLE'> {
  return { code: 'COUPON_UNUSABLE', details: { couponIssueNo } };
}

/** Points that do not suffice any more. Spec §8. */
export const SPENT_POINTS: Refusal<'MB04'> = { code: 'MB04', details: null };
