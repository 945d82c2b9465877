import { purposeOf } from '@dealstore/commerce-core/domain';
import { knownPath } from './known-path.ts';
import { seeOther } from './answers.ts';
import type { BackendAuth, IssuedToken, Refusal } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import type { GivenAgreement } from './request-fields.ts';
import type { SessionCookies, StartedLogin } from './session-cookies.ts';
import { newMark } from './session-mark.ts';
import type { Visitor } from './visitor.ts';

/** How a log-in ended: where to go, what to remember, and why not, if not. */
export interface LoginResult {
  readonly location: string;
  readonly cookies: readonly string[];
  readonly refusal: Refusal | null;
}

type Started = { readonly ok: true; readonly redirectUrl: string; readonly cookies: readonly string[] } | Refusal;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

const stateRefused: Refusal = {
  ok: false,
  status: 422,
  code: 'VERIFICATION_FAILED',
  message: 'The log-in was not started in this browser.',
};

/**
 * Log-in by identity verification: bound to this browser by a state cookie, to this host by PKCE, ended with both
 * tokens in cookies and the saved target opened once. Spec §2 (`/auth/redirect`), §4; RFC 7636.
 */
export function createLogin(options: HostOptions, cookies: SessionCookies, auth: BackendAuth) {
  const start = async (request: Request, purpose: string, visitor: Visitor): Promise<Started> => {
    const login: StartedLogin = { state: randomText(), verifier: randomText(), purpose };
    const codeChallenge = await challengeOf(login.verifier);
    const { serverToken } = cookies.read(request);
    const bearer = purpose === 'login' ? null : serverToken;
    const url = await auth.startVerification({ purpose, state: login.state, codeChallenge }, visitor, bearer);
    return url.ok ? { ok: true, redirectUrl: url.value, cookies: cookies.startLogin(login) } : url;
  };

  /** Ends the session whose cookies the new ones replace: a copy of them opens nothing. ASVS 5.0 7.2.4. */
  const endFormer = async (request: Request, visitor: Visitor): Promise<void> => {
    const { serverToken } = cookies.read(request);
    // The log-in holds even when the backend cannot be told of the end.
    if (serverToken !== null) await auth.logOut(serverToken, visitor).catch(() => undefined);
  };

  const keepSession = async (request: Request, user: IssuedToken, visitor: Visitor): Promise<LoginResult> => {
    const server = await auth.issueServerToken(user.accessToken, visitor);
    if (!server.ok) return { location: '/auth/login?failed=token', cookies: cookies.endLogin(), refusal: server };
    await endFormer(request, visitor);
    const now = options.clock.now();
    const pending = cookies.pending(request, now);
    const granted = cookies.grant({
      userToken: user.accessToken,
      serverToken: server.value.accessToken,
      shopbyId: user.shopbyId,
      expiresInS: user.expiresInS,
      mark: newMark(now, user.expiresInS),
    });
    const intent = pending?.intent ?? null;
    return {
      location: pending !== null && knownPath(pending.path) !== null ? pending.path : '/',
      cookies: [
        ...granted,
        ...cookies.endLogin(),
        ...cookies.dropPending(),
        ...(intent === null ? [] : cookies.sendIntent(intent)),
      ],
      refusal: null,
    };
  };

  const exchange = async (
    request: Request,
    code: string,
    login: StartedLogin,
    agreements: readonly GivenAgreement[] | null,
    visitor: Visitor,
  ): Promise<LoginResult> => {
    const grant = { code, codeVerifier: login.verifier, ...(agreements === null ? {} : { agreements }) };
    const user = await auth.issueUserToken(grant, visitor);
    if (user.ok) return keepSession(request, user.value, visitor);
    // The code stays usable while a new member reads the terms; it waits in a cookie no script can read.
    if (user.code === 'TERMS_REQUIRED')
      return { location: '/auth/terms', cookies: cookies.keepCode(code), refusal: user };
    return { location: failedAt(login, user), cookies: cookies.endLogin(), refusal: user };
  };

  const finish = async (
    request: Request,
    answer: { readonly code: string; readonly state: string },
    visitor: Visitor,
    agreements: readonly GivenAgreement[] | null = null,
  ) => {
    const started = cookies.startedLogin(request);
    if (started === null || answer.code === '' || answer.state !== started.state) {
      return { location: '/auth/login?failed=state', cookies: cookies.endLogin(), refusal: stateRefused };
    }
    return exchange(request, answer.code, started, agreements, visitor);
  };

  const finishWithTerms = async (request: Request, agreements: readonly GivenAgreement[], visitor: Visitor) => {
    const started = cookies.startedLogin(request);
    const code = cookies.keptCode(request);
    if (started === null || code === null) {
      return { location: '/auth/login?failed=state', cookies: cookies.endLogin(), refusal: stateRefused };
    }
    return exchange(request, code, started, agreements, visitor);
  };

  const comeBack = async (request: Request, visitor: Visitor): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const answer = { code: query.get('code') ?? '', state: query.get('state') ?? '' };
    const result = await finish(request, answer, visitor);
    return seeOther(result.location, result.cookies);
  };

  return { start, finish, finishWithTerms, comeBack };
}

/** Back to the screen it began on: without its purpose a member would be sent home, and never read why. */
function failedAt({ purpose }: StartedLogin, { code }: Refusal): string {
  const asked = purposeOf(`?purpose=${purpose}`);
  const failed = code === 'ADULT_ONLY' ? 'age' : 'verification';
  return `/auth/login?${asked === 'login' ? '' : `purpose=${asked}&`}failed=${failed}`;
}
