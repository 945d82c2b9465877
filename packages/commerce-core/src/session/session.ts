import { needsLogin } from './login-routes.ts';

/** Which of the two tokens this host holds; their values stay with the host. Assumed: the page never sees a token. */
export interface TokenPresence {
  readonly user: boolean;
  readonly server: boolean;
}

/** No token at all: a guest. Spec §4. */
export const NO_TOKENS: TokenPresence = { user: false, server: false };

/** Why an identity is verified; absent means an ordinary log-in. Assumed: one provider serves all four. */
export type VerificationPurpose = 'login' | 'adult' | 'phone' | 'withdrawal';

/** A term agreed or refused by a new member. Assumed: sent with the first log-in. */
export interface Agreement {
  readonly termsType: string;
  readonly isAgree: boolean;
}

/** What comes back from the identity provider: a one-time code and the state it was asked with. */
export interface VerificationAnswer {
  readonly code: string;
  readonly state: string;
  /** Empty until a new member has seen the terms. */
  readonly agreements: readonly Agreement[];
}

/** A wish to go from one path to another, as the guard sees it. Spec §4. */
export interface Navigation {
  /** Path the visitor is on; null for the first document. */
  readonly from: string | null;
  /** Path and query the visitor asks for. */
  readonly to: string;
  readonly tokens: TokenPresence;
}

/** What the guard says about a navigation. Spec §4. */
export type GuardAnswer = 'proceed' | 'obtain' | 'delete-orphan' | 'go-home' | 'ask-login';

/** Time between obtaining a token and going on: 100 ms. Spec §4. */
export const PROCEED_DELAY_MS = 100;

/** Life of the server token's cookie in seconds. Spec §9. */
export const SERVER_TOKEN_MAX_AGE_S = 36_000;

/** Where a log-in happens. Spec §2. */
export const LOGIN_PATH = '/auth/login';

/** Where everybody is welcome. Spec §2. */
export const HOME_PATH = '/';

/**
 * What to do before a navigation; the token rule first, then the my-page rule.
 *
 * | user token | server token | going to | answer |
 * |---|---|---|---|
 * | yes | yes | log-in, without a purpose | go-home |
 * | yes | yes | anywhere else | proceed |
 * | yes | no | log-in, coming from log-in | proceed |
 * | yes | no | anywhere else | obtain |
 * | no | yes | anywhere | delete-orphan, then asked again |
 * | no | no | a route that needs log-in | ask-login |
 * | no | no | anywhere else | proceed |
 *
 * Source: Spec §4, route guard.
 */
export function guardNavigation({ from, to, tokens }: Navigation): GuardAnswer {
  if (tokens.user && tokens.server) return isLogin(to) && purposeOf(to) === 'login' ? 'go-home' : 'proceed';
  if (tokens.user) return isLogin(to) && from !== null && isLogin(from) ? 'proceed' : 'obtain';
  if (tokens.server) return 'delete-orphan';
  return needsLogin(to) ? 'ask-login' : 'proceed';
}

const UNREACHABLE = new Set(['NETWORK', 'TIMEOUT', 'ABORTED', 'BUSY', 'TOO_MANY_REQUESTS']);

/**
 * Whether a failure says nothing about the tokens: the backend was not reached, or had no time. They are then kept, for
 * neither the log-in nor a clear could reach it either. Assumed: Spec §4 speaks of a token that is refused.
 */
export function isUnreachable(code: string | null): boolean {
  return code !== null && UNREACHABLE.has(code);
}

/** The purpose a log-in path carries; anything unknown is an ordinary log-in. Assumed: `?purpose=`. */
export function purposeOf(path: string): VerificationPurpose {
  const purpose = /[?&]purpose=([a-z]+)(?:&|#|$)/.exec(path)?.[1];
  return purpose === 'adult' || purpose === 'phone' || purpose === 'withdrawal' ? purpose : 'login';
}

function isLogin(path: string): boolean {
  return (path.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/\/$/, '') === LOGIN_PATH;
}
