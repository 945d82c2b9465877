import { isClaimSettled } from '../../../claim/claim-steps.ts';
import { autoConfirmAt } from '../../../claim/next-action.ts';
import { awaitsPayment, type OrderActor } from '../../../order/record/order-status.ts';
import type { OrderOptionNo } from '../../../value/identifiers.ts';
import type { MemoryClaims } from '../claim.memory.ts';
import type { MemoryBackend } from '../memory-backend.ts';
import { claimStatusOf } from './memory-claim.ts';
import { openClaimOf, statusOf } from './memory-order.ts';
import type { MemoryOutside } from './memory-outside.ts';
import { movePoints } from './memory-points.ts';

/**
 * Does what a backend's jobs do by themselves: unpaid orders end, settled claims are refunded,
 * purchases confirm themselves.
 */
export function runMemoryDue(backend: MemoryBackend, outside: MemoryOutside, claims: MemoryClaims): void {
  const now = backend.clock.now();
  for (const order of outside.orders.values()) {
    const isOver = order.failCode === null && awaitsPayment(statusOf(order)) && order.expiresAt <= now;
    // what has been paid in the window stays paid
    if (isOver && outside.answerTo(order)?.status !== 'APPROVED') outside.giveBack(order, 'EXPIRED');
  }
  for (const claim of outside.claims.values()) {
    if (isClaimSettled(claimStatusOf(claim))) claims.moveClaim(claim.claimNo, 'refund', 'SYSTEM');
  }
  for (const option of [...outside.orders.values()].flatMap(({ options }) => options)) {
    const { DELIVERY_DONE: delivered } = option.reachedAt;
    if (option.status !== 'DELIVERY_DONE' || delivered === undefined || openClaimOf(option) !== null) continue;
    if (autoConfirmAt(delivered) <= now) confirmOption(backend, outside, { ...option, by: 'SYSTEM' });
  }
}

/** Confirms the purchase of an option, which brings its points; rejects with STATE_CONFLICT. */
export function confirmOption(
  backend: MemoryBackend,
  outside: MemoryOutside,
  { orderOptionNo, by }: { readonly orderOptionNo: OrderOptionNo; readonly by: OrderActor },
): void {
  const { priced } = outside.moveOption(orderOptionNo, 'BUY_CONFIRM', by);
  const { orderNo } = outside.orderOfOption(orderOptionNo);
  movePoints(backend, { amount: priced.accumulationAmt, reason: 'ADD_AFTER_PAYMENT', orderNo });
}
