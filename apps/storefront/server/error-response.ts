import { catalogueEntry, type CommerceErrorCode } from '@dealstore/commerce-core/domain';
import { json } from './responses.ts';
import type { BackendError } from './backend-auth.ts';
import type { HostOptions } from './host-options.ts';
import type { RequestContext } from './request-context.ts';

/** Statuses of codes that only the web host answers; the catalogue has those of the backend. Assumed. */
const OWN_STATUS: Readonly<Partial<Record<CommerceErrorCode, number>>> = { SESSION_CHANGED: 409 };

/** Seconds a client waits before it asks again, when the backend is busy or away: 2. Assumed. */
const RETRY_AFTER_S = 2;

/** Makes an error response: the contract's error body, in the language of the request. Spec §8; body assumed. */
export type ErrorResponse = (context: RequestContext, code: CommerceErrorCode, cookies?: readonly string[]) => Response;

/** The error responses of a host; their messages are the backend's, so that a code has one message. */
export function createErrorResponse({ errorMessage }: Pick<HostOptions, 'errorMessage'>): ErrorResponse {
  return (context, code, cookies = []) => {
    const status = OWN_STATUS[code] ?? catalogueEntry(code).status ?? 500;
    const message = errorMessage(code, context.language);
    return withRetryAfter(json(status, { code, message, requestId: context.requestId }, cookies));
  };
}

/** Names the methods a path has (RFC 9110 §15.5.6). */
export function withAllow(response: Response, methods: readonly string[]): Response {
  response.headers.set('allow', methods.join(', '));
  return response;
}

/** Passes an error of the backend on, with its own message. */
export function backendErrorResponse(
  error: BackendError,
  context: RequestContext,
  cookies: readonly string[] = [],
): Response {
  const { status, code, message } = error;
  return withRetryAfter(json(status, { code, message, requestId: context.requestId }, cookies));
}

/** Sets `Retry-After` on a 503 (RFC 9110 §10.2.3). */
export function withRetryAfter(response: Response): Response {
  if (response.status === 503) response.headers.set('retry-after', String(RETRY_AFTER_S));
  return response;
}
