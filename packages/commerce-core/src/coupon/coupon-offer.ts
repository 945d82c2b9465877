import type { CouponPlatform } from '../platform/platform.ts';
import { maxWon, minWon, type Won, ZERO_WON } from '../value/won.ts';
import { offerOnProduct } from './apply-coupons.ts';
import { type CouponContext, type CouponGoods, couponAmount, type OwnedCoupon } from './coupon-rule.ts';
import type { CouponDiscount } from './coupon.ts';

/** A product coupon as goods advertise it before anybody holds it. */
export interface OfferedCoupon extends CouponDiscount {
  /** Where it may be used; everywhere when empty. */
  readonly usablePlatforms: readonly CouponPlatform[];
}

const EVERYWHERE: readonly CouponPlatform[] = ['PC', 'MOBILE_WEB', 'MOBILE_APP'];

/**
 * The most that product coupons take off one piece at a price, in won: what its card, its page and its coupon price
 * promise alike. Cards are the same for every device, so a coupon that one of them cannot
 * use promises nothing. Assumed.
 */
export function offeredCouponAmount(coupons: readonly OfferedCoupon[], price: Won): Won {
  return coupons
    .filter((coupon) => coupon.minSalePrice <= price && isForEverybody(coupon))
    .reduce((most, coupon) => maxWon(most, couponAmount(coupon, price)), ZERO_WON);
}

/**
 * The most that one of a visitor's product coupons takes off one piece, in won, by the rule of the order sheet: a sheet
 * of that piece on any device takes off as much or more. Assumed: a coupon that one device cannot use promises nothing.
 * @param coupons those owned unused, and those still to be had as if they were got now
 * @param goods one piece
 */
export function promisedCouponAmount(
  coupons: readonly OwnedCoupon[],
  goods: CouponGoods,
  who: Omit<CouponContext, 'platform'>,
): Won {
  const basket = { goods: [goods], deliveryAmts: [] };
  const least = (coupon: OwnedCoupon) =>
    EVERYWHERE.map(
      (platform) => offerOnProduct(coupon, goods.productNo, basket, { ...who, platform }).discountAmt,
    ).reduce(minWon);
  return coupons
    .filter(({ couponType }) => couponType === 'PRODUCT')
    .map(least)
    .reduce(maxWon, ZERO_WON);
}

function isForEverybody({ usablePlatforms }: OfferedCoupon): boolean {
  return usablePlatforms.length === 0 || EVERYWHERE.every((platform) => usablePlatforms.includes(platform));
}
