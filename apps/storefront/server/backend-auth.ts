import { commerceError, type CommerceError } from '@dealstore/commerce-core/domain';
import { backendHeaders } from './backend-headers.ts';
import type { HostOptions } from './host-options.ts';
import { createSingleFlight } from './session/single-flight.ts';
import type { RequestContext } from './request-context.ts';

/** A token the backend issued; `expiresInS` in seconds. Spec §7. */
export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly shopbyId: string;
}

/** An error of the backend, with its own message. */
export interface BackendError {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A value or an error of the backend; what its rules reject is no exception. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | BackendError;

/** The calls that only the web host makes, since only it may see their responses. */
export interface BackendAuth {
  startVerification(start: VerificationStart, context: RequestContext, bearer: string | null): Promise<Outcome<string>>;
  issueUserToken(grant: IdentityGrant, context: RequestContext): Promise<Outcome<IssuedToken>>;
  /** Concurrent calls for one user token share one response. */
  issueServerToken(userToken: string, context: RequestContext): Promise<Outcome<IssuedToken>>;
  /** Rotates a user token; concurrent calls share one rotation. */
  rotateUserToken(userToken: string, context: RequestContext): Promise<Outcome<IssuedToken>>;
  /**
   * Ends the session of a server token; false when the backend refuses the token. Rejects with BUSY when it is away.
   */
  logOut(serverToken: string, context: RequestContext): Promise<boolean>;
}

/** What starts a verification; the challenge is S256 (RFC 7636 §4.2). */
export interface VerificationStart {
  readonly purpose: string;
  readonly state: string;
  readonly codeChallenge: string;
}

/** What proves a finished verification. */
export interface IdentityGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly agreements?: readonly { readonly termsType: string; readonly isAgree: boolean }[];
  /** What this browser is called at each of its log-ins. */
  readonly deviceId: string;
  /** What this browser calls itself, from which the backend names the device to its member. */
  readonly userAgent: string;
}

const AUTH_BASE = '/api/oauth/v1/auth';

/** Binds the token calls to the backend. Spec §7; the path of token issue assumed. */
export function createBackendAuth(options: HostOptions): BackendAuth {
  const { webClient, appClient } = options.config;
  const authOf = ({ connectType }: RequestContext): string => {
    const { id, password } = connectType === 'APP' ? appClient : webClient;
    return `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`;
  };

  const call = async (
    method: string,
    path: string,
    body: unknown,
    context: RequestContext,
    { bearer = null, userAgent = '' }: { readonly bearer?: string | null; readonly userAgent?: string } = {},
  ) => {
    const headers = backendHeaders(context, bearer);
    headers.set('connect-type', context.connectType);
    headers.set('phone-os', context.phoneOs);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (userAgent !== '') headers.set('user-agent', userAgent);
    const url = `${options.publicOrigin}${AUTH_BASE}${path}`;
    return options.backend(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
  };
  const issue = async (body: object, context: RequestContext, userAgent = ''): Promise<Outcome<IssuedToken>> =>
    readOutcome(await call('POST', '/token', { auth: authOf(context), ...body }, context, { userAgent }), readToken);

  const issuing = createSingleFlight<Outcome<IssuedToken>>();
  const rotating = createSingleFlight<Outcome<IssuedToken>>();

  return {
    startVerification: async (start, context, bearer) => {
      // The client that starts a verification is the one that gets its token, though no member is logged in yet.
      const body = { ...start, auth: authOf(context), redirectUri: `${options.publicOrigin}/auth/redirect` };
      return readOutcome(await call('POST', '/verification', body, context, { bearer }), (answer) =>
        typeof answer['redirectUrl'] === 'string' ? answer['redirectUrl'] : null,
      );
    },
    issueUserToken: ({ userAgent, ...grant }, context) => issue({ grant: 'identity', ...grant }, context, userAgent),
    issueServerToken: (userToken, context) =>
      issuing(userToken, () => issue({ grant: 'user_token', userToken }, context)),
    rotateUserToken: (userToken, context) =>
      rotating(userToken, async () =>
        readOutcome(await call('PUT', '/refresh', undefined, context, { bearer: userToken }), readToken),
      ),
    logOut: async (serverToken, context) => {
      const { ok, status } = await call('DELETE', '/logout', undefined, context, { bearer: serverToken });
      if (isUndecided(status)) throw unavailable(status);
      return ok;
    },
  };
}

/** Whether an answer of the backend says nothing about the token or code it was given: it is away, or too busy. */
export function isUndecided(status: number): boolean {
  return status >= 500 || status === 429;
}

/** The failure of a request that the backend did not decide: repeating it may succeed. */
export function unavailable(status: number, code: string | null = null): CommerceError {
  return commerceError('BUSY', { cause: new Error(`the backend answered ${status} ${code ?? ''}`.trimEnd()) });
}

async function readOutcome<T>(
  response: Response,
  read: (answer: Readonly<Record<string, unknown>>) => T | null,
): Promise<Outcome<T>> {
  const answer = await readRecord(response);
  if (response.ok) {
    const value = read(answer);
    return value === null ? backendError(502, answer) : { ok: true, value };
  }
  return backendError(response.status, answer);
}

function backendError(status: number, answer: Readonly<Record<string, unknown>>): BackendError {
  // Without a code of the contract it is a proxy that answers: the backend behind it may be away.
  const code = typeof answer['code'] === 'string' ? answer['code'] : 'BUSY';
  const message = typeof answer['message'] === 'string' ? answer['message'] : '';
  return { ok: false, status, code, message };
}

function readToken(answer: Readonly<Record<string, unknown>>): IssuedToken | null {
  const { access_token: accessToken, expires_in: expiresInS, shopbyId } = answer;
  if (typeof accessToken !== 'string' || typeof expiresInS !== 'number' || typeof shopbyId !== 'string') return null;
  return expiresInS > 0 ? { accessToken, expiresInS, shopbyId } : null;
}

async function readRecord(response: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = await response.json();
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
