import { epochMs, readSessionVersion } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { createHost, DEMO_SHOP } from '../index.ts';

/** The time of the host under test. */
export const TEST_NOW = epochMs(1_795_143_600_000);

/** Headers of a form without a script. */
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** One call the backend received. */
export interface BackendCall {
  readonly name: string;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly cookie: string | null;
  readonly userAgent: string | null;
}

/** What the backend answers to a call by its name, for example `GET /api/client/v1/customer/cart`. */
export type BackendAnswers = (
  name: string,
  body: Readonly<Record<string, unknown>>,
  authorization: string | null,
) => Response | Promise<Response>;

/** A token answer of the backend. */
export function tokenAnswer(accessToken: string): Response {
  return Response.json({ access_token: accessToken, expires_in: 3_600, shopbyId: 'id-1' });
}

/** A backend with which everything goes well. */
export function successfulBackend(name: string, body: Readonly<Record<string, unknown>>): Response {
  if (name.endsWith('/verification')) {
    return Response.json({ uuid: 'u', redirectUrl: `/sandbox/identity?state=${String(body['state'])}` });
  }
  if (name === 'PUT /api/oauth/v1/auth/refresh') return tokenAnswer('USER-2');
  if (body['grant'] === 'identity') return tokenAnswer('USER');
  if (body['grant'] === 'user_token') return tokenAnswer('SERVER');
  return Response.json({ ok: true });
}

/** A browser that keeps cookies, in front of a host with the given backend. */
export function openTestBrowser(
  answers: BackendAnswers,
  {
    origin = 'http://localhost:3000',
    distDir = '/nowhere',
  }: { readonly origin?: string; readonly distDir?: string } = {},
) {
  const calls: BackendCall[] = [];
  const clock = simulatedClock(TEST_NOW);
  const host = createHost({
    backend: async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      const { headers } = request;
      const [cookie, userAgent] = [headers.get('cookie'), headers.get('user-agent')];
      calls.push({ name, body, authorization: headers.get('authorization'), cookie, userAgent });
      return answers(name, typeof body === 'object' && body !== null ? { ...body } : {}, headers.get('authorization'));
    },
    publicOrigin: origin,
    trustProxy: false,
    sandbox: true,
    distDir,
    clock,
    errorMessage: (code, language) => `${code} in ${language}`,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'app', password: 'app' } },
  });
  const jar = new Map<string, string>();
  const written: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const response = await host(request);
    for (const cookie of response.headers.getSetCookie()) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Expires=Thu, 01 Jan 1970 00:00:00 GMT')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  /** Cookies but the device's own, which outlives every session. */
  const sessionCookieCnt = () => [...jar.keys()].filter((name) => !name.endsWith('login_device')).length;
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const go = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(
      new Request(origin + path, {
        method,
        headers: {
          cookie: cookieHeader(),
          ...(body === undefined ? {} : { 'content-type': 'application/json', origin }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  const logIn = async (headers: Record<string, string> = {}): Promise<Response> => {
    const started = await go('POST', '/session/start', 'purpose=login', { ...FORM, ...headers });
    const state = new URL(started.headers.get('location') ?? '', origin).searchParams.get('state') ?? '';
    return go('GET', `/auth/redirect?code=${'c'.repeat(16)}&state=${state}`, undefined, headers);
  };
  const login = () => readSessionVersion(jar.get('session_gen'))?.login ?? '';
  const wait = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { calls, wait, jar, sessionCookieCnt, written, send, go, logIn, login, cookieHeader };
}
