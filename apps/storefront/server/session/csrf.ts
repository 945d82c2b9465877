const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Why a request is not carried out: another site may have made it, or it is neither JSON nor plain bytes. */
export type CsrfError = 'FORBIDDEN_ORIGIN' | 'UNSUPPORTED_MEDIA_TYPE';

/** Whether a request changes nothing by its method (RFC 9110 §9.2.1). */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method.toUpperCase());
}

/**
 * Whether the browser itself says that the request was made by a page of this shop: `Sec-Fetch-Site: same-origin`, or,
 * where a browser sends none, an `Origin` equal to the public one. A form of a page that sends no referrer has the
 * origin `null` (Fetch Standard, 3.2.5), as a gift's page; a sandboxed frame has it, too, but is no same site.
 * Source: OWASP ASVS 5.0 3.5.1.
 */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null && origin !== publicOrigin) return false;
  return site === null ? origin === publicOrigin : site === 'same-origin';
}

/** Why a state-changing call is rejected; null lets it pass. */
export function csrfErrorOfCall(request: Request, publicOrigin: string): CsrfError | null {
  if (isSafeMethod(request.method)) return null;
  return (
    csrfErrorOfForm(request, publicOrigin) ?? (isJson(request) || isBytes(request) ? null : 'UNSUPPORTED_MEDIA_TYPE')
  );
}

/** Why a form or a call is rejected; null lets it pass. */
export function csrfErrorOfForm(request: Request, publicOrigin: string): CsrfError | null {
  return isSameOrigin(request, publicOrigin) ? null : 'FORBIDDEN_ORIGIN';
}

/**
 * Whether the browser says that another site sent it here. What a person opens by address, bookmark or from an app has
 * `none`, and an old browser sends no such header. Source: Fetch Metadata §2.3.
 */
export function isCrossSiteNavigation(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

/** Whether the body is declared as JSON, whatever its charset parameter. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
}

/**
 * Whether the body is declared as plain bytes: like JSON, no form can send that (Fetch
 * Standard, CORS-safelisted headers).
 */
function isBytes(request: Request): boolean {
  return /^application\/octet-stream$/i.test(request.headers.get('content-type') ?? '');
}
