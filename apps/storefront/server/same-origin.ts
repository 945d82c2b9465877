import type { Language } from '@dealstore/commerce-core/domain';
import { refused } from './answers.ts';
import { readLanguage } from './visitor.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const FOREIGN: Readonly<Record<Language, string>> = {
  ko: '허용되지 않은 곳에서 온 요청이에요',
  en: 'This request comes from a place that is not allowed',
};

const NOT_JSON: Readonly<Record<Language, string>> = { ko: 'JSON만 받을 수 있어요', en: 'Only JSON is accepted' };

/** Whether a request changes nothing by its method (RFC 9110 §9.2.1). */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method.toUpperCase());
}

/**
 * Whether the browser itself says that the request was made by a page of this shop: `Sec-Fetch-Site: same-origin`, or,
 * where a browser sends none, an `Origin` equal to the public one. Source: OWASP ASVS 5.0 3.5.1.
 */
export function isSameOrigin(request: Request, publicOrigin: string): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = request.headers.get('sec-fetch-site');
  return site === null ? origin === publicOrigin : site === 'same-origin';
}

/** Refuses a state-changing call that another site may have made, or that is not JSON; null lets it pass. */
export function refuseForgedCall(request: Request, publicOrigin: string): Response | null {
  if (isSafeMethod(request.method)) return null;
  if (!isSameOrigin(request, publicOrigin)) return refuseForeign(request);
  if (!isJson(request)) return refused(415, 'UNSUPPORTED_MEDIA_TYPE', NOT_JSON[readLanguage(request)]);
  return null;
}

/** Refuses a form or call that another site may have sent; forms are allowed. */
export function refuseForeignForm(request: Request, publicOrigin: string): Response | null {
  return isSameOrigin(request, publicOrigin) ? null : refuseForeign(request);
}

/** Whether the body is declared as JSON, whatever its charset parameter. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
}

function refuseForeign(request: Request): Response {
  return refused(403, 'FORBIDDEN_ORIGIN', FOREIGN[readLanguage(request)]);
}
