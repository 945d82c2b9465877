import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { acceptedEncoding } from './static-files.ts';

/**
 * Brotli quality of HTML made on the fly: the least that tells the letters of Korean apart by what stands before them, a
 * twentieth smaller than 5 on half of the pages for a quarter more time (0.2 ms of a page's 52 kB). Assumed; see the bench.
 */
export const HTML_QUALITY = 7;

/**
 * Compresses a whole page for a browser and says so in the headers. At once, not in the thread pool: a page takes about a
 * millisecond, and handing it over costs most of that again.
 */
export function compressPage(request: Request, content: Uint8Array<ArrayBuffer>, headers: Headers): BodyInit {
  const encoding = acceptedEncoding(request);
  if (encoding === null) return content;
  headers.set('content-encoding', encoding);
  const params = { [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
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
          params: { [constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY },
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
