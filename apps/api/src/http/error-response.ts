import {
  catalogueEntry,
  chooseLanguage,
  commerceError,
  isCommerceError,
  isErrorCode,
  type CommerceErrorCode,
  type Language,
} from '@dealstore/commerce-core/domain';
import { errorMessage } from './error-message.ts';
import { requestIdOf } from './request-id.ts';

/** Seconds a client has to wait when we are busy or it asks too often. Assumed. */
const RETRY_AFTER_S: Readonly<Partial<Record<CommerceErrorCode, number>>> = {
  BUSY: 2,
  TOO_MANY_REQUESTS: 60,
  IDEMPOTENCY_IN_PROGRESS: 1,
};

/**
 * What went wrong, as the contract's error body with its status; the only place where a status of a failure is written.
 */
export function errorResponse(thrown: unknown, language: Language, requestId: string): Response {
  const error = isCommerceError(thrown) && isErrorCode(thrown.code) ? thrown : null;
  const code: CommerceErrorCode = error !== null && isErrorCode(error.code) ? error.code : 'INTERNAL';
  const body = {
    code,
    message: error === null || error.userMessage === '' ? errorMessage(code, language) : error.userMessage,
    requestId,
    ...(error?.details != null && { details: error.details }),
  };
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const limitedFor = isCommerceError(thrown, 'TOO_MANY_REQUESTS') ? thrown.details?.retryAfter : undefined;
  const wait = limitedFor ?? RETRY_AFTER_S[code];
  if (wait !== undefined) headers.set('retry-after', String(wait));
  return new Response(JSON.stringify(body), { status: catalogueEntry(code).status ?? 500, headers });
}

/** What a request hears when the server has no time for it or its backend cannot be reached: BUSY, in its language. */
export function busyResponse({ headers }: Request): Response {
  const language = chooseLanguage({ acceptLanguage: headers.get('accept-language') });
  return errorResponse(commerceError('BUSY'), language, requestIdOf({ headers }));
}
