import { describe, expect, it } from 'vitest';
import { tokenAnswer, openTestBrowser, successfulBackend as provider } from './testing/test-browser.ts';

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
      expect([browser.jar.size, browser.calls]).toEqual([0, []]);
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
