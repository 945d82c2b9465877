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
import { readCookies, writeCookie } from './cookies.ts';

/** Life of a started log-in, of a kept one-time code and of a saved target: 10 minutes. Assumed. */
const SHORT_LIFE_S = 600;
/** Life of a note to the next document: one minute. Assumed. */
const ARRIVAL_LIFE_S = 60;
/** Longest life a user token's cookie is given, whatever the backend says: 400 days (RFC 6265bis). */
const LONGEST_LIFE_S = 400 * 24 * 60 * 60;

/** The only letters of a token (RFC 6750 §2.1); no header could carry some of the others. */
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;

/** What a browser's cookies say about its session. */
export interface HeldSession {
  readonly userToken: string | null;
  readonly serverToken: string | null;
  readonly shopbyId: string | null;
}

/** A log-in under way: bound to this browser by `state`, to this host by the PKCE verifier (RFC 7636). */
export interface StartedLogin {
  readonly state: string;
  readonly verifier: string;
  readonly purpose: string;
}

/** A user token to be kept; `expiresInS` is its remaining life in seconds. */
export interface GrantedUser {
  readonly userToken: string;
  readonly shopbyId: string;
  readonly expiresInS: number;
  readonly mark: SessionVersion;
}

/** Both tokens to be kept. */
export interface GrantedSession extends GrantedUser {
  readonly serverToken: string;
}

/** Reads and writes every cookie of a session; the only place where a token becomes a cookie. */
export interface SessionCookies {
  read(request: Request): HeldSession;
  grant(session: GrantedSession): readonly string[];
  grantUserToken(user: GrantedUser): readonly string[];
  grantServerToken(serverToken: string, login: string): readonly string[];
  /** Which session the readable cookies name; null when they name none. */
  mark(request: Request): SessionVersion | null;
  /** Names a session anew whose mark was lost. */
  showMark(mark: SessionVersion): readonly string[];
  /** Whether the page ended its session without being able to say so. */
  wasLeft(request: Request): boolean;
  /** Takes that note back once it has been heeded. */
  dropLeft(): readonly string[];
  /** Takes back a mark that no token stands behind. */
  dropMark(): readonly string[];
  dropServerToken(): readonly string[];
  clear(): readonly string[];
  startLogin(login: StartedLogin): readonly string[];
  startedLogin(request: Request): StartedLogin | null;
  keepCode(code: string): readonly string[];
  keptCode(request: Request): string | null;
  endLogin(): readonly string[];
  savePending(path: string, intent: Intent | null, now: EpochMs): readonly string[];
  pending(request: Request, now: EpochMs): PendingTarget | null;
  dropPending(): readonly string[];
  sendArrival(arrival: string): readonly string[];
  arrival(request: Request): string | null;
  dropArrival(): readonly string[];
  sendIntent(intent: Intent): readonly string[];
}

/**
 * Session cookies: HttpOnly, SameSite=Lax, Path=/; on https also Secure and, for whatever a page must not write,
 * with the `__Host-` prefix. Spec §9 (max ages); names assumed.
 */
export function createSessionCookies(publicOrigin: string): SessionCookies {
  const secure = publicOrigin.startsWith('https:');
  const hidden = (name: string) => (secure ? `__Host-${name}` : name);
  const keep = (name: string, value: string, maxAgeS: number) =>
    writeCookie(hidden(name), value, { maxAgeS, httpOnly: true, secure });
  const show = (name: string, value: string, maxAgeS: number) =>
    writeCookie(name, value, { maxAgeS, httpOnly: false, secure });
  const drop = (name: string) => keep(name, '', 0);
  const read = (request: Request, name: string) => readCookies(request).get(hidden(name)) || null;
  const readToken = (request: Request, name: string) => {
    const value = read(request, name);
    return value !== null && TOKEN.test(value) ? value : null;
  };

  const grantUserToken = ({ userToken, shopbyId, expiresInS, mark }: GrantedUser) => {
    const life = lifeInSeconds(expiresInS);
    return [
      keep('user_token', userToken, life),
      keep('shopby_id', shopbyId, life),
      show('session_gen', writeSessionVersion(mark), life),
    ];
  };
  const grantServerToken = (serverToken: string, login: string) => [
    keep('server_token', serverToken, SERVER_TOKEN_MAX_AGE_S),
    show('server_gen', login, SERVER_TOKEN_MAX_AGE_S),
  ];
  return {
    read: (request) => ({
      userToken: readToken(request, 'user_token'),
      serverToken: readToken(request, 'server_token'),
      shopbyId: read(request, 'shopby_id'),
    }),
    grant: (session) => [...grantUserToken(session), ...grantServerToken(session.serverToken, session.mark.login)],
    grantUserToken,
    grantServerToken,
    mark: (request) => readSessionVersion(readCookies(request).get('session_gen')),
    showMark: (mark) => [show('session_gen', writeSessionVersion(mark), SERVER_TOKEN_MAX_AGE_S)],
    wasLeft: (request) => readCookies(request).has('session_left'),
    dropLeft: () => [show('session_left', '', 0)],
    dropMark: () => ['session_gen', 'server_gen'].map((name) => show(name, '', 0)),
    dropServerToken: () => [drop('server_token'), show('server_gen', '', 0)],
    clear: () => [
      ...['user_token', 'server_token', 'shopby_id'].map(drop),
      ...['session_gen', 'server_gen'].map((name) => show(name, '', 0)),
    ],
    startLogin: (login) => [keep('login_state', JSON.stringify(login), SHORT_LIFE_S)],
    startedLogin: (request) => readStartedLogin(read(request, 'login_state')),
    keepCode: (code) => [keep('login_code', code, SHORT_LIFE_S)],
    keptCode: (request) => read(request, 'login_code'),
    endLogin: () => [drop('login_state'), drop('login_code')],
    savePending: (path, intent, now) => {
      const target = pendingTarget(path, intent, now);
      return target === null ? [] : [keep('pending', JSON.stringify(target), SHORT_LIFE_S)];
    },
    pending: (request, now) => readPendingTarget(read(request, 'pending') ?? '', now),
    dropPending: () => [drop('pending')],
    sendArrival: (arrival) => [keep('arrival', arrival, ARRIVAL_LIFE_S)],
    arrival: (request) => read(request, 'arrival'),
    dropArrival: () => [drop('arrival')],
    sendIntent: (intent) => [show('resume_intent', JSON.stringify(intent), ARRIVAL_LIFE_S)],
  };
}

/** Whole seconds in 1 … 400 days; refuses what is no lifetime. Spec §9: max age equals `expires_in`. */
function lifeInSeconds(expiresInS: number): number {
  if (!Number.isFinite(expiresInS) || expiresInS <= 0) throw new RangeError('expires_in is not a lifetime');
  return Math.min(Math.ceil(expiresInS), LONGEST_LIFE_S);
}

function readStartedLogin(json: string | null): StartedLogin | null {
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
