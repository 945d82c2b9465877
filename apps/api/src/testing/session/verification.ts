import { createHash, randomBytes } from 'node:crypto';
import type { AppParts } from '../../app-parts.ts';
import { sandboxRoutes } from '../../sandbox/sandbox.routes.ts';
import { type TestCaller, TEST_ORIGIN } from '../http/test-call.ts';

/** A person to be verified, as they would type it. */
export interface TestPerson {
  readonly name: string;
  readonly birthDate: string;
  readonly genderDigit: string;
  readonly phone: string;
  readonly carrier: string;
}

/** A person no database knows. */
export const NEWCOMER: TestPerson = {
  name: '김새봄',
  birthDate: '900102',
  genderDigit: '2',
  phone: '01000001111',
  carrier: 'DEALTEL',
};

/** A browser that walks the sandbox's identity pages. */
export interface TestBrowser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(
    path: string,
    form: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
}

/** Opens the sandbox without a socket. */
export function browserOf(parts: AppParts, address = '203.0.113.1'): TestBrowser {
  const sandbox = sandboxRoutes(parts);
  const send = async (request: Request) => (await sandbox(request, address)) ?? new Response(null, { status: 599 });
  return {
    get: (path, headers = {}) => send(new Request(new URL(path, TEST_ORIGIN), { headers })),
    post: (path, form, headers = {}) =>
      send(
        new Request(new URL(path, TEST_ORIGIN), { method: 'POST', headers, body: new URLSearchParams({ ...form }) }),
      ),
  };
}

/** A verification that was started: its page's id, the secret of its client and the state of its browser. */
export interface Started {
  readonly uuid: string;
  readonly verifier: string;
  readonly state: string;
}

/** Starts a verification as the web host does. */
export async function start(
  call: TestCaller,
  over: { readonly purpose?: string; readonly bearer?: string } = {},
): Promise<Started> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const answer = await call('startVerification', {
    body: {
      purpose: over.purpose ?? 'login',
      state,
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      redirectUri: `${TEST_ORIGIN}/auth/redirect`,
    },
    ...(over.bearer === undefined ? {} : { bearer: over.bearer }),
  });
  return { uuid: answer.body.uuid, verifier, state };
}

/** Types who a person is and reads the code off the page. */
export async function receiveCode(browser: TestBrowser, uuid: string, person: TestPerson): Promise<string> {
  await browser.post('/sandbox/identity/send', { uuid, ...person });
  return readCode(await browser.get(`/sandbox/identity?uuid=${uuid}`));
}

/** The six digits a page of the sandbox shows. */
export async function readCode(page: Response): Promise<string> {
  const code = /class="code"[^>]*>(\d{6})</.exec(await page.text())?.[1];
  if (code === undefined) throw new Error('no code on the page');
  return code;
}

/** Verifies a person and answers the one-time code the shop is called back with. */
export async function verify(browser: TestBrowser, uuid: string, person: TestPerson): Promise<string> {
  return (await finish(browser, uuid, person)).searchParams.get('code') ?? '';
}

/** Verifies a person and answers where the browser is sent then. */
export async function finish(browser: TestBrowser, uuid: string, person: TestPerson): Promise<URL> {
  const code = await receiveCode(browser, uuid, person);
  const back = await browser.post('/sandbox/identity/confirm', { uuid, code });
  return new URL(back.headers.get('location') ?? '', TEST_ORIGIN);
}
