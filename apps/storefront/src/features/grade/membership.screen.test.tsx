import { won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './membership.screen.tsx';

const GOLD = {
  gradeNo: 3,
  label: '골드',
  description: '6개월 동안 10만원 이상 구매',
  minimumPayment: won(100_000),
  minimumCount: 0,
  reserveRate: 0.5,
  benefits: ['매달 골드 10% 쿠폰'],
};

function shown(gradeNo: number | null, issuedCouponNo: number | null = null): string {
  const client = createQueryClient();
  const membership = { grades: [GOLD], gradeNo, evaluatedMonths: 6 };
  client.setQueryData(['membership'], membership);
  client.setQueryData(['coupons', 'benefit'], { issueMonth: '2026-11', issuedCouponNo, items: [] });
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/memberShip',
    facts: { loggedIn: gradeNo !== null },
  });
}

describe('the membership page', () => {
  it('says what a grade brings: its points and its coupon', () => {
    expect(shown(null)).toContain('구매 금액의 0.5% 추가 적립');
    expect(shown(null)).toContain('매달 골드 10% 쿠폰');
  });

  it("offers a member the month's membership coupon, and a guest to log in", () => {
    expect(shown(3)).toContain('이번 달 멤버십 쿠폰 받기');
    expect(shown(null)).not.toContain('이번 달 멤버십 쿠폰 받기');
    expect(shown(null)).toContain('로그인하고 내 등급 보기');
  });

  it("says that the month's membership coupon has been got", () => {
    expect(shown(3, 1)).toContain('11월 멤버십 쿠폰을 받았어요');
    expect(shown(3, 1)).not.toContain('이번 달 멤버십 쿠폰 받기');
  });
});
