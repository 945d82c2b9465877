import { pipeline, type Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** A content coding of RFC 9110 §8.4.1 the host writes. */
export type Encoding = 'br' | 'gzip';

/**
 * Brotli quality of HTML made on the fly. From 7 on, brotli models Korean letters by the bytes before them, which saves
 * a twentieth on half of the pages; 9 saves a little more for a millisecond. Assumed.
 */
export const HTML_QUALITY = 9;

/**
 * How far back a page's HTML may repeat itself, as a power of two: 64 kB, a page. More takes a third of the time again.
 */
const HTML_WINDOW = 16;

/** How the host compresses a page by brotli. */
export const HTML_BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: HTML_WINDOW,
};

/** The best content coding a browser accepts (RFC 9110 §12.5.3): brotli, else gzip, else none. */
export function acceptedEncoding(request: Request): Encoding | null {
  const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' };
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** A whole body as bytes, compressed once for each content coding. */
export interface CompressedBody {
  /** Most bytes it may take in memory, in all its content codings. */
  readonly maxBytes: number;
  /** @param encoding null for the content as it is */
  encoded(encoding: Encoding | null): Uint8Array<ArrayBuffer>;
}

/** Compresses a body when a content coding is asked for the first time. */
export function createCompressedBody(content: Uint8Array<ArrayBuffer>): CompressedBody {
  let br: Uint8Array<ArrayBuffer> | null = null;
  let gzip: Uint8Array<ArrayBuffer> | null = null;
  return {
    // HTML shrinks to less than half by either.
    maxBytes: content.length * 2,
    encoded: (encoding) => {
      if (encoding === 'br') return (br ??= compressBrotli(content));
      return encoding === 'gzip' ? (gzip ??= new Uint8Array(gzipSync(content))) : content;
    },
  };
}

/**
 * What stands before a page's second packing: white space, which HTML allows before its doctype (HTML §13.1), some
 * 10 bytes packed.
 */
const OTHER_PLACE = Buffer.from(' '.repeat(1_000));

/**
 * Compresses a page at two places, and keeps the shorter. Brotli reads 64 bytes of every 4 kB to decide whether it
 * models letters by those before them; a page whose Korean lies between those is a twentieth longer, by chance. It
 * takes 2 ms more, once for each page that is kept.
 */
function compressBrotli(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const here = packed(content);
  const there = packed(Buffer.concat([OTHER_PLACE, content]));
  return new Uint8Array(there.length < here.length ? there : here);
}

function packed(content: Uint8Array): Buffer {
  const params = { ...HTML_BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params });
}

/**
 * Compresses a stream piece by piece, so that what is ready is sent at once.
 * @param encoding null for the content as it is
 */
export function compressStream(stream: Readable, encoding: Encoding | null): ReadableStream<Uint8Array> {
  if (encoding === null) return toWeb(stream);
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: HTML_BROTLI, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Destroys both when either fails or ends early: a canceled response stops the rendering. Errors reach the reader.
  pipeline(stream, compressor, () => undefined);
  return toWeb(compressor);
}

/** Node's own web stream type lacks what the DOM's one declares; both are the same object. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const reader = stream[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === 'string' ? Buffer.from(value) : value);
    },
    cancel() {
      stream.destroy();
    },
  });
}
