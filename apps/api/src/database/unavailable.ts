import { commerceError, isCommerceError } from '@dealstore/commerce-core/domain';

/** Classes of SQLSTATE that speak of the server, not of our statement: connection, resources, operator. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);
const LOCK_NOT_AVAILABLE = '55P03';
const DISK_FULL = '53100';
/** Codes of a connection that breaks; one that cannot be opened is known by what was tried, whatever its code. */
const SOCKET_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED ENOENT EPIPE ETIMEDOUT EAI_AGAIN ENOTFOUND ' +
    'ERR_SOCKET_CLOSED ERR_STREAM_DESTROYED ERR_STREAM_WRITE_AFTER_END'
  ).split(' '),
);
const OPENING = new Set<unknown>(['connect', 'getaddrinfo', 'socket']);
/** What is said of a request that has used up its time. */
export const DEADLINE_MESSAGE = 'the deadline of the request has passed';
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  // an answer to nothing that was asked: the conversation is broken
  'Received unexpected',
];
const RETRIED = new Set(['40001', '40P01']);
/**
 * The server ends the connection with these: shutdown, crash, not yet started, terminated while idle in a transaction.
 */
const CONNECTION_ENDED = new Set(['57P01', '57P02', '57P03', '57P05', '25P03']);

/** The SQLSTATE or system code something thrown carries, or null. Assumed: both live in `code`. */
export function errorCode(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return null;
  return typeof thrown.code === 'string' ? thrown.code : null;
}

/**
 * Whether a connection could not be opened, or broke: a full queue of the server's socket (EAGAIN)
 * and a lost network among it.
 */
function isOfSocket(thrown: unknown): boolean {
  const code = errorCode(thrown);
  return (
    (code !== null && SOCKET_CODES.has(code)) ||
    (thrown instanceof Error && OPENING.has(Reflect.get(thrown, 'syscall')))
  );
}

/** Whether the database could not answer, as opposed to refusing what was asked. Assumed: a later try may succeed. */
export function isUnavailable(thrown: unknown): boolean {
  const code = errorCode(thrown);
  if (isOfSocket(thrown) || code === LOCK_NOT_AVAILABLE) return true;
  if (code !== null && code.length === 5 && UNAVAILABLE_CLASSES.has(code.slice(0, 2))) return true;
  if (!(thrown instanceof Error)) return false;
  return thrown.message === DEADLINE_MESSAGE || DRIVER_MESSAGES.some((message) => thrown.message.startsWith(message));
}

/** Whether the connection itself is lost, as opposed to a statement the server has refused or timed out. */
export function isConnectionLost(thrown: unknown): boolean {
  const code = errorCode(thrown);
  if (isOfSocket(thrown) || (code !== null && (code.startsWith('08') || CONNECTION_ENDED.has(code)))) return true;
  return thrown instanceof Error && DRIVER_MESSAGES.some((message) => thrown.message.startsWith(message));
}

/** Whether the same transaction may simply be tried again: a deadlock or a serialization failure. */
export function isRetryable(thrown: unknown): boolean {
  const code = errorCode(thrown);
  return code !== null && RETRIED.has(code);
}

/** The unavailable database as BUSY, the original as its cause; anything else unchanged. Spec §8. */
export function asBusy(thrown: unknown): unknown {
  return isUnavailable(thrown) ? commerceError('BUSY', { cause: thrown }) : thrown;
}

/** Whether the server had no room on its disk for what a statement writes. */
export function isDiskFull(thrown: unknown): boolean {
  return errorCode(thrown) === DISK_FULL;
}

/** Whether it says, or was caused by, that another transaction held a row or a key for too long. */
export function isLockWait(thrown: unknown): boolean {
  return errorCode(thrown) === LOCK_NOT_AVAILABLE || (isCommerceError(thrown) && isLockWait(thrown.cause));
}
