import { purposeOf } from '@dealstore/commerce-core/domain';
import { safeRedirectPath } from './safe-redirect.ts';
import { seeOther } from '../responses.ts';
import { type BackendAuth, type BackendError, type IssuedToken, isUndecided, unavailable } from '../backend-auth.ts';
import type { HostOptions } from '../host-options.ts';
import type { GivenAgreement } from '../request-fields.ts';
import type { SessionCookies, LoginState } from './session-cookies.ts';
import type { SessionRenewal } from './session-renewal.ts';
import { newSessionVersion } from './session-version.ts';
import type { RequestContext } from '../request-context.ts';

/** How a log-in ended: where to go, the cookies to set, and the error, if any. */
export interface LoginResult {
  readonly location: string;
  readonly setCookies: readonly string[];
  readonly error: BackendError | null;
}

type StartResult =
  { readonly ok: true; readonly redirectUrl: string; readonly setCookies: readonly string[] } | BackendError;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const randomToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function codeChallengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

const stateMismatch: BackendError = {
  ok: false,
  status: 422,
  code: 'VERIFICATION_FAILED',
  message: 'The log-in was not started in this browser.',
};

/**
 * Log-in by identity verification: bound to this browser by a state cookie, to this host by PKCE, ended with both
 * tokens in cookies and the saved target opened once. Spec §2 (`/auth/redirect`), §4; RFC 7636.
 */
export function createLogin(options: HostOptions, cookies: SessionCookies, auth: BackendAuth, renewal: SessionRenewal) {
  const start = async (request: Request, purpose: string, context: RequestContext): Promise<StartResult> => {
    const login: LoginState = { state: randomToken(), verifier: randomToken(), purpose };
    const codeChallenge = await codeChallengeOf(login.verifier);
    const { serverToken } = cookies.tokens(request);
    const bearer = purpose === 'login' ? null : serverToken;
    const url = await auth.startVerification({ purpose, state: login.state, codeChallenge }, context, bearer);
    return url.ok ? { ok: true, redirectUrl: url.value, setCookies: cookies.setLoginState(login) } : url;
  };

  const startSession = async (request: Request, user: IssuedToken, context: RequestContext): Promise<LoginResult> => {
    const server = await auth.issueServerToken(user.accessToken, context);
    if (!server.ok && !isUndecided(server.status)) {
      return { location: '/auth/login?failed=token', setCookies: cookies.clearLogin(), error: server };
    }
    // A copy of the cookies that are replaced opens nothing: ASVS 5.0 7.2.4.
    await renewal.endSession(request, context);
    const now = options.clock.now();
    const pending = cookies.pendingTarget(request, now);
    const version = newSessionVersion(now, user.expiresInS);
    const grant = { userToken: user.accessToken, shopbyId: user.shopbyId, expiresInS: user.expiresInS, version };
    // The code is spent: the user token is stored even when no server token can be issued now;
    // the next request obtains one.
    const granted = server.ok
      ? cookies.grant({ ...grant, serverToken: server.value.accessToken })
      : [...cookies.grantUserToken(grant), ...cookies.clearServerToken()];
    const intent = pending?.intent ?? null;
    return {
      location: pending !== null && safeRedirectPath(pending.path) !== null ? pending.path : '/',
      setCookies: [
        ...granted,
        ...cookies.clearLogin(),
        ...cookies.clearPendingTarget(),
        ...(intent === null ? [] : cookies.setResumeIntent(intent)),
      ],
      error: null,
    };
  };

  const exchange = async (
    request: Request,
    code: string,
    login: LoginState,
    agreements: readonly GivenAgreement[] | null,
    context: RequestContext,
  ): Promise<LoginResult> => {
    const deviceId = cookies.deviceId(request) ?? randomToken();
    const userAgent = request.headers.get('user-agent') ?? '';
    const proof = { code, codeVerifier: login.verifier, deviceId, userAgent };
    const user = await auth.issueUserToken({ ...proof, ...(agreements === null ? {} : { agreements }) }, context);
    if (user.ok) {
      const started = await startSession(request, user.value, context);
      return { ...started, setCookies: [...started.setCookies, ...cookies.setDeviceId(deviceId)] };
    }
    // Nothing was decided: code and state are kept, so that the same request may be repeated.
    if (isUndecided(user.status)) throw unavailable(user.status, user.code);
    // The code stays usable while a new member reads the terms; it is stored in a cookie no script can read.
    if (user.code === 'TERMS_REQUIRED') {
      return { location: '/auth/terms', setCookies: cookies.setLoginCode(code), error: user };
    }
    return { location: failedPath(login, user), setCookies: cookies.clearLogin(), error: user };
  };

  const finish = async (
    request: Request,
    answer: { readonly code: string; readonly state: string },
    context: RequestContext,
    agreements: readonly GivenAgreement[] | null = null,
  ) => {
    const started = cookies.loginState(request);
    if (started === null || answer.code === '' || answer.state !== started.state) {
      return { location: '/auth/login?failed=state', setCookies: cookies.clearLogin(), error: stateMismatch };
    }
    return exchange(request, answer.code, started, agreements, context);
  };

  const finishWithTerms = async (request: Request, agreements: readonly GivenAgreement[], context: RequestContext) => {
    const started = cookies.loginState(request);
    const code = cookies.loginCode(request);
    if (started === null || code === null) {
      return { location: '/auth/login?failed=state', setCookies: cookies.clearLogin(), error: stateMismatch };
    }
    return exchange(request, code, started, agreements, context);
  };

  const finishRedirect = async (request: Request, context: RequestContext): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const answer = { code: query.get('code') ?? '', state: query.get('state') ?? '' };
    const result = await finish(request, answer, context);
    return seeOther(result.location, result.setCookies);
  };

  return { start, finish, finishWithTerms, finishRedirect };
}

/** The screen the log-in began on: without its purpose a member would be sent home, and never read why. */
function failedPath({ purpose }: LoginState, { code }: BackendError): string {
  const validPurpose = purposeOf(`?purpose=${purpose}`);
  const failed = code === 'ADULT_ONLY' ? 'age' : 'verification';
  return `/auth/login?${validPurpose === 'login' ? '' : `purpose=${validPurpose}&`}failed=${failed}`;
}
