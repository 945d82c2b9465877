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

describe('a forwarded call', () => {
  it('carries the bearer the page never sees, and none of its cookies [CALL-04]', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    await browser.go('GET', '/api/client/v1/customer/cart');
    expect(browser.calls.at(-1)).toMatchObject({ authorization: 'Bearer SERVER', cookie: null });
  });

  it('obtains a token anew for a cookie that holds none [STATE-11]', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    for (const broken of ['%E2%82%AC', '%00', 'SERVER%0D%0Ax']) {
      browser.jar.set('server_token', broken);
      const answer = await browser.go('GET', '/api/client/v1/customer/cart');
      expect([answer.status, browser.jar.get('server_token')]).toEqual([200, 'SERVER']);
    }
    browser.jar.set('user_token', '%E2%82%AC');
    expect((await browser.go('POST', '/session/refresh', {})).status).toBe(401);
  });

  it.each([500, 503, 429])(
    'answers 503 while its member cannot be identified: %i for a server token',
    async (status) => {
      const browser = openTestBrowser((name, body) =>
        body['grant'] === 'user_token'
          ? Response.json({ code: 'BUSY', message: '' }, { status })
          : provider(name, body),
      );
      browser.jar.set('user_token', 'USER');
      const answer = await browser.go('GET', '/api/client/v1/customer/cart');
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toMatchObject({ code: 'BUSY', message: 'BUSY in ko' });
      expect(browser.calls.map(({ name }) => name)).toEqual(['POST /api/oauth/v1/auth/token']);
      expect(browser.jar.get('user_token')).toBe('USER');
    },
  );

  it('goes on as a guest when the backend rejects the user token', async () => {
    const browser = openTestBrowser((name, body) =>
      body['grant'] === 'user_token' ? unauthorized() : provider(name, body),
    );
    browser.jar.set('user_token', 'USER');
    expect((await browser.go('GET', '/api/client/v1/customer/cart')).status).toBe(200);
    expect(browser.calls.at(-1)?.authorization).toBeNull();
  });

  it('does not let a page choose its own bearer', async () => {
    const browser = openTestBrowser(provider);
    await browser.go('GET', '/api/client/v1/customer/cart', undefined, { authorization: 'Bearer forged' });
    expect(browser.calls.at(-1)?.authorization).toBeNull();
  });

  it('is rejected when another site makes it', async () => {
    const browser = openTestBrowser(provider);
    const answer = await browser.go('POST', '/api/client/v1/customer/cart', [], { origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
    expect(browser.calls).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('clears everything even when the backend cannot be reached [STATE-45]', async () => {
    const browser = openTestBrowser((name, body) => {
      if (name.startsWith('DELETE')) throw new Error('down');
      return provider(name, body);
    });
    await browser.logIn();
    expect((await browser.go('POST', '/session/logout', {})).status).toBe(204);
    expect(browser.jar.size).toBe(0);
  });

  it('cannot be caused by another site', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    expect((await browser.go('POST', '/session/logout', {}, { origin: 'https://evil.test' })).status).toBe(403);
    expect(browser.jar.get('user_token')).toBe('USER');
  });

  it('comes when no new server token can be obtained [STATE-11, STATE-17]', async () => {
    let serverTokens = 0;
    const browser = openTestBrowser((name, body) => {
      if (body['grant'] === 'user_token') {
        serverTokens += 1;
        if (serverTokens > 1) return Response.json({ code: 'AU99', message: '' }, { status: 401 });
      }
      return provider(name, body);
    });
    await browser.logIn();
    browser.jar.delete('server_token');
    const failed = await browser.go('POST', '/session/obtain', {});
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([401, []]);
    await browser.go('POST', '/session/clear', { login: browser.login() });
    expect(browser.jar.size).toBe(0);
  });
});

describe('a refresh', () => {
  it('stores the successor and a new server token, as the next generation of the same log-in [CALL-19, STATE-13]', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    const login = browser.login();
    const refreshed = await browser.go('POST', '/session/refresh', {});
    expect(refreshed.status).toBe(204);
    expect([browser.jar.get('user_token'), browser.jar.get('server_token')]).toEqual(['USER-2', 'SERVER']);
    expect(browser.calls.find(({ name }) => name.endsWith('/refresh'))?.authorization).toBe('Bearer USER');
    expect([browser.login(), browser.jar.get('session_gen')?.split('.')[1]]).toEqual([login, '2']);
  });

  it('calls the backend once for concurrent requests', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    await Promise.all([1, 2, 3, 4, 5].map(() => browser.go('POST', '/session/refresh', {})));
    expect(browser.calls.filter(({ name }) => name.endsWith('/refresh'))).toHaveLength(1);
  });

  it('stores the successor of a spent token even when no server token can be issued now', async () => {
    let isDown = false;
    const browser = openTestBrowser((name, body) =>
      isDown && body['grant'] === 'user_token'
        ? Response.json({ code: 'BUSY', message: '' }, { status: 503 })
        : provider(name, body),
    );
    await browser.logIn();
    isDown = true;
    expect((await browser.go('POST', '/session/refresh', {})).status).toBe(503);
    expect([browser.jar.get('user_token'), browser.jar.has('server_token')]).toEqual(['USER-2', false]);
  });

  it('that fails clears nothing by itself, for there may be a newer log-in [STATE-35]', async () => {
    const browser = openTestBrowser((name, body) =>
      name.endsWith('/refresh') ? Response.json({ code: 'AU17', message: '' }, { status: 401 }) : provider(name, body),
    );
    await browser.logIn();
    const failed = await browser.go('POST', '/session/refresh', {});
    expect([failed.status, failed.headers.getSetCookie()]).toEqual([401, []]);
    await browser.go('POST', '/session/clear', { login: 'former' });
    expect(browser.jar.get('user_token')).toBe('USER');
    await browser.go('POST', '/session/clear', { login: browser.login() });
    expect(browser.jar.size).toBe(0);
  });

  it('answers 401 to a guest', async () => {
    const browser = openTestBrowser(provider);
    expect((await browser.go('POST', '/session/refresh', {})).status).toBe(401);
    expect(browser.calls).toEqual([]);
  });
});

describe('a page of another log-in', () => {
  it('neither reads nor writes for the member of the newer log-in', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    const former = { 'session-login': browser.login() };
    browser.jar.clear();
    await browser.logIn();
    const calls = browser.calls.length;
    const answer = await browser.go('POST', '/api/client/v1/customer/cart', [], former);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'SESSION_CHANGED']);
    expect((await browser.go('GET', '/api/client/v1/customer/cart', undefined, former)).status).toBe(409);
    expect(browser.calls).toHaveLength(calls);
    const present = { 'session-login': browser.login() };
    expect((await browser.go('POST', '/api/client/v1/customer/cart', [], present)).status).toBe(200);
  });
});

describe('a pending log-out', () => {
  it('is completed with the next call [STATE-45]', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    browser.jar.delete('session_gen');
    browser.jar.delete('server_gen');
    browser.jar.set('pending_log_out', '1');
    await browser.go('GET', '/api/client/v1/customer/cart');
    expect(browser.calls.find(({ name }) => name.startsWith('DELETE'))?.authorization).toBe('Bearer SERVER');
    expect(browser.jar.size).toBe(0);
    const asked = browser.calls.filter(({ name }) => name.startsWith('GET'));
    expect(asked.every(({ authorization }) => authorization === null)).toBe(true);
  });

  it('is dropped when somebody has logged in since', async () => {
    const browser = openTestBrowser(provider);
    await browser.logIn();
    browser.jar.set('pending_log_out', '1');
    await browser.go('GET', '/api/client/v1/customer/cart');
    expect([browser.jar.has('pending_log_out'), browser.jar.get('user_token')]).toEqual([false, 'USER']);
  });
});

describe('choosing a language', () => {
  it('stores it in a cookie and redirects back, never elsewhere [I18N-15]', async () => {
    const browser = openTestBrowser(provider);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await browser.go('POST', '/session/language', 'language=en&from=%2Fcart%3Fa%3D1', form);
    expect([chosen.status, chosen.headers.get('location'), browser.jar.get('lang')]).toEqual([303, '/cart?a=1', 'en']);
    const elsewhere = await browser.go('POST', '/session/language', 'language=xx&from=%2F%2Fevil.test', form);
    expect([elsewhere.headers.get('location'), browser.jar.get('lang')]).toEqual(['/', 'ko']);
  });
});
