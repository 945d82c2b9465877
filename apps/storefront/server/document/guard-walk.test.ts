import { needsLogin } from '@dealstore/commerce-core/domain';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { openTestBrowser, successfulBackend } from '../testing/test-browser.ts';

let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));

const PATHS = [
  '/',
  '/cart',
  '/product/7',
  '/auth/login',
  '/auth/login?purpose=adult',
  '/auth/login?purpose=withdrawal',
  '/auth/terms',
  '/myPage',
  '/MYPAGE/order',
  '/mypage/alert',
  '/myPage/giftBox/recipientInfoInput/abc',
  '/redirect/myPage/order',
  '/nope',
];
const TOKENS = [
  ['no token', ''],
  ['both tokens', 'user_token=U; server_token=S; session_gen=login1.1.a.b; server_gen=login1'],
  ['a user token alone', 'user_token=U; session_gen=login1.1.a.b'],
  ['a user token without a session version', 'user_token=U'],
  ['a server token alone', 'server_token=S; server_gen=login1'],
  ['a pending log-out', 'user_token=U; server_token=S; pending_log_out=1'],
  ['a session version without tokens', 'session_gen=login1.1.a.b'],
] as const;

describe.each(TOKENS)('a first document with %s', (_, cookies) => {
  it.each(PATHS.flatMap((path) => [true, false].map((isLiving) => [path, isLiving] as const)))(
    '%s (session living: %s) ends after at most two redirects, never shows my page to a guest, and stays the same when asked again [STATE-10, STATE-11, STATE-19, STATE-20, ROLE-03]',
    async (path, isLiving) => {
      const dead = () => Response.json({ code: 'A401', message: '' }, { status: 401 });
      const browser = openTestBrowser((name, body) => (isLiving ? successfulBackend(name, body) : dead()), { distDir });
      for (const pair of cookies.split('; ').filter(Boolean)) {
        const [name = '', value = ''] = pair.split('=');
        browser.jar.set(name, value);
      }
      const walk = async (from: string) => {
        const seen: string[] = [];
        let at = from;
        for (;;) {
          const response = await browser.go('GET', at);
          seen.push(at);
          const next = response.headers.get('location');
          if (next === null) return { seen, at, response, html: await response.text() };
          expect(seen).not.toContain(next);
          expect(seen.length).toBeLessThanOrEqual(3);
          at = next;
        }
      };
      const first = await walk(path);
      const isMember = first.html.includes('data-logged-in="true"');
      expect([200, 404]).toContain(first.response.status);
      expect(isMember || !needsLogin(first.at)).toBe(true);
      expect(isMember && first.at === '/auth/login').toBe(false);
      // What the page can see of its session is what the document was written for.
      expect(browser.jar.has('pending_log_out')).toBe(false);
      expect([browser.jar.has('session_gen'), browser.jar.has('user_token')]).toEqual([isMember, isMember]);
      const again = await walk(first.at);
      expect([again.at, again.seen.length]).toEqual([first.at, 1]);
    },
  );
});
