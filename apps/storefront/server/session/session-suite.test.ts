import { readFile } from 'node:fs/promises';
import { createHttpAccountApi, createHttpClient } from '@dealstore/commerce-core/adapters/http';
import { createHostSessionApi, createHostTokenStore } from '@dealstore/commerce-core/adapters/web';
import { sessionApiSuite, simulatedClock, type SuiteSession } from '@dealstore/commerce-core/testing';
import { tokenAnswer, openTestBrowser } from '../testing/test-browser.ts';

const ORIGIN = 'http://localhost:3000';
const account: unknown = JSON.parse(
  await readFile(new URL('../../../../openapi/examples/getAccount.hong.json', import.meta.url), 'utf8'),
);

/** A backend with one browser: new until the terms are agreed, with one living user and one living server token. */
function backendOfOne() {
  const state = { user: '', server: '', issued: 0 };
  const next = (kind: 'user' | 'server') => {
    state.issued += 1;
    state[kind] = `${kind}-${state.issued}`;
    return tokenAnswer(state[kind]);
  };
  const errorResponse = (status: number, code: string) => Response.json({ code, message: '' }, { status });
  return (name: string, body: Readonly<Record<string, unknown>>, authorization: string | null): Response => {
    if (name.endsWith('/verification')) {
      return Response.json({
        uuid: 'u',
        redirectUrl: `/provider?code=${'c'.repeat(16)}&state=${String(body['state'])}`,
      });
    }
    if (name.endsWith('/refresh'))
      return authorization === `Bearer ${state.user}` ? next('user') : errorResponse(401, 'AU17');
    if (body['grant'] === 'identity') {
      return body['agreements'] === undefined ? errorResponse(409, 'TERMS_REQUIRED') : next('user');
    }
    if (body['grant'] === 'user_token')
      return body['userToken'] === state.user ? next('server') : errorResponse(401, 'A401');
    if (authorization !== `Bearer ${state.server}`) return errorResponse(401, authorization === null ? 'AU99' : 'A401');
    if (!name.endsWith('/logout')) return Response.json(account);
    Object.assign(state, { user: '', server: '' });
    return new Response(null, { status: 204 });
  };
}

/** The web's form of the ports: a page that holds no token, its host, and cookies between them. */
async function openHostSession(): Promise<SuiteSession> {
  const browser = openTestBrowser(backendOfOne());
  const clock = simulatedClock();
  const page = {
    fetch: (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('origin', ORIGIN);
      headers.set('cookie', browser.cookieHeader());
      return browser.send(new Request(ORIGIN + path, { ...init, headers }));
    },
    clock,
    cookies: browser.cookieHeader,
    onChange: () => () => undefined,
    lock: inTurn(),
    announce: () => undefined,
    leavePendingLogOut: () => undefined,
  };
  const http = createHttpClient({
    baseUrl: `${ORIGIN}/api`,
    clock,
    headers: () => ({}),
    bearer: async () => null,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      headers.set('cookie', browser.cookieHeader());
      return browser.send(new Request(request, { headers }));
    },
  });
  return {
    sessionApi: createHostSessionApi(page),
    tokenStore: createHostTokenStore(page),
    accountApi: createHttpAccountApi(http),
    verify: async (redirectUrl) => {
      const { searchParams } = new URL(redirectUrl, ORIGIN);
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    },
    close: async () => undefined,
  };
}

function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

sessionApiSuite(openHostSession);
