import { MINUTE_MS } from '../../value/time.ts';

/** How long goods, coupons and points are held for an order that is not yet paid: 15 min. Assumed. */
export const STOCK_HOLD_MS = 15 * MINUTE_MS;
