import { describe, expect, it } from 'vitest';
import { tokenAnswer, openTestBrowser, successfulBackend as provider } from '../testing/test-browser.ts';

const unauthorized = () => Response.json({ code: 'A401', message: '' }, { status: 401 });

describe('a log-in', () => {
  it('stores both tokens in cookies and opens home [ROUTE-12, CALL-28]', async () => {
    const browser = openTestBrowser(provider);
    const back = await browser.logIn();
    expect([back.status, back.headers.get('location'), back.headers.get('cache-control')]).toEqual([
      303,
      '/',
      'no-store',
    ]);
    expect(browser.jar.get('user_token')).toBe('USER');
    expect(browser.jar.get('server_token')).toBe('SERVER');
    expect(browser.jar.has('login_state')).toBe(false);
    expect(browser.calls.map(({ body }) => body)[1]).toMatchObject({ grant: 'identity', auth: 'Basic d2ViOndlYg==' });
  });

  it('names the browser by a cookie of its own, the same at each log-in, with what it calls itself', async () => {
    const browser = openTestBrowser(provider);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const grants = () => browser.calls.filter(({ body }) => Reflect.get(Object(body), 'grant') === 'identity');
    await browser.logIn({ 'user-agent': userAgent });
    await browser.go('POST', '/session/logout', {});
    await browser.logIn({ 'user-agent': userAgent });
    const names = grants().map(({ body }) => Reflect.get(Object(body), 'deviceId'));
    expect(names).toEqual([browser.jar.get('login_device'), browser.jar.get('login_device')]);
    expect(names[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(grants().map((grant) => grant.userAgent)).toEqual([userAgent, userAgent]);
    browser.jar.set('login_device', 'no name of ours');
    await browser.logIn();
    expect(Reflect.get(Object(grants().at(-1)?.body), 'deviceId')).toBe(browser.jar.get('login_device'));
    expect(browser.jar.get('login_device')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('opens the pending target once and sets its intent [STATE-06, STATE-21]', async () => {
    const browser = openTestBrowser(provider);
    await browser.go('POST', '/session/pending', {
      path: '/product/7?tab=review',
      intent: { kind: 'wish', productNo: 7 },
    });
    expect((await browser.logIn()).headers.get('location')).toBe('/product/7?tab=review');
    expect(decodeURIComponent(browser.jar.get('resume_intent') ?? '')).toBe('{"kind":"wish","productNo":7}');
    expect(browser.jar.has('pending')).toBe(false);
    expect((await browser.logIn()).headers.get('location')).toBe('/');
  });

  it('logs out of the session it replaces, and succeeds even when the backend cannot be reached', async () => {
    let tokens = 0;
    const browser = openTestBrowser((name, body) => {
      if (name.startsWith('DELETE') && tokens > 2) throw new Error('down');
      return body['grant'] === 'user_token' ? tokenAnswer(`SERVER-${(tokens += 1)}`) : provider(name, body);
    });
    const ended = () => browser.calls.filter(({ name }) => name.startsWith('DELETE')).map((call) => call.authorization);
    await browser.logIn();
    expect(ended()).toEqual([]);
    await browser.logIn();
    expect(ended()).toEqual(['Bearer SERVER-1']);
    await browser.logIn();
    expect([ended().at(-1), browser.jar.get('server_token')]).toEqual(['Bearer SERVER-2', 'SERVER-3']);
  });

  it.each([
    ['is dead', 'DEAD'],
    ['is gone', null],
  ])('ends the session it replaces by its user token when the server token %s', async (_state, serverToken) => {
    const browser = openTestBrowser((name, body, authorization) => {
      if (name.startsWith('DELETE') && authorization === 'Bearer DEAD') return unauthorized();
      return body['userToken'] === 'FORMER' ? tokenAnswer('FORMER-SERVER') : provider(name, body);
    });
    browser.jar.set('user_token', 'FORMER');
    if (serverToken !== null) browser.jar.set('server_token', serverToken);
    await browser.logIn();
    expect(browser.calls.findLast(({ name }) => name.startsWith('DELETE'))?.authorization).toBe('Bearer FORMER-SERVER');
    expect(browser.jar.get('server_token')).toBe('SERVER');
  });

  it.each([500, 502, 503, 429])(
    'answers 503 in the language of the visitor while the backend does not answer (%i), and succeeds when it is repeated',
    async (status) => {
      let isAway = false;
      const browser = openTestBrowser((name, body) =>
        isAway && body['grant'] === 'identity' ? new Response('<html>', { status }) : provider(name, body),
      );
      browser.jar.set('lang', 'en');
      await browser.go('POST', '/session/pending', { path: '/product/7' });
      isAway = true;
      const started = await browser.go('POST', '/session/start', {});
      const state = new URL((await started.json()).redirectUrl, 'http://localhost:3000').searchParams.get('state');
      const path = `/auth/redirect?code=${'c'.repeat(16)}&state=${state}`;
      const away = await browser.go('GET', path, undefined, { accept: 'text/html' });
      expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
      const page = await away.text();
      expect(page).toContain('<html lang="en">');
      expect(page).toContain('<a href="">Try again</a>');
      isAway = false;
      expect((await browser.go('GET', path)).headers.get('location')).toBe('/product/7');
      expect(browser.jar.get('user_token')).toBe('USER');
    },
  );

  it('keeps the terms of a new member waiting while the backend does not answer', async () => {
    let isAway = false;
    const browser = openTestBrowser((name, body) => {
      if (body['grant'] !== 'identity' || body['agreements'] === undefined) {
        return body['grant'] === 'identity'
          ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
          : provider(name, body);
      }
      return isAway ? Response.json({ code: 'BUSY', message: '' }, { status: 503 }) : provider(name, body);
    });
    await browser.logIn();
    isAway = true;
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      referer: 'http://localhost:3000/auth/terms',
    };
    const away = await browser.go('POST', '/session/terms', 'shown=USE&agree=USE', form);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await away.text()).toContain('<a href="/auth/terms">다시 시도</a>');
    isAway = false;
    const done = await browser.go('POST', '/session/terms', 'shown=USE&agree=USE', form);
    expect([done.headers.get('location'), browser.jar.get('user_token')]).toEqual(['/', 'USER']);
  });

  it('stores the user token even when no server token can be issued now, for its code is spent', async () => {
    let isAway = true;
    const browser = openTestBrowser((name, body) =>
      isAway && body['grant'] === 'user_token'
        ? Response.json({ code: 'BUSY', message: '' }, { status: 503 })
        : provider(name, body),
    );
    expect((await browser.logIn()).headers.get('location')).toBe('/');
    expect([browser.jar.get('user_token'), browser.jar.has('server_token')]).toEqual(['USER', false]);
    isAway = false;
    expect((await browser.go('GET', '/api/client/v1/customer/cart')).status).toBe(200);
    expect(browser.jar.get('server_token')).toBe('SERVER');
  });

  it('opens a pending target that is not written in ASCII [STATE-06]', async () => {
    const browser = openTestBrowser(provider);
    await browser.go('POST', '/session/pending', { path: '/category/list/0/1/식품?q=사과' });
    const back = await browser.logIn();
    expect(decodeURI(back.headers.get('location') ?? '')).toBe('/category/list/0/1/식품?q=사과');
    expect(browser.jar.get('user_token')).toBe('USER');
  });

  it('fails when another browser started it', async () => {
    const browser = openTestBrowser(provider);
    await browser.go('POST', '/session/start', {});
    const back = await browser.go('GET', '/auth/redirect?code=stolen&state=other');
    expect(back.headers.get('location')).toBe('/auth/login?failed=state');
    expect(browser.jar.has('user_token')).toBe(false);
    expect(browser.calls).toHaveLength(1);
  });

  it('is started by an address a person opens, and never by a link of another site', async () => {
    for (const site of ['none', 'same-origin']) {
      const browser = openTestBrowser(provider);
      const started = await browser.go('GET', '/session/start?purpose=adult', undefined, { 'sec-fetch-site': site });
      expect(started.headers.get('location')).toMatch(/^\/sandbox\/identity/);
      expect(browser.jar.has('login_state')).toBe(true);
    }
    for (const site of ['cross-site', 'same-site']) {
      const browser = openTestBrowser(provider);
      const led = await browser.go('GET', '/session/start?purpose=adult', undefined, { 'sec-fetch-site': site });
      expect([led.status, led.headers.get('location')]).toEqual([303, '/auth/login?purpose=adult']);
      const plain = await browser.go('GET', '/session/start', undefined, { 'sec-fetch-site': site });
      expect(plain.headers.get('location')).toBe('/auth/login');
      expect([browser.sessionCookieCnt(), browser.calls]).toEqual([0, []]);
    }
  });

  it('asks a new member for the terms and finishes with them [ROUTE-11]', async () => {
    const browser = openTestBrowser((name, body) =>
      body['grant'] === 'identity' && body['agreements'] === undefined
        ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
        : provider(name, body),
    );
    expect((await browser.logIn()).headers.get('location')).toBe('/auth/terms');
    expect(browser.jar.has('user_token')).toBe(false);
    const done = await browser.go('POST', '/session/terms', { agreements: [{ termsType: 'USE', isAgree: true }] });
    expect(await done.json()).toEqual({ location: '/' });
    expect(browser.jar.get('user_token')).toBe('USER');
  });

  it('accepts the terms as a form too, for pages without a script', async () => {
    const browser = openTestBrowser((name, body) =>
      body['grant'] === 'identity' && body['agreements'] === undefined
        ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
        : provider(name, body),
    );
    await browser.logIn();
    const done = await browser.go('POST', '/session/terms', 'shown=USE&shown=AD&agree=USE', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/']);
    expect(browser.calls.findLast(({ body }) => Reflect.has(Object(body), 'agreements'))?.body).toMatchObject({
      agreements: [
        { termsType: 'USE', isAgree: true },
        { termsType: 'AD', isAgree: false },
      ],
    });
  });
});
