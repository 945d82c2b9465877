import type { Visitor } from './visitor.ts';

/** The headers every call of the host to the backend carries. */
export function backendHeaders(visitor: Visitor, bearer: string | null): Headers {
  const headers = new Headers({ 'accept-language': visitor.language, 'x-request-id': visitor.requestId });
  if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
}
