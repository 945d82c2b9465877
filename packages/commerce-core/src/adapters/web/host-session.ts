import { commerceError, CommerceError } from '../../error/commerce-error.ts';
import type { SessionApi, TokenStore } from '../../session/session.port.ts';
import { NO_TOKENS, type TokenPresence } from '../../session/session.ts';

/** What the page lends: its way to the web host, and its readable cookies. */
export interface HostSessionPage {
  /** Calls a path of the same origin; the page's own `fetch`. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The readable cookies, as `document.cookie` gives them. */
  readonly cookies: () => string;
  /** Tells when the visitor comes back to the page or another tab changed the session; answers how to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Readable cookies that tell presence; the tokens themselves are HttpOnly. */
const USER_COOKIE = 'session_gen';
const SERVER_COOKIE = 'server_gen';

/** Logging in and out through the web host, which keeps the tokens. Spec §4; Assumed: paths under `/session`. */
export function createHostSessionApi(page: HostSessionPage): SessionApi {
  const call = async (path: string, body: unknown, signal?: AbortSignal): Promise<unknown> => {
    const response = await page
      .fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        ...(signal !== undefined && { signal }),
      })
      .catch((cause: unknown) => {
        throw commerceError(signal?.aborted === true ? 'ABORTED' : 'NETWORK', { cause });
      });
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new CommerceError(textAt(answer, 'code') ?? 'RESPONSE_INVALID', {
      message: textAt(answer, 'message') ?? '',
      status: response.status,
    });
  };
  return {
    start: async (purpose, signal) => {
      const redirectUrl = textAt(await call('/session/start', { purpose }, signal), 'redirectUrl');
      if (redirectUrl === null) throw commerceError('RESPONSE_INVALID');
      return { redirectUrl };
    },
    logIn: async ({ agreements, code, state }, signal) => {
      if (agreements.length > 0) await call('/session/terms', { agreements }, signal);
      else await call('/session/log-in', { code, state }, signal);
    },
    obtain: async (signal) => {
      await call('/session/obtain', {}, signal);
    },
    logOut: async (signal) => {
      await call('/session/logout', {}, signal);
    },
  };
}

/** Presence of the tokens the web host keeps. Spec §4; Assumed: told by readable cookies of the same ages. */
export function createHostTokenStore(page: HostSessionPage): TokenStore {
  return {
    presence: async () => readPresence(page.cookies()),
    clear: async () => {
      if (!isHeld(readPresence(page.cookies()))) return;
      await page.fetch('/session/clear', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    },
    subscribe: (listener) => page.onChange(listener),
  };
}

/** Reads presence off the readable cookies. */
export function readPresence(cookies: string): TokenPresence {
  const names = new Set(
    cookies
      .split(';')
      .map((cookie) => cookie.trim().split('='))
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name]) => name),
  );
  if (names.size === 0) return NO_TOKENS;
  return { user: names.has(USER_COOKIE), server: names.has(SERVER_COOKIE) };
}

function isHeld(presence: TokenPresence): boolean {
  return presence.user || presence.server;
}

function textAt(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : null;
}
