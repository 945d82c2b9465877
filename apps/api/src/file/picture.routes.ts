import type { AppParts } from '../app-parts.ts';

const PICTURE_PATH = /^\/files\/([0-9a-f]{32}\.webp)$/;

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const POLICY = "default-src 'none'; sandbox";

/** Where a stored picture is shown, from the root of the shop. Assumed: our own addresses. */
export function pictureUrl(fileName: string): string {
  return `/files/${fileName}`;
}

/**
 * Serves what members have sent at `/files/{name}.webp`, always as a WebP; null for every other path. Whoever knows the
 * name may see it: it has 128 random bits. A name never gets other bytes, so they may be kept for a year.
 */
export function pictureRoutes({ files }: Pick<AppParts, 'files'>): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/files/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const fileName = PICTURE_PATH.exec(pathname)?.[1];
    const bytes = fileName === undefined ? null : await files.read(fileName);
    if (bytes === null) return refused(404, { 'cache-control': 'no-cache' });
    const headers = {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'content-security-policy': POLICY,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}

function refused(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' },
  });
}
