import { timesWon } from '../value/won.ts';
import { deliveryFee as feeOf, type DeliveryCondition, isSent, type Parcel } from './delivery-condition.ts';
import type { Product } from './product.ts';
import type { Dispatch } from './promised-arrival.ts';

/** What decides what the least of a product costs to send: of a page, or of a card. */
interface Sent {
  readonly deliveryFee: DeliveryCondition & Pick<Dispatch, 'deliveryDays'>;
  readonly price: Pick<Product['price'], 'discountedPrice'>;
  readonly limitations: Pick<Product['limitations'], 'minBuyCnt'>;
}

/** What the least of a product one can buy is worth and counts. Assumed: by the price before coupons, as the cart counts. */
export function leastParcel({ price, limitations }: Pick<Sent, 'price' | 'limitations'>): Parcel {
  const orderCnt = Math.max(1, limitations.minBuyCnt);
  return { buyAmt: timesWon(price.discountedPrice, orderCnt), orderCnt };
}

/** Whether the least of a product one can buy is sent free, without anything else in the parcel. */
export function shipsFree(product: Sent): boolean {
  return isSent(product.deliveryFee) && feeOf(product.deliveryFee, leastParcel(product)) === 0;
}
