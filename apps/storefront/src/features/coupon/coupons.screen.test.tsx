import { type Coupon, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './coupons.screen.tsx';

const COUPON: Coupon = {
  couponNo: 1,
  couponIssueNo: 1,
  couponName: '뷰티 15% 할인 쿠폰',
  couponType: 'PRODUCT',
  couponTargetType: 'CATEGORY',
  targetNames: ['뷰티'],
  targetCnt: 2,
  fixedAmt: false,
  discountAmt: won(0),
  discountRate: 15,
  maxDiscountAmt: won(7_000),
  minSalePrice: won(15_000),
  freeDelivery: false,
  issueYmdt: '2026-11-20 12:00:00',
  useEndYmdt: '2026-11-30 23:59:59',
  useYmdt: null,
  used: false,
  usablePlatforms: ['MOBILE_APP'],
  firstPurchaseOnly: true,
};

function shown(tab: string, key: readonly string[], data: unknown, issuedCouponNo: number | null = null): string {
  const client = createQueryClient();
  const counts = { usableCouponCnt: 5, expiringCouponCnt: 1, usedCouponCnt: 0, expiredCouponCnt: 1_000 };
  client.setQueryData(['coupons', 'summary'], counts);
  client.setQueryData(['coupons', ...key], data);
  client.setQueryData(['coupons', 'benefit'], { issueMonth: '2026-11', issuedCouponNo, items: [] });
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams(tab)} />, {
    client,
    path: '/myPage/coupon',
    facts: { loggedIn: true },
  });
}

const page = (items: readonly Coupon[]) => ({
  pages: [{ items, totalCount: items.length, nextCursor: null }],
  pageParams: [null],
});

describe('the coupon page', () => {
  it('shows what a coupon takes off, from when, for what and until when [ROUTE-42]', () => {
    const html = shown('', ['myCoupon', 'USABLE'], page([COUPON]));
    for (const words of ['15%', '15,000원 이상 구매 시 · 최대 7,000원', '뷰티 카테고리 외 1개', '2026.11.30까지']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('앱 전용');
    expect(html).toContain('첫 구매 전용');
    expect(html).toContain('999+');
    expect(html).toContain('7일 안에 끝나는 쿠폰이 1장 있어요');
  });

  it("offers the month's membership coupon until it has been got", () => {
    expect(shown('', ['myCoupon', 'USABLE'], page([]))).toContain('이번 달 멤버십 쿠폰 받기');
    const got = shown('', ['myCoupon', 'USABLE'], page([]), 2);
    expect(got).not.toContain('이번 달 멤버십 쿠폰 받기');
    expect(got).toContain('11월 멤버십 쿠폰을 받았어요');
    expect(got).toContain('다음 달 1일에 다시 받을 수 있어요');
  });

  it('says that the member has no coupon, and leads to those to get [ROUTE-42]', () => {
    expect(shown('', ['myCoupon', 'USABLE'], page([]))).toContain('href="/myPage/coupon?tab=get"');
    const used = { ...COUPON, used: true, useYmdt: '2026-11-21 09:00:00' };
    expect(shown('tab=used', ['myCoupon', 'USED'], page([used]))).toContain('2026.11.21 사용');
    const gone = { ...COUPON, downloadable: false, issued: false };
    expect(shown('tab=get', ['issuable'], [gone])).toContain('마감');
  });
});
