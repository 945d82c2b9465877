import { type MembershipGrade, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './grade.screen.tsx';

const WELCOME: MembershipGrade = {
  gradeNo: 1,
  label: '웰컴',
  description: '',
  minimumPayment: won(0),
  minimumCount: 0,
  reserveRate: 0,
  benefits: [],
};
const GOLD: MembershipGrade = { ...WELCOME, gradeNo: 2, label: '골드', minimumPayment: won(100_000), minimumCount: 4 };

function shown(payment: number, count: number): string {
  const client = createQueryClient();
  client.setQueryData(['grade'], {
    grade: WELCOME,
    expected: WELCOME,
    next: GOLD,
    payment: won(payment),
    count,
    missingPayment: won(Math.max(0, 100_000 - payment)),
    missingCount: Math.max(0, 4 - count),
    evaluatedMonths: 6,
    startYmd: '2026-06-01',
    nextEvaluationYmd: '2026-12-01',
  });
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/myPage/benefit',
    facts: { loggedIn: true },
  });
}

describe('the grade page', () => {
  it.each([
    [40_000, 4, '구매 60,000원 더 채우면 골드', 40],
    [100_000, 1, '주문 3번 더 채우면 골드', 25],
    [50_000, 1, '구매 50,000원 · 주문 3번 더 채우면 골드', 25],
  ])('names what is missing after %i won in %i orders, and how far it is', (payment, count, words, percent) => {
    const html = shown(payment, count);
    expect(html).toContain(words);
    expect(html).toMatch(new RegExp(`<progress[^>]*max="100"[^>]*value="${percent}"`));
  });

  it('says days as a reader writes them', () => {
    expect(shown(0, 0)).toContain('2026.12.01');
  });
});
