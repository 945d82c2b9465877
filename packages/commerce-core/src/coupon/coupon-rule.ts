import type { CouponPlatform } from '../platform/platform.ts';
import { isPast } from '../value/calendar.ts';
import type { BrandNo, CategoryNo, CouponIssueNo, PartnerNo, ProductNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { type Won, ZERO_WON, maxWon, minWon, percentOfWon, subtractWon, sumWonOf } from '../value/won.ts';
import type { CouponDiscount, CouponTargetType, CouponType } from './coupon.ts';

/** A coupon in a member's hand with everything that decides over its use. Assumed: the vendor's conditions. */
export interface OwnedCoupon extends CouponDiscount {
  readonly couponIssueNo: CouponIssueNo;
  readonly couponName: string;
  readonly couponType: CouponType;
  readonly couponTargetType: CouponTargetType;
  /** Products, brands, categories or partners it reaches, as `couponTargetType` says; unread for ALL_PRODUCT. */
  readonly targetNos: readonly number[];
  /** The same kind of numbers it never reaches; products for ALL_PRODUCT. */
  readonly excludedNos: readonly number[];
  /** Goods amount up to which it may be used, inclusive, in won; null is no limit. */
  readonly maxSalePrice: Won | null;
  /** Delivery fee from which a delivery coupon may be used, inclusive, in won. */
  readonly minDeliveryAmt: Won;
  /** Whether a delivery coupon takes the whole fee, whatever its amount. */
  readonly freeDelivery: boolean;
  /** Where it may be used; everywhere when empty. */
  readonly usablePlatforms: readonly CouponPlatform[];
  /** Grades that may use it; every grade when empty. */
  readonly gradeCodes: readonly string[];
  readonly telecomOnly: boolean;
  /** Whether it lowers the first purchase of a member alone. */
  readonly firstPurchaseOnly: boolean;
  /** Whether a cart coupon may be used beside it. */
  readonly cartCouponUsable: boolean;
  /** Whether product coupons may be used beside it. */
  readonly productCouponUsable: boolean;
  readonly useStartAt: EpochMs;
  /** The last second of its life, which still counts. */
  readonly useEndAt: EpochMs;
}

/** When, where and by whom coupons would be used. */
export interface CouponContext {
  /** The server's clock. */
  readonly now: EpochMs;
  readonly platform: CouponPlatform;
  readonly gradeCode: string | null;
  readonly telecomCustomer: boolean;
  /** Whether they have bought before: `isPurchase` of an order of theirs. */
  readonly hasPurchased: boolean;
}

/** One line of goods as a coupon sees it. */
export interface CouponGoods {
  readonly productNo: ProductNo;
  /** Null for goods without a brand. */
  readonly brandNo: BrandNo | null;
  /** Every category the product is in, those above included. */
  readonly categoryNos: readonly CategoryNo[];
  readonly partnerNo: PartnerNo;
  /** False when the product takes no coupon at all. */
  readonly couponUsable: boolean;
  /** After product discounts, in won. */
  readonly buyAmt: Won;
  /** Which of the basket's fees it travels for. */
  readonly deliveryIndex: number;
}

/** Goods and the fees charged with them, in won; a fee paid at the door is 0 here. */
export interface CouponBasket {
  readonly goods: readonly CouponGoods[];
  readonly deliveryAmts: readonly Won[];
}

/** Everything that may keep a coupon from being used, in the order in which it is named. Assumed. */
export const COUPON_PROBLEMS = [
  'PERIOD',
  'PLATFORM',
  'GRADE',
  'TELECOM',
  'FIRST_PURCHASE',
  'TARGET',
  'MIN_PRICE',
  'MAX_PRICE',
  'NO_DELIVERY_FEE',
] as const;

/** Why a coupon cannot be used. */
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

/**
 * Why a coupon cannot be used for these goods, the first reason that holds; null when it can. The amounts compared are
 * those of the goods it reaches, after product discounts and without delivery; both limits are inclusive.
 * Spec §5: "a 3,000 won coupon from 30,000 won".
 */
export function couponProblem(
  coupon: OwnedCoupon,
  goods: readonly CouponGoods[],
  context: CouponContext,
): CouponProblem | null {
  const problem = conditionProblem(coupon, context);
  if (problem !== null) return problem;
  const reached = goods.filter((line) => reachesGoods(coupon, line));
  if (reached.length === 0) return 'TARGET';
  const goodsAmt = sumWonOf(reached, (line) => line.buyAmt);
  if (goodsAmt < coupon.minSalePrice) return 'MIN_PRICE';
  return coupon.maxSalePrice !== null && goodsAmt > coupon.maxSalePrice ? 'MAX_PRICE' : null;
}

/** Won of the goods it reaches that are missing to a coupon's least amount; 0 from there on. Spec §5. */
export function missingGoodsAmt(coupon: OwnedCoupon, goods: readonly CouponGoods[]): Won {
  const goodsAmt = sumWonOf(
    goods.filter((line) => reachesGoods(coupon, line)),
    (line) => line.buyAmt,
  );
  return maxWon(ZERO_WON, subtractWon(coupon.minSalePrice, goodsAmt));
}

/**
 * Why a coupon cannot be used whatever is bought; null when it can. Assumed: an empty list of places or grades is all.
 */
export function conditionProblem(coupon: OwnedCoupon, context: CouponContext): CouponProblem | null {
  const { now, platform, gradeCode, telecomCustomer, hasPurchased } = context;
  if (now < coupon.useStartAt || isPast(coupon.useEndAt, now)) return 'PERIOD';
  if (coupon.usablePlatforms.length > 0 && !coupon.usablePlatforms.includes(platform)) return 'PLATFORM';
  const hasGrade = coupon.gradeCodes.length === 0 || (gradeCode !== null && coupon.gradeCodes.includes(gradeCode));
  if (!hasGrade) return 'GRADE';
  if (coupon.telecomOnly && !telecomCustomer) return 'TELECOM';
  return coupon.firstPurchaseOnly && hasPurchased ? 'FIRST_PURCHASE' : null;
}

/** Whether a coupon reaches goods; an exclusion wins over a target. Assumed: the vendor's targets. */
export function reachesGoods(
  coupon: Pick<OwnedCoupon, 'couponTargetType' | 'targetNos' | 'excludedNos'>,
  goods: CouponGoods,
): boolean {
  if (!goods.couponUsable) return false;
  const numbers = targetNumbers(coupon.couponTargetType, goods);
  if (numbers.some((number) => coupon.excludedNos.includes(number))) return false;
  return coupon.couponTargetType === 'ALL_PRODUCT' || numbers.some((number) => coupon.targetNos.includes(number));
}

/** Whether a product coupon and a cart coupon may lower one order together: both must allow it. The vendor's flags. */
export function mayCombine(
  productCoupon: Pick<OwnedCoupon, 'cartCouponUsable'>,
  cartCoupon: Pick<OwnedCoupon, 'productCouponUsable'>,
): boolean {
  return productCoupon.cartCouponUsable && cartCoupon.productCouponUsable;
}

/**
 * What a coupon takes off an amount ≥ 0, in won: its fixed amount, or its percentage rounded down; at most its cap and
 * never more than the amount. Assumed: fractions of a won go to the shop.
 */
export function couponAmount(discount: CouponDiscount, base: Won): Won {
  const wanted = discount.fixedAmt ? discount.discountAmt : percentOfWon(base, discount.discountRate);
  const capped = discount.maxDiscountAmt === null ? wanted : minWon(wanted, discount.maxDiscountAmt);
  return minWon(capped, base);
}

/** The goods of one product, which one product coupon lowers together. Assumed: options count as one product. */
export function goodsOfProduct(basket: CouponBasket, productNo: ProductNo): readonly CouponGoods[] {
  return basket.goods.filter((line) => line.productNo === productNo);
}

/**
 * The fees a delivery coupon lowers, one entry a fee and 0 where nothing it reaches travels.
 * Assumed: the extra for remote areas is not lowered.
 */
export function reachedFees(coupon: OwnedCoupon, basket: CouponBasket): readonly Won[] {
  const reached = new Set(basket.goods.filter((line) => reachesGoods(coupon, line)).map((line) => line.deliveryIndex));
  return basket.deliveryAmts.map((amount, index) => (reached.has(index) ? amount : ZERO_WON));
}

function targetNumbers(type: CouponTargetType, goods: CouponGoods): readonly number[] {
  switch (type) {
    case 'ALL_PRODUCT':
    case 'PRODUCT':
      return [goods.productNo];
    case 'BRAND':
      return goods.brandNo === null ? [] : [goods.brandNo];
    case 'CATEGORY':
      return goods.categoryNos;
    case 'PARTNER':
      return [goods.partnerNo];
  }
}
