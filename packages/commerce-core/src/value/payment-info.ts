import type { DeliveryFees } from './delivery-fees.ts';
import type { Won } from './won.ts';

/** What a sheet costs, in won; `paymentAmt` = `payAmt` − `subPayAmt` is charged. The vendor's names. */
export interface PaymentInfo extends DeliveryFees {
  readonly totalStandardAmt: Won;
  readonly totalImmediateDiscountAmt: Won;
  readonly totalAdditionalDiscountAmt: Won;
  /** Goods after product discounts. */
  readonly productAmt: Won;
  readonly productCouponAmt: Won;
  readonly cartCouponAmt: Won;
  readonly deliveryCouponAmt: Won;
  readonly usedAccumulationAmt: Won;
  readonly payAmt: Won;
  readonly subPayAmt: Won;
  readonly paymentAmt: Won;
  /** Points the member has. */
  readonly accumulationAmt: Won;
  readonly availableMaxAccumulationAmt: Won;
  readonly minAccumulationLimit: Won;
  readonly accumulationUnit: Won;
  readonly accumulationAmtWhenBuyConfirm: Won;
}
