import type { BackendAuth, Refusal } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import type { SessionCookies } from './session-cookies.ts';
import { newMark, nextMark } from './session-mark.ts';
import type { Visitor } from './visitor.ts';

/** A living session of a request: the bearer to send, the log-in it belongs to, and cookies to write. */
export interface KeptSession {
  readonly bearer: string;
  readonly login: string;
  readonly cookies: readonly string[];
}

/** A request whose session has been ended late, and the cookies that say so. */
export interface LeftSession {
  readonly request: Request;
  readonly cookies: readonly string[];
}

/** What came of renewing: the cookies to write whatever happened, and why not, if not. */
export interface Renewal {
  readonly cookies: readonly string[];
  readonly refusal: Refusal | null;
}

/** Obtains server tokens and rotates user tokens for the cookies of a request. Spec §4, §7. */
export function createSessionKeeper(options: HostOptions, cookies: SessionCookies, auth: BackendAuth) {
  /** The session of a request, with a server token obtained on the way if it is gone; null for a guest. */
  const keep = async (request: Request, visitor: Visitor): Promise<KeptSession | Refusal | null> => {
    const { userToken, serverToken } = cookies.read(request);
    if (userToken === null) return null;
    const named = cookies.mark(request);
    // A mark that was lost is given anew, over at once, so that the page has it made whole by a refresh.
    const mark = named ?? newMark(options.clock.now(), 0);
    const shown = named === null ? cookies.showMark(mark) : [];
    if (serverToken !== null) return { bearer: serverToken, login: mark.login, cookies: shown };
    const issued = await auth.issueServerToken(userToken, visitor);
    if (!issued.ok) return issued;
    const { accessToken } = issued.value;
    const granted = cookies.grantServerToken(accessToken, mark.login);
    return { bearer: accessToken, login: mark.login, cookies: [...shown, ...granted] };
  };

  /**
   * Heeds an end the page could not tell of: tells the backend, and answers the request as a guest's with the cookies that
   * carry it out; null when there was no such end.
   */
  const heedLeaving = async (request: Request, visitor: Visitor): Promise<LeftSession | null> => {
    if (!cookies.wasLeft(request)) return null;
    // Somebody has logged in since: the note is of another session.
    if (cookies.mark(request) !== null) return { request, cookies: cookies.dropLeft() };
    const { userToken, serverToken } = cookies.read(request);
    const issued = userToken === null || serverToken !== null ? null : await auth.issueServerToken(userToken, visitor);
    const bearer = issued?.ok === true ? issued.value.accessToken : serverToken;
    if (bearer !== null) await auth.logOut(bearer, visitor).catch(() => undefined);
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    return { request: new Request(request.url, { headers }), cookies: [...cookies.clear(), ...cookies.dropLeft()] };
  };

  const refresh = async (request: Request, userToken: string, visitor: Visitor): Promise<Renewal> => {
    const rotated = await auth.rotateUserToken(userToken, visitor);
    // NOTE: a refusal clears nothing here. Its answer may come after the next log-in; the page clears the log-in it means.
    if (!rotated.ok) return { cookies: [], refusal: rotated };
    const { accessToken, expiresInS, shopbyId } = rotated.value;
    const mark = nextMark(cookies.mark(request), options.clock.now(), expiresInS);
    const user = { userToken: accessToken, shopbyId, expiresInS, mark };
    const server = await auth.issueServerToken(accessToken, visitor);
    // The old user token is spent: its successor is kept even when no server token can be had for it now.
    return server.ok
      ? { cookies: cookies.grant({ ...user, serverToken: server.value.accessToken }), refusal: null }
      : { cookies: [...cookies.grantUserToken(user), ...cookies.dropServerToken()], refusal: server };
  };

  return { keep, heedLeaving, refresh };
}

/** The keeper of one host. */
export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
