import fc from 'fast-check';
import type { CouponBasket, CouponGoods, CouponContext, OwnedCoupon } from '../coupon/coupon-rule.ts';
import { kst } from '../value/calendar.ts';
import { ZERO_WON, won } from '../value/won.ts';
import { amount } from './arbitraries.ts';

/** A moment in the life of every generated coupon that is not made to have ended. */
export const COUPON_CONTEXT: CouponContext = {
  now: kst('2026-11-20 12:00:00'),
  platform: 'MOBILE_WEB',
  gradeCode: 'GOLD',
  telecomCustomer: true,
  hasPurchased: false,
};

/** A coupon of 3,000 won from 30,000 won for all goods, to be changed where a test is about it. Spec §5. */
export const PLAIN_COUPON: OwnedCoupon = {
  couponIssueNo: 1,
  couponName: '3,000원 쿠폰',
  couponType: 'CART',
  couponTargetType: 'ALL_PRODUCT',
  targetNos: [],
  excludedNos: [],
  fixedAmt: true,
  discountAmt: won(3_000),
  discountRate: 0,
  maxDiscountAmt: null,
  minSalePrice: won(30_000),
  maxSalePrice: null,
  minDeliveryAmt: ZERO_WON,
  freeDelivery: false,
  usablePlatforms: [],
  gradeCodes: [],
  telecomOnly: false,
  firstPurchaseOnly: false,
  cartCouponUsable: true,
  productCouponUsable: true,
  useStartAt: kst('2026-11-01 00:00:00'),
  useEndAt: kst('2026-11-30 23:59:59'),
};

/** One line of goods of 100,000 won, to be changed where a test is about it. */
export const PLAIN_GOODS: CouponGoods = {
  productNo: 1,
  brandNo: 2,
  categoryNos: [3, 30],
  partnerNo: 4,
  couponUsable: true,
  buyAmt: won(100_000),
  deliveryIndex: 0,
};

/** Coupons of every kind, of products, brands, categories and partners numbered 1 to 4, most of them usable now. */
export function ownedCoupon(): fc.Arbitrary<OwnedCoupon> {
  const rarely = (common: readonly string[], rare: readonly string[]) =>
    fc.oneof({ arbitrary: fc.constant(common), weight: 9 }, { arbitrary: fc.constant(rare), weight: 1 });
  const mostly = () => fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0);
  const reach = fc.record({
    couponIssueNo: fc.integer({ min: 1, max: 1_000_000 }),
    couponType: fc.constantFrom('PRODUCT', 'PRODUCT', 'CART', 'CART_DELIVERY'),
    couponTargetType: fc.constantFrom('ALL_PRODUCT', 'ALL_PRODUCT', 'PRODUCT', 'BRAND', 'CATEGORY', 'PARTNER'),
    targetNos: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    excludedNos: fc.oneof(
      { arbitrary: fc.constant([]), weight: 9 },
      { arbitrary: fc.tuple(fc.integer({ min: 1, max: 4 })), weight: 1 },
    ),
    gradeCodes: rarely([], ['VIP']),
    telecomOnly: fc.boolean(),
    firstPurchaseOnly: fc.boolean(),
    cartCouponUsable: mostly(),
    productCouponUsable: mostly(),
    isAppOnly: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    endsOn: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-25', '2026-11-30', '2026-12-31'),
  });
  const worth = fc.record({
    fixedAmt: fc.boolean(),
    discountAmt: fc.constantFrom(0, 1, 999, 3_000, 5_000, 50_000).map(won),
    discountRate: fc.constantFrom(0, 1, 5, 7, 10, 33, 50, 100),
    maxDiscountAmt: fc.option(amount(20_000)),
    minSalePrice: fc.constantFrom(0, 0, 30_000, 50_000).map(won),
    maxSalePrice: fc.option(amount(3_000_000), { freq: 9 }),
    minDeliveryAmt: fc.constantFrom(0, 2_500).map(won),
    freeDelivery: fc.boolean(),
  });
  return fc.tuple(reach, worth).map(([{ isAppOnly, endsOn, ...facts }, discount]) => ({
    ...PLAIN_COUPON,
    ...facts,
    ...discount,
    usablePlatforms: isAppOnly ? ['MOBILE_APP' as const] : [],
    useEndAt: kst(`${endsOn} 23:59:59`),
  }));
}

/** Coupons of one member, each number once. @param maxLength how many at most */
export function ownedCoupons(maxLength = 30): fc.Arbitrary<readonly OwnedCoupon[]> {
  return fc.uniqueArray(ownedCoupon(), {
    maxLength,
    size: 'max',
    selector: (coupon) => coupon.couponIssueNo,
  });
}

/** Baskets of up to 20 lines of 8 products in two parcels; everything else of a product follows from its number. */
export function couponBasket(maxLength = 20, maxAmount = 3_000_000): fc.Arbitrary<CouponBasket> {
  const line = fc.record({ productNo: fc.integer({ min: 1, max: 8 }), buyAmt: amount(maxAmount) });
  return fc.record({
    goods: fc.array(
      line.map(({ productNo, buyAmt }) => ({
        productNo,
        buyAmt,
        brandNo: (productNo % 3) + 1,
        categoryNos: [(productNo % 2) + 1, (productNo % 4) + 1],
        partnerNo: (productNo % 4) + 1,
        couponUsable: productNo !== 8,
        deliveryIndex: productNo % 2,
      })),
      { minLength: 1, maxLength, size: 'max' },
    ),
    deliveryAmts: fc.tuple(fc.constantFrom(0, 2_500, 3_000).map(won), fc.constantFrom(0, 3_000).map(won)),
  });
}
