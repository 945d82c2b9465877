import { type Won, won, ZERO_WON } from './won.ts';

/**
 * The parts of what a parcel costs: whatever stands here is billed, written down and summed alike. The vendor's names.
 */
export const DELIVERY_FEES = ['deliveryAmt', 'remoteDeliveryAmt'] as const;

/** One part of what a parcel costs. */
export type DeliveryFee = (typeof DELIVERY_FEES)[number];

/** The parts in won; all 0 when paid at the door. */
export type DeliveryFees = Readonly<Record<DeliveryFee, Won>>;

/** What a bill, and a refund, calls each part. */
export const FEE_RULES = {
  deliveryAmt: 'DELIVERY',
  remoteDeliveryAmt: 'REMOTE_DELIVERY',
} as const satisfies Readonly<Record<DeliveryFee, string>>;

/** The fees of a parcel without a charge. */
export const NO_FEES = { deliveryAmt: ZERO_WON, remoteDeliveryAmt: ZERO_WON } as const satisfies DeliveryFees;

/** All parts, each found alike: read, summed or copied. */
export function eachFee(amountOf: (part: DeliveryFee) => number): DeliveryFees {
  const fees: Record<DeliveryFee, Won> = { ...NO_FEES };
  for (const part of DELIVERY_FEES) fees[part] = won(amountOf(part));
  return fees;
}

/** What a parcel costs in all, before its coupon, in won. */
export function wholeDeliveryFee(fees: Readonly<Record<DeliveryFee, number>>): Won {
  return won(DELIVERY_FEES.reduce((sum, part) => sum + fees[part], 0));
}
