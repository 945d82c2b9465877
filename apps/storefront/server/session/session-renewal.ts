import { type BackendAuth, type BackendError, isUndecided, unavailable } from '../backend-auth.ts';
import type { HostOptions } from '../host-options.ts';
import type { RequestContext } from '../request-context.ts';
import { createRetryQueue } from './retry-queue.ts';
import type { SessionCookies, SessionTokens } from './session-cookies.ts';
import { newSessionVersion, nextSessionVersion } from './session-version.ts';

/** The session of a request: the bearer to send, the log-in it belongs to, and cookies to set. */
export interface ActiveSession {
  readonly bearer: string;
  readonly login: string;
  readonly setCookies: readonly string[];
}

/** A request without the session that was ended, and cookies to set. */
export interface LoggedOutRequest {
  readonly request: Request;
  readonly setCookies: readonly string[];
}

/** What a refresh brought: cookies to set in any case, and the error, if any. */
export interface RefreshResult {
  readonly setCookies: readonly string[];
  readonly error: BackendError | null;
}

/** Issues server tokens and rotates user tokens for the cookies of a request. Spec §4, §7. */
export function createSessionRenewal(options: HostOptions, cookies: SessionCookies, auth: BackendAuth) {
  const retryLater = createRetryQueue(options.clock);

  /**
   * The session of a request, with a new server token where the old one is gone; null for a guest, the error when the
   * backend rejects the user token. Rejects with BUSY when the backend cannot decide: the session may well be alive.
   * @param refused a server token that the backend has refused, as good as gone
   */
  const activeSession = async (
    request: Request,
    context: RequestContext,
    refused: string | null = null,
  ): Promise<ActiveSession | BackendError | null> => {
    const { userToken, serverToken } = cookies.tokens(request);
    if (userToken === null) return null;
    const cookieVersion = cookies.sessionVersion(request);
    // A lost version is set anew, expired at once, so that the page refreshes the session.
    const version = cookieVersion ?? newSessionVersion(options.clock.now(), 0);
    const versionCookies = cookieVersion === null ? cookies.setSessionVersion(version) : [];
    if (serverToken !== null && serverToken !== refused)
      return { bearer: serverToken, login: version.login, setCookies: versionCookies };
    const issued = await auth.issueServerToken(userToken, context);
    if (!issued.ok) {
      if (isUndecided(issued.status)) throw unavailable(issued.status, issued.code);
      return issued;
    }
    const { accessToken } = issued.value;
    const granted = cookies.grantServerToken(accessToken, version.login);
    return { bearer: accessToken, login: version.login, setCookies: [...versionCookies, ...granted] };
  };

  const endNow = async ({ userToken, serverToken }: SessionTokens, context: RequestContext): Promise<void> => {
    if (serverToken !== null && (await auth.logOut(serverToken, context))) return;
    if (userToken === null) return;
    const issued = await auth.issueServerToken(userToken, context);
    if (issued.ok) await auth.logOut(issued.value.accessToken, context);
    else if (isUndecided(issued.status)) throw unavailable(issued.status, issued.code);
  };

  /**
   * Ends the session of a request in the backend, by its user token where the server token is over. While the backend
   * is away it resolves too: the end is then repeated until it is done.
   */
  const endSession = async (request: Request, context: RequestContext): Promise<void> => {
    const tokens = cookies.tokens(request);
    await endNow(tokens, context).catch(() => retryLater(() => endNow(tokens, context)));
  };

  /** Logs out of the backend where the page could not, and clears the session; null when no log-out is pending. */
  const completePendingLogOut = async (request: Request, context: RequestContext): Promise<LoggedOutRequest | null> => {
    if (!cookies.hasPendingLogOut(request)) return null;
    // A member has logged in since: the log-out was of another session.
    if (cookies.sessionVersion(request) !== null) return { request, setCookies: cookies.clearPendingLogOut() };
    await endSession(request, context);
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    return {
      request: new Request(request.url, { headers }),
      setCookies: [...cookies.clear(), ...cookies.clearPendingLogOut()],
    };
  };

  const refresh = async (request: Request, userToken: string, context: RequestContext): Promise<RefreshResult> => {
    const rotated = await auth.rotateUserToken(userToken, context);
    // NOTE: an error clears nothing here. The response may arrive after the next log-in; the
    // page clears the log-in it means.
    if (!rotated.ok) return { setCookies: [], error: rotated };
    const { accessToken, expiresInS, shopbyId } = rotated.value;
    const version = nextSessionVersion(cookies.sessionVersion(request), options.clock.now(), expiresInS);
    const user = { userToken: accessToken, shopbyId, expiresInS, version };
    const server = await auth.issueServerToken(accessToken, context);
    // The old user token is spent: its successor is stored even when no server token can be issued now.
    return server.ok
      ? { setCookies: cookies.grant({ ...user, serverToken: server.value.accessToken }), error: null }
      : { setCookies: [...cookies.grantUserToken(user), ...cookies.clearServerToken()], error: server };
  };

  return { activeSession, endSession, completePendingLogOut, refresh };
}

/** The session renewal of one host. */
export type SessionRenewal = ReturnType<typeof createSessionRenewal>;
