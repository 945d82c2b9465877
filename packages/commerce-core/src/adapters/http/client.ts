import createClient from 'openapi-fetch';
import { fromWire, type Wire } from '../../value/brand.ts';
import { type CommerceError, commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { readsDirectly, type ReadDirectly } from './direct-read.ts';
import { errorFromResponse } from './error-from-response.ts';
import type { HttpClient } from './http-client.ts';
import { renewSession, type RenewableSession } from './renew-session.ts';

/** Time limit of a call, in milliseconds: 30 s, until the last byte of the answer. Spec §9. */
export const API_TIMEOUT_MS = 30_000;

/** What a host gives to reach the backend. */
export interface HttpHost {
  /** Address of the backend without a trailing slash, for example `https://shop.example/api`. */
  readonly baseUrl: string;
  /** Called by itself, as browsers and Workers want of theirs: a method has to be bound. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  /** Headers of every call: language, phone OS, connect type, campaign. Spec §7. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The bearer to send; null for a guest, or where the web host adds it. */
  readonly bearer: () => Promise<string | null>;
  /**
   * The session calls are sent in. With it, a call refused for its token is sent once more after the session has been
   * renewed, once for however many calls; a function, for the session's own calls go through this client.
   */
  readonly session?: () => RenewableSession;
  /** A backend in the same process, which may answer a guest's reads without a request; absent, every call is one. */
  readonly readDirectly?: ReadDirectly;
}

/** How one call differs, beside what openapi-fetch takes: `http.GET(path, { timeoutMs: 4_000 })`. */
export interface CallOptions {
  /** In ms; `API_TIMEOUT_MS` when absent. */
  readonly timeoutMs?: number;
  /** False for the calls that renewing itself makes. */
  readonly renews?: boolean;
}

/** What openapi-fetch answers: data or error, and the response itself. */
export interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Reaches the backend over HTTP: base address, headers, bearer, time limit and renewal in one place.
 * @example const { items } = await dataOf(http.GET('/client/v1/display/brands'));
 */
export function createHttpClient(host: HttpHost): HttpClient {
  const client: HttpClient = createClient({ baseUrl: host.baseUrl, fetch: (request) => send(request, host) });
  const { readDirectly, headers } = host;
  return readDirectly === undefined ? client : readsDirectly(client, { readDirectly, headers });
}

/** The data of a call; rejects with a CommerceError and with nothing else. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, response } = await call.catch((thrown: unknown) => {
    throw failureOf(thrown);
  });
  if (data !== undefined) return data;
  // NOTE: 204 is typed `undefined` by the contract; the type parameter is that `undefined`.
  if (response.status === 204) return data as Data;
  throw commerceError('RESPONSE_INVALID', { status: response.status });
}

/** The data of a call as our own type, whose shape the compiler compares field by field. @example dataAs<Cart>(http.GET(ROOT)) */
export async function dataAs<T>(call: Promise<Answer<Wire<T>>>): Promise<T> {
  return fromWire<T>(await dataOf(call));
}

/**
 * Most times one call is sent again: twice, for it may be refused between a new user token and the server token that
 * follows it, and then again with neither.
 */
const MOST_RENEWALS = 2;

/** Sends a call, anew in a renewed session when it was refused for its token. Rejects with a CommerceError for what is no good answer. */
async function send(request: Request & CallOptions, host: HttpHost): Promise<Response> {
  // openapi-fetch leaves on the request what it does not know of a call.
  const { timeoutMs = API_TIMEOUT_MS, renews = true } = request;
  const session = renews ? (host.session?.() ?? null) : null;
  let seen = session === null ? null : await session.tokenStore.version();
  for (let renewals = 0; ; renewals += 1) {
    if (session === null || seen === null || renewals === MOST_RENEWALS) return sendOnce(request, host, timeoutMs);
    try {
      return await sendOnce(request.clone(), host, timeoutMs);
    } catch (thrown) {
      if (!isTokenRefusal(thrown)) throw thrown;
      seen = await renewSession(session, seen, thrown);
    }
  }
}

/** Whether the backend refused the token a call came with, and so did nothing of it. Spec §8. */
function isTokenRefusal(thrown: unknown): thrown is CommerceError {
  return isCommerceError(thrown) && thrown.status === 401 && thrown.reaction === 'end-session';
}

async function sendOnce(request: Request, { fetch, clock, ...host }: HttpHost, timeoutMs: number): Promise<Response> {
  const abort = new AbortController();
  const timer = clock.setTimeout(() => abort.abort('timeout'), timeoutMs);
  const onAbort = () => abort.abort('caller');
  request.signal.addEventListener('abort', onAbort, { once: true });
  if (request.signal.aborted) onAbort();
  try {
    const response = await fetch(await withHeaders(new Request(request, { signal: abort.signal }), host));
    // Read here: the limit is for all of it.
    const body = await response.text();
    if (!response.ok) throw errorFromResponse(response, parsed(body));
    return new Response(body === '' ? null : body, response);
  } catch (thrown) {
    if (!abort.signal.aborted || isCommerceError(thrown)) throw failureOf(thrown);
    throw commerceError(abort.signal.reason === 'timeout' ? 'TIMEOUT' : 'ABORTED', { cause: thrown });
  } finally {
    clock.clearTimeout(timer);
    request.signal.removeEventListener('abort', onAbort);
  }
}

async function withHeaders(request: Request, host: Pick<HttpHost, 'headers' | 'bearer'>): Promise<Request> {
  for (const [name, value] of Object.entries(host.headers())) request.headers.set(name, value);
  const bearer = await host.bearer();
  if (bearer !== null && !request.headers.has('authorization'))
    request.headers.set('authorization', `Bearer ${bearer}`);
  // Spec §7: every call is JSON, also one with an empty body.
  if (!request.headers.has('content-type')) request.headers.set('content-type', 'application/json');
  return request;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function failureOf(thrown: unknown): CommerceError {
  if (isCommerceError(thrown)) return thrown;
  return commerceError(thrown instanceof SyntaxError ? 'RESPONSE_INVALID' : 'NETWORK', { cause: thrown });
}
