import { type CouponRequest, NO_COUPONS, type OrderSheet, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { CouponCard } from './coupon-card.tsx';

const coupons = ['5,000원 쿠폰', '과일 10% 쿠폰', '무료배송 쿠폰'].map((couponName, index) => ({
  couponIssueNo: index + 1,
  couponName,
  couponDiscountAmt: won(1_000),
}));

function show(chosen: Partial<CouponRequest>, language: 'ko' | 'en' = 'ko'): string {
  const request = { ...NO_COUPONS, ...chosen };
  const amounts = { productCouponAmt: won(0), cartCouponAmt: won(5_000), deliveryCouponAmt: won(0) };
  const applied = { appliedCoupons: request, bestCoupons: NO_COUPONS };
  const sheet = { coupons, ...applied, paymentInfo: amounts, deliveryGroups: [] } as unknown as OrderSheet;
  const part = <CouponCard sheet={sheet} coupons={request} onChange={() => undefined} onTaken={() => undefined} />;
  return renderOnServer(part, { facts: { language } }).replaceAll(/<[^>]+>/g, '');
}

describe('the coupons applied on an order sheet', () => {
  it('are named, the first one of several', () => {
    expect(show({ cartCouponIssueNo: 1 })).toContain('5,000원 쿠폰');
    expect(show({ cartCouponIssueNo: 1 })).not.toContain('외 ');
    const several = { productCoupons: [{ productNo: 7, couponIssueNo: 2 }], deliveryCouponIssueNo: 3 };
    expect(show(several)).toContain('과일 10% 쿠폰 외 1장');
    expect(show(several, 'en')).toContain('과일 10% 쿠폰 and 1 more');
  });

  it('are left out where no coupon is used', () => {
    for (const { couponName } of coupons) expect(show({})).not.toContain(couponName);
  });
});
