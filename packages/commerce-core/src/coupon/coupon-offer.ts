import type { CouponPlatform } from '../platform/platform.ts';
import { maxWon, type Won, ZERO_WON } from '../value/won.ts';
import { couponAmount } from './coupon-rule.ts';
import type { CouponDiscount } from './coupon.ts';

/** A product coupon as goods advertise it before anybody holds it. */
export interface OfferedCoupon extends CouponDiscount {
  /** Where it may be used; everywhere when empty. */
  readonly usablePlatforms: readonly CouponPlatform[];
}

const EVERYWHERE: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

/**
 * The most that product coupons take off one piece at a price, in won: what its card, its page and its coupon price
 * promise alike. Cards are the same for every device, so a coupon that one of them cannot use promises nothing. Assumed.
 */
export function offeredCouponAmount(coupons: readonly OfferedCoupon[], price: Won): Won {
  return coupons
    .filter((coupon) => coupon.minSalePrice <= price && isForEverybody(coupon))
    .reduce((most, coupon) => maxWon(most, couponAmount(coupon, price)), ZERO_WON);
}

function isForEverybody({ usablePlatforms }: OfferedCoupon): boolean {
  return usablePlatforms.length === 0 || EVERYWHERE.every((platform) => usablePlatforms.includes(platform));
}
