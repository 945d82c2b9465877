import createClient from 'openapi-fetch';
import type { paths } from './contract.ts';
import { fromWire, type Wire, type Writable } from '../../value/brand.ts';
import { type CommerceError, commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { readingDirectly, type ReadDirectly } from './direct-read.ts';
import { errorFromResponse } from './error-from-response.ts';
import type { HttpClient } from './http-client.ts';
import type { Random } from '../../platform/random.port.ts';
import { renewSession, type RenewableSession } from './renew-session.ts';
import { withRetries } from './retry.ts';

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
   * The session calls are sent in. With it, a call refused for its token is sent again after the session has been
   * renewed, once for however many calls; a function, for the session's own calls go through this client.
   */
  readonly session?: () => RenewableSession;
  /**
   * With it, reads and calls with an idempotency key are sent again while the network or the shop fails them, within
   * their time limit; chance spreads the waits. Absent for a host with a way of its own.
   */
  readonly retry?: { readonly random: Random };
  /** A backend in the same process, which may answer a guest's reads without a request; absent, every call is one. */
  readonly readDirectly?: ReadDirectly;
}

/**
 * How one call differs, beside what openapi-fetch takes: `http.GET(path, { timeoutMs: 4_000 } satisfies CallOptions)`.
 */
export interface CallOptions {
  /** In ms; `API_TIMEOUT_MS` when absent. */
  readonly timeoutMs?: number;
  /** False for the calls that renewing itself makes. */
  readonly renews?: boolean;
}

/** What openapi-fetch answers: data or error, and the response itself. */
interface Answer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Reaches the backend over HTTP: base address, headers, bearer, time limit and renewal in one place. Its calls reject
 * with a CommerceError and with nothing else.
 * @example const { items } = await dataOf(http.GET('/client/v1/display/brands'));
 */
export function createHttpClient(host: HttpHost): HttpClient {
  const { fetch, readDirectly, headers } = host;
  const client = createClient<Writable<paths>>({
    baseUrl: host.baseUrl,
    fetch: async (request) => fetch(await withHeaders(request, host)),
  });
  const GET = sending(client.GET, host, true);
  return {
    GET: readDirectly === undefined ? GET : readingDirectly(GET, { readDirectly, headers }),
    POST: sending(client.POST, host),
    PUT: sending(client.PUT, host),
    DELETE: sending(client.DELETE, host),
  };
}

/** The data of a call of `createHttpClient`; rejects with a CommerceError and with nothing else. */
export async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, response } = await call;
  if (data !== undefined) return data;
  // NOTE: 204 is typed `undefined` by the contract; the type parameter is that `undefined`.
  if (response.status === 204) return data as Data;
  throw commerceError('RESPONSE_INVALID', { status: response.status });
}

/**
 * The data of a call as our own type, whose shape the compiler compares field by field.
 * @example dataAs<Cart>(http.GET(ROOT))
 */
export async function dataAs<T>(call: Promise<Answer<Wire<T>>>): Promise<T> {
  return fromWire<T>(await dataOf(call));
}

/** What of a call's own options tells how it may be sent. */
interface CallInit {
  readonly signal?: AbortSignal | null;
  readonly params?: { readonly header?: { readonly 'Idempotency-Key'?: string } };
}

/** Any method of openapi-fetch. */
type Method = (path: never, init: never) => Promise<Answer<unknown>>;

/**
 * Most times one call is sent again: twice, for it may be refused between a new user token and the server token that
 * follows it, and then again with neither.
 */
const MOST_RENEWALS = 2;

/** A method whose calls end in time, and are made anew in a renewed session when they were refused for their token. */
function sending<Of extends Method>(method: Of, host: HttpHost, isRead = false): Of {
  const call = async (path: never, options: CallOptions & CallInit = {}) => {
    const { signal = null, timeoutMs = API_TIMEOUT_MS, renews = true, ...init } = options;
    const once = (limitMs: number) =>
      inTime((abort) => method(path, { ...init, signal: abort } as never), host, signal, limitMs);
    const mayRepeat = isRead || init.params?.header?.['Idempotency-Key'] !== undefined;
    const retry = mayRepeat ? host.retry : undefined;
    const send = () =>
      retry === undefined ? once(timeoutMs) : withRetries(once, { clock: host.clock, ...retry }, timeoutMs, signal);
    const session = renews ? (host.session?.() ?? null) : null;
    let seen = session === null ? null : await session.tokenStore.version();
    for (let renewals = 0; ; renewals += 1) {
      try {
        return await send();
      } catch (thrown) {
        if (session === null || seen === null || renewals === MOST_RENEWALS || !isTokenRefusal(thrown)) throw thrown;
        seen = await renewSession(session, seen, thrown);
      }
    }
  };
  // NOTE: it takes what the method takes, and a method has as many types as the contract has calls.
  return call as Method as Of;
}

/** Whether the backend refused the token a call came with, and so did nothing of it. Spec §8. */
function isTokenRefusal(thrown: unknown): thrown is CommerceError {
  return isCommerceError(thrown) && thrown.status === 401 && thrown.reaction === 'end-session';
}

/** One sending of a call: its answer when it is a good one. */
async function inTime(
  run: (abort: AbortSignal) => Promise<Answer<unknown>>,
  { clock }: HttpHost,
  signal: AbortSignal | null,
  timeoutMs: number,
): Promise<Answer<unknown>> {
  const abort = new AbortController();
  let isLate = false;
  const timer = clock.setTimeout(() => {
    isLate = true;
    abort.abort();
  }, timeoutMs);
  const onAbort = () => abort.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted === true) onAbort();
  try {
    const answer = await run(abort.signal);
    if (!answer.response.ok) throw errorFromResponse(answer.response, answer.error);
    return answer;
  } catch (thrown) {
    if (isCommerceError(thrown)) throw thrown;
    if (abort.signal.aborted) throw commerceError(isLate ? 'TIMEOUT' : 'ABORTED', { cause: thrown });
    throw commerceError(thrown instanceof SyntaxError ? 'RESPONSE_INVALID' : 'NETWORK', { cause: thrown });
  } finally {
    clock.clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

async function withHeaders(request: Request, host: HttpHost): Promise<Request> {
  for (const [name, value] of Object.entries(host.headers())) request.headers.set(name, value);
  const bearer = await host.bearer();
  if (bearer !== null && !request.headers.has('authorization'))
    request.headers.set('authorization', `Bearer ${bearer}`);
  // Spec §7: every call is JSON, also one with an empty body.
  if (!request.headers.has('content-type')) request.headers.set('content-type', 'application/json');
  return request;
}
