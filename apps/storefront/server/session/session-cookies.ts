import {
  type EpochMs,
  type Intent,
  pendingTarget,
  type PendingTarget,
  readPendingTarget,
  readSessionVersion,
  SERVER_TOKEN_MAX_AGE_S,
  type SessionVersion,
  writeSessionVersion,
} from '@dealstore/commerce-core/domain';
import type { RedirectReason } from '../../src/page/redirect-reason.ts';
import { readCookies, writeCookie } from './cookies.ts';

/** Life of the state of a log-in, of its code and of the pending target: 10 minutes. Assumed. */
const SHORT_LIFE_S = 600;
/** Life of what is meant for the next document: one minute. Assumed. */
const NEXT_DOCUMENT_LIFE_S = 60;
/** Longest life a user token's cookie is given, whatever the backend says: 400 days (RFC 6265bis). */
const MAX_LIFE_S = 400 * 24 * 60 * 60;

/** The only letters of a token (RFC 6750 §2.1); no header could carry some of the others. */
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/** As the contract has it; any other value of a cookie is ignored. */
const DEVICE_ID = /^[A-Za-z0-9_-]{21,64}$/;

/** The tokens and the user id in a browser's cookies. */
export interface SessionTokens {
  readonly userToken: string | null;
  readonly serverToken: string | null;
  readonly shopbyId: string | null;
}

/**
 * The state of a log-in that has begun: bound to this browser by `state`, to this host by the PKCE verifier (RFC 7636).
 */
export interface LoginState {
  readonly state: string;
  readonly verifier: string;
  readonly purpose: string;
}

/** A user token to be stored; `expiresInS` is its remaining life in seconds. */
export interface GrantedUser {
  readonly userToken: string;
  readonly shopbyId: string;
  readonly expiresInS: number;
  readonly version: SessionVersion;
}

/** Both tokens to be stored. */
export interface GrantedSession extends GrantedUser {
  readonly serverToken: string;
}

/**
 * Reads every cookie of a session, and makes the `Set-Cookie` values; the only place where a token becomes a cookie.
 */
export interface SessionCookies {
  tokens(request: Request): SessionTokens;
  grant(session: GrantedSession): readonly string[];
  grantUserToken(user: GrantedUser): readonly string[];
  grantServerToken(serverToken: string, login: string): readonly string[];
  /** The version of the session, which a script may read; null without one. */
  sessionVersion(request: Request): SessionVersion | null;
  setSessionVersion(version: SessionVersion): readonly string[];
  clearSessionVersion(): readonly string[];
  /** Whether the page logged out while the host could not be reached. */
  hasPendingLogOut(request: Request): boolean;
  clearPendingLogOut(): readonly string[];
  clearServerToken(): readonly string[];
  /** Clears all that belongs to a session. */
  clear(): readonly string[];
  /** What this browser calls itself at each log-in; null before the first. It outlives every session. */
  deviceId(request: Request): string | null;
  setDeviceId(deviceId: string): readonly string[];
  loginState(request: Request): LoginState | null;
  setLoginState(login: LoginState): readonly string[];
  /** The code of a verification whose member must consent to the terms first. */
  loginCode(request: Request): string | null;
  setLoginCode(code: string): readonly string[];
  clearLogin(): readonly string[];
  pendingTarget(request: Request, now: EpochMs): PendingTarget | null;
  setPendingTarget(path: string, intent: Intent | null, now: EpochMs): readonly string[];
  clearPendingTarget(): readonly string[];
  redirectReason(request: Request): string | null;
  setRedirectReason(reason: RedirectReason): readonly string[];
  clearRedirectReason(): readonly string[];
  setResumeIntent(intent: Intent): readonly string[];
}

/**
 * Session cookies: HttpOnly, SameSite=Lax, Path=/; on https also Secure and, for whatever a page must not write,
 * with the `__Host-` prefix. Spec §9 (max ages); names assumed.
 */
export function createSessionCookies(publicOrigin: string): SessionCookies {
  const secure = publicOrigin.startsWith('https:');
  const prefixed = (name: string) => (secure ? `__Host-${name}` : name);
  const setHttpOnly = (name: string, value: string, maxAgeS: number) =>
    writeCookie(prefixed(name), value, { maxAgeS, httpOnly: true, secure });
  const setReadable = (name: string, value: string, maxAgeS: number) =>
    writeCookie(name, value, { maxAgeS, httpOnly: false, secure });
  const clearHttpOnly = (name: string) => setHttpOnly(name, '', 0);
  const clearReadable = (name: string) => setReadable(name, '', 0);
  const read = (request: Request, name: string) => readCookies(request).get(prefixed(name)) || null;
  const readToken = (request: Request, name: string) => {
    const value = read(request, name);
    return value !== null && TOKEN.test(value) ? value : null;
  };

  const grantUserToken = ({ userToken, shopbyId, expiresInS, version }: GrantedUser) => {
    const maxAgeS = tokenMaxAgeS(expiresInS);
    return [
      setHttpOnly('user_token', userToken, maxAgeS),
      setHttpOnly('shopby_id', shopbyId, maxAgeS),
      setReadable('session_gen', writeSessionVersion(version), maxAgeS),
    ];
  };
  const grantServerToken = (serverToken: string, login: string) => [
    setHttpOnly('server_token', serverToken, SERVER_TOKEN_MAX_AGE_S),
    setReadable('server_gen', login, SERVER_TOKEN_MAX_AGE_S),
  ];
  return {
    tokens: (request) => ({
      userToken: readToken(request, 'user_token'),
      serverToken: readToken(request, 'server_token'),
      shopbyId: read(request, 'shopby_id'),
    }),
    grant: (session) => [...grantUserToken(session), ...grantServerToken(session.serverToken, session.version.login)],
    grantUserToken,
    grantServerToken,
    sessionVersion: (request) => readSessionVersion(readCookies(request).get('session_gen')),
    setSessionVersion: (version) => [setReadable('session_gen', writeSessionVersion(version), SERVER_TOKEN_MAX_AGE_S)],
    clearSessionVersion: () => ['session_gen', 'server_gen'].map(clearReadable),
    hasPendingLogOut: (request) => readCookies(request).has('pending_log_out'),
    clearPendingLogOut: () => [clearReadable('pending_log_out')],
    clearServerToken: () => [clearHttpOnly('server_token'), clearReadable('server_gen')],
    clear: () => [
      ...['user_token', 'server_token', 'shopby_id'].map(clearHttpOnly),
      ...['session_gen', 'server_gen'].map(clearReadable),
    ],
    deviceId: (request) => {
      const id = read(request, 'login_device');
      return id !== null && DEVICE_ID.test(id) ? id : null;
    },
    setDeviceId: (deviceId) => [setHttpOnly('login_device', deviceId, MAX_LIFE_S)],
    loginState: (request) => readLoginState(read(request, 'login_state')),
    setLoginState: (login) => [setHttpOnly('login_state', JSON.stringify(login), SHORT_LIFE_S)],
    loginCode: (request) => read(request, 'login_code'),
    setLoginCode: (code) => [setHttpOnly('login_code', code, SHORT_LIFE_S)],
    clearLogin: () => [clearHttpOnly('login_state'), clearHttpOnly('login_code')],
    pendingTarget: (request, now) => readPendingTarget(read(request, 'pending') ?? '', now),
    setPendingTarget: (path, intent, now) => {
      const target = pendingTarget(path, intent, now);
      return target === null ? [] : [setHttpOnly('pending', JSON.stringify(target), SHORT_LIFE_S)];
    },
    clearPendingTarget: () => [clearHttpOnly('pending')],
    redirectReason: (request) => read(request, 'redirect_reason'),
    setRedirectReason: (reason) => [setHttpOnly('redirect_reason', reason, NEXT_DOCUMENT_LIFE_S)],
    clearRedirectReason: () => [clearHttpOnly('redirect_reason')],
    setResumeIntent: (intent) => [setReadable('resume_intent', JSON.stringify(intent), NEXT_DOCUMENT_LIFE_S)],
  };
}

/** Whole seconds in 1 … 400 days; throws for what is no lifetime. Spec §9: max age equals `expires_in`. */
function tokenMaxAgeS(expiresInS: number): number {
  if (!Number.isFinite(expiresInS) || expiresInS <= 0)
    throw new RangeError('expires_in must be a positive number of seconds');
  return Math.min(Math.ceil(expiresInS), MAX_LIFE_S);
}

function readLoginState(json: string | null): LoginState | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    if (!('state' in value) || !('verifier' in value) || !('purpose' in value)) return null;
    const { state, verifier, purpose } = value;
    if (typeof state !== 'string' || typeof verifier !== 'string' || typeof purpose !== 'string') return null;
    return { state, verifier, purpose };
  } catch {
    return null;
  }
}
