import { type CouponOffer, offerOnCart, offerOnDelivery, offerOnProduct } from '../coupon/apply-coupons.ts';
import type { CouponBasket, CouponContext, OwnedCoupon } from '../coupon/coupon-rule.ts';
import type { IssuableCoupon } from '../coupon/coupon.ts';
import type { CouponPlatform } from '../platform/platform.ts';
import { epochMs } from '../value/time.ts';
import { ZERO_WON } from '../value/won.ts';
import type { OrderSheet } from './order-sheet.ts';

const ANY_TIME = epochMs(0);

/**
 * The coupons to get that would take something off the order of a sheet: of its goods, from their amount, on this platform,
 * by the rule that the sheet uses for those owned. Assumed: the others are left for another order.
 * @param coupons as asked for with the products of the sheet
 */
export function couponsToTake(
  coupons: readonly IssuableCoupon[],
  sheet: Pick<OrderSheet, 'deliveryGroups'>,
  platform: CouponPlatform,
): readonly IssuableCoupon[] {
  const basket = basketOf(sheet);
  // Who may have it and when is the server's answer: `downloadable`.
  const context = { now: ANY_TIME, platform, gradeCode: null, telecomCustomer: true };
  return coupons.filter((coupon) => coupon.downloadable && takesOff(asOwned(coupon), basket, context));
}

function takesOff(coupon: OwnedCoupon, basket: CouponBasket, context: CouponContext): boolean {
  return offersOf(coupon, basket, context).some(({ discountAmt }) => discountAmt > 0);
}

function offersOf(coupon: OwnedCoupon, basket: CouponBasket, context: CouponContext): readonly CouponOffer[] {
  const none = basket.goods.map(() => ZERO_WON);
  if (coupon.couponType === 'CART') return [offerOnCart(coupon, basket, none, context)];
  if (coupon.couponType === 'CART_DELIVERY') return [offerOnDelivery(coupon, basket, context)];
  return basket.goods.map(({ productNo }) => offerOnProduct(coupon, productNo, basket, context));
}

/** A coupon as if it were got now; the products that it lowers are its targets. */
function asOwned(coupon: IssuableCoupon): OwnedCoupon {
  return {
    ...coupon,
    couponIssueNo: coupon.couponNo,
    couponTargetType: 'PRODUCT',
    targetNos: coupon.productNos ?? [],
    excludedNos: [],
    maxSalePrice: coupon.maxSalePrice ?? null,
    minDeliveryAmt: coupon.minDeliveryAmt ?? ZERO_WON,
    gradeCodes: [],
    telecomOnly: false,
    cartCouponUsable: true,
    productCouponUsable: true,
    useStartAt: ANY_TIME,
    useEndAt: ANY_TIME,
  };
}

function basketOf({ deliveryGroups }: Pick<OrderSheet, 'deliveryGroups'>): CouponBasket {
  return {
    goods: deliveryGroups.flatMap(({ orderProducts }, deliveryIndex) =>
      orderProducts.map(({ productNo, categoryNo, partnerNo, couponUsable, buyAmt }) => ({
        productNo,
        brandNo: null,
        categoryNos: [categoryNo],
        partnerNo,
        couponUsable,
        buyAmt,
        deliveryIndex,
      })),
    ),
    deliveryAmts: deliveryGroups.map(({ deliveryPayType, deliveryAmt }) =>
      deliveryPayType === 'PREPAID_DELIVERY' ? deliveryAmt : ZERO_WON,
    ),
  };
}
