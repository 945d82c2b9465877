import { ORDER_STEPS, type OrderStatusType } from './order-status.ts';

/**
 * Statuses of an ordered option that keep its member from leaving: money, goods or a return may still be under way. An
 * order whose time to pay is over is none of them, though late money could revive it, and neither is a confirmed one,
 * though it could still go back for the seller's fault. Which ones count is Assumed.
 */
export const OPEN_ORDER_STATUSES: readonly OrderStatusType[] = [...new Set(ORDER_STEPS.map(({ from }) => from))].filter(
  (status) => status !== 'PAY_CANCEL' && status !== 'BUY_CONFIRM',
);
