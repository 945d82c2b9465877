import { NO_COUPONS, type OrderSheet, type SheetCoupon, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { CouponChoices } from './coupon-choices.tsx';

const CART: SheetCoupon = {
  couponIssueNo: 1,
  couponName: '5,000원 쿠폰',
  couponType: 'CART',
  productNo: null,
  couponDiscountAmt: won(5_000),
  usable: true,
  reason: null,
  minSalePrice: won(0),
  missingAmt: won(0),
  cartCouponUsable: true,
  productCouponUsable: true,
  fixedAmt: true,
  discountAmt: won(5_000),
  discountRate: 0,
  useEndYmdt: '2026-11-30 23:59:59',
};
const unusable = (couponIssueNo: number, reason: NonNullable<SheetCoupon['reason']>): SheetCoupon => ({
  ...CART,
  couponIssueNo,
  couponName: `쿠폰 ${couponIssueNo}`,
  couponDiscountAmt: won(0),
  usable: false,
  reason,
});

const coupons: readonly SheetCoupon[] = [
  CART,
  { ...CART, couponIssueNo: 2, couponName: '3,000원 쿠폰', couponDiscountAmt: won(3_000) },
  { ...unusable(3, 'MIN_PRICE'), missingAmt: won(1_200), minSalePrice: won(20_000) },
  { ...unusable(4, 'TELECOM'), fixedAmt: false, discountRate: 10 },
  { ...unusable(5, 'TARGET'), couponType: 'PRODUCT' },
];

function shown(language: 'ko' | 'en', draft = { ...NO_COUPONS, cartCouponIssueNo: 1 }): string {
  const sheet = { coupons, deliveryGroups: [] } as Partial<OrderSheet> as OrderSheet;
  return renderOnServer(
    <CouponChoices sheet={sheet} draft={draft} onDraft={() => undefined} onShown={() => undefined} />,
    {
      facts: { language },
    },
  );
}

describe('the coupons of an order sheet', () => {
  it('say why each is used, is not, or cannot be, in the words of the shopper', () => {
    const html = shown('ko');
    for (const words of [
      '쓸 수 있는 쿠폰 중 가장 많이 할인돼요',
      '적용한 쿠폰보다 2,000원 덜 할인돼요',
      '1,200원 더 담으면 쓸 수 있어요',
      '딜텔레콤 고객만 쓸 수 있어요',
      '다른 상품에 쓰는 쿠폰이에요',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('say from which amount and until when each can be used, and what one takes off that cannot be used', () => {
    const html = shown('ko');
    expect(html).toContain('구매 금액 제한 없음 · 2026.11.30까지');
    expect(html).toContain('20,000원 이상 구매 시 · 2026.11.30까지');
    expect(html).toContain('10% 할인');
    expect(shown('en')).toContain('On orders of ₩20,000 or more · Until Nov 30, 2026');
  });

  it('say it in English, and of a smaller coupon that was picked', () => {
    const html = shown('en', { ...NO_COUPONS, cartCouponIssueNo: 2 });
    expect(html).toContain('₩2,000 more than the applied coupon');
    expect(html).toContain('Your choice. Another coupon saves you more');
    expect(html).toContain('Add ₩1,200 more to use it');
  });
});
