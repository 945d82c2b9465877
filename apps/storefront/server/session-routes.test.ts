import { describe, expect, it } from 'vitest';
import { tokenAnswer, visit, willing as provider } from './testing/visit.ts';

describe('a log-in', () => {
  it('keeps both tokens in cookies and opens home [ROUTE-12, CALL-28]', async () => {
    const visitor = visit(provider);
    const back = await visitor.logIn();
    expect([back.status, back.headers.get('location'), back.headers.get('cache-control')]).toEqual([
      303,
      '/',
      'no-store',
    ]);
    expect(visitor.jar.get('user_token')).toBe('USER');
    expect(visitor.jar.get('server_token')).toBe('SERVER');
    expect(visitor.jar.has('login_state')).toBe(false);
    expect(visitor.calls.map(({ body }) => body)[1]).toMatchObject({ grant: 'identity', auth: 'Basic d2ViOndlYg==' });
  });

  it('opens the saved target once and hands its intent on [STATE-06, STATE-21]', async () => {
    const visitor = visit(provider);
    await visitor.go('POST', '/session/pending', {
      path: '/product/7?tab=review',
      intent: { kind: 'wish', productNo: 7 },
    });
    expect((await visitor.logIn()).headers.get('location')).toBe('/product/7?tab=review');
    expect(decodeURIComponent(visitor.jar.get('resume_intent') ?? '')).toBe('{"kind":"wish","productNo":7}');
    expect(visitor.jar.has('pending')).toBe(false);
    expect((await visitor.logIn()).headers.get('location')).toBe('/');
  });

  it('ends the session it replaces, and holds even when the backend cannot be told', async () => {
    let tokens = 0;
    const visitor = visit((name, body) => {
      if (name.startsWith('DELETE') && tokens > 2) throw new Error('down');
      return body['grant'] === 'user_token' ? tokenAnswer(`SERVER-${(tokens += 1)}`) : provider(name, body);
    });
    const ended = () => visitor.calls.filter(({ name }) => name.startsWith('DELETE')).map((call) => call.authorization);
    await visitor.logIn();
    expect(ended()).toEqual([]);
    await visitor.logIn();
    expect(ended()).toEqual(['Bearer SERVER-1']);
    await visitor.logIn();
    expect([ended().at(-1), visitor.jar.get('server_token')]).toEqual(['Bearer SERVER-2', 'SERVER-3']);
  });

  it('opens a saved target that is not written in ASCII [STATE-06]', async () => {
    const visitor = visit(provider);
    await visitor.go('POST', '/session/pending', { path: '/category/list/0/1/식품?q=사과' });
    const back = await visitor.logIn();
    expect(decodeURI(back.headers.get('location') ?? '')).toBe('/category/list/0/1/식품?q=사과');
    expect(visitor.jar.get('user_token')).toBe('USER');
  });

  it('is refused when another browser started it', async () => {
    const visitor = visit(provider);
    await visitor.go('POST', '/session/start', {});
    const back = await visitor.go('GET', '/auth/redirect?code=stolen&state=other');
    expect(back.headers.get('location')).toBe('/auth/login?failed=state');
    expect(visitor.jar.has('user_token')).toBe(false);
    expect(visitor.calls).toHaveLength(1);
  });

  it('is started by an address the visitor opens, and never by a link of another site', async () => {
    for (const site of ['none', 'same-origin']) {
      const visitor = visit(provider);
      const started = await visitor.go('GET', '/session/start?purpose=adult', undefined, { 'sec-fetch-site': site });
      expect(started.headers.get('location')).toMatch(/^\/sandbox\/identity/);
      expect(visitor.jar.has('login_state')).toBe(true);
    }
    for (const site of ['cross-site', 'same-site']) {
      const visitor = visit(provider);
      const led = await visitor.go('GET', '/session/start?purpose=adult', undefined, { 'sec-fetch-site': site });
      expect([led.status, led.headers.get('location')]).toEqual([303, '/auth/login?purpose=adult']);
      const plain = await visitor.go('GET', '/session/start', undefined, { 'sec-fetch-site': site });
      expect(plain.headers.get('location')).toBe('/auth/login');
      expect([visitor.jar.size, visitor.calls]).toEqual([0, []]);
    }
  });

  it('asks a new member for the terms and finishes with them [ROUTE-11]', async () => {
    const visitor = visit((name, body) =>
      body['grant'] === 'identity' && body['agreements'] === undefined
        ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
        : provider(name, body),
    );
    expect((await visitor.logIn()).headers.get('location')).toBe('/auth/terms');
    expect(visitor.jar.has('user_token')).toBe(false);
    const done = await visitor.go('POST', '/session/terms', { agreements: [{ termsType: 'USE', isAgree: true }] });
    expect(await done.json()).toEqual({ location: '/' });
    expect(visitor.jar.get('user_token')).toBe('USER');
  });

  it('takes the terms as a form too, for pages without a script', async () => {
    const visitor = visit((name, body) =>
      body['grant'] === 'identity' && body['agreements'] === undefined
        ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
        : provider(name, body),
    );
    await visitor.logIn();
    const done = await visitor.go('POST', '/session/terms', 'shown=USE&shown=AD&agree=USE', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/']);
    expect(visitor.calls.findLast(({ body }) => Reflect.has(Object(body), 'agreements'))?.body).toMatchObject({
      agreements: [
        { termsType: 'USE', isAgree: true },
        { termsType: 'AD', isAgree: false },
      ],
    });
  });
});

describe('a forwarded call', () => {
  it('carries the bearer the page never sees, and none of its cookies [CALL-04]', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    await visitor.go('GET', '/api/client/v1/customer/cart');
    expect(visitor.calls.at(-1)).toMatchObject({ authorization: 'Bearer SERVER', cookie: null });
  });

  it('obtains a token anew for a cookie that holds none [STATE-11]', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    for (const broken of ['%E2%82%AC', '%00', 'SERVER%0D%0Ax']) {
      visitor.jar.set('server_token', broken);
      const answer = await visitor.go('GET', '/api/client/v1/customer/cart');
      expect([answer.status, visitor.jar.get('server_token')]).toEqual([200, 'SERVER']);
    }
    visitor.jar.set('user_token', '%E2%82%AC');
    expect((await visitor.go('POST', '/session/refresh', {})).status).toBe(401);
  });

  it('does not let a page choose its own bearer', async () => {
    const visitor = visit(provider);
    await visitor.go('GET', '/api/client/v1/customer/cart', undefined, { authorization: 'Bearer forged' });
    expect(visitor.calls.at(-1)?.authorization).toBeNull();
  });

  it('is refused when another site makes it', async () => {
    const visitor = visit(provider);
    const answer = await visitor.go('POST', '/api/client/v1/customer/cart', [], { origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
    expect(visitor.calls).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('forgets everything even when the backend cannot be told [STATE-45]', async () => {
    const visitor = visit((name, body) => {
      if (name.startsWith('DELETE')) throw new Error('down');
      return provider(name, body);
    });
    await visitor.logIn();
    expect((await visitor.go('POST', '/session/logout', {})).status).toBe(204);
    expect(visitor.jar.size).toBe(0);
  });

  it('cannot be caused by another site', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    expect((await visitor.go('POST', '/session/logout', {}, { origin: 'https://evil.test' })).status).toBe(403);
    expect(visitor.jar.get('user_token')).toBe('USER');
  });

  it('comes when no new server token can be obtained [STATE-11, STATE-17]', async () => {
    let serverTokens = 0;
    const visitor = visit((name, body) => {
      if (body['grant'] === 'user_token') {
        serverTokens += 1;
        if (serverTokens > 1) return Response.json({ code: 'AU99', message: '' }, { status: 401 });
      }
      return provider(name, body);
    });
    await visitor.logIn();
    visitor.jar.delete('server_token');
    const refused = await visitor.go('POST', '/session/obtain', {});
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    await visitor.go('POST', '/session/clear', { login: visitor.login() });
    expect(visitor.jar.size).toBe(0);
  });
});

describe('a refresh', () => {
  it('keeps the successor and a new server token, as the next turn of the same log-in [CALL-19, STATE-13]', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    const login = visitor.login();
    const refreshed = await visitor.go('POST', '/session/refresh', {});
    expect(refreshed.status).toBe(204);
    expect([visitor.jar.get('user_token'), visitor.jar.get('server_token')]).toEqual(['USER-2', 'SERVER']);
    expect(visitor.calls.find(({ name }) => name.endsWith('/refresh'))?.authorization).toBe('Bearer USER');
    expect([visitor.login(), visitor.jar.get('session_gen')?.split('.')[1]]).toEqual([login, '2']);
  });

  it('is asked of the backend once by calls that come together', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    await Promise.all([1, 2, 3, 4, 5].map(() => visitor.go('POST', '/session/refresh', {})));
    expect(visitor.calls.filter(({ name }) => name.endsWith('/refresh'))).toHaveLength(1);
  });

  it('keeps the successor of a spent token even when no server token can be had now', async () => {
    let isDown = false;
    const visitor = visit((name, body) =>
      isDown && body['grant'] === 'user_token'
        ? Response.json({ code: 'BUSY', message: '' }, { status: 503 })
        : provider(name, body),
    );
    await visitor.logIn();
    isDown = true;
    expect((await visitor.go('POST', '/session/refresh', {})).status).toBe(503);
    expect([visitor.jar.get('user_token'), visitor.jar.has('server_token')]).toEqual(['USER-2', false]);
  });

  it('that is refused clears nothing by itself, for a newer log-in may have come [STATE-35]', async () => {
    const visitor = visit((name, body) =>
      name.endsWith('/refresh') ? Response.json({ code: 'AU17', message: '' }, { status: 401 }) : provider(name, body),
    );
    await visitor.logIn();
    const refused = await visitor.go('POST', '/session/refresh', {});
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    await visitor.go('POST', '/session/clear', { login: 'former' });
    expect(visitor.jar.get('user_token')).toBe('USER');
    await visitor.go('POST', '/session/clear', { login: visitor.login() });
    expect(visitor.jar.size).toBe(0);
  });

  it('is nothing for a guest', async () => {
    const visitor = visit(provider);
    expect((await visitor.go('POST', '/session/refresh', {})).status).toBe(401);
    expect(visitor.calls).toEqual([]);
  });
});

describe('a page of another log-in', () => {
  it('neither reads nor writes for the member who came after', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    const former = { 'session-login': visitor.login() };
    visitor.jar.clear();
    await visitor.logIn();
    const calls = visitor.calls.length;
    const answer = await visitor.go('POST', '/api/client/v1/customer/cart', [], former);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'SESSION_CHANGED']);
    expect((await visitor.go('GET', '/api/client/v1/customer/cart', undefined, former)).status).toBe(409);
    expect(visitor.calls).toHaveLength(calls);
    const present = { 'session-login': visitor.login() };
    expect((await visitor.go('POST', '/api/client/v1/customer/cart', [], present)).status).toBe(200);
  });
});

describe('an end the page could not tell of', () => {
  it('is carried out with the next call [STATE-45]', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    visitor.jar.delete('session_gen');
    visitor.jar.delete('server_gen');
    visitor.jar.set('session_left', '1');
    await visitor.go('GET', '/api/client/v1/customer/cart');
    expect(visitor.calls.find(({ name }) => name.startsWith('DELETE'))?.authorization).toBe('Bearer SERVER');
    expect(visitor.jar.size).toBe(0);
    const asked = visitor.calls.filter(({ name }) => name.startsWith('GET'));
    expect(asked.every(({ authorization }) => authorization === null)).toBe(true);
  });

  it('is forgotten when somebody has logged in since', async () => {
    const visitor = visit(provider);
    await visitor.logIn();
    visitor.jar.set('session_left', '1');
    await visitor.go('GET', '/api/client/v1/customer/cart');
    expect([visitor.jar.has('session_left'), visitor.jar.get('user_token')]).toEqual([false, 'USER']);
  });
});

describe('choosing a language', () => {
  it('keeps it in a cookie and goes back, never elsewhere [I18N-15]', async () => {
    const visitor = visit(provider);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const chosen = await visitor.go('POST', '/session/language', 'language=en&from=%2Fcart%3Fa%3D1', form);
    expect([chosen.status, chosen.headers.get('location'), visitor.jar.get('lang')]).toEqual([303, '/cart?a=1', 'en']);
    const elsewhere = await visitor.go('POST', '/session/language', 'language=xx&from=%2F%2Fevil.test', form);
    expect([elsewhere.headers.get('location'), visitor.jar.get('lang')]).toEqual(['/', 'ko']);
  });
});
