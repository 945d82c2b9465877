import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, type CommerceErrorCode, type Language } from '@dealstore/commerce-core/domain';
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { forwardedAddress } from './forwarded-address.ts';
import {
  errorBody,
  isRequestTimeout,
  languageOf,
  REJECTION_HEADERS,
  rejectBeforeBody,
  rejectClientError,
  rejectSlowBody,
} from './reject-request.ts';

/** Longest address of a request, in bytes; 414 beyond. Assumed: 8 KB. */
export const URL_LIMIT_BYTES = 8 * 1024;
/** Longest headers of a request, in bytes; 431 beyond. Assumed: 16 KB. */
export const HEADER_LIMIT_BYTES = 16 * 1024;
/** Longest body any path takes (a picture), in bytes; 413 beyond. The contract allows most paths far less. Assumed. */
export const BODY_LIMIT_BYTES = 11 * 1024 * 1024;
/** How long a request may take to arrive, in ms; 408 beyond. */
export interface ArrivalLimits {
  /** For all headers. Assumed: 9 s, so that none takes 10. */
  readonly headersMs: number;
  /** Between two pieces of a body. Assumed: 10 s */
  readonly idleMs: number;
  /** For headers and body. Assumed: 60 s, for a picture over a slow line. */
  readonly wholeMs: number;
}
/** The limits of every request. */
export const ARRIVAL_LIMITS: ArrivalLimits = { headersMs: 9_000, idleMs: 10_000, wholeMs: 60_000 };
/** How often slow requests are looked for within the limit of the headers. */
export const ARRIVAL_CHECKS = 9;
/**
 * How long an idle connection is kept, in ms: longer than nginx and load balancers keep theirs (60 s), for a request
 * that is on its way while this side closes is lost, and one that writes is not sent again.
 */
const KEEP_ALIVE_MS = 65_000;
/** Longest wait until the connections that the system has queued are taken, in ms. Assumed. */
const QUEUE_LIMIT_MS = 1_000;

const IDLE_CHECK_MS = 20;

/** One request in, one answer out. */
export type Handler = (request: Request) => Promise<Response>;

/** Where to listen and whom to ask. */
export interface ListenOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly handler: Handler;
  /** Whether the last `X-Forwarded-For`, or `Forwarded` where there is none, names the client. */
  readonly trustsProxy: boolean;
  /** Assumed: ARRIVAL_LIMITS */
  readonly arrivalLimits?: ArrivalLimits;
  /** Is called with errors of the handler, and the request id of the answer. */
  readonly report: (cause: unknown, requestId: string) => void;
}

/** A server that is listening. */
export interface Listener {
  readonly port: number;
  /**
   * Goes on serving for a while, for a balancer must first see `/readyz` say no; then accepts no more, finishes the
   * requests in flight, and closes. Connections still open after the limit are closed.
   */
  drain(limitMs: number, serveMs?: number): Promise<void>;
}

interface Client {
  readonly address: string;
  readonly language: Language;
}

const clients = new AsyncLocalStorage<Client>();

/** The client's address of the request being handled; `local` when it did not come over a socket. Assumed. */
export function currentClientAddress(): string {
  return clients.getStore()?.address ?? 'local';
}

/** Starts to listen. Rejects with the system's error, such as EADDRINUSE. */
export async function listen(options: ListenOptions): Promise<Listener> {
  let draining = false;
  const { headersMs, idleMs, wholeMs } = options.arrivalLimits ?? ARRIVAL_LIMITS;
  const handle = async (request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> => {
    try {
      return await options.handler(request);
    } finally {
      drainBody(incoming);
    }
  };
  const answer = getRequestListener(handle, {
    errorHandler: (cause) => {
      const requestId = randomUUID();
      if (cause instanceof RequestError) return refused(400, 'INVALID_REQUEST', requestId);
      options.report(cause, requestId);
      return refused(500, 'INTERNAL', requestId);
    },
  });
  const answering = new WeakMap<Duplex, () => boolean>();
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: headersMs,
      requestTimeout: wholeMs,
      connectionsCheckingInterval: Math.ceil(headersMs / ARRIVAL_CHECKS),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close');
      const { socket } = incoming;
      answering.set(socket, () => rejectSlowBody(incoming, outgoing));
      // Until the body has come to its end, what goes wrong with it is still about this answer.
      outgoing.once('close', () => {
        if (incoming.complete) answering.delete(socket);
      });
      if (!incoming.complete) {
        incoming.setTimeout(idleMs, () => rejectSlowBody(incoming, outgoing) || socket.destroy());
        // Without a listener, the same timer would end the connection of a request that is whole and waits for its
        // answer.
        outgoing.on('timeout', () => undefined);
        incoming.once('end', () => socket.setTimeout(0));
      }
      const status = earlyStatusOf(incoming);
      if (status !== null) return rejectBeforeBody(incoming, outgoing, status);
      const client = { address: clientAddress(incoming, options.trustsProxy), language: languageOf(incoming) };
      clients.run(client, () => void answer(incoming, outgoing));
    },
  );
  server.on('clientError', (error, socket) => {
    const rejectBody = answering.get(socket);
    if (isRequestTimeout(error) && rejectBody?.() === true) return;
    rejectClientError(error, socket, rejectBody !== undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, () => resolve());
  });
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : options.port,
    async drain(limitMs, serveMs = 0) {
      if (!server.listening) return;
      draining = true;
      await wait(serveMs);
      await untilQueueIsTaken(server);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that is still answering becomes idle only later, and keep-alive would hold it open.
      const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(deadline);
    },
  };
}

/** Connections still queued when a port closes are reset; the loop takes all of them in one turn. */
async function untilQueueIsTaken(server: Server): Promise<void> {
  const endsAt = performance.now() + QUEUE_LIMIT_MS;
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  for (let before = -1; before < taken && performance.now() < endsAt;) {
    before = taken;
    await nextTurn();
  }
  server.off('connection', count);
}

/**
 * Reads what no handler has read of a body, and drops it, while the answer is on its way: the connection can then carry
 * the next request, and a sender that is still writing, such as a proxy, is not reset before it reads the answer. The
 * connection ends after BODY_LIMIT_BYTES, and half a second after the answer, which is the listener's of
 * `@hono/node-server`.
 * NOTE: a web stream of the body pauses it at every piece that it cannot pass on, so its listener goes first.
 */
function drainBody(incoming: HttpBindings['incoming'] | Http2Bindings['incoming']): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let dropped = 0;
  incoming
    .removeAllListeners('data')
    .on('data', (piece: Buffer) => {
      dropped += piece.byteLength;
      if (dropped > BODY_LIMIT_BYTES) incoming.removeAllListeners('data').socket.destroySoon();
    })
    .resume();
}

function clientAddress(incoming: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? forwardedAddress(incoming.headers) : null;
  return forwarded ?? incoming.socket.remoteAddress ?? 'local';
}

/**
 * A path that means another one once it is parsed: a backslash or a dot segment, plain or encoded. Every browser and
 * client sends it parsed; as it is, a proxy before the shop may have judged another path than the one that would be
 * served.
 */
const REWRITTEN_PATH = /^[^?#]*(?:\\|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

function earlyStatusOf(incoming: IncomingMessage): number | null {
  if (Buffer.byteLength(incoming.url ?? '') > URL_LIMIT_BYTES) return 414;
  if (REWRITTEN_PATH.test(incoming.url ?? '') || !namesOneHost(incoming)) return 400;
  return Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES ? 413 : null;
}

/**
 * Whether a request says once which host it is for: RFC 9112 §3.2 has 400 for two, and a whole
 * address may not name another.
 */
function namesOneHost({ headersDistinct, url = '' }: IncomingMessage): boolean {
  const [host = '', ...others] = headersDistinct['host'] ?? [];
  if (others.length > 0) return false;
  if (!URL_WITH_HOST.test(url)) return true;
  const [, named = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  return named.toLowerCase() === host.toLowerCase();
}

const URL_WITH_HOST = /^[^/?*]/;

function refused(status: number, code: CommerceErrorCode, requestId: string): Response {
  return new Response(errorBody(code, clients.getStore()?.language ?? DEFAULT_LANGUAGE, requestId), {
    status,
    headers: REJECTION_HEADERS,
  });
}
