import type { DeliveryNo } from '../../value/identifiers.ts';

/** A parcel, and the delivery it replaces when an exchange sent it. */
export interface SentParcel {
  readonly deliveryNo: DeliveryNo;
  /** Null for a delivery that was bought. */
  readonly boughtDeliveryNo: DeliveryNo | null;
}

/**
 * The delivery that goods were bought with, by the parcel they are in: whatever parcel an exchange brings them in, the
 * fee that was paid for them is that of the first.
 */
export function boughtDeliveryNo(parcels: readonly SentParcel[], deliveryNo: DeliveryNo): DeliveryNo {
  return parcels.find((parcel) => parcel.deliveryNo === deliveryNo)?.boughtDeliveryNo ?? deliveryNo;
}
