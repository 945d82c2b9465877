import { applyCoupons } from '../../coupon/apply-coupons.ts';
import { bestCoupons } from '../../coupon/best-coupons.ts';
import type { CouponBasket, CouponContext, OwnedCoupon } from '../../coupon/coupon-rule.ts';
import type { IssuableCoupon } from '../../coupon/coupon.ts';
import type { CouponPlatform } from '../../platform/platform.ts';
import { groupBy } from '../../value/group-by.ts';
import { epochMs } from '../../value/time.ts';
import { maxWon, sumWon, type Won, ZERO_WON } from '../../value/won.ts';
import type { OrderSheet, SheetCoupon } from './order-sheet.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';

const ANY_TIME = epochMs(0);

/** What decides which coupons are worth getting: the goods, and what the owned coupons take off them. */
type SheetToLower = Pick<OrderSheet, 'deliveryGroups' | 'coupons' | 'appliedCoupons'>;

/**
 * The coupons to get that lower what is paid: with them the best choice takes off more than the best of those owned,
 * and without any one of them less. Assumed: the others are left for another order.
 * @param coupons as asked for with the products of the sheet
 * @param sheet its applied coupons are the best of those owned
 */
export function couponsToTake(
  coupons: readonly IssuableCoupon[],
  sheet: SheetToLower,
  platform: CouponPlatform,
): readonly IssuableCoupon[] {
  const basket = basketOf(sheet);
  // Who may have it and when is the server's answer: `downloadable`.
  const context = { now: ANY_TIME, platform, gradeCode: null, telecomCustomer: true, hasPurchased: false };
  const usable = sheet.coupons.filter((coupon) => coupon.usable);
  const owned = [...groupBy(usable, ({ couponIssueNo }) => couponIssueNo).values()].flatMap(ownedOnSheet);
  const totalWith = (taken: readonly IssuableCoupon[]) => mostOff(basket, [...owned, ...taken.map(asOwned)], context);

  let taken = coupons.filter(({ downloadable }) => downloadable);
  let total = totalWith(taken);
  if (total <= appliedTotal(sheet)) return [];
  for (const coupon of taken) {
    const fewer = taken.filter((other) => other !== coupon);
    const rest = totalWith(fewer);
    if (rest < total) continue;
    taken = fewer;
    total = rest;
  }
  return taken;
}

function mostOff(basket: CouponBasket, coupons: readonly OwnedCoupon[], context: CouponContext): Won {
  const shares = applyCoupons(basket, coupons, bestCoupons(basket, coupons, context), context);
  return sumWon([...shares.productCouponAmts, ...shares.cartCouponAmts, ...shares.deliveryCouponAmts]);
}

function appliedTotal({ coupons, appliedCoupons }: SheetToLower): Won {
  return sumWon(
    coupons.filter((coupon) => isApplied(coupon, appliedCoupons)).map(({ couponDiscountAmt }) => couponDiscountAmt),
  );
}

function isApplied({ couponIssueNo, productNo }: SheetCoupon, applied: CouponRequest): boolean {
  const { cartCouponIssueNo, deliveryCouponIssueNo, productCoupons } = applied;
  if (couponIssueNo === cartCouponIssueNo || couponIssueNo === deliveryCouponIssueNo) return true;
  return productCoupons.some((chosen) => chosen.couponIssueNo === couponIssueNo && chosen.productNo === productNo);
}

/** A usable coupon as its sheet weighed it, for each product it reaches: it takes off no more than it said. */
function ownedOnSheet(weighed: readonly SheetCoupon[]): readonly OwnedCoupon[] {
  const productNos = weighed.flatMap(({ productNo }) => (productNo === null ? [] : [productNo]));
  return weighed.slice(0, 1).map((coupon) => ({
    ...UNCONDITIONAL,
    couponIssueNo: coupon.couponIssueNo,
    couponName: coupon.couponName,
    couponType: coupon.couponType,
    couponTargetType: productNos.length === 0 ? 'ALL_PRODUCT' : 'PRODUCT',
    targetNos: productNos,
    // a fee is lowered alike whatever else is lowered
    fixedAmt: coupon.fixedAmt || coupon.couponType === 'CART_DELIVERY',
    discountAmt: coupon.couponType === 'CART_DELIVERY' ? coupon.couponDiscountAmt : coupon.discountAmt,
    discountRate: coupon.discountRate,
    maxDiscountAmt: weighed.map(({ couponDiscountAmt }) => couponDiscountAmt).reduce((a, b) => maxWon(a, b)),
    minSalePrice: ZERO_WON,
    maxSalePrice: null,
    minDeliveryAmt: ZERO_WON,
    freeDelivery: false,
    usablePlatforms: [],
    cartCouponUsable: coupon.cartCouponUsable,
    productCouponUsable: coupon.productCouponUsable,
  }));
}

/** A coupon as if it were got now; the products that it lowers are its targets. */
function asOwned(coupon: IssuableCoupon): OwnedCoupon {
  return {
    ...coupon,
    ...UNCONDITIONAL,
    // apart from the numbers of owned coupons
    couponIssueNo: -coupon.couponNo,
    couponTargetType: 'PRODUCT',
    targetNos: coupon.productNos ?? [],
    maxSalePrice: coupon.maxSalePrice ?? null,
    minDeliveryAmt: coupon.minDeliveryAmt ?? ZERO_WON,
  };
}

const UNCONDITIONAL = {
  excludedNos: [],
  gradeCodes: [],
  telecomOnly: false,
  firstPurchaseOnly: false,
  cartCouponUsable: true,
  productCouponUsable: true,
  useStartAt: ANY_TIME,
  useEndAt: ANY_TIME,
} as const satisfies Partial<OwnedCoupon>;

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
