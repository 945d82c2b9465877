import type { DeliveryTemplateNo } from '../value/identifiers.ts';
import { maxWon, subtractWon, type Won, won, ZERO_WON } from '../value/won.ts';
import type { DeliveryPayType } from './cart.ts';
import type { DeliveryCondition, DeliveryFeeStep, Parcel } from '../product/delivery-condition.ts';
import { remoteAreaOf } from './remote-area.ts';

/** How one seller delivers some of its goods. The vendor's shape. */
export interface DeliveryTemplate extends DeliveryCondition {
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly deliveryPayType: DeliveryPayType;
  readonly perOrderCnt: number;
  readonly deliveryConditionDetails: readonly DeliveryFeeStep[];
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
