import { epochMs, readSessionMark } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createHost, DEMO_SHOP } from './index.ts';

const ORIGIN = 'http://localhost:3000';
const NOW = epochMs(1_795_143_600_000);

interface Call {
  readonly name: string;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly cookie: string | null;
}

/** A browser that keeps cookies, in front of a host whose backend answers as told. */
function visit(answers: (name: string, body: Readonly<Record<string, unknown>>) => Response) {
  const calls: Call[] = [];
  const host = createHost({
    backend: async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      calls.push({
        name,
        body,
        authorization: request.headers.get('authorization'),
        cookie: request.headers.get('cookie'),
      });
      return answers(name, typeof body === 'object' && body !== null ? { ...body } : {});
    },
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: true,
    distDir: '/nowhere',
    clock: { now: () => NOW, setTimeout: () => 0, clearTimeout: () => undefined },
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' } },
  });
  const jar = new Map<string, string>();
  const go = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await host(
      new Request(ORIGIN + path, {
        method,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json', origin: ORIGIN }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const login = () => readSessionMark(jar.get('session_gen'))?.login ?? '';
  return { calls, jar, go, login };
}

const token = (accessToken: string) =>
  Response.json({ access_token: accessToken, expires_in: 3_600, shopbyId: 'id-1' });
const provider = (name: string, body: Readonly<Record<string, unknown>>): Response => {
  if (name.endsWith('/verification'))
    return Response.json({ uuid: 'u', redirectUrl: `/sandbox/identity?state=${String(body['state'])}` });
  if (body['grant'] === 'identity') return token('USER');
  if (body['grant'] === 'user_token') return token('SERVER');
  return Response.json({ ok: true });
};

async function logIn(visitor: ReturnType<typeof visit>) {
  const started = await visitor.go('GET', '/session/start');
  const state = new URL(started.headers.get('location') ?? '', ORIGIN).searchParams.get('state') ?? '';
  return visitor.go('GET', `/auth/redirect?code=${'c'.repeat(16)}&state=${state}`);
}

describe('a log-in', () => {
  it('keeps both tokens in cookies and opens home [ROUTE-12, CALL-28]', async () => {
    const visitor = visit(provider);
    const back = await logIn(visitor);
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
    expect((await logIn(visitor)).headers.get('location')).toBe('/product/7?tab=review');
    expect(decodeURIComponent(visitor.jar.get('resume_intent') ?? '')).toBe('{"kind":"wish","productNo":7}');
    expect(visitor.jar.has('pending')).toBe(false);
    expect((await logIn(visitor)).headers.get('location')).toBe('/');
  });

  it('is refused when another browser started it', async () => {
    const visitor = visit(provider);
    await visitor.go('GET', '/session/start');
    const back = await visitor.go('GET', '/auth/redirect?code=stolen&state=other');
    expect(back.headers.get('location')).toBe('/auth/login?failed=state');
    expect(visitor.jar.has('user_token')).toBe(false);
    expect(visitor.calls).toHaveLength(1);
  });

  it('asks a new member for the terms and finishes with them [ROUTE-11]', async () => {
    const visitor = visit((name, body) =>
      body['grant'] === 'identity' && body['agreements'] === undefined
        ? Response.json({ code: 'TERMS_REQUIRED', message: '' }, { status: 409 })
        : provider(name, body),
    );
    expect((await logIn(visitor)).headers.get('location')).toBe('/auth/terms');
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
    await logIn(visitor);
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
    await logIn(visitor);
    await visitor.go('GET', '/api/client/v1/customer/cart');
    expect(visitor.calls.at(-1)).toMatchObject({ authorization: 'Bearer SERVER', cookie: null });
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
    await logIn(visitor);
    expect((await visitor.go('POST', '/session/logout', {})).status).toBe(204);
    expect(visitor.jar.size).toBe(0);
  });

  it('cannot be caused by another site', async () => {
    const visitor = visit(provider);
    await logIn(visitor);
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
    await logIn(visitor);
    visitor.jar.delete('server_token');
    const refused = await visitor.go('POST', '/session/obtain', {});
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    await visitor.go('POST', '/session/clear', { login: visitor.login() });
    expect(visitor.jar.size).toBe(0);
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
