import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, type ErrorCode, type Language } from '@dealstore/commerce-core/domain';
import { getRequestListener, RequestError } from '@hono/node-server';
import { askedLanguage, refusalBody, refuseAndClose, refuseUnread } from './reject-request.ts';

/** Longest address of a request, in bytes; 414 beyond. Assumed: 8 KB. */
export const URL_LIMIT_BYTES = 8 * 1024;
/** Longest headers of a request, in bytes; 431 beyond. Assumed: 16 KB. */
export const HEADER_LIMIT_BYTES = 16 * 1024;
/** Longest body any path takes (a picture), in bytes; 413 beyond. The contract allows most paths far less. Assumed. */
export const BODY_LIMIT_BYTES = 11 * 1024 * 1024;
/** Longest time for the headers, and for a whole request to arrive, in ms; 408 beyond. Assumed: 9 s, so that none takes 10. */
const ARRIVAL_LIMIT_MS = 9_000;
/** How often late senders are looked for, as a part of the limit. */
const ARRIVAL_CHECKS = 9;
const KEEP_ALIVE_MS = 5_000;
/** How long new requests are still taken while stopping: a balancer must first see `/readyz` say no. Assumed. */
const FAREWELL_MS = 300;

const SWEEP_MS = 20;

/** One request in, one answer out. */
export type Handler = (request: Request) => Promise<Response>;

/** Where to listen and whom to ask. */
export interface ListenOptions {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly handler: Handler;
  /** Whether the last `X-Forwarded-For` names the client. */
  readonly trustsProxy: boolean;
  /** Longest time for a request to arrive, in ms. Assumed: ARRIVAL_LIMIT_MS */
  readonly arrivalLimitMs?: number;
  /** Hears of answers that could not be made, with the id the client was told. */
  readonly report: (cause: unknown, requestId: string) => void;
}

/** A socket that is open. */
export interface Listener {
  readonly port: number;
  /** Takes no more, answers all it has, closes. Cuts what is not done within the limit. */
  drain(limitMs: number): Promise<void>;
}

interface Sender {
  readonly address: string;
  readonly language: Language;
}

const senders = new AsyncLocalStorage<Sender>();

/** The address of whoever sent the request in hand; `local` when it did not come over a socket. Assumed. */
export function currentClientAddress(): string {
  return senders.getStore()?.address ?? 'local';
}

/** Opens the socket. Rejects with the system's error when it cannot be had, such as EADDRINUSE. */
export async function listen(options: ListenOptions): Promise<Listener> {
  let draining = false;
  const arrivalLimitMs = options.arrivalLimitMs ?? ARRIVAL_LIMIT_MS;
  const answer = getRequestListener((request: Request) => options.handler(request), {
    errorHandler: (cause) => {
      const requestId = randomUUID();
      if (cause instanceof RequestError) return refused(400, 'INVALID_REQUEST', requestId);
      options.report(cause, requestId);
      return refused(500, 'INTERNAL', requestId);
    },
  });
  const answering = new WeakSet<Duplex>();
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: arrivalLimitMs,
      requestTimeout: arrivalLimitMs,
      connectionsCheckingInterval: Math.ceil(arrivalLimitMs / ARRIVAL_CHECKS),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close');
      answering.add(incoming.socket);
      outgoing.once('close', () => answering.delete(incoming.socket));
      const refusal = refusalOf(incoming);
      if (refusal !== null) return refuseAndClose(incoming, outgoing, refusal);
      const sender = { address: clientAddress(incoming, options.trustsProxy), language: askedLanguage(incoming) };
      senders.run(sender, () => void answer(incoming, outgoing));
    },
  );
  server.on('clientError', (failure, socket) => refuseUnread(failure, socket, answering.has(socket)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, () => resolve());
  });
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : options.port,
    async drain(limitMs) {
      if (!server.listening) return;
      draining = true;
      await wait(FAREWELL_MS);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose answer is under way now falls idle only later, and would be kept for its next request.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

function clientAddress(incoming: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? incoming.headers['x-forwarded-for'] : undefined;
  const nearest = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return nearest || incoming.socket.remoteAddress || 'local';
}

function refusalOf(incoming: IncomingMessage): number | null {
  if (Buffer.byteLength(incoming.url ?? '') > URL_LIMIT_BYTES) return 414;
  return Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES ? 413 : null;
}

function refused(status: number, code: ErrorCode, requestId: string): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(refusalBody(code, senders.getStore()?.language ?? DEFAULT_LANGUAGE, requestId), {
    status,
    headers,
  });
}
