import { describe, expect, it } from 'vitest';
import { RETRY_ROUND_MS } from './retry-queue.ts';
import { openTestBrowser, successfulBackend as provider } from '../testing/test-browser.ts';

const unauthorized = () => Response.json({ code: 'A401', message: '' }, { status: 401 });

describe('a log-in', () => {
  it.each([
    ['DealstoreApp/5.2.0 (IOS)', 'app:app'],
    ['Mozilla/5.0', 'web:web'],
  ])('of %s asks for every token with the pair %s [BRIDGE-13]', async (agent, pair) => {
    const browser = openTestBrowser(provider);
    await browser.logIn({ 'user-agent': agent });
    await browser.go('GET', '/api/client/v1/customer/cart', undefined, { 'user-agent': agent });
    const auths = browser.calls.flatMap(({ body }) => {
      const auth: unknown = Reflect.get(Object(body), 'auth');
      return typeof auth === 'string' ? [auth] : [];
    });
    expect(auths.length).toBeGreaterThan(0);
    expect(new Set(auths)).toEqual(new Set([`Basic ${Buffer.from(pair).toString('base64')}`]));
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
    expect(browser.sessionCookieCnt()).toBe(0);
  });

  it.each([
    ['is cut off', () => Promise.reject(new Error('down'))],
    ['answers 503', () => Promise.resolve(Response.json({ code: 'BUSY', message: '' }, { status: 503 }))],
  ])('is repeated at the backend until it is done, where the backend %s', async (_how, away) => {
    let isAway = false;
    const browser = openTestBrowser((name, body) => (isAway ? away() : provider(name, body)));
    const ends = () => browser.calls.filter(({ name }) => name.startsWith('DELETE')).length;
    await browser.logIn();
    isAway = true;
    expect((await browser.go('POST', '/session/logout', {})).status).toBe(204);
    expect([browser.sessionCookieCnt(), ends()]).toEqual([0, 1]);
    await browser.wait(RETRY_ROUND_MS);
    expect(ends()).toBe(2);
    isAway = false;
    await browser.wait(RETRY_ROUND_MS);
    expect([ends(), browser.calls.at(-1)?.authorization]).toEqual([3, 'Bearer SERVER']);
    await browser.wait(10 * RETRY_ROUND_MS);
    expect(ends()).toBe(3);
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
    expect(browser.sessionCookieCnt()).toBe(0);
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
    expect(browser.sessionCookieCnt()).toBe(0);
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
    const { status } = await browser.go('GET', '/api/client/v1/customer/cart');
    expect(browser.calls.find(({ name }) => name.startsWith('DELETE'))?.authorization).toBe('Bearer SERVER');
    expect(browser.sessionCookieCnt()).toBe(0);
    const reads = browser.calls.filter(({ name }) => name.startsWith('GET'));
    expect([status, reads.map(({ authorization }) => authorization)]).toEqual([200, [null]]);
  });

  it('is dropped when a member has logged in since', async () => {
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
