import { AWAITING_PAYMENT, ENDED_UNPAID } from '@dealstore/commerce-core/domain';

/**
 * Statuses of an order that has ended unpaid: its sheet may be ordered from again. One that
 * is deleted is shown nowhere.
 */
export const STORED_ENDED_UNPAID = [...ENDED_UNPAID, 'DELETE'] as const;

/** Statuses of an order that is not paid, or not yet. */
export const UNPAID: readonly string[] = [...AWAITING_PAYMENT, ...STORED_ENDED_UNPAID];

/**
 * STORED_ENDED_UNPAID for a statement written by hand: a literal, as the predicate of the
 * index shop_order_sheet has it.
 */
export const ENDED_UNPAID_SQL = literals(STORED_ENDED_UNPAID);

/** AWAITING_PAYMENT for a statement written by hand, as the predicates of partial indexes have it. */
export const AWAITING_PAYMENT_SQL = literals(AWAITING_PAYMENT);

function literals(statuses: readonly string[]): string {
  return statuses.map((status) => `'${status}'`).join(', ');
}
