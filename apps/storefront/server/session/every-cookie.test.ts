import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBuild } from '../testing/fake-build.ts';
import { openTestBrowser, successfulBackend } from '../testing/test-browser.ts';

let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));

/** Every cookie the host knows: whether a script may read it, and its ages in seconds; 0 is a clearing. Spec §9. */
const COOKIES: Readonly<Record<string, { readonly hidden: boolean; readonly ages: readonly number[] }>> = {
  user_token: { hidden: true, ages: [3_600, 0] },
  server_token: { hidden: true, ages: [36_000, 0] },
  shopby_id: { hidden: true, ages: [3_600, 0] },
  session_gen: { hidden: false, ages: [3_600, 36_000, 0] },
  server_gen: { hidden: false, ages: [36_000, 0] },
  pending_log_out: { hidden: false, ages: [0] },
  login_device: { hidden: true, ages: [34_560_000] },
  login_state: { hidden: true, ages: [600, 0] },
  login_code: { hidden: true, ages: [600, 0] },
  pending: { hidden: true, ages: [600, 0] },
  redirect_reason: { hidden: true, ages: [60, 0] },
  resume_intent: { hidden: false, ages: [60] },
  lang: { hidden: false, ages: [31_536_000] },
};

/** Goes through everything that writes a cookie: log-ins, terms, refresh, guard, ends, language. */
async function everyCookie(origin: string): Promise<readonly string[]> {
  const isNewMember = { value: true };
  let isOver = false;
  const browser = openTestBrowser(
    (name, body) => {
      if (isOver && name.includes('/oauth/')) return Response.json({ code: 'AU17', message: '' }, { status: 401 });
      if (body['grant'] === 'identity' && body['agreements'] === undefined && isNewMember.value) {
        return Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 });
      }
      return successfulBackend(name, body);
    },
    { origin, distDir },
  );
  await browser.go('GET', '/myPage/order');
  await browser.go('GET', '/');
  await browser.go('POST', '/session/pending', { path: '/product/1', intent: { kind: 'wish', productNo: 1 } });
  await browser.logIn();
  await browser.go('POST', '/session/terms', { agreements: [{ termsType: 'USE', isAgree: true }] });
  await browser.go('POST', '/session/refresh', {});
  browser.jar.delete(origin.startsWith('https') ? '__Host-server_token' : 'server_token');
  await browser.go('GET', '/cart');
  browser.jar.delete('session_gen');
  await browser.go('GET', '/cart');
  await browser.go('POST', '/session/language', { language: 'en' });
  browser.jar.set('pending_log_out', '1');
  await browser.go('GET', '/cart');
  await browser.go('POST', '/session/logout', {});
  isNewMember.value = false;
  await browser.logIn();
  await browser.go('POST', '/session/clear', {});
  await browser.logIn();
  isOver = true;
  browser.jar.delete(origin.startsWith('https') ? '__Host-server_token' : 'server_token');
  await browser.go('GET', '/cart');
  await browser.go('GET', '/auth/redirect?code=x&state=y');
  return browser.written;
}

const nameOf = (cookie: string) => (cookie.split('=')[0] ?? '').replace('__Host-', '');
const DELETED = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';
const ageOf = (cookie: string) => (cookie.includes(DELETED) ? 0 : Number(/Max-Age=(\d+)/.exec(cookie)?.[1]));

describe.each(['https://shop.test', 'http://localhost:3000'])('every Set-Cookie of %s', (origin) => {
  const isSecure = origin.startsWith('https:');

  it('has exactly the attributes of its kind, also when it clears [CONST-24, CONST-25, STATE-13, STATE-17]', async () => {
    for (const cookie of await everyCookie(origin)) {
      const { hidden = true } = COOKIES[nameOf(cookie)] ?? {};
      const [pair = '', ...attributes] = cookie.split('; ');
      expect(attributes).toEqual([
        'Path=/',
        ageOf(cookie) === 0 ? DELETED : `Max-Age=${ageOf(cookie)}`,
        'SameSite=Lax',
        ...(hidden ? ['HttpOnly'] : []),
        ...(isSecure ? ['Secure'] : []),
      ]);
      expect(pair.startsWith('__Host-')).toBe(hidden && isSecure);
    }
  });

  it('has the max age of the specification, and no other cookie is ever set [CONST-24, CONST-25]', async () => {
    const met = new Map<string, Set<number>>();
    for (const cookie of await everyCookie(origin)) {
      met.set(nameOf(cookie), (met.get(nameOf(cookie)) ?? new Set()).add(ageOf(cookie)));
    }
    const ages = Object.entries(COOKIES).map(([name, kind]) => [name, kind.ages.toSorted((one, two) => one - two)]);
    const found = [...met].map(([name, seen]) => [name, [...seen].toSorted((one, two) => one - two)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(ages));
  });

  it('never shows a token or a user id to a script [STATE-01, ENTITY-91]', async () => {
    const readable = (await everyCookie(origin)).filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable.join()).not.toMatch(/USER|SERVER|id-1/);
  });
});
