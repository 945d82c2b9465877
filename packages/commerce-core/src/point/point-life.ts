import { DAY_MS } from '../value/time.ts';

/** How long points last, those of a purchase and all others: 365 days. Assumed. */
export const POINT_LIFE_MS = 365 * DAY_MS;

/** How far ahead "expires soon" looks: 30 days. The vendor's figure. */
export const POINTS_EXPIRE_SOON_MS = 30 * DAY_MS;

/** How far back points are shown that have expired: 365 days. Assumed. */
export const EXPIRED_POINTS_SHOWN_MS = 365 * DAY_MS;
