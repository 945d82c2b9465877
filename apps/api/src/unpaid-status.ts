import type { OrderStatusType } from '@dealstore/commerce-core/domain';

/** Statuses of an order that has ended unpaid: its sheet may be ordered from again. */
export const ENDED_UNPAID = ['PAY_CANCEL', 'PAY_FAIL', 'DELETE'] as const satisfies readonly (
  OrderStatusType | 'DELETE'
)[];

/** Statuses of an order that is not paid, or not yet. */
export const UNPAID: readonly string[] = ['PAY_WAIT', 'DEPOSIT_WAIT', ...ENDED_UNPAID];

/** ENDED_UNPAID for a statement written by hand: a literal, as the predicate of the index shop_order_sheet has it. */
export const ENDED_UNPAID_SQL = ENDED_UNPAID.map((status) => `'${status}'`).join(', ');
