import type { RequestContext } from './request-context.ts';

/** The headers every call of the host to the backend carries. */
export function backendHeaders(context: RequestContext, bearer: string | null): Headers {
  const headers = new Headers({ 'accept-language': context.language, 'x-request-id': context.requestId });
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
}
