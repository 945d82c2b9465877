import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  type CommerceErrorCode,
  type Language,
} from '@dealstore/commerce-core/domain';
import { errorMessage } from './error-message.ts';

const STATUS_OF_CLIENT_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What every answer says that no handler has made: no client keeps, frames or guesses it. */
export const REJECTION_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** The language a request asks for by its header; Korean when it asks for none. Spec §1. */
export function languageOf(incoming: IncomingMessage): Language {
  return chooseLanguage({ acceptLanguage: incoming.headers['accept-language'] ?? null });
}

/** Rejects a request before its body is read: the connection closes with the answer, and the rest stays unread. */
export function rejectBeforeBody(incoming: IncomingMessage, outgoing: ServerResponse, status: number): void {
  const body = errorBody(codeOf(status), languageOf(incoming));
  outgoing.writeHead(status, { ...REJECTION_HEADERS, connection: 'close' }).end(body);
}

/**
 * Rejects a request whose body takes too long; false when its answer has begun already. The reader of the
 * body hears that it has broken off.
 */
export function rejectSlowBody(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (outgoing.headersSent || incoming.complete || !incoming.socket.writable) return false;
  endWith(incoming.socket, 408, languageOf(incoming));
  return true;
}

/** Whether Node's `clientError` says that a request took too long to arrive. */
export function isRequestTimeout(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Answers Node's `clientError`: what could not be parsed as a request, in Korean, for its headers are unknown. A
 * connection on which an answer is being written is only closed.
 */
export function rejectClientError(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  const { code } = error;
  if (!socket.writable || isAnswering || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  endWith(socket, STATUS_OF_CLIENT_ERROR[code ?? ''] ?? 400, DEFAULT_LANGUAGE);
}

/** The last that a connection carries. */
function endWith(socket: Duplex, status: number, language: Language): void {
  const body = errorBody(codeOf(status), language);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(REJECTION_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** The contract's error body for a request that reached no handler. */
export function errorBody(code: CommerceErrorCode, language: Language, requestId: string = randomUUID()): string {
  return JSON.stringify({ code, message: errorMessage(code, language), requestId });
}

function codeOf(status: number): CommerceErrorCode {
  return status === 413 ? 'PAYLOAD_TOO_LARGE' : 'INVALID_REQUEST';
}
