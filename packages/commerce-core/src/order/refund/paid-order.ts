import type { DeliveryTemplate } from '../../cart/delivery-fee.ts';
import type { RefundEntry } from '../../value/claim-estimate.ts';
import type { DeliveryFees } from '../../value/delivery-fees.ts';
import type { CouponIssueNo, DeliveryNo, OrderOptionNo } from '../../value/identifiers.ts';
import type { Won } from '../../value/won.ts';

export type { RefundEntry };

/** One paid line and how much of it has gone back; amounts in won, of the whole line as it was bought. */
export interface PaidLine {
  readonly orderOptionNo: OrderOptionNo;
  /** The delivery it was bought with, whatever parcel an exchange brings it in. */
  readonly deliveryNo: DeliveryNo;
  /** What a refund calls it. */
  readonly name: string;
  readonly orderCnt: number;
  /** Pieces that have gone back before. */
  readonly claimedCnt: number;
  readonly buyAmt: Won;
  readonly productCouponIssueNo: CouponIssueNo | null;
  readonly cartCouponAmt: Won;
  readonly subPayAmt: Won;
  readonly chargeAmt: Won;
}

/** One paid delivery and what has become of its fee; amounts in won. */
export interface PaidDelivery extends DeliveryFees {
  readonly deliveryNo: DeliveryNo;
  /** What a refund calls it. */
  readonly name: string;
  readonly template: DeliveryTemplate;
  /** Whether the parcel has left; its fee is earned then. */
  readonly isShipped: boolean;
  /** Lowers `deliveryAmt` alone. */
  readonly deliveryCouponAmt: Won;
  readonly subPayAmt: Won;
  readonly chargeAmt: Won;
  /**
   * Kept back from earlier refunds because fewer goods cost more to deliver; negative where some of the fee went back.
   */
  readonly heldBackSubPayAmt: Won;
  readonly heldBackChargeAmt: Won;
  /** Whether its fee has gone back. */
  readonly isRefunded: boolean;
}

/** A paid order as refunds see it; `PaidLine` and `PaidDelivery` add up to what was paid. */
export interface PaidOrder {
  readonly lines: readonly PaidLine[];
  readonly deliveries: readonly PaidDelivery[];
  readonly cartCouponIssueNo: CouponIssueNo | null;
  readonly deliveryCouponIssueNo: CouponIssueNo | null;
}

/** What a buyer gives back. The vendor's words. */
export interface RefundClaim {
  readonly claimType: 'CANCEL' | 'RETURN';
  readonly responsibleObjectType: 'BUYER' | 'SELLER';
  /** A buyer who sends goods back pays the carrier, and no fee is kept for it. */
  readonly returnWayType?: 'SELLER_COLLECT' | 'BUYER_DIRECT_RETURN';
  /** By delivery, what returns that are collected together with it keep of the return fee. */
  readonly pickupFeesKept?: ReadonlyMap<DeliveryNo, Won>;
  readonly claimedProductOptions: readonly { readonly orderOptionNo: OrderOptionNo; readonly productCnt: number }[];
}

/** What goes back for a claim, in won; an estimate before and the refund after are the same. The vendor's words. */
export interface Refund {
  /** Adds up to `refundPayAmt`. */
  readonly entries: readonly RefundEntry[];
  readonly refundPayAmt: Won;
  /** To the payment method. */
  readonly refundMainPayAmt: Won;
  /** As points. */
  readonly refundSubPayAmt: Won;
  /** Where the money goes: to the provider, to points alone, or nowhere. */
  readonly refundType: 'PG' | 'ACCUMULATION' | 'ZERO_REFUND';
  /** Coupons that go back because all they lowered has gone back. */
  readonly restoredCouponIssueNos: readonly CouponIssueNo[];
  /** The order once the claim is done. */
  readonly orderAfter: PaidOrder;
}
