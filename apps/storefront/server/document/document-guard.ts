import { guardNavigation } from '@dealstore/commerce-core/domain';
import type { RedirectReason } from '../../src/page/redirect-reason.ts';
import { matchRoute } from '../../src/routes/paths.ts';
import type { HostOptions } from '../host-options.ts';
import type { RequestContext } from '../request-context.ts';
import { seeOther } from '../responses.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { SessionRenewal } from '../session/session-renewal.ts';

/** What the route guard decided about a request for a document. */
export interface GuardResult {
  /** Where the request is sent instead; null lets it pass. */
  readonly redirect: Response | null;
  readonly setCookies: readonly string[];
  /** The token to send to the backend; null for a guest. */
  readonly bearer: string | null;
  /** The log-in the document is rendered for; null for a guest. */
  readonly login: string | null;
  /** What this document shows at once; null leaves it to the cookie of the document before. */
  readonly redirectReason: RedirectReason | null;
}

const GUEST: GuardResult = { redirect: null, setCookies: [], bearer: null, login: null, redirectReason: null };

/** The route guard of Spec §4 for a first document: the core decides, this redirects and sets cookies. */
export function createDocumentGuard({
  options,
  cookies,
  renewal,
}: {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly renewal: SessionRenewal;
}) {
  const guard = async (request: Request, url: URL, context: RequestContext): Promise<GuardResult> => {
    const tokens = cookies.tokens(request);
    const to = url.pathname + url.search;
    const decide = (user: boolean, server: boolean) => guardNavigation({ from: null, to, tokens: { user, server } });
    const decision = decide(tokens.userToken !== null, tokens.serverToken !== null);
    if (decision === 'go-home') return { ...GUEST, redirect: seeOther('/') };

    const session = await renewal.activeSession(request, context);
    if (session !== null && 'bearer' in session) {
      const isLogin = decide(true, true) === 'go-home';
      return { redirect: isLogin ? seeOther('/') : null, ...session, redirectReason: null };
    }
    if (session !== null) {
      // The log-in page shows the reason itself, without a redirect to the page that was asked for.
      if (isLoginPath(url.pathname))
        return { ...GUEST, setCookies: cookies.clear(), redirectReason: 'session-expired' };
      const cleared = [...cookies.clear(), ...cookies.setRedirectReason('session-expired')];
      return { ...GUEST, redirect: seeOther('/auth/login'), setCookies: cleared };
    }
    const orphan = decision === 'delete-orphan' ? cookies.clearServerToken() : [];
    const stale = cookies.sessionVersion(request) === null ? [] : cookies.clearSessionVersion();
    if (decide(false, false) !== 'ask-login') return { ...GUEST, setCookies: [...orphan, ...stale] };
    const saved = [
      ...cookies.setPendingTarget(to, null, options.clock.now()),
      ...cookies.setRedirectReason('ask-login'),
    ];
    return { ...GUEST, redirect: seeOther('/'), setCookies: [...orphan, ...stale, ...saved] };
  };

  return async (request: Request, url: URL, context: RequestContext): Promise<GuardResult> => {
    const loggedOut = await renewal.completePendingLogOut(request, context);
    const result = await guard(loggedOut?.request ?? request, url, context);
    return loggedOut === null ? result : { ...result, setCookies: [...loggedOut.setCookies, ...result.setCookies] };
  };
}

function isLoginPath(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'login';
}
