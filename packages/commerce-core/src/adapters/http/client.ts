import createClient from 'openapi-fetch';
import type { paths } from './contract.ts';
import type { Writable } from '../../value/brand.ts';
import { type CommerceError, commerceError, isCommerceError } from '../../error/commerce-error.ts';
import type { Clock } from '../../platform/clock.port.ts';
import { createDirectCaller, type ReadDirectly } from './direct-read.ts';
import { errorFromResponse } from './error-from-response.ts';
import type { Answer, HttpClient, Run } from './http-client.ts';
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
   * renewed, once for however many calls; a function, for the session's own calls go through this caller.
   */
  readonly session?: () => RenewableSession;
  /** A backend in the same process, which may answer a guest's reads without a request; absent, every call is one. */
  readonly readDirectly?: ReadDirectly;
}

/** A way to call the backend; rejects with a CommerceError and with nothing else. */
export interface HttpCaller {
  /** Runs one call of the client and answers its data. */
  call<Data>(
    run: (client: HttpClient, signal: AbortSignal) => Promise<Answer<Data>>,
    options?: CallOptions,
  ): Promise<Data>;
}

/** How one call differs. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** False for the calls that renewing itself makes. */
  readonly renews?: boolean;
}

/** Reaches the backend over HTTP: base address, headers, bearer and time limit in one place. */
export function createHttpCaller(host: HttpHost): HttpCaller {
  const { fetch } = host;
  const client = createClient<Writable<paths>>({
    baseUrl: host.baseUrl,
    fetch: async (request) => fetch(await withHeaders(request, host)),
  });
  const direct =
    host.readDirectly === undefined ? null : createDirectCaller(host.readDirectly, { client, headers: host.headers });
  const attempt = async <Data>(run: Run<Data>, signal: AbortSignal | undefined, timeoutMs: number): Promise<Data> => {
    const abort = new AbortController();
    const timer = host.clock.setTimeout(() => abort.abort('timeout'), timeoutMs);
    const onAbort = () => abort.abort('caller');
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted === true) abort.abort('caller');
    try {
      return await dataOf(await run(client, abort.signal));
    } catch (thrown) {
      throw failureOf(thrown, abort.signal);
    } finally {
      host.clock.clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };
  return {
    async call(run, { signal, timeoutMs = API_TIMEOUT_MS, renews = true } = {}) {
      const answer = (await direct?.call(run)) ?? null;
      if (answer !== null) return dataOf(answer);
      const session = renews ? (host.session?.() ?? null) : null;
      let seen = session === null ? null : await session.tokenStore.version();
      for (let renewals = 0; ; renewals += 1) {
        try {
          return await attempt(run, signal, timeoutMs);
        } catch (thrown) {
          if (session === null || seen === null || renewals === MOST_RENEWALS || !isTokenRefusal(thrown)) throw thrown;
          seen = await renewSession(session, seen, thrown);
        }
      }
    },
  };
}

/**
 * Most times one call is sent again: twice, for it may be refused between a new user token and the server token that
 * follows it, and then again with neither.
 */
const MOST_RENEWALS = 2;

/** Whether the backend refused the token a call came with, and so did nothing of it. Spec §8. */
function isTokenRefusal(thrown: unknown): thrown is CommerceError {
  return isCommerceError(thrown) && thrown.status === 401 && thrown.reaction === 'end-session';
}

/** An answer without content is what its caller asked for. */
async function dataOf<Data>({ data, error, response }: Answer<Data>): Promise<Data> {
  if (!response.ok) throw errorFromResponse(response, error);
  if (data !== undefined) return data;
  if (response.status === 204) return nothing<Data>();
  throw commerceError('RESPONSE_INVALID', { status: response.status });
}

function failureOf(thrown: unknown, signal: AbortSignal) {
  if (isCommerceError(thrown)) return thrown;
  if (signal.aborted) return commerceError(signal.reason === 'timeout' ? 'TIMEOUT' : 'ABORTED', { cause: thrown });
  return commerceError(thrown instanceof SyntaxError ? 'RESPONSE_INVALID' : 'NETWORK', { cause: thrown });
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

/** NOTE: 204 is typed `undefined` by the contract; the type parameter is that `undefined`. */
function nothing<Data>(): Data {
  const value: unknown = undefined;
  return value as Data;
}
