import type { DeliveryNo } from '../../value/identifiers.ts';

/** A parcel, and the delivery it replaces when an exchange sent it. */
export interface SentParcel {
  readonly deliveryNo: DeliveryNo;
  /** Null for a delivery that was bought. */
  readonly boughtDeliveryNo: DeliveryNo | null;
}

/**
 * The delivery that goods were bought with, by their current parcel: after an exchange, the paid fee is still that of
 * the first delivery.
 */
export function boughtDeliveryNo(parcels: readonly SentParcel[], deliveryNo: DeliveryNo): DeliveryNo {
  return parcels.find((parcel) => parcel.deliveryNo === deliveryNo)?.boughtDeliveryNo ?? deliveryNo;
}
