import { epochMs } from '@dealstore/commerce-core/domain';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP, type Handler } from './index.ts';
import { fakeBuild } from './testing/fake-build.ts';

const ORIGIN = 'http://localhost:3000';
let distDir = '';
beforeAll(async () => {
  distDir = await fakeBuild();
});
afterAll(() => rm(distDir, { recursive: true }));

const token = Response.json.bind(Response, { access_token: 'SERVER-2', expires_in: 60, shopbyId: 'id' });
const unauthorized = () => Response.json({ code: 'AU99', message: '' }, { status: 401 });

function hostWith(backend: () => Response | Promise<Response> = () => token()): Handler {
  return createHost({
    backend: async () => backend(),
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: true,
    distDir,
    clock: { now: () => epochMs(1_795_143_600_000), setTimeout: () => 0, clearTimeout: () => undefined },
    errorMessage: (code, language) => `${code} in ${language}`,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  });
}
const get = (host: Handler, path: string, headers: Record<string, string> = {}) =>
  host(new Request(ORIGIN + path, { headers }));
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

describe('a document', () => {
  it('carries its styles inside, asks for its script last, and its state cannot end a script', async () => {
    const html = await (await get(hostWith(), '/')).text();
    expect(html).toContain('<style>p{color:red}</style><link rel="stylesheet" href="/static/style-1.css" disabled');
    expect(html).toContain('<title>T &lt;b&gt;</title>');
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]* src=/);
    expect(html.trimEnd()).toMatch(/<script>[^<]*"\/static\/entry-1\.js"\][^<]*<\/script><\/body><\/html>$/);
  });

  it('is rendered and compressed once for all guests, with a Content-Security-Policy that lists its inline code', async () => {
    const host = hostWith();
    const [one, two] = [await get(host, '/'), await get(host, '/')];
    const html = await one.text();
    expect(await two.text()).toBe(html);
    expect(html).not.toContain('nonce');
    expect(two.headers.get('content-security-policy')).toBe(one.headers.get('content-security-policy'));
    const policy = one.headers.get('content-security-policy') ?? '';
    const inline = [...html.matchAll(/<(script|style)>([^]*?)<\/\1>/g)];
    expect(inline.map(([, name]) => name)).toEqual(['style', 'script', 'script']);
    for (const [, name, code = ''] of inline) {
      const directive = policy.split('; ').find((text) => text.startsWith(`${name}-src `));
      expect(directive).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
    expect(policy.match(/'sha256-/g)).toHaveLength(3);
  });

  it('is sent in the content coding its guest asks for', async () => {
    const host = hostWith();
    const read = async (coding: string) => {
      const response = await get(host, '/', { 'accept-encoding': coding });
      return { coding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const [br, gzip, plain] = [await read('gzip, br'), await read('gzip'), await read('')];
    expect([br.coding, gzip.coding, plain.coding]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  });

  it('is another page for another query, though both come from the cache', async () => {
    const host = hostWith();
    const searchOf = async (path: string) => /data-search="([^"]*)"/.exec(await (await get(host, path)).text())?.[1];
    for (const _ of ['rendered', 'cached']) {
      expect(await searchOf('/search/result?keyword=a')).toBe('?keyword=a');
      expect(await searchOf('/search/result?keyword=b')).toBe('?keyword=b');
      expect(await searchOf('/search')).toBe('');
    }
  });

  it('never comes from the cache for a member, nor goes from a member into it', async () => {
    const host = hostWith();
    // As a browser sends them, so that the page has no cookie to set.
    const cookie = 'user_token=U; server_token=S; session_gen=login1.1.a.b; server_gen=login1';
    const stateOf = async (headers: Record<string, string>) =>
      /data-logged-in="(\w+)"/.exec(await (await get(host, '/', headers)).text())?.[1];
    expect(await stateOf({ cookie })).toBe('true');
    expect(await stateOf({})).toBe('false');
    expect(await stateOf({ cookie })).toBe('true');
    expect(await stateOf({})).toBe('false');
  });

  it('has a nonce of its own when it is rendered for one visitor', async () => {
    const host = hostWith();
    const cookie = 'user_token=U; server_token=S';
    const [one, two] = [await get(host, '/', { cookie }), await get(host, '/', { cookie })];
    const [htmlOne, htmlTwo] = [await one.text(), await two.text()];
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(htmlOne).toContain(`>${nonceOf(one)}</p>`);
    expect(htmlTwo).toContain(`<script nonce="${nonceOf(two)}">`);
    expect(htmlTwo).not.toContain(nonceOf(one));
  });

  it('has the theme of its own visitor even when the page comes from the cache', async () => {
    const host = hostWith();
    const themeOf = async (cookie: string) =>
      /<html[^>]* data-theme="(\w+)"/.exec(await (await get(host, '/', { cookie })).text())?.[1];
    expect(await themeOf('theme=dark')).toBe('dark');
    expect(await themeOf('')).toBeUndefined();
    expect(await themeOf('theme=light')).toBe('light');
    expect(await themeOf('theme=dark; user_token=U; server_token=S')).toBe('dark');
  });

  it('may be restored by the back/forward cache when public, and is not stored when private', async () => {
    const host = hostWith();
    expect((await get(host, '/')).headers.get('cache-control')).toBe('no-cache');
    const mine = await get(host, '/myPage', { cookie: 'user_token=U; server_token=S' });
    expect(mine.headers.get('cache-control')).toBe('no-store');
  });

  it('is never stored by a shared cache for a member, who is named in its state', async () => {
    for (const path of ['/', '/cart', '/product/7', '/nope']) {
      const mine = await get(hostWith(), path, { cookie: 'user_token=U; server_token=S' });
      expect([path, mine.headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
    }
  });

  it('answers 404 for a wrong page and for a thing that is not there [ROUTE-74, ERR-24]', async () => {
    expect((await get(hostWith(), '/nope')).status).toBe(404);
    expect((await get(hostWith(), '/product/404')).status).toBe(404);
  });

  it('redirects a fixed alias permanently, with its query', async () => {
    const moved = await get(hostWith(), '/wishList?tab=1', { cookie: '' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/myPage/wishList?tab=1']);
  });

  it('follows a redirect only to a route of the shop [ROUTE-72]', async () => {
    const inside = await get(hostWith(), '/redirect/cart?a=1');
    expect([inside.status, inside.headers.get('location'), inside.headers.get('cache-control')]).toEqual([
      303,
      '/cart?a=1',
      'no-store',
    ]);
    expect((await get(hostWith(), '/redirect//evil.test')).headers.get('location')).toBeNull();
  });
});

describe('the guard of a first document', () => {
  it('sends a guest home from my page, with the target saved and the prompt to come [STATE-06, STATE-07, STATE-08]', async () => {
    const host = hostWith();
    const sent = await get(host, '/myPage/order?tab=1');
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      '/',
      'no-store',
    ]);
    const cookies = sent.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['pending', 'redirect_reason']);
    const home = await get(host, '/', { cookie: cookies.join('; ') });
    expect(await home.text()).toContain('data-redirect-reason="ask-login"');
    expect(home.headers.getSetCookie()[0]).toMatch(/^redirect_reason=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT/);
    expect(await (await get(host, '/')).text()).toContain('data-redirect-reason="null"');
  });

  it('lets a gift recipient in without a session [STATE-09]', async () => {
    const gift = await get(hostWith(), '/myPage/giftBox/recipientInfoInput/abc');
    expect([gift.status, gift.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  });

  it('obtains a server token on the way, and proceeds [STATE-10, STATE-11, STATE-13]', async () => {
    const page = await get(hostWith(), '/myPage', { cookie: 'user_token=U' });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie().join()).toContain('server_token=SERVER-2; Path=/; Max-Age=36000');
    expect(await page.text()).toContain('data-logged-in="true"');
  });

  it('clears everything and goes to the log-in when none can be obtained [STATE-16, STATE-17, STATE-18]', async () => {
    const sent = await get(hostWith(unauthorized), '/', { cookie: 'user_token=U' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/auth/login']);
    const cookies = sent.headers.getSetCookie().join('\n');
    expect(cookies).toContain('user_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    expect(cookies).toContain('redirect_reason=session-expired');
  });

  it('deletes an orphan server token and proceeds as a guest [STATE-19]', async () => {
    const page = await get(hostWith(), '/cart', { cookie: 'server_token=S' });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie().join()).toContain('server_token=; Path=/; Expires=Thu, 01 Jan 1970');
    expect(await page.text()).toContain('data-logged-in="false"');
  });

  it('sends a member home from the log-in, except with a purpose [ROUTE-10, STATE-20]', async () => {
    const cookie = 'user_token=U; server_token=S';
    expect((await get(hostWith(), '/auth/login', { cookie })).headers.get('location')).toBe('/');
    expect((await get(hostWith(), '/auth/login?purpose=adult', { cookie })).status).toBe(200);
  });

  it('goes home with everything cleared when the backend no longer knows the session [STATE-32, STATE-34]', async () => {
    const sent = await get(hostWith(), '/cart?ended', { cookie: 'user_token=U; server_token=S' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/']);
    expect(sent.headers.getSetCookie().join()).toContain('user_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  });
});

describe('a static file', () => {
  it('is immutable, and sent in the best content coding the browser accepts', async () => {
    const file = await get(hostWith(), '/static/entry-1.js', { 'accept-encoding': 'gzip, br' });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([file.headers.get('content-encoding'), await file.text()]).toEqual(['br', 'brotli']);
    const plain = await get(hostWith(), '/static/entry-1.js', { 'accept-encoding': 'br;q=0' });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'run()']);
  });

  it('serves the files of the builds before, and never instead of its own', async () => {
    const former = join(distDir, 'former', 'static');
    await mkdir(former, { recursive: true });
    await writeFile(join(former, 'entry-0.js'), 'before()');
    await writeFile(join(former, 'entry-1.js'), 'never()');
    const host = hostWith();
    const file = await get(host, '/static/entry-0.js');
    expect([file.status, await file.text()]).toEqual([200, 'before()']);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await (await get(host, '/static/entry-1.js', { 'accept-encoding': 'br;q=0' })).text()).toBe('run()');
    await rm(join(distDir, 'former'), { recursive: true });
  });

  it('answers 304 to a browser that has it', async () => {
    const host = hostWith();
    const etag = (await get(host, '/static/home-1.js')).headers.get('etag') ?? '';
    expect((await get(host, '/static/home-1.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('has one weak validator in all content codings, compared with a list or a star (RFC 9110 §13.1.2)', async () => {
    const host = hostWith();
    const etags = await Promise.all(
      ['br', 'gzip', ''].map(async (coding) =>
        (await get(host, '/static/entry-1.js', { 'accept-encoding': coding })).headers.get('etag'),
      ),
    );
    expect([new Set(etags).size, etags[0]?.startsWith('W/')]).toEqual([1, true]);
    for (const [condition, status] of [
      [`"other", ${etags[0]}`, 304],
      ['*', 304],
      ['"other"', 200],
    ] as const) {
      expect((await get(host, '/static/entry-1.js', { 'if-none-match': condition })).status).toBe(status);
    }
  });

  it.each([
    '/static/gone-1.js',
    '/x.js',
    '/../server/entry-server.js',
    '/static/%2e%2e/%2e%2e/server/entry-server.js',
    '/manifest.json',
    '/manifest.en.json',
  ])('is never HTML nor anything outside the build: %s', async (path) => {
    const missing = await get(hostWith(), path);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toContain('text/plain');
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a backend that is busy', () => {
  it('makes a member’s document a 503 with Retry-After, and leaves the session alone', async () => {
    const busy = hostWith(() => Response.json({ code: 'BUSY', message: '' }, { status: 503 }));
    const page = await get(busy, '/cart', { cookie: 'user_token=U', accept: 'text/html' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect([page.headers.get('content-type'), page.headers.getSetCookie()]).toEqual(['text/html; charset=utf-8', []]);
    expect(await page.text()).toContain('다시 시도');
  });
});

describe('a failure', () => {
  it('is a page with links to go on, and does not show its cause', async () => {
    const host = createHost({
      backend: async () => token(),
      publicOrigin: ORIGIN,
      trustProxy: false,
      sandbox: false,
      distDir: '/nowhere',
      clock: { now: () => epochMs(0), setTimeout: () => 0, clearTimeout: () => undefined },
      errorMessage: (code, language) => `${code} in ${language}`,
      config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
    });
    const failed = await get(host, '/', { accept: 'text/html' });
    expect(failed.status).toBe(500);
    const html = await failed.text();
    expect(html).toContain('다시 시도');
    expect(html).not.toContain('nowhere');
  });
});
