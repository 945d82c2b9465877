import type { CouponPlatform } from '../platform/platform.ts';
import { type EpochMs, SECOND_MS } from '../value/time.ts';
import { ZERO_WON, type Won, minWon, percentOfWon, sumWonOf } from '../value/won.ts';
import type { CouponDiscount, CouponTargetType, CouponType } from './coupon.ts';

/** A coupon a member holds unused, with all its conditions. The vendor's conditions. */
export interface HeldCoupon extends CouponDiscount {
  readonly couponNo: number;
  readonly couponIssueNo: number;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponTargetType: CouponTargetType;
  /** Numbers of the products, brands, categories or sellers it is for; not read for ALL_PRODUCT. */
  readonly targetNos: readonly number[];
  /** The largest amount it can be used for, inclusive, in won; null without one. */
  readonly maxSalePrice: Won | null;
  /** The least delivery fee it can be used for, in won. */
  readonly minDeliveryAmt: Won;
  /** Whether it takes off the whole delivery fee. */
  readonly freeDelivery: boolean;
  /** Empty means everywhere. */
  readonly usablePlatforms: readonly CouponPlatform[];
  /** Empty means every grade. */
  readonly gradeCodes: readonly string[];
  readonly telecomOnly: boolean;
  /** Whether a coupon on the cart may be used beside it. */
  readonly cartCouponUsable: boolean;
  /** Whether coupons on products may be used beside it. */
  readonly productCouponUsable: boolean;
  readonly useStartAt: EpochMs;
  /** Its second still counts. */
  readonly useEndAt: EpochMs;
}

/** Who would use a coupon, where and when. Assumed: the backend's clock only. */
export interface CouponScene {
  readonly platform: CouponPlatform;
  readonly gradeCode: string;
  readonly telecomCustomer: boolean;
  readonly now: EpochMs;
}

/** One line of goods as coupons see it. Assumed: amounts after product discounts. */
export interface CouponGoods {
  readonly lineNo: number;
  readonly productNo: number;
  readonly brandNo: number;
  readonly partnerNo: number;
  /** The goods' category and all above it. */
  readonly categoryNos: readonly number[];
  readonly couponUsable: boolean;
  readonly buyAmt: Won;
}

/** Why a coupon cannot be used here. Assumed: not shown. */
export type CouponProblem = 'MIN_PRICE' | 'MAX_PRICE' | 'PLATFORM' | 'PERIOD' | 'TARGET' | 'GRADE' | 'NO_DELIVERY_FEE';

/** Won taken off an amount: a fixed amount, or a percentage rounded down and capped; never more than the amount. Spec §5. */
export function couponAmount(discount: CouponDiscount, base: Won): Won {
  if (discount.fixedAmt) return minWon(discount.discountAmt, base);
  const part = percentOfWon(base, discount.discountRate);
  return minWon(base, discount.maxDiscountAmt === null ? part : minWon(part, discount.maxDiscountAmt));
}

/** Whether a coupon is for a line of goods. The vendor's targets; goods may refuse every coupon. */
export function isTarget(coupon: HeldCoupon, goods: CouponGoods): boolean {
  if (!goods.couponUsable) return false;
  switch (coupon.couponTargetType) {
    case 'ALL_PRODUCT':
      return true;
    case 'PRODUCT':
      return coupon.targetNos.includes(goods.productNo);
    case 'BRAND':
      return coupon.targetNos.includes(goods.brandNo);
    case 'CATEGORY':
      return goods.categoryNos.some((categoryNo) => coupon.targetNos.includes(categoryNo));
    case 'PARTNER':
      return coupon.targetNos.includes(goods.partnerNo);
  }
}

/** The goods a coupon is for: those of one product for a PRODUCT coupon, all it targets otherwise. The vendor's types. */
export function targetGoods(
  coupon: HeldCoupon,
  goods: readonly CouponGoods[],
  productNo: number | null,
): readonly CouponGoods[] {
  const ofProduct = coupon.couponType === 'PRODUCT' ? goods.filter((line) => line.productNo === productNo) : goods;
  return ofProduct.filter((line) => isTarget(coupon, line));
}

/**
 * Why a coupon cannot be used on goods; null when it can. The amount counted is that of the goods it is for, after
 * product discounts, before coupons and without delivery; both bounds are inclusive. Spec §5.
 * @param productNo the product a PRODUCT coupon would be used on; not read for the others
 * @param deliveryAmt prepaid delivery in won; read for CART_DELIVERY only
 */
export function couponProblem(
  coupon: HeldCoupon,
  goods: readonly CouponGoods[],
  scene: CouponScene,
  productNo: number | null = null,
  deliveryAmt: Won = ZERO_WON,
): CouponProblem | null {
  if (scene.now < coupon.useStartAt || scene.now >= coupon.useEndAt + SECOND_MS) return 'PERIOD';
  if (coupon.usablePlatforms.length > 0 && !coupon.usablePlatforms.includes(scene.platform)) return 'PLATFORM';
  if (coupon.gradeCodes.length > 0 && !coupon.gradeCodes.includes(scene.gradeCode)) return 'GRADE';
  if (coupon.telecomOnly && !scene.telecomCustomer) return 'GRADE';
  const targets = targetGoods(coupon, goods, productNo);
  if (targets.length === 0) return 'TARGET';
  const base = sumWonOf(targets, (line) => line.buyAmt);
  if (base < coupon.minSalePrice) return 'MIN_PRICE';
  if (coupon.maxSalePrice !== null && base > coupon.maxSalePrice) return 'MAX_PRICE';
  if (coupon.couponType !== 'CART_DELIVERY') return null;
  return deliveryAmt === 0 || deliveryAmt < coupon.minDeliveryAmt ? 'NO_DELIVERY_FEE' : null;
}

/** Won a delivery coupon takes off a fee. The vendor's rule; never more than the fee. */
export function deliveryCouponAmount(coupon: HeldCoupon, deliveryAmt: Won): Won {
  return coupon.freeDelivery ? deliveryAmt : couponAmount(coupon, deliveryAmt);
}
