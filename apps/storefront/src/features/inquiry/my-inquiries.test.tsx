import type { MyInquiry } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { inquiryText } from './inquiry.text.ts';
import { screen } from './my-inquiries.screen.tsx';

const inquiry = (over: Partial<MyInquiry>): MyInquiry => ({
  inquiryNo: 1,
  kind: 'PRODUCT',
  type: 'PRODUCT',
  title: '',
  content: '',
  secreted: false,
  replied: false,
  product: null,
  orderNo: null,
  fileUrls: [],
  registerYmdt: '2026-11-20 10:00:00',
  answers: [],
  ...over,
});

/** A member's inquiries at an address, as the server shows them; the fixture has one of each kind. */
function show(query: string, over: Partial<MyInquiry> = {}): string {
  const client = createQueryClient();
  for (const kind of ['PRODUCT', 'SERVICE'] as const) {
    const page = { items: [inquiry({ kind, content: `ABOUT-${kind}`, ...over })], totalCount: 1 };
    client.setQueryData(['inquiries', kind], { pages: [page], pageParams: [1] });
  }
  const part = <screen.Screen params={{}} search={new URLSearchParams(query)} />;
  return renderOnServer(part, { client, path: '/myPage/qna', search: query, facts: { loggedIn: true } });
}

/** The tab that is open, of the two above the list. */
function currentTab(html: string): string | undefined {
  const tabs: readonly string[] = [inquiryText.ko.itemQna, inquiryText.ko.mallQna];
  const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name ?? '');
  return current.find((name) => tabs.includes(name));
}

describe('the screen of one’s own inquiries', () => {
  it.each(['', 'tab=', 'tab=x', 'tab=itemQna'])('opens on the tab itemQna with "%s" [ENTITY-73]', (query) => {
    const html = show(query);
    expect(currentTab(html)).toBe(inquiryText.ko.itemQna);
    expect([html.includes('ABOUT-PRODUCT'), html.includes('ABOUT-SERVICE')]).toEqual([true, false]);
  });

  it('shows the talks with the shop on their own tab', () => {
    const html = show('tab=mallQna');
    expect(currentTab(html)).toBe(inquiryText.ko.mallQna);
    expect([html.includes('ABOUT-PRODUCT'), html.includes('ABOUT-SERVICE')]).toEqual([false, true]);
  });

  it('shows questions and answers as text, whatever they contain', () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const answers = [{ content: hostile, registerYmdt: '2026-11-21 10:00:00' }];
    const html = show('', { content: hostile, title: hostile, answers });
    expect(html).not.toMatch(/<img src=x|<script>alert/);
    expect(html.split('&lt;script&gt;alert(1)')).toHaveLength(4);
  });
});
