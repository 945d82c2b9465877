import type { DeliveryTemplateNo } from '../value/identifiers.ts';
import { type Won, ZERO_WON, maxWon, subtractWon, timesWon, won } from '../value/won.ts';
import type { DeliveryPayType } from './cart.ts';
import type { DeliveryCondition } from '../product/delivery-condition.ts';
import { remoteAreaOf } from './remote-area.ts';

/**
 * One step of a fee that depends on the amount (won) or the number of goods; `below` null is open. The vendor's shape.
 */
export interface DeliveryFeeStep {
  readonly aboveOrEqual: number;
  readonly below: number | null;
  readonly deliveryAmt: Won;
}

/** How one seller delivers some of its goods. The vendor's shape. */
export interface DeliveryTemplate extends DeliveryCondition {
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly deliveryPayType: DeliveryPayType;
  /** How many pieces one QUANTITY_PROPOSITIONAL_FEE carries, 1 or more. */
  readonly perOrderCnt: number;
  /** Steps of PRICE_FEE and QUANTITY_FEE. */
  readonly deliveryConditionDetails: readonly DeliveryFeeStep[];
}

/**
 * What goes into one parcel: goods after product discounts, in won, and the number of pieces. Assumed: before coupons.
 */
export interface Parcel {
  readonly buyAmt: Won;
  readonly orderCnt: number;
}

/**
 * What delivery of a parcel costs, in won, without the extra for remote areas; nothing when it
 * is empty. The vendor's rule.
 */
export function deliveryFee(template: DeliveryTemplate, parcel: Parcel): Won {
  if (parcel.orderCnt === 0) return ZERO_WON;
  switch (template.deliveryConditionType) {
    case 'FREE':
      return ZERO_WON;
    case 'CONDITIONAL':
      return parcel.buyAmt >= template.aboveDeliveryAmt ? ZERO_WON : template.deliveryAmt;
    case 'FIXED_FEE':
      return template.deliveryAmt;
    case 'QUANTITY_PROPOSITIONAL_FEE':
      return timesWon(template.deliveryAmt, Math.ceil(parcel.orderCnt / Math.max(1, template.perOrderCnt)));
    case 'PRICE_FEE':
      return feeOfStep(template, parcel.buyAmt);
    case 'QUANTITY_FEE':
      return feeOfStep(template, parcel.orderCnt);
  }
}

/**
 * The extra for Jeju or an island, in won; nothing elsewhere, without an address or for an
 * empty parcel. Assumed: by zip.
 */
export function remoteDeliveryFee(template: DeliveryTemplate, parcel: Parcel, zipCd: string | null): Won {
  if (parcel.orderCnt === 0 || zipCd === null) return ZERO_WON;
  const area = remoteAreaOf(zipCd);
  if (area === null) return ZERO_WON;
  return area === 'JEJU' ? template.jejuDeliveryAmt : template.remoteDeliveryAmt;
}

/**
 * Won still missing for free delivery, 0 when reached; null when no amount makes it free. Assumed: shown as progress.
 */
export function amountToFreeDelivery(template: DeliveryTemplate, parcel: Parcel): Won | null {
  const threshold = freeDeliveryThreshold(template);
  return threshold === null ? null : maxWon(ZERO_WON, subtractWon(threshold, parcel.buyAmt));
}

function freeDeliveryThreshold(template: DeliveryTemplate): Won | null {
  if (template.deliveryConditionType === 'CONDITIONAL') return template.aboveDeliveryAmt;
  if (template.deliveryConditionType !== 'PRICE_FEE') return null;
  const free = template.deliveryConditionDetails.filter((step) => step.deliveryAmt === 0 && step.below === null);
  const lowest = free.toSorted((a, b) => a.aboveOrEqual - b.aboveOrEqual)[0];
  return lowest === undefined ? null : won(lowest.aboveOrEqual);
}

function feeOfStep(template: DeliveryTemplate, measure: number): Won {
  const step = template.deliveryConditionDetails.find(
    ({ aboveOrEqual, below }) => measure >= aboveOrEqual && (below === null || measure < below),
  );
  return step?.deliveryAmt ?? template.deliveryAmt;
}
