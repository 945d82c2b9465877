import { HOUR_MS, MINUTE_MS } from '@dealstore/commerce-core/domain';

/** Name of the job that ends an unpaid order; due when the order's hold ends. */
export const RELEASE_HOLD = 'release-hold';

/** Name of the job that reconciles a payment whose buyer has not come back. */
export const RECONCILE_PAYMENT = 'reconcile-payment';

/** Name of the job that refunds a payment of an order that has ended. */
export const REFUND_PAYMENT = 'refund-payment';

/** Name of the job that closes the virtual account of an order that has ended unpaid. */
export const CLOSE_ACCOUNT = 'close-account';

/** Name of the job that has the provider issue the cash receipt of a paid order. */
export const ISSUE_CASH_RECEIPT = 'issue-cash-receipt';

/** Name of the job that reduces a cash receipt by a refund. */
export const CANCEL_CASH_RECEIPT = 'cancel-cash-receipt';

/** Waits before the provider is asked again; the last one repeats for about a day. Assumed. */
export const ASK_AFTER_MS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;

/** Times the provider is asked, about a day, until an undecided payment is logged as an error. Assumed. */
export const ASKS_UNTIL_OVERDUE = 50;

/** Wait between two questions about an overdue payment: it is asked about until the provider decides. Assumed. */
export const OVERDUE_ASK_AFTER_MS = 6 * HOUR_MS;
