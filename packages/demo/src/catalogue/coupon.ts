import {
  type CouponDiscount,
  type CouponPlatform,
  couponUseEnd,
  epochMs,
  type EpochMs,
  offeredCouponAmount,
  won,
} from '@dealstore/commerce-core/domain';
import { daysAgo, daysAhead, kstHourOn } from './moment.ts';
import type { DemoProduct } from './product.ts';
import { COUPONS, type CouponWords } from './words/coupon.ts';
import { en, ko } from './words/word.ts';

/** What coupons do for one piece of a product. */
export interface CouponEffect {
  /** Whether any takes something off: what its card and the filter of lists say alike. */
  readonly hasCoupon: boolean;
  /** Best reduction that every platform may use, in won. */
  readonly amount: number;
}

/** The numbers a coupon aims at, by its target type; a root category includes its leaves. */
function targetNos({ target }: CouponWords, products: readonly DemoProduct[]): readonly number[] {
  switch (target.kind) {
    case 'APP_PICKS':
      return products.filter(({ hasAppCoupon }) => hasAppCoupon).map(({ productNo }) => productNo);
    case 'PICKS':
      return products.filter(({ hasPickCoupon }) => hasPickCoupon).map(({ productNo }) => productNo);
    case 'ALL_PRODUCT':
      return [];
    case 'CATEGORY':
      return [...new Set(target.numbers.flatMap((no) => (no % 100 === 0 ? LEAVES.map((leaf) => no + leaf) : [no])))];
    default:
      return target.numbers;
  }
}

/** A root category itself and the five below it. */
const LEAVES = [0, 1, 2, 3, 4, 5];

function reaches({ target }: CouponWords, product: DemoProduct): boolean {
  switch (target.kind) {
    case 'APP_PICKS':
      return product.hasAppCoupon;
    case 'PICKS':
      return product.hasPickCoupon;
    case 'CATEGORY':
      return target.numbers.includes(product.category.categoryNo) || target.numbers.includes(product.category.rootNo);
    case 'BRAND':
      return target.numbers.includes(product.brand.brandNo);
    case 'PARTNER':
      return target.numbers.includes(product.partner.row.partnerNo);
    default:
      return false;
  }
}

/** What the coupon promises for one piece; the rule is the core's. */
function amountFor(coupon: CouponWords, price: number): number {
  return offeredCouponAmount([{ ...discountOf(coupon), usablePlatforms: platformsOf(coupon) }], won(price));
}

function discountOf({ discount, minSalePrice }: CouponWords): CouponDiscount {
  const isWon = discount.kind === 'WON';
  return {
    fixedAmt: isWon,
    discountAmt: won(isWon ? discount.amount : 0),
    discountRate: isWon ? 0 : discount.rate,
    maxDiscountAmt: isWon ? null : won(discount.cap),
    minSalePrice: won(minSalePrice),
  };
}

function platformsOf({ appOnly }: CouponWords): CouponPlatform[] {
  return appOnly === true ? ['MOBILE_APP'] : [];
}

/** What the product coupons on offer do for a product. */
export function couponEffect(product: DemoProduct): CouponEffect {
  const offered = COUPONS.filter(
    (coupon) => coupon.type === 'PRODUCT' && coupon.issue === 'DOWNLOAD' && reaches(coupon, product),
  );
  const amount = Math.max(0, ...offered.map((coupon) => amountFor(coupon, product.price.price)));
  return { hasCoupon: amount > 0, amount };
}

/** The last instant of coupons that end on a fixed day. */
const fixedEnd = (now: EpochMs): Date => new Date(kstHourOn(now, 40, 24).getTime() - 1_000);

/** The coupons as rows; the membership pair runs for the calendar month of `now`. */
export function couponRows(products: readonly DemoProduct[], now: EpochMs) {
  return COUPONS.map((coupon, index) => ({
    couponNo: coupon.couponNo,
    couponName: ko(coupon.name),
    couponNameEn: en(coupon.name),
    couponType: coupon.type,
    couponTargetType:
      coupon.target.kind === 'APP_PICKS' || coupon.target.kind === 'PICKS' ? ('PRODUCT' as const) : coupon.target.kind,
    targetNos: targetNos(coupon, products),
    issueType: coupon.issue,
    promotionCode: coupon.code ?? null,
    ...discountOf(coupon),
    freeDelivery: coupon.type === 'CART_DELIVERY',
    usablePlatforms: platformsOf(coupon),
    gradeCodes: coupon.grades ?? [],
    telecomOnly: coupon.telecomOnly === true,
    firstPurchaseOnly: coupon.firstPurchaseOnly === true,
    useDays: coupon.useDays,
    useEndAt: coupon.useDays === null ? fixedEnd(now) : null,
    issueStartAt: daysAgo(now, 20),
    issueEndAt: coupon.issue === 'MEMBERSHIP' || coupon.issue === 'GRADE' ? null : daysAhead(now, 60),
    issuePerPersonCnt: coupon.perPerson ?? 1,
    totalIssueCnt: coupon.total ?? null,
    displayOrder: index + 1,
  }));
}

/** The instant up to which a coupon taken at `issuedAt` may be used; the rule is the core's. */
export function couponEndOf({ useDays }: CouponWords, issuedAt: EpochMs, now: EpochMs): Date {
  const useEndAt = useDays === null ? epochMs(fixedEnd(now).getTime()) : null;
  return new Date(couponUseEnd({ useDays, useEndAt }, issuedAt));
}
