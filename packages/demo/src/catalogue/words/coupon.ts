import { formatWon, MEMBERSHIP_COUPONS } from '@dealstore/commerce-core/domain';
import type { Word } from './word.ts';

/** What a coupon takes off, in won or in percent up to a cap in won. */
type Discount =
  | { readonly kind: 'WON'; readonly amount: number }
  | { readonly kind: 'RATE'; readonly rate: number; readonly cap: number };

/** What a coupon may be used for. */
type Target =
  | { readonly kind: 'ALL_PRODUCT' }
  | { readonly kind: 'APP_PICKS' }
  | { readonly kind: 'PICKS' }
  | { readonly kind: 'CATEGORY' | 'BRAND' | 'PARTNER'; readonly numbers: readonly number[] };

/** A coupon in the words of the shop; amounts in won. */
export interface CouponWords {
  readonly couponNo: number;
  readonly name: Word;
  readonly type: 'PRODUCT' | 'CART' | 'CART_DELIVERY';
  readonly issue: 'DOWNLOAD' | 'CODE' | 'MEMBERSHIP' | 'GRADE' | 'EVENT';
  readonly target: Target;
  readonly discount: Discount;
  readonly minSalePrice: number;
  /** Days from the issue; 31 to the end of the month, null by a fixed day. */
  readonly useDays: number | null;
  readonly code?: string;
  readonly appOnly?: boolean;
  readonly telecomOnly?: boolean;
  readonly firstPurchaseOnly?: boolean;
  readonly grades?: readonly string[];
  readonly perPerson?: number;
  readonly total?: number;
}

const ALL: Target = { kind: 'ALL_PRODUCT' };
const won = (amount: number): Discount => ({ kind: 'WON', amount });
const rate = (percent: number, cap: number): Discount => ({ kind: 'RATE', rate: percent, cap });

/** Every coupon of the demo shop. The membership pair is Spec §5; the rest is Assumed. */
export const COUPONS: readonly CouponWords[] = [
  ...MEMBERSHIP_COUPONS.map(({ discountAmt, minSalePrice }, index): CouponWords => ({
    couponNo: index + 1,
    name: `멤버십 ${formatWon(discountAmt, 'ko')} 할인 쿠폰|Membership ${formatWon(discountAmt, 'en')} off`,
    type: 'CART',
    issue: 'MEMBERSHIP',
    target: ALL,
    discount: won(discountAmt),
    minSalePrice,
    useDays: 31,
    telecomOnly: true,
    perPerson: 120,
  })),
  {
    couponNo: 3,
    name: '앱 전용 10% 쿠폰|App-only 10% off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'APP_PICKS' },
    discount: rate(10, 5_000),
    minSalePrice: 10_000,
    useDays: 30,
    appOnly: true,
  },
  {
    couponNo: 4,
    name: '뷰티 15% 할인 쿠폰|Beauty 15% off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'CATEGORY', numbers: [600] },
    discount: rate(15, 7_000),
    minSalePrice: 15_000,
    useDays: 14,
  },
  {
    couponNo: 5,
    name: '이달의 브랜드 3,000원 쿠폰|Brands of the month ₩3,000 off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'BRAND', numbers: [1, 11, 31, 41, 81] },
    discount: won(3_000),
    minSalePrice: 20_000,
    useDays: 14,
  },
  {
    couponNo: 6,
    name: 'MD 추천 2,000원 쿠폰|Editor’s pick ₩2,000 off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'PICKS' },
    discount: won(2_000),
    minSalePrice: 12_000,
    useDays: 30,
  },
  {
    couponNo: 7,
    name: '우수 판매자 12% 쿠폰|Top sellers 12% off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'PARTNER', numbers: [3, 9, 21, 33] },
    discount: rate(12, 10_000),
    minSalePrice: 30_000,
    useDays: 10,
  },
  {
    couponNo: 8,
    name: '장바구니 7% 할인 쿠폰|7% off your cart',
    type: 'CART',
    issue: 'DOWNLOAD',
    target: ALL,
    discount: rate(7, 10_000),
    minSalePrice: 40_000,
    useDays: 30,
  },
  {
    couponNo: 9,
    name: '장바구니 2,000원 할인 쿠폰|₩2,000 off your cart',
    type: 'CART',
    issue: 'DOWNLOAD',
    target: ALL,
    discount: won(2_000),
    minSalePrice: 20_000,
    useDays: null,
  },
  {
    couponNo: 10,
    name: '무료배송 쿠폰|Free delivery',
    type: 'CART_DELIVERY',
    issue: 'DOWNLOAD',
    target: ALL,
    discount: won(3_000),
    minSalePrice: 10_000,
    useDays: 30,
  },
  {
    couponNo: 11,
    name: '첫 구매 5,000원 할인 쿠폰|₩5,000 off your first order',
    type: 'CART',
    issue: 'CODE',
    target: ALL,
    discount: won(5_000),
    minSalePrice: 30_000,
    useDays: 30,
    code: 'WELCOME5000',
    firstPurchaseOnly: true,
  },
  {
    couponNo: 12,
    name: '연말 감사 20% 쿠폰|Year-end thanks 20% off',
    type: 'CART',
    issue: 'CODE',
    target: ALL,
    discount: rate(20, 15_000),
    minSalePrice: 50_000,
    useDays: null,
    code: 'THANKS2026',
    total: 1_000,
  },
  {
    couponNo: 13,
    name: '골드 등급 10% 쿠폰|Gold 10% off',
    type: 'CART',
    issue: 'GRADE',
    target: ALL,
    discount: rate(10, 8_000),
    minSalePrice: 30_000,
    useDays: 31,
    grades: ['GOLD', 'VIP'],
  },
  {
    couponNo: 14,
    name: '출석 이벤트 1,000원 쿠폰|Check-in ₩1,000 off',
    type: 'CART',
    issue: 'EVENT',
    target: ALL,
    discount: won(1_000),
    minSalePrice: 10_000,
    useDays: 7,
  },
  {
    couponNo: 15,
    name: '디지털 8% 할인 쿠폰|Digital 8% off',
    type: 'PRODUCT',
    issue: 'DOWNLOAD',
    target: { kind: 'CATEGORY', numbers: [201, 202, 203] },
    discount: rate(8, 12_000),
    minSalePrice: 30_000,
    useDays: 14,
  },
];
