import { purposeOf, readIntent, safePath } from '@dealstore/commerce-core/domain';
import { json, noContent, seeOther } from './answers.ts';
import type { BackendAuth } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import type { SessionKeeper } from './keep-session.ts';
import { createLogin } from './log-in.ts';
import { agreementsOf, readFields, readList } from './request-fields.ts';
import { refusedBy, type Refuse, withAllow } from './refusal.ts';
import { forgeryOfCall, forgeryOfForm, isJson, isLedByOthers, isSafeMethod } from './same-origin.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Visitor } from './visitor.ts';
import { writeCookie } from './cookies.ts';

/** Life of the language cookie: one year in seconds. Assumed. */
const LANGUAGE_LIFE_S = 365 * 24 * 60 * 60;

type Route = (request: Request, visitor: Visitor) => Promise<Response>;

/** Steps that a form without a script may take too; every other one is a call of a script. */
const FORM_STEPS = ['/session/start', '/session/terms', '/session/logout', '/session/language'] as const;

/** What the session endpoints are made of. */
export interface SessionParts {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly auth: BackendAuth;
  readonly keeper: SessionKeeper;
  readonly refuse: Refuse;
}

/**
 * The host's own endpoints: starting and finishing a log-in, obtaining, ending, and what waits for it. Forms work without
 * a script (303), calls answer JSON. Spec §4; paths assumed.
 */
export function createSessionRoutes({ options, cookies, auth, keeper, refuse }: SessionParts) {
  const login = createLogin(options, cookies, auth);

  const start: Route = async (request, visitor) => {
    const fields = await readFields(request);
    const purpose = purposeOf(`?purpose=${fields.get('purpose') ?? 'login'}`);
    // A link of another site opens the page that starts a log-in, and starts none: docs/decisions.
    if (isLedByOthers(request)) return seeOther(purpose === 'login' ? '/auth/login' : `/auth/login?purpose=${purpose}`);
    const started = await login.start(request, purpose, visitor);
    if (isJson(request)) {
      return started.ok
        ? json(200, { redirectUrl: started.redirectUrl }, started.cookies)
        : refusedBy(started, visitor);
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
      : refusedBy(result.refusal, visitor, result.cookies);
  };

  const logIn: Route = async (request, visitor) => {
    const fields = await readFields(request);
    const answer = { code: fields.get('code') ?? '', state: fields.get('state') ?? '' };
    const agreements = agreementsOf(parse(fields.get('agreements') ?? 'null'));
    const result = await login.finish(request, answer, visitor, agreements.length === 0 ? null : agreements);
    return result.refusal === null
      ? json(200, { location: result.location }, result.cookies)
      : refusedBy(result.refusal, visitor, result.cookies);
  };

  const obtain: Route = async (request, visitor) => {
    const kept = await keeper.keep(request, visitor);
    if (kept === null) return refuse(visitor, 'A401');
    return 'bearer' in kept ? noContent(kept.cookies) : refusedBy(kept, visitor);
  };

  const refresh: Route = async (request, visitor) => {
    const { userToken } = cookies.read(request);
    if (userToken === null) return refuse(visitor, 'A401');
    const { cookies: kept, refusal } = await keeper.refresh(request, userToken, visitor);
    return refusal === null ? noContent(kept) : refusedBy(refusal, visitor, kept);
  };

  const logOut: Route = async (request, visitor) => {
    const kept = await keeper.keep(request, visitor).catch(() => null);
    // The browser's session ends even when the backend cannot be told. Spec §7 (logout).
    if (kept !== null && 'bearer' in kept) await auth.logOut(kept.bearer, visitor).catch(() => undefined);
    return isJson(request) ? noContent(cookies.clear()) : seeOther('/', cookies.clear());
  };

  const clear: Route = async (request) => {
    const login = (await readFields(request)).get('login');
    const mark = cookies.mark(request);
    // What ends late must not take a newer log-in with it.
    const isFormer = login !== undefined && mark !== null && mark.login !== login;
    return noContent(isFormer ? [] : cookies.clear());
  };

  const pending: Route = async (request, visitor) => {
    const fields = await readFields(request);
    const target = safePath(fields.get('path') ?? '');
    if (target === null) return refuse(visitor, 'INVALID_REQUEST');
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
    'POST /session/refresh': refresh,
    'POST /session/logout': logOut,
    'POST /session/clear': clear,
    'POST /session/pending': pending,
    'POST /session/language': language,
  };

  return async (request: Request, pathname: string, visitor: Visitor): Promise<Response | null> => {
    if (pathname === '/auth/redirect') return isSafeMethod(request.method) ? login.comeBack(request, visitor) : null;
    if (!pathname.startsWith('/session/')) return null;
    const route = table[`${request.method} ${pathname}`];
    if (route === undefined) return noRoute(pathname, visitor);
    const takesForms = FORM_STEPS.some((step) => step === pathname) && isForm(request);
    const forgeryOf = takesForms ? forgeryOfForm : forgeryOfCall;
    const forgery = isSafeMethod(request.method) ? null : forgeryOf(request, options.publicOrigin);
    return forgery === null ? route(request, visitor) : refuse(visitor, forgery);
  };

  function noRoute(pathname: string, visitor: Visitor): Response {
    const ways = Object.keys(table).map((way) => way.split(' '));
    const allowed = ways.flatMap(([method = '', path]) => (path === pathname ? [method] : []));
    if (allowed.length === 0) return refuse(visitor, 'NOT_FOUND');
    return withAllow(refuse(visitor, 'METHOD_NOT_ALLOWED'), allowed);
  }
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
