import { timesWon } from '../value/won.ts';
import type { Product } from './product.ts';

/**
 * Whether the least of a product one can buy is delivered free, without anything else in the parcel. Assumed: by the
 * price before coupons, as the cart counts.
 */
export function shipsFree({
  deliveryFee,
  price,
  limitations,
}: Pick<Product, 'deliveryFee' | 'price' | 'limitations'>): boolean {
  if (deliveryFee.deliveryConditionType === 'FREE') return true;
  if (deliveryFee.deliveryConditionType !== 'CONDITIONAL') return false;
  return timesWon(price.discountedPrice, Math.max(1, limitations.minBuyCnt)) >= deliveryFee.aboveDeliveryAmt;
}
