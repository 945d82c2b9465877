import { purposeOf, readIntent, safePath } from '@dealstore/commerce-core/domain';
import { json, noContent, refused, seeOther } from './answers.ts';
import type { BackendAuth } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import { createLogin } from './log-in.ts';
import { readFields, readList } from './request-fields.ts';
import { isJson, isSafeMethod, refuseForeignForm } from './same-origin.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Visitor } from './visitor.ts';
import { writeCookie } from './cookies.ts';

/** Life of the language cookie: one year in seconds. Assumed. */
const LANGUAGE_LIFE_S = 365 * 24 * 60 * 60;

type Route = (request: Request, visitor: Visitor) => Promise<Response>;

/**
 * The host's own endpoints: starting and finishing a log-in, obtaining, ending, and what waits for it. Forms work without
 * a script (303), calls answer JSON. Spec §4; paths assumed.
 */
export function createSessionRoutes(options: HostOptions, cookies: SessionCookies, auth: BackendAuth) {
  const login = createLogin(options, cookies, auth);

  const start: Route = async (request, visitor) => {
    const fields = await readFields(request);
    const started = await login.start(request, purposeOf(`?purpose=${fields.get('purpose') ?? 'login'}`), visitor);
    if (isJson(request)) {
      return started.ok
        ? json(200, { redirectUrl: started.redirectUrl }, started.cookies)
        : refused(started.status, started.code, started.message);
    }
    if (started.ok) return seeOther(started.redirectUrl, started.cookies);
    return seeOther('/auth/login?failed=start');
  };

  const terms: Route = async (request, visitor) => {
    const agreements = await readList(request);
    const result = await login.finishWithTerms(request, agreements, visitor);
    if (!isJson(request)) return seeOther(result.location, result.cookies);
    return result.refusal === null
      ? json(200, { location: result.location }, result.cookies)
      : refused(result.refusal.status, result.refusal.code, result.refusal.message, result.cookies);
  };

  const logIn: Route = async (request, visitor) => {
    const fields = await readFields(request);
    const answer = { code: fields.get('code') ?? '', state: fields.get('state') ?? '' };
    const result = await login.finish(request, answer, visitor);
    return result.refusal === null
      ? json(200, { location: result.location }, result.cookies)
      : refused(result.refusal.status, result.refusal.code, result.refusal.message, result.cookies);
  };

  const obtain: Route = async (request, visitor) => {
    const { userToken } = cookies.read(request);
    if (userToken === null) return refused(401, 'AU99', 'There is no session.', cookies.clear());
    const issued = await auth.issueServerToken(userToken, visitor);
    if (issued.ok)
      return noContent(cookies.grantServerToken(issued.value.accessToken, options.clock.now().toString(36)));
    return refused(issued.status, issued.code, issued.message, issued.status === 401 ? cookies.clear() : []);
  };

  const logOut: Route = async (request, visitor) => {
    const { serverToken } = cookies.read(request);
    // The browser's session ends even when the backend cannot be told. Spec §7 (logout).
    if (serverToken !== null) await auth.logOut(serverToken, visitor).catch(() => undefined);
    return isJson(request) ? noContent(cookies.clear()) : seeOther('/', cookies.clear());
  };

  const clear: Route = async () => noContent(cookies.clear());

  const pending: Route = async (request) => {
    const fields = await readFields(request);
    const target = safePath(fields.get('path') ?? '');
    if (target === null) return refused(400, 'INVALID_REQUEST', 'path is not a path of this shop.');
    const intent = readIntent(parse(fields.get('intent') ?? 'null'));
    return noContent(cookies.savePending(target.pathname + target.search, intent, options.clock.now()));
  };

  const language: Route = async (request) => {
    const fields = await readFields(request);
    const chosen = fields.get('language') === 'en' ? 'en' : 'ko';
    const back = safePath(fields.get('from') ?? '/');
    const shape = { maxAgeS: LANGUAGE_LIFE_S, httpOnly: false, secure: options.publicOrigin.startsWith('https:') };
    return seeOther(back === null ? '/' : back.pathname + back.search, [writeCookie('lang', chosen, shape)]);
  };

  const table: Readonly<Record<string, Route>> = {
    'GET /session/start': start,
    'POST /session/start': start,
    'POST /session/log-in': logIn,
    'POST /session/terms': terms,
    'POST /session/obtain': obtain,
    'POST /session/logout': logOut,
    'POST /session/clear': clear,
    'POST /session/pending': pending,
    'POST /session/language': language,
  };

  return async (request: Request, pathname: string, visitor: Visitor): Promise<Response | null> => {
    if (pathname === '/auth/redirect') return isSafeMethod(request.method) ? login.comeBack(request, visitor) : null;
    if (!pathname.startsWith('/session/')) return null;
    const route = table[`${request.method} ${pathname}`];
    if (route === undefined) return refused(404, 'NOT_FOUND', 'There is no such call.');
    const foreign = isSafeMethod(request.method) ? null : refuseForeignForm(request, options.publicOrigin);
    return foreign ?? route(request, visitor);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
