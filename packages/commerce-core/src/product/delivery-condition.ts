import { timesWon, type Won, ZERO_WON } from '../value/won.ts';

/** How a fee for delivery is found. The vendor's values, spelled so. */
export type DeliveryConditionType =
  'FREE' | 'CONDITIONAL' | 'FIXED_FEE' | 'QUANTITY_PROPOSITIONAL_FEE' | 'PRICE_FEE' | 'QUANTITY_FEE';

/**
 * One step of a fee that depends on the amount (won) or the number of goods; `below` null is open. The vendor's shape.
 */
export interface DeliveryFeeStep {
  readonly aboveOrEqual: number;
  readonly below: number | null;
  readonly deliveryAmt: Won;
}

/** What delivery of a group costs, in won. The vendor's shape; `jejuDeliveryAmt` is Assumed. */
export interface DeliveryCondition {
  readonly deliveryConditionType: DeliveryConditionType;
  readonly deliveryAmt: Won;
  /** Goods amount from which CONDITIONAL delivery is free, inclusive. */
  readonly aboveDeliveryAmt: Won;
  /** How many pieces one QUANTITY_PROPOSITIONAL_FEE carries, 1 or more; said of no other. */
  readonly perOrderCnt?: number;
  /** Steps of PRICE_FEE and QUANTITY_FEE; said of no other. */
  readonly deliveryConditionDetails?: readonly DeliveryFeeStep[];
  readonly returnDeliveryAmt: Won;
  /** Extra for islands. */
  readonly remoteDeliveryAmt: Won;
  /** Extra for Jeju. */
  readonly jejuDeliveryAmt: Won;
}

/**
 * What goes into one parcel: goods after product discounts, in won, and the number of pieces. Assumed: before coupons.
 */
export interface Parcel {
  readonly buyAmt: Won;
  readonly orderCnt: number;
}

/** What a way of delivery says of its fee, without what its kind of fee does not use. */
export function deliveryConditionOf(condition: DeliveryCondition): DeliveryCondition {
  const { deliveryConditionType, perOrderCnt = 1, deliveryConditionDetails = [] } = condition;
  return {
    deliveryConditionType,
    deliveryAmt: condition.deliveryAmt,
    aboveDeliveryAmt: condition.aboveDeliveryAmt,
    ...(deliveryConditionType === 'QUANTITY_PROPOSITIONAL_FEE' && { perOrderCnt }),
    ...(hasSteps(deliveryConditionType) && { deliveryConditionDetails }),
    returnDeliveryAmt: condition.returnDeliveryAmt,
    remoteDeliveryAmt: condition.remoteDeliveryAmt,
    jejuDeliveryAmt: condition.jejuDeliveryAmt,
  };
}

/**
 * What delivery of a parcel costs, in won, without the extra for remote areas; nothing when it
 * is empty. The vendor's rule.
 */
export function deliveryFee(condition: DeliveryCondition, { buyAmt, orderCnt }: Parcel): Won {
  const { deliveryAmt, perOrderCnt = 1 } = condition;
  if (orderCnt === 0) return ZERO_WON;
  switch (condition.deliveryConditionType) {
    case 'FREE':
      return ZERO_WON;
    case 'CONDITIONAL':
      return buyAmt >= condition.aboveDeliveryAmt ? ZERO_WON : deliveryAmt;
    case 'FIXED_FEE':
      return deliveryAmt;
    case 'QUANTITY_PROPOSITIONAL_FEE':
      return timesWon(deliveryAmt, Math.ceil(orderCnt / Math.max(1, perOrderCnt)));
    case 'PRICE_FEE':
      return feeOfStep(condition, buyAmt);
    case 'QUANTITY_FEE':
      return feeOfStep(condition, orderCnt);
  }
}

/** From where on a parcel costs another fee: won of PRICE_FEE, pieces of QUANTITY_FEE. */
export interface FeeChange {
  readonly from: number;
  readonly deliveryAmt: Won;
}

/**
 * Where the steps of a fee would make another of what a parcel costs, the nearest first; none of a fee without steps.
 */
export function feeChangesAbove(condition: DeliveryCondition, parcel: Parcel): readonly FeeChange[] {
  const { deliveryConditionType, deliveryConditionDetails = [] } = condition;
  if (!hasSteps(deliveryConditionType)) return [];
  const measure = deliveryConditionType === 'PRICE_FEE' ? parcel.buyAmt : parcel.orderCnt;
  const ends = deliveryConditionDetails.flatMap(({ aboveOrEqual, below }) => [aboveOrEqual, below ?? aboveOrEqual]);
  let before = deliveryFee(condition, parcel);
  const changes: FeeChange[] = [];
  for (const from of [...new Set(ends)].toSorted((a, b) => a - b)) {
    const deliveryAmt = feeOfStep(condition, from);
    if (from <= measure || deliveryAmt === before) continue;
    before = deliveryAmt;
    changes.push({ from, deliveryAmt });
  }
  return changes;
}

function hasSteps(type: DeliveryConditionType): boolean {
  return type === 'PRICE_FEE' || type === 'QUANTITY_FEE';
}

function feeOfStep({ deliveryAmt, deliveryConditionDetails = [] }: DeliveryCondition, measure: number): Won {
  const step = deliveryConditionDetails.find(
    ({ aboveOrEqual, below }) => measure >= aboveOrEqual && (below === null || measure < below),
  );
  return step?.deliveryAmt ?? deliveryAmt;
}

/** Whether goods are sent: only of these a day of arrival and a fee for delivery are said. */
export const isSent = ({ deliveryDays }: { readonly deliveryDays: number }): boolean => deliveryDays > 0;
