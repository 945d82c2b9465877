import { epochMs, PENDING_TARGET_LIFE_MS } from '@dealstore/commerce-core/domain';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createHost, DEMO_SHOP } from '../index.ts';

const ORIGIN = 'http://localhost:3000';
const START = epochMs(1_795_143_600_000);

/** A guest's browser before a host whose backend lets everybody in; `wait` lets time pass. */
function guest(error: { readonly status: number; readonly code: string } | null = null) {
  let now = START;
  const host = createHost({
    backend: async (request) => {
      if (new URL(request.url).pathname.endsWith('/verification')) {
        const { state } = await request.json();
        return Response.json({ uuid: 'u', redirectUrl: `/sandbox/identity?state=${String(state)}` });
      }
      const { grant } = await request.json();
      if (error !== null && grant === 'identity') {
        return Response.json({ code: error.code, message: 'x', requestId: 'r' }, { status: error.status });
      }
      return Response.json({ access_token: String(grant), expires_in: 3_600, shopbyId: 'id-1' });
    },
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: true,
    distDir: '/nowhere',
    clock: { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
    errorMessage: (code, language) => `${code} in ${language}`,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  });
  const jar = new Map<string, string>();
  const go = async (path: string, body?: object) => {
    const headers = new Headers({ cookie: [...jar].map((pair) => pair.join('=')).join('; ') });
    if (body !== undefined) {
      headers.set('content-type', 'application/json');
      headers.set('origin', ORIGIN);
    }
    const response = await host(
      new Request(
        ORIGIN + path,
        body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
      ),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const logIn = async (purpose = 'login') => {
    const started = await go(`/session/start`, { purpose });
    const { redirectUrl } = await started.json();
    const state = new URL(redirectUrl, ORIGIN).searchParams.get('state') ?? '';
    return (await go(`/auth/redirect?code=${'c'.repeat(16)}&state=${state}`)).headers.get('location') ?? '';
  };
  return { go, jar, logIn, wait: (ms: number) => void (now = epochMs(now + ms)) };
}

const hostile = fc
  .tuple(
    fc.constantFrom(
      '//',
      '///',
      '/\\',
      '\\\\',
      'https://',
      'http:',
      'javascript:',
      '/%2f%2f',
      '/%5c',
      '/..//',
      '/%252f',
      '/redirect/',
      '/\t/',
    ),
    fc.constantFrom('evil.test', 'evil.test/cart', '@evil.test', 'evil.test:80', 'alert(1)'),
    fc.constantFrom('', '?to=/cart', '#/cart', '/../cart'),
  )
  .map((parts) => parts.join(''));

describe('a pending target', () => {
  it.prop([hostile], { numRuns: 200 })(
    'that leads elsewhere is ignored, and the log-in ends in the shop [STATE-06, STATE-21]',
    async (path) => {
      const browser = guest();
      const saved = await browser.go('/session/pending', { path, intent: null });
      const location = await browser.logIn();
      expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
      expect([400, 204]).toContain(saved.status);
      expect(location).not.toContain('evil');
    },
  );

  it('opens once, with what was intended, and not on the next log-in [STATE-21]', async () => {
    const browser = guest();
    await browser.go('/session/pending', { path: '/product/7?a=1', intent: { kind: 'cart', productNo: 7 } });
    expect(await browser.logIn()).toBe('/product/7?a=1');
    expect(decodeURIComponent(browser.jar.get('resume_intent') ?? '')).toBe('{"kind":"cart","productNo":7}');
    browser.jar.delete('resume_intent');
    expect(await browser.logIn()).toBe('/');
    expect(browser.jar.has('resume_intent')).toBe(false);
  });

  it('expires after ten minutes, whatever the cookie says [STATE-21]', async () => {
    const browser = guest();
    await browser.go('/session/pending', { path: '/product/7', intent: { kind: 'buy-now', productNo: 7 } });
    browser.wait(PENDING_TARGET_LIFE_MS + 1);
    expect(await browser.logIn()).toBe('/');
    expect(browser.jar.has('resume_intent')).toBe(false);
  });

  it('loses its intent when the visitor declines, and keeps the page [STATE-21]', async () => {
    const browser = guest();
    await browser.go('/session/pending', { path: '/product/7', intent: { kind: 'buy-now', productNo: 7 } });
    await browser.go('/session/pending', { path: '/product/7', intent: null });
    expect(await browser.logIn()).toBe('/product/7');
    expect(browser.jar.has('resume_intent')).toBe(false);
  });
});

describe('a proof of age that fails', () => {
  it('comes back to its own screen with the reason, for a member would be sent home from the log-in', async () => {
    expect(await guest({ status: 403, code: 'ADULT_ONLY' }).logIn('adult')).toBe(
      '/auth/login?purpose=adult&failed=age',
    );
    expect(await guest({ status: 422, code: 'VERIFICATION_FAILED' }).logIn('phone')).toBe(
      '/auth/login?purpose=phone&failed=verification',
    );
    expect(await guest({ status: 422, code: 'VERIFICATION_FAILED' }).logIn()).toBe('/auth/login?failed=verification');
  });
});
