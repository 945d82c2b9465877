import type { LoginSession } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../container/services.ts';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './login-devices.screen.tsx';
import { loginSessionsQuery } from './session.queries.ts';

const session = (sessionNo: number, over: Partial<LoginSession> = {}): LoginSession => ({
  sessionNo,
  device: 'Chrome · Windows',
  client: 'WEB',
  startYmdt: '2026-11-20 12:34:56',
  lastUseYmdt: '2026-11-22 01:02:03',
  isCurrent: false,
  ...over,
});

function shown(sessions: readonly LoginSession[], language: 'ko' | 'en' = 'ko'): string {
  const client = createQueryClient();
  const { queryKey } = loginSessionsQuery(() => Promise.reject<Services>(new Error('sends no request')));
  client.setQueryData(queryKey, sessions);
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/myPage/myInfo/devices',
    facts: { loggedIn: true, language },
  });
}

describe('the devices a member is logged in on', () => {
  it('are named with when they were used, and each but the present one can be logged out', () => {
    const phone = session(2, { device: 'iPhone', client: 'APP' });
    const html = shown([session(1, { isCurrent: true }), phone, session(3, { device: '' })]);
    expect(html).toContain('지금 쓰는 기기');
    expect(html.match(/aria-label="[^"]* 로그아웃"/g)).toEqual([
      'aria-label="iPhone 로그아웃"',
      'aria-label="알 수 없는 기기 로그아웃"',
    ]);
    expect(html).toContain('다른 기기 모두 로그아웃');
    expect(html).toContain('마지막 사용 2026.11.22');
    expect(shown([phone], 'en')).toContain('aria-label="Log out iPhone"');
  });

  it('are the present one alone without anything to press', () => {
    const html = shown([session(1, { isCurrent: true })]);
    expect(html).toContain('Chrome · Windows');
    expect(html).not.toContain('<button');
  });
});
