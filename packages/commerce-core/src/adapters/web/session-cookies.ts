import { readSessionVersion, type SessionVersion } from '../../session/session-version.ts';
import type { TokenPresence } from '../../session/session.ts';

/** Readable cookies that show presence; the tokens themselves are HttpOnly. */
const USER_COOKIE = 'session_gen';
const SERVER_COOKIE = 'server_gen';

/** Reads presence off the readable cookies. */
export function tokenPresenceFromCookies(cookies: string): TokenPresence {
  return { user: readCookie(cookies, USER_COOKIE) !== '', server: readCookie(cookies, SERVER_COOKIE) !== '' };
}

/** Reads which session it is off the readable cookies; null without one. */
export function sessionVersionFromCookies(cookies: string): SessionVersion | null {
  return readSessionVersion(readCookie(cookies, USER_COOKIE));
}

function readCookie(cookies: string, name: string): string {
  const values = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
  return values.find((value) => value !== '') ?? '';
}
