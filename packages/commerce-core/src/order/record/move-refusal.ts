import type { Refusal } from '../../error/refusal.ts';
import { canChangeOrderStatus, type OrderActor, type OrderStatusType } from './order-status.ts';

/** What decides whether an ordered option takes a step. */
export interface MoveFacts {
  readonly orderStatusType: OrderStatusType;
  /** Whether something is open between its buyer and its seller. */
  readonly hasOpenClaim: boolean;
  readonly isGift: boolean;
  /** Whether its address is still missing. */
  readonly awaitsAddress: boolean;
}

/**
 * Why an ordered option does not take a step, or not by this mover; null when it does. Assumed: what is open between
 * buyer and seller holds it, but what is on its way arrives; what has no address is not packed; and what came of a
 * gift, and whether it stays, is its recipient's to say, not its buyer's.
 */
export function moveRefusal(
  { orderStatusType, hasOpenClaim, isGift, awaitsAddress }: MoveFacts,
  to: OrderStatusType,
  by: OrderActor,
): Refusal<'STATE_CONFLICT'> | null {
  const isHeld = hasOpenClaim && to !== 'DELIVERY_DONE';
  const isAwaited = awaitsAddress && to === 'PRODUCT_PREPARE';
  const isRecipients = isGift && by === 'BUYER';
  const isMoved = !isHeld && !isAwaited && !isRecipients && canChangeOrderStatus(orderStatusType, to, by);
  return isMoved ? null : { code: 'STATE_CONFLICT', details: { orderStatusType } };
}
