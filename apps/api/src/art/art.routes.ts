import { createHash } from 'node:crypto';
import { drawArtKey } from '../demo/art/art-key.ts';

const ART_PATH = /^\/assets\/art\/([^/]+)\.svg$/;

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Serves the drawn pictures at `/assets/art/{key}.svg`; null for every other path.
 * A key says all about its picture, so an answer never changes and may be kept for a year. Assumed: our own addresses.
 */
export function artRoutes(): (request: Request) => Response | null {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/assets/art/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const key = readKey(pathname);
    const drawing = key === null ? null : drawArtKey(key);
    if (drawing === null) return refused(404, { 'cache-control': 'no-cache' });
    const headers = new Headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      etag: entityTag(drawing),
    });
    if (request.headers.get('if-none-match') === headers.get('etag'))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : drawing, { headers });
  };
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

function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

function refused(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' },
  });
}
