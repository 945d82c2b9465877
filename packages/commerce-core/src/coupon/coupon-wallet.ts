import { isPast } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import type { CouponStatus } from './coupon.ts';

/** How many Korean days before its last one a coupon is said to end soon: 7. Assumed. */
export const COUPON_ENDS_SOON_DAYS = 7;

/** A promotion code: 4 to 32 letters, digits and hyphens. Assumed. */
const PROMOTION_CODE = /^[A-Z0-9-]{4,32}$/;

/** The status of a coupon of a member. @param useEndAt its last second, which still counts */
export function couponStatus(
  { usedAt, useEndAt }: { readonly usedAt: EpochMs | null; readonly useEndAt: EpochMs },
  now: EpochMs,
): CouponStatus {
  if (usedAt !== null) return 'USED';
  return isPast(useEndAt, now) ? 'EXPIRED' : 'USABLE';
}

/** A promotion code as it is compared, of what a member typed; null when it cannot be one. */
export function readPromotionCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return PROMOTION_CODE.test(code) ? code : null;
}
