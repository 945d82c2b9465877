import type { Won } from '../value/won.ts';

/** How a fee for delivery is found. The vendor's values, spelt so. */
export type DeliveryConditionType =
  'FREE' | 'CONDITIONAL' | 'FIXED_FEE' | 'QUANTITY_PROPOSITIONAL_FEE' | 'PRICE_FEE' | 'QUANTITY_FEE';

/** What delivery of a group costs, in won. The vendor's shape; `jejuDeliveryAmt` is Assumed. */
export interface DeliveryCondition {
  readonly deliveryConditionType: DeliveryConditionType;
  readonly deliveryAmt: Won;
  /** Goods amount from which CONDITIONAL delivery is free, inclusive. */
  readonly aboveDeliveryAmt: Won;
  readonly returnDeliveryAmt: Won;
  /** Extra for islands. */
  readonly remoteDeliveryAmt: Won;
  /** Extra for Jeju. */
  readonly jejuDeliveryAmt: Won;
}
