import type { DeliveryTemplate } from '../../cart/delivery-fee.ts';
import type { RefundEntry } from '../../value/claim-estimate.ts';
import type { DeliveryFees } from '../../value/delivery-fees.ts';
import type { CouponIssueNo, DeliveryNo, OrderOptionNo } from '../../value/identifiers.ts';
import type { Won } from '../../value/won.ts';

export type { RefundEntry };

/** A paid line and how much of it was claimed; amounts in won, of the whole line as it was bought. */
export interface PaidLine {
  readonly orderOptionNo: OrderOptionNo;
  /** The delivery it was bought with, even if an exchange has sent another parcel. */
  readonly deliveryNo: DeliveryNo;
  /** Its name in a refund. */
  readonly name: string;
  readonly orderCnt: number;
  /** Pieces claimed before. */
  readonly claimedCnt: number;
  readonly buyAmt: Won;
  readonly productCouponIssueNo: CouponIssueNo | null;
  readonly cartCouponAmt: Won;
  readonly subPayAmt: Won;
  readonly chargeAmt: Won;
}

/** A paid delivery and the state of its fee; amounts in won. */
export interface PaidDelivery extends DeliveryFees {
  readonly deliveryNo: DeliveryNo;
  /** Its name in a refund. */
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
  /** Whether its fee was refunded. */
  readonly isRefunded: boolean;
}

/** A paid order as refunds see it; `PaidLine` and `PaidDelivery` add up to what was paid. */
export interface PaidOrder {
  readonly lines: readonly PaidLine[];
  readonly deliveries: readonly PaidDelivery[];
  readonly cartCouponIssueNo: CouponIssueNo | null;
  readonly deliveryCouponIssueNo: CouponIssueNo | null;
}

/** What a buyer returns or cancels. The vendor's words. */
export interface RefundClaim {
  readonly claimType: 'CANCEL' | 'RETURN';
  readonly responsibleObjectType: 'BUYER' | 'SELLER';
  /** A buyer who sends the goods pays the carrier, so no return fee is deducted. */
  readonly returnWayType?: 'SELLER_COLLECT' | 'BUYER_DIRECT_RETURN';
  /** Return fees, by delivery, that returns collected together have deducted already. */
  readonly pickupFeesKept?: ReadonlyMap<DeliveryNo, Won>;
  readonly claimedProductOptions: readonly { readonly orderOptionNo: OrderOptionNo; readonly productCnt: number }[];
}

/** A refund in won, as estimated and as paid. The vendor's words. */
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
  /** Coupons restored because everything they reduced was refunded. */
  readonly restoredCouponIssueNos: readonly CouponIssueNo[];
  /** The order once the claim is done. */
  readonly orderAfter: PaidOrder;
}
