import { purposeOf, readIntent, safePath } from '@dealstore/commerce-core/domain';
import { json, noContent, seeOther } from '../responses.ts';
import type { BackendAuth } from '../backend-auth.ts';
import type { HostOptions } from '../host-options.ts';
import type { SessionRenewal } from './session-renewal.ts';
import { createLogin, type LoginResult } from './log-in.ts';
import { agreementsOf, readFields, readAgreements } from '../request-fields.ts';
import { backendErrorResponse, type ErrorResponse, withAllow } from '../error-response.ts';
import { csrfErrorOfCall, csrfErrorOfForm, isJson, isCrossSiteNavigation, isSafeMethod } from './csrf.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { RequestContext } from '../request-context.ts';
import { writeCookie } from './cookies.ts';

/** Life of the language cookie: one year in seconds. Assumed. */
const LANGUAGE_LIFE_S = 365 * 24 * 60 * 60;

type Route = (request: Request, context: RequestContext) => Promise<Response>;

/** Steps that a form without a script may take too; every other one is a call of a script. */
const FORM_STEPS = ['/session/start', '/session/terms', '/session/logout', '/session/language'] as const;

/** What the session endpoints need. */
export interface SessionParts {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly auth: BackendAuth;
  readonly renewal: SessionRenewal;
  readonly errorResponse: ErrorResponse;
}

/**
 * The host's own endpoints: log-in, refresh, log-out, pending target and language. Forms work without a script (303),
 * calls answer JSON. Spec §4; paths assumed.
 */
export function createSessionRoutes({ options, cookies, auth, renewal, errorResponse }: SessionParts) {
  const login = createLogin(options, cookies, auth, renewal);

  const start: Route = async (request, context) => {
    const fields = await readFields(request);
    const purpose = purposeOf(`?purpose=${fields.get('purpose') ?? 'login'}`);
    // A link of another site opens the page that starts a log-in, and starts none: docs/decisions.
    if (isCrossSiteNavigation(request)) {
      return seeOther(purpose === 'login' ? '/auth/login' : `/auth/login?purpose=${purpose}`);
    }
    const started = await login.start(request, purpose, context);
    if (isJson(request)) {
      return started.ok
        ? json(200, { redirectUrl: started.redirectUrl }, started.setCookies)
        : backendErrorResponse(started, context);
    }
    if (started.ok) return seeOther(started.redirectUrl, started.setCookies);
    return seeOther('/auth/login?failed=start');
  };

  const terms: Route = async (request, context) => {
    const agreements = await readAgreements(request);
    const result = await login.finishWithTerms(request, agreements, context);
    return isJson(request) ? loginResponse(result, context) : seeOther(result.location, result.setCookies);
  };

  const logIn: Route = async (request, context) => {
    const fields = await readFields(request);
    const answer = { code: fields.get('code') ?? '', state: fields.get('state') ?? '' };
    const agreements = agreementsOf(parse(fields.get('agreements') ?? 'null'));
    const result = await login.finish(request, answer, context, agreements.length === 0 ? null : agreements);
    return loginResponse(result, context);
  };

  const obtain: Route = async (request, context) => {
    const session = await renewal.activeSession(request, context);
    if (session === null) return errorResponse(context, 'A401');
    return 'bearer' in session ? noContent(session.setCookies) : backendErrorResponse(session, context);
  };

  const refresh: Route = async (request, context) => {
    const { userToken } = cookies.tokens(request);
    if (userToken === null) return errorResponse(context, 'A401');
    const { setCookies, error } = await renewal.refresh(request, userToken, context);
    return error === null ? noContent(setCookies) : backendErrorResponse(error, context, setCookies);
  };

  const logOut: Route = async (request, context) => {
    // The browser's session ends at once even when the backend cannot be reached. Spec §7 (logout).
    await renewal.endSession(request, context);
    return isJson(request) ? noContent(cookies.clear()) : seeOther('/', cookies.clear());
  };

  const clear: Route = async (request) => {
    const login = (await readFields(request)).get('login');
    const version = cookies.sessionVersion(request);
    // A session that ends late must not clear a newer log-in.
    const isNewer = login !== undefined && version !== null && version.login !== login;
    return noContent(isNewer ? [] : cookies.clear());
  };

  const pending: Route = async (request, context) => {
    const fields = await readFields(request);
    const target = safePath(fields.get('path') ?? '');
    if (target === null) return errorResponse(context, 'INVALID_REQUEST');
    const intent = readIntent(parse(fields.get('intent') ?? 'null'));
    return noContent(cookies.setPendingTarget(target.pathname + target.search, intent, options.clock.now()));
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
    'POST /session/refresh': refresh,
    'POST /session/logout': logOut,
    'POST /session/clear': clear,
    'POST /session/pending': pending,
    'POST /session/language': language,
  };

  return async (request: Request, pathname: string, context: RequestContext): Promise<Response | null> => {
    if (pathname === '/auth/redirect')
      return isSafeMethod(request.method) ? login.finishRedirect(request, context) : null;
    if (!pathname.startsWith('/session/')) return null;
    const route = table[`${request.method} ${pathname}`];
    if (route === undefined) return unknownRoute(pathname, context);
    const takesForms = FORM_STEPS.some((step) => step === pathname) && isForm(request);
    const csrfErrorOf = takesForms ? csrfErrorOfForm : csrfErrorOfCall;
    const csrfError = isSafeMethod(request.method) ? null : csrfErrorOf(request, options.publicOrigin);
    return csrfError === null ? route(request, context) : errorResponse(context, csrfError);
  };

  function unknownRoute(pathname: string, context: RequestContext): Response {
    const routes = Object.keys(table).map((route) => route.split(' '));
    const allowed = routes.flatMap(([method = '', path]) => (path === pathname ? [method] : []));
    if (allowed.length === 0) return errorResponse(context, 'NOT_FOUND');
    return withAllow(errorResponse(context, 'METHOD_NOT_ALLOWED'), allowed);
  }
}

function loginResponse({ location, setCookies, error }: LoginResult, context: RequestContext): Response {
  return error === null ? json(200, { location }, setCookies) : backendErrorResponse(error, context, setCookies);
}

function isForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
