import { withCookies } from './responses.ts';
import { backendHeaders } from './backend-headers.ts';
import type { HostOptions } from './host-options.ts';
import type { SessionRenewal } from './session/session-renewal.ts';
import type { ErrorResponse } from './error-response.ts';
import { csrfErrorOfCall } from './session/csrf.ts';
import type { SessionCookies } from './session/session-cookies.ts';
import type { RequestContext } from './request-context.ts';

/** Headers of a page's call that the backend may see; every other one is dropped. Spec §7 (headers). */
const FORWARDED_HEADERS = [
  'content-type',
  'accept',
  'idempotency-key',
  'phone-os',
  'connect-type',
  'rid',
  'cid',
  'x-referer',
  'utm-source',
  'utm-medium',
  'utm-campaign',
  'utm-content',
  'utm-term',
  'gift-token',
  'if-none-match',
  'traceparent',
] as const;

/** Headers of the backend's answer that never reach the page. */
const DROPPED_HEADERS = [
  'set-cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-powered-by',
  'server',
] as const;

/**
 * Forwards a page's `/api/*` call: adds the bearer the page never sees, drops its cookies, and rejects what another
 * site could have sent. Spec §7; where the token is stored: docs/decisions.
 */
export function createApiForwarder(
  options: HostOptions,
  cookies: SessionCookies,
  renewal: SessionRenewal,
  errorResponse: ErrorResponse,
) {
  return async (request: Request, context: RequestContext): Promise<Response> => {
    const error = csrfErrorOfCall(request, options.publicOrigin) ?? sessionConflict(request, cookies);
    if (error !== null) return errorResponse(context, error);
    const { bearer, setCookies } = await bearerOf(request, context);
    const answer = await options.backend(backendRequest(request, context, bearer, options.trustProxy));
    const headers = new Headers(answer.headers);
    for (const name of DROPPED_HEADERS) headers.delete(name);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    return withCookies(new Response(answer.body, { status: answer.status, headers }), setCookies);
  };

  // A page left open outlives its server token; a living user token obtains the next one on the way. Spec §4.
  async function bearerOf(request: Request, context: RequestContext) {
    const loggedOut = await renewal.completePendingLogOut(request, context);
    const setCookies = loggedOut?.setCookies ?? [];
    const session = await renewal.activeSession(loggedOut?.request ?? request, context);
    if (session !== null && 'bearer' in session) {
      return { bearer: session.bearer, setCookies: [...setCookies, ...session.setCookies] };
    }
    // A server token alone is no session; it is deleted with the next document or navigation. Spec §4.
    return { bearer: null, setCookies };
  }
}

/** Header in which a page names the log-in its document was rendered for. */
const LOGIN_HEADER = 'session-login';

/** The error of a call whose page shows another log-in than this browser has now; null lets it pass. */
function sessionConflict(request: Request, cookies: SessionCookies): 'SESSION_CHANGED' | null {
  const login = request.headers.get(LOGIN_HEADER);
  const version = cookies.sessionVersion(request);
  return login === null || version === null || login === version.login ? null : 'SESSION_CHANGED';
}

function backendRequest(
  request: Request,
  context: RequestContext,
  bearer: string | null,
  trustProxy: boolean,
): Request {
  const headers = backendHeaders(context, bearer);
  for (const name of FORWARDED_HEADERS) copy(request.headers, headers, name);
  if (trustProxy) copy(request.headers, headers, 'x-forwarded-for');
  const hasBody = request.body !== null && request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(request.url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
  });
}

function copy(from: Headers, to: Headers, name: string): void {
  const value = from.get(name);
  if (value !== null) to.set(name, value);
}
