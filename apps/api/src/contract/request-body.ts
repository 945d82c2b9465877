import { commerceError, FILE_LIMIT_BYTES, isCommerceError } from '@dealstore/commerce-core/domain';

/** Longest body of a call, in bytes: 64 KB. Assumed. */
const LONGEST_BODY = 64 * 1024;

/** Deepest nesting of a body. Assumed. */
const DEEPEST_BODY = 32;

/** A string of sound JSON, a name or a value. */
const JSON_STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** Half a pair can only come escaped: decoding has refused it as bytes. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

/**
 * Reads a JSON body within its limits.
 * Rejects with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or INVALID_REQUEST for a body that breaks off and for JSON
 * that is broken, too deep, says one name twice, or carries what PostgreSQL keeps no text of: NUL and half a surrogate
 * pair.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) throw commerceError('UNSUPPORTED_MEDIA_TYPE');
  const text = await readText(request, LONGEST_BODY);
  const value = parse(text);
  if (isTooDeep(value, DEEPEST_BODY))
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'depth' } });
  // Readers disagree on which of two values counts (RFC 8259 §4): a client that sends both means no good.
  if (namesIn(value) !== text.replaceAll(JSON_STRING, '').split(':').length - 1) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'duplicate' } });
  }
  if (SURROGATE_ESCAPE.test(text) && !isWellFormed(value)) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'utf-8' } });
  }
  return value;
}

/**
 * Reads the bytes of a file. Rejects with UNSUPPORTED_MEDIA_TYPE, FILE_TOO_LARGE, or
 * INVALID_REQUEST for a body that breaks off.
 */
export async function readBytesBody(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/octet-stream$/i.test(type)) throw commerceError('UNSUPPORTED_MEDIA_TYPE');
  return readWhole(request, FILE_LIMIT_BYTES).catch((thrown: unknown) => {
    throw isCommerceError(thrown, 'PAYLOAD_TOO_LARGE') ? commerceError('FILE_TOO_LARGE') : thrown;
  });
}

/**
 * Reads a body as text. Rejects with PAYLOAD_TOO_LARGE, or INVALID_REQUEST for a body that breaks off or is no UTF-8.
 * @param longest in bytes
 */
export async function readText(request: Request, longest: number): Promise<string> {
  const bytes = await readWhole(request, longest);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'utf-8' } });
  }
}

async function readWhole(request: Request, longest: number): Promise<Uint8Array> {
  const bytes = await readBytes(request, longest).catch((cause: unknown) => {
    if (isCommerceError(cause)) throw cause;
    // The sender broke off, or was cut: nothing of ours has failed.
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'whole' }, cause });
  });
  if (bytes.byteLength > longest) throw commerceError('PAYLOAD_TOO_LARGE');
  return bytes;
}

/** At most a piece more than the limit; a body of announced length arrives whole, for no more than that is read. */
async function readBytes(request: Request, longest: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) <= longest) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > longest) throw commerceError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  if (text.includes('\0') || /\\u0000/i.test(text)) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'nul' } });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'json' } });
  }
}

function isTooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}

/** How many names a value's objects have; in its text each was followed by a colon. */
function namesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce((count: number, part) => count + namesIn(part), Array.isArray(value) ? 0 : inner.length);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
}
