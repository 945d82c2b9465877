import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { acceptedEncoding } from './static-files.ts';

/**
 * Brotli quality of HTML made on the fly. From 7 on, letters of Korean are told apart by what stands before them, which takes a
 * twentieth off half of the pages; 8 takes a little more off at no more time. Assumed.
 */
export const HTML_QUALITY = 8;

/** How far back a page's HTML may repeat itself, as a power of two: 64 kB, a page. Keeping track of more takes a third of the time again. */
const HTML_WINDOW = 16;

/** How the host packs a page. */
export const HTML_BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: HTML_WINDOW,
};

/**
 * Compresses a whole page for a browser and says so in the headers. At once, not in the thread pool: a page takes about a
 * millisecond, and handing it over costs most of that again.
 */
export function compressPage(request: Request, content: Uint8Array<ArrayBuffer>, headers: Headers): BodyInit {
  const encoding = acceptedEncoding(request);
  if (encoding === null) return content;
  headers.set('content-encoding', encoding);
  const params = { ...HTML_BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return new Uint8Array(encoding === 'br' ? brotliCompressSync(content, { params }) : gzipSync(content));
}

/** Compresses a stream piece by piece, so that what is ready arrives at once. */
export function compressStream(request: Request, stream: Readable, headers: Headers): BodyInit {
  const encoding = acceptedEncoding(request);
  if (encoding === null) return toWeb(stream);
  headers.set('content-encoding', encoding);
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          params: HTML_BROTLI,
          flush: constants.BROTLI_OPERATION_FLUSH,
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  stream.on('error', (cause) => compressor.destroy(cause));
  return toWeb(stream.pipe(compressor));
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
