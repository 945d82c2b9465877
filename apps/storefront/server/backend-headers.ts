import type { RequestContext } from './request-context.ts';

/** The headers every call of the host to the backend carries. */
export function backendHeaders(context: RequestContext, bearer: string | null): Headers {
  const headers = new Headers({ 'accept-language': context.language, 'x-request-id': context.requestId });
  if (bearer !== null) {
    headers.set('authorization', `Bearer ${bearer}`);
    // A member's coupons depend on it: an order sheet drawn here is priced as the page will price it.
    headers.set('connect-type', context.connectType);
    headers.set('phone-os', context.phoneOs);
  }
  return headers;
}
