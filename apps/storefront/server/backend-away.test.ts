import { commerceError } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP, type Handler } from './index.ts';
import { fakeBuild } from './testing/fake-build.ts';

const ORIGIN = 'http://localhost:3000';
const BROWSER = { accept: 'text/html,application/xhtml+xml' };
const TITLES = { ko: '잠시 후 다시 시도해 주세요', en: 'Please try again in a moment' };

let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));
afterEach(() => {
  setAway(false);
});

/** Whether the backend answers the calls a page is made of, and the host's question for the catalogue's version. */
let isAway = false;
function setAway(next: boolean): void {
  isAway = next;
  Reflect.set(globalThis, 'isBackendAway', next);
}

function openHost(catalogueVersion?: () => Promise<string>): Handler {
  const answer = () =>
    isAway
      ? Response.json({ code: 'BUSY', message: 'busy' }, { status: 503 })
      : Response.json({ access_token: 'SERVER', expires_in: 60, shopbyId: 'id' });
  return createHost({
    backend: async () => answer(),
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: true,
    distDir,
    clock: simulatedClock(),
    errorMessage: (code, language) => `${code} in ${language}`,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
    ...(catalogueVersion === undefined ? {} : { catalogueVersion }),
  });
}
const get = (host: Handler, path: string, headers: Record<string, string> = {}) =>
  host(new Request(ORIGIN + path, { headers: { ...BROWSER, ...headers } }));
const versioned = () => openHost(async () => (isAway ? Promise.reject(commerceError('BUSY')) : '1'));
const facts = ({ status, headers }: Response) => [status, headers.has('retry-after'), headers.get('cache-status')];

describe('while the backend is away', () => {
  it.each(['ko', 'en'] as const)(
    'a page that is not in the cache is a 503 in %s that says when to come back',
    async (language) => {
      const host = versioned();
      setAway(true);
      const page = await get(host, '/', { 'accept-language': language });
      expect(facts(page)).toEqual([503, true, null]);
      expect(await page.text()).toContain(TITLES[language]);
    },
  );

  it('a page without any data is a 503, too', async () => {
    const host = openHost();
    setAway(true);
    expect(facts(await get(host, '/'))).toEqual([503, true, null]);
  });

  it('a page that was kept is served, and says how old it is', async () => {
    const host = versioned();
    const fresh = await get(host, '/');
    expect(facts(fresh)).toEqual([200, false, null]);
    setAway(true);
    const cached = await get(host, '/');
    expect(facts(cached)).toEqual([200, false, 'dealstore; hit; ttl=-0']);
    expect(cached.headers.get('age')).toBe('0');
    expect(await cached.text()).toBe(await fresh.text());
    expect(facts(await get(host, '/?x=1'))).toEqual([503, true, null]);
    setAway(false);
    expect(facts(await get(host, '/'))).toEqual([200, false, null]);
  });

  it('a page of a member is a 503, never the page of a guest', async () => {
    const host = versioned();
    await get(host, '/');
    setAway(true);
    for (const cookie of [
      'user_token=U; server_token=S; session_gen=login1.1.a.b; server_gen=login1',
      'user_token=U',
    ]) {
      const page = await get(host, '/', { cookie });
      expect(facts(page)).toEqual([503, true, null]);
      expect(await page.text()).not.toContain('data-logged-in="false"');
    }
  });

  it('a call of a member whose server token is gone is a 503, never a guest’s', async () => {
    const host = versioned();
    setAway(true);
    const answer = await get(host, '/api/client/v1/customer/cart', {
      accept: 'application/json',
      cookie: 'user_token=U',
      'sec-fetch-site': 'same-origin',
    });
    expect(facts(answer)).toEqual([503, true, null]);
    expect(await answer.json()).toMatchObject({ code: 'BUSY' });
  });
});
