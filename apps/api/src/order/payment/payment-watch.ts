import { MINUTE_MS } from '@dealstore/commerce-core/domain';

/** Name of the job that ends an unpaid order; it is due when the order's hold is over. */
export const RELEASE_HOLD = 'release-hold';

/** Name of the job that asks the provider about a payment nobody has come back from. */
export const RECONCILE_PAYMENT = 'reconcile-payment';

/** Waits before the provider is asked again; the last one repeats until it says how the payment ended. Assumed. */
export const ASK_AFTER_MS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const;

/** Times the provider is asked at most: about a day. Assumed. */
export const MOST_ASKED = 50;
