import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { readRendition, type Rendition } from '../rendition/rendition.ts';
import type { Renditions } from '../rendition/renditions.ts';
import type { Demo } from './demo.ts';

const ART_PATH = /^\/assets\/art\/([^/]+)\.svg$/;

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the pictures of a demonstration at `/assets/art/{key}.svg`, and in pixels at `?w=400`; null for every other
 * path. A key says all about its picture, so an answer never changes and may be kept for a year. Assumed: our own
 * addresses.
 */
export function artRoutes(renditions: Renditions, draw: Demo['draw']): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/assets/art/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const key = readKey(pathname);
    const drawing = key === null ? null : draw(key);
    const rendition = readRendition(searchParams);
    if (drawing === null || rendition === undefined) return refused(404, { 'cache-control': 'no-cache' });
    const headers = new Headers({
      'content-security-policy': POLICY,
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag: entityTag(drawing, rendition),
    });
    const condition = { 'if-none-match': request.headers.get('if-none-match') ?? '' };
    if (fresh(condition, { etag: headers.get('etag') ?? '' })) return new Response(null, { status: 304, headers });
    const bytes = rendition === null ? null : await renditions.render({ svg: drawing }, rendition);
    if (rendition === null || bytes === null) {
      // The drawing shows in place of its rendition while too many wait; the next request shall find the small one.
      if (rendition !== null) headers.set('cache-control', 'no-store');
      return drawingResponse(request, drawing, headers);
    }
    headers.set('content-type', `image/${rendition.format}`);
    headers.set('content-length', String(bytes.byteLength));
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}

function drawingResponse(request: Request, drawing: string, headers: Headers): Response {
  headers.set('content-type', 'image/svg+xml; charset=utf-8');
  headers.set('vary', 'accept-encoding');
  if (!takesBrotli(request)) return new Response(request.method === 'HEAD' ? null : drawing, { headers });
  headers.set('content-encoding', 'br');
  return new Response(request.method === 'HEAD' ? null : packed(drawing), { headers });
}

/** Whether the browser takes brotli (RFC 9110 §12.5.3); every one that reads our pages does. */
function takesBrotli(request: Request): boolean {
  const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' };
  return new Negotiator({ headers }).encodings(['br']).length > 0;
}

/** A drawing packed with brotli: a third of its size, in less time than drawing it. */
function packed(drawing: string): Uint8Array<ArrayBuffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return new Uint8Array(brotliCompressSync(drawing, { params }));
}

function readKey(pathname: string): string | null {
  const text = ART_PATH.exec(pathname)?.[1];
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Weak: the same picture, packed or not. */
function entityTag(drawing: string, rendition: Rendition | null): string {
  const size = rendition === null ? '' : `-${rendition.width}-${rendition.format}`;
  return `W/"${createHash('sha256').update(drawing).digest('base64url').slice(0, 27)}${size}"`;
}

function refused(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' },
  });
}
