import { withCookies } from './answers.ts';
import { backendHeaders } from './backend-headers.ts';
import type { HostOptions } from './host-options.ts';
import type { SessionKeeper } from './keep-session.ts';
import type { Refuse } from './refusal.ts';
import { forgeryOfCall } from './same-origin.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Visitor } from './visitor.ts';

/** Headers of a page's call that the backend may see; everything else stays here. Spec §7 (headers). */
const PASSED_HEADERS = [
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
const KEPT_BACK = ['set-cookie', 'connection', 'keep-alive', 'transfer-encoding', 'x-powered-by', 'server'] as const;

/**
 * Forwards a page's `/api/*` call: adds the bearer the page never sees, drops its cookies, and refuses what another
 * site could have sent. Spec §7; where the token is kept: docs/decisions.
 */
export function createApiForwarder(
  options: HostOptions,
  cookies: SessionCookies,
  keeper: SessionKeeper,
  refuse: Refuse,
) {
  return async (request: Request, visitor: Visitor): Promise<Response> => {
    const refusal = forgeryOfCall(request, options.publicOrigin) ?? changeOfSession(request, cookies);
    if (refusal !== null) return refuse(visitor, refusal);
    const { bearer, granted } = await bearerOf(request, visitor);
    const answer = await options.backend(backendRequest(request, visitor, bearer, options.trustProxy));
    const headers = new Headers(answer.headers);
    for (const name of KEPT_BACK) headers.delete(name);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    return withCookies(new Response(answer.body, { status: answer.status, headers }), granted);
  };

  // A page left open outlives its server token; a living user token obtains the next one on the way. Spec §4.
  async function bearerOf(request: Request, visitor: Visitor) {
    const left = await keeper.heedLeaving(request, visitor);
    const late = left?.cookies ?? [];
    const kept = await keeper.keep(left?.request ?? request, visitor);
    if (kept !== null && 'bearer' in kept) return { bearer: kept.bearer, granted: [...late, ...kept.cookies] };
    // An orphan is no session; it is deleted with the next document or navigation. Spec §4.
    return { bearer: null, granted: late };
  }
}

/** Header by which a page says in which log-in its document was written. */
const LOGIN_HEADER = 'session-login';

/** Whether a call is of a page that shows another log-in than the one this browser has now; null lets it pass. */
function changeOfSession(request: Request, cookies: SessionCookies): 'SESSION_CHANGED' | null {
  const login = request.headers.get(LOGIN_HEADER);
  const mark = cookies.mark(request);
  return login === null || mark === null || login === mark.login ? null : 'SESSION_CHANGED';
}

function backendRequest(request: Request, visitor: Visitor, bearer: string | null, trustProxy: boolean): Request {
  const headers = backendHeaders(visitor, bearer);
  for (const name of PASSED_HEADERS) copy(request.headers, headers, name);
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
