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
});
