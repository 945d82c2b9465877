import { guardNavigation } from '@dealstore/commerce-core/domain';
import type { Arrival } from '../src/page/arrival.ts';
import { matchRoute } from '../src/routes/paths.ts';
import { seeOther } from './answers.ts';
import type { HostOptions } from './host-options.ts';
import type { SessionKeeper } from './keep-session.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Visitor } from './visitor.ts';

/** What the route guard decided about a request for a document. */
export interface Guarded {
  readonly redirect: Response | null;
  readonly cookies: readonly string[];
  readonly bearer: string | null;
  /** The log-in the document is written for; null for a guest. */
  readonly login: string | null;
  /** What the document has to tell at once; null leaves it to the note of the document before. */
  readonly arrival: Arrival | null;
}

const GUEST: Guarded = { redirect: null, cookies: [], bearer: null, login: null, arrival: null };

/** The route guard of Spec §4 for a first document: the rule is the core's, this carries its answer out, without a wait. */
export function createDocumentGuard({
  options,
  cookies,
  keeper,
}: {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly keeper: SessionKeeper;
}) {
  const guard = async (request: Request, url: URL, visitor: Visitor): Promise<Guarded> => {
    const held = cookies.read(request);
    const to = url.pathname + url.search;
    const ask = (user: boolean, server: boolean) => guardNavigation({ from: null, to, tokens: { user, server } });
    const answer = ask(held.userToken !== null, held.serverToken !== null);
    if (answer === 'go-home') return { ...GUEST, redirect: seeOther('/') };

    const kept = await keeper.keep(request, visitor);
    if (kept !== null && 'bearer' in kept) {
      const isLogin = ask(true, true) === 'go-home';
      return { redirect: isLogin ? seeOther('/') : null, ...kept, arrival: null };
    }
    if (kept !== null) {
      // A backend that has no time has not refused the token; the visitor may come again with it.
      if (kept.status >= 500 || kept.status === 429) throw new Error(`no server token: ${kept.status} ${kept.code}`);
      // The log-in says so itself, without a redirect to the page that was asked for.
      if (isLoginPath(url.pathname)) return { ...GUEST, cookies: cookies.clear(), arrival: 'session-expired' };
      const lost = [...cookies.clear(), ...cookies.sendArrival('session-expired')];
      return { ...GUEST, redirect: seeOther('/auth/login'), cookies: lost };
    }
    const orphan = answer === 'delete-orphan' ? cookies.dropServerToken() : [];
    const nameless = cookies.mark(request) === null ? [] : cookies.dropMark();
    if (ask(false, false) !== 'ask-login') return { ...GUEST, cookies: [...orphan, ...nameless] };
    const saved = [...cookies.savePending(to, null, options.clock.now()), ...cookies.sendArrival('ask-login')];
    return { ...GUEST, redirect: seeOther('/'), cookies: [...orphan, ...nameless, ...saved] };
  };

  return async (request: Request, url: URL, visitor: Visitor): Promise<Guarded> => {
    const left = await keeper.heedLeaving(request, visitor);
    const guarded = await guard(left === null ? request : left.request, url, visitor);
    return left === null ? guarded : { ...guarded, cookies: [...left.cookies, ...guarded.cookies] };
  };
}

function isLoginPath(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'login';
}
