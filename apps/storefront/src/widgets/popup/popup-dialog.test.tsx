import type { Popup } from '@dealstore/commerce-core/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { PopupDialog } from './popup-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

function shown(popup: Popup): string {
  vi.stubGlobal('document', { cookie: '' });
  const client = createQueryClient();
  client.setQueryData(['popups', 'MAIN'], [popup]);
  return renderOnServer(<PopupDialog type="MAIN" />, { client });
}

describe('a popup', () => {
  it.each([true, false])('can be put off for seven days, whether for today or not: %s [OVERLAY-23]', (visibleToday) => {
    const html = shown({ popupNo: 1, title: '출석하고 포인트 받기', content: '<p>매일</p>', visibleToday });
    expect(html).toContain('7일 동안 보지 않기');
    expect(html.includes('오늘 하루 보지 않기')).toBe(visibleToday);
  });

  it('has its first link to the shop as its main button, and its cross alone to close it', () => {
    const content =
      '<p>매일 <a href="https://elsewhere.test/">드려요</a></p><p><a href="/event/2">출석하러 가기</a></p><p><a href="/cart">장바구니</a></p>';
    const html = shown({ popupNo: 1, title: '출석', content, visibleToday: false });
    expect(html).toMatch(/<a href="\/event\/2" class="[^"]*primary[^"]*cta[^"]*"[^>]*>출석하러 가기</);
    expect(html.match(/출석하러 가기/g)).toHaveLength(1);
    expect(html).toContain('href="/cart"');
    expect(html.match(/닫기/g)).toHaveLength(1);
    expect(html).toContain('aria-label="닫기"');
    expect(html).not.toContain('<p></p>');
  });

  it('has closing as its main button where it leads nowhere', () => {
    const html = shown({ popupNo: 1, title: '공지', content: '<p>쉬어요</p>', visibleToday: false });
    expect(html).toMatch(/<button[^>]*class="[^"]*primary[^"]*"[^>]*>닫기</);
  });
});
