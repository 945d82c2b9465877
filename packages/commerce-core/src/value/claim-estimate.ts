import { FEE_RULES } from './delivery-fees.ts';
import type { CouponIssueNo, DeliveryNo, OrderOptionNo } from './identifiers.ts';
import type { Won } from './won.ts';

/** What an entry of a refund is about: goods, or a fee that goes back or is kept. */
export const REFUND_RULES = ['GOODS', ...Object.values(FEE_RULES), 'DELIVERY_CHANGE', 'RETURN_DELIVERY'] as const;

/** Where the money of a claim goes: to the provider, to a bank account, to points alone, or nowhere. */
export const REFUND_TYPES = ['PG', 'ACCOUNT', 'ACCUMULATION', 'ZERO_REFUND'] as const;

/** One entry of a refund a person can read, in won; what is kept is negative. Assumed: our own device. */
export interface RefundEntry {
  readonly rule: (typeof REFUND_RULES)[number];
  readonly source: string;
  readonly amount: Won;
  /** Of these goods' price, what coupons had paid: `amount` is without it. 0 of any delivery. */
  readonly couponAmt: Won;
  readonly orderOptionNo: OrderOptionNo | null;
  readonly deliveryNo: DeliveryNo | null;
}

/** What a claim brings back, in won, before it is asked for and after. The vendor's words. */
export interface ClaimEstimate {
  /** The entries add up to it. */
  readonly refundPayAmt: Won;
  /** To the payment method. */
  readonly refundMainPayAmt: Won;
  /** As points. */
  readonly refundSubPayAmt: Won;
  readonly refundType: (typeof REFUND_TYPES)[number];
  readonly entries: readonly RefundEntry[];
  readonly restoredCoupons: readonly { readonly couponIssueNo: CouponIssueNo; readonly couponName: string }[];
  /** Still to be paid; always 0 as long as exchanges are at the same price. */
  readonly additionalPayAmt: Won;
  readonly responsibleObjectType: 'BUYER' | 'SELLER';
  /** Whether it needs no approval. */
  readonly refundsImmediately: boolean;
}
