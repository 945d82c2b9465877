import { timesWon } from '../value/won.ts';
import { deliveryFee as feeOf, isSent, type Parcel } from './delivery-condition.ts';
import type { Product } from './product.ts';

/** What the least of a product one can buy is worth and counts. Assumed: by the price before coupons, as the cart counts. */
export function leastParcel({ price, limitations }: Pick<Product, 'price' | 'limitations'>): Parcel {
  const orderCnt = Math.max(1, limitations.minBuyCnt);
  return { buyAmt: timesWon(price.discountedPrice, orderCnt), orderCnt };
}

/** Whether the least of a product one can buy is sent free, without anything else in the parcel. */
export function shipsFree(product: Pick<Product, 'deliveryFee' | 'price' | 'limitations'>): boolean {
  return isSent(product.deliveryFee) && feeOf(product.deliveryFee, leastParcel(product)) === 0;
}
