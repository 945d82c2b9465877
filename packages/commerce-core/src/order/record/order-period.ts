/** Months an order list may look back. Assumed: these three. */
export const ORDER_PERIODS_MONTHS = [1, 3, 6] as const;

/** Months an order list looks back, and counts by status, by default: 3. The vendor's default. */
export const ORDER_LIST_MONTHS = 3;
