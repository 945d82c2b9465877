import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { MembershipStrip } from './membership-strip.tsx';

/** What a member reads of what they hold, once it is known and before. */
function read(language: 'ko' | 'en', held?: { grade: string; coupons: number; points: number }): string {
  const client = createQueryClient();
  if (held !== undefined) client.setQueryData(['home', 'benefits'], held);
  return renderOnServer(<MembershipStrip />, { client, facts: { loggedIn: true, language } })
    .replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, '')
    .trim();
}

describe('the strip of what a member holds', () => {
  it('shows the member’s benefits, and nothing without any', () => {
    expect(read('ko', { grade: '골드', coupons: 0, points: 0 })).toBe('골드 등급 혜택쿠폰 0장 · 포인트 0P');
    expect(read('en', { grade: 'Gold', coupons: 12, points: 3_400 })).toBe('Gold benefitsCoupons 12 · Points 3,400P');
  });

  it('shows neither a number nor half a sentence for what is not known', () => {
    expect(read('ko')).toBe('멤버십 혜택쿠폰 – · 포인트 –');
    expect(read('en')).toBe('Membership benefitsCoupons – · Points –');
  });
});
