import { AWAITING_PAYMENT, ENDED_UNPAID, type OrderStatusType } from './order-status.ts';

/** Statuses of goods that are not bought: not paid yet, never, or gone back. */
export const NOT_BOUGHT = [
  ...AWAITING_PAYMENT,
  ...ENDED_UNPAID,
  'CANCEL_DONE',
  'RETURN_DONE',
] as const satisfies readonly OrderStatusType[];

/**
 * Whether an order with goods of these statuses is a purchase: paid, and not gone back whole. After it no purchase is
 * the first one. Assumed: what was returned whole was not bought, for its coupon comes back as well.
 */
export function isPurchase(statuses: readonly OrderStatusType[]): boolean {
  return statuses.some((status) => !NOT_BOUGHT.some((none) => none === status));
}
