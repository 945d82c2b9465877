import { backendHeaders } from './backend-headers.ts';
import type { HostOptions } from './host-options.ts';
import { createSingleFlight } from './single-flight.ts';
import type { Visitor } from './visitor.ts';

/** A token the backend issued; `expiresInS` in seconds. Spec §7. */
export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresInS: number;
  readonly shopbyId: string;
}

/** What the backend refused, in its own words. */
export interface Refusal {
  readonly ok: false;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** An answer or a refusal; a rule of the backend is no exception. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal;

/** The calls that only the web host makes, since only it may see their answers. */
export interface BackendAuth {
  startVerification(start: VerificationStart, visitor: Visitor, bearer: string | null): Promise<Outcome<string>>;
  issueUserToken(grant: IdentityGrant, visitor: Visitor): Promise<Outcome<IssuedToken>>;
  /** Calls that come together for one user token share one answer. */
  issueServerToken(userToken: string, visitor: Visitor): Promise<Outcome<IssuedToken>>;
  /** Rotates a user token; calls that come together share one rotation. */
  rotateUserToken(userToken: string, visitor: Visitor): Promise<Outcome<IssuedToken>>;
  logOut(serverToken: string, visitor: Visitor): Promise<void>;
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
}

const AUTH_BASE = '/api/oauth/v1/auth';

/** Binds the token calls to the backend. Spec §7; the path of token issue assumed. */
export function createBackendAuth(options: HostOptions): BackendAuth {
  const { id, password } = options.config.webClient;
  const auth = `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`;

  const call = async (method: string, path: string, body: unknown, visitor: Visitor, bearer: string | null) => {
    const headers = backendHeaders(visitor, bearer);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const url = `${options.publicOrigin}${AUTH_BASE}${path}`;
    return options.backend(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    );
  };
  const issue = async (body: object, visitor: Visitor): Promise<Outcome<IssuedToken>> =>
    readOutcome(await call('POST', '/token', { auth, ...body }, visitor, null), readToken);

  const issuing = createSingleFlight<Outcome<IssuedToken>>();
  const rotating = createSingleFlight<Outcome<IssuedToken>>();

  return {
    startVerification: async (start, visitor, bearer) => {
      const body = { ...start, redirectUri: `${options.publicOrigin}/auth/redirect` };
      return readOutcome(await call('POST', '/verification', body, visitor, bearer), (answer) =>
        typeof answer['redirectUrl'] === 'string' ? answer['redirectUrl'] : null,
      );
    },
    issueUserToken: (grant, visitor) => issue({ grant: 'identity', ...grant }, visitor),
    issueServerToken: (userToken, visitor) =>
      issuing(userToken, () => issue({ grant: 'user_token', userToken }, visitor)),
    rotateUserToken: (userToken, visitor) =>
      rotating(userToken, async () =>
        readOutcome(await call('PUT', '/refresh', undefined, visitor, userToken), readToken),
      ),
    logOut: async (serverToken, visitor) => {
      await call('DELETE', '/logout', undefined, visitor, serverToken);
    },
  };
}

async function readOutcome<T>(
  response: Response,
  read: (answer: Readonly<Record<string, unknown>>) => T | null,
): Promise<Outcome<T>> {
  const answer = await readRecord(response);
  if (response.ok) {
    const value = read(answer);
    return value === null ? refusal(502, answer) : { ok: true, value };
  }
  return refusal(response.status, answer);
}

function refusal(status: number, answer: Readonly<Record<string, unknown>>): Refusal {
  const code = typeof answer['code'] === 'string' ? answer['code'] : 'INTERNAL';
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
