import { createHash } from 'node:crypto';
import type { StaticFiles } from '@dealstore/storefront/server';
import { secureHeaders } from '@dealstore/storefront/security-headers';

const BASE = '/docs';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;

/** Whether a path is one of the documentation. */
export function isOfDocs(pathname: string): boolean {
  return pathname === BASE || pathname.startsWith(`${BASE}/`);
}

/**
 * Serves the built documentation below `/docs`, under a content policy of its own; null for any other path. It reads no
 * cookie and sets none.
 * @param filesNow null while the documentation is being built
 */
export function createDocsSite(
  filesNow: () => StaticFiles | null,
  { publicOrigin }: { readonly publicOrigin: string },
): (request: Request) => Promise<Response> | null {
  const secure = publicOrigin.startsWith('https:');
  const policies = new Map<string, string>();
  const policyOf = (files: StaticFiles, page: string): string => {
    const policy = policies.get(page) ?? contentPolicy(files.text(page) ?? '');
    policies.set(page, policy);
    return policy;
  };

  const respond = async (request: Request, path: string): Promise<Response> => {
    if (path === '') return new Response(null, { status: 308, headers: { location: `${BASE}/` } });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const files = filesNow();
    if (files === null) return notYet();
    const file = fileOf(path);
    const found = await files.respond(request, file);
    if (found !== null) return file.endsWith('.html') ? asPage(found, files, file) : found;
    const { method } = request;
    const missing = await files.respond(new Request(request.url, { method }), '/404.html');
    const { body, headers } = asPage(missing ?? new Response(), files, '/404.html');
    headers.set('cache-control', 'no-store');
    return new Response(body, { status: 404, headers });
  };

  /** A page is asked for anew each time, and is the same until the next build. */
  const asPage = (response: Response, files: StaticFiles, file: string): Response => {
    response.headers.set('cache-control', 'no-cache');
    response.headers.set('content-language', file.startsWith('/ko/') ? 'ko' : 'en');
    response.headers.set('content-security-policy', policyOf(files, file));
    return response;
  };

  return (request) => {
    const { pathname } = new URL(request.url);
    if (!isOfDocs(pathname)) return null;
    return respond(request, pathname.slice(BASE.length)).then((response) => {
      secureHeaders(response.headers, { secure });
      return response;
    });
  };
}

function notYet(): Response {
  const headers = { 'retry-after': '30', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return new Response(
    '문서를 준비하고 있어요. 1분 뒤에 다시 열어 주세요.\nThe documentation is being built. Try again in a minute.\n',
    {
      status: 503,
      headers,
    },
  );
}

/** The file of an address: pages are linked without a suffix. */
function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`;
  return /\.[a-z0-9]+$/.test(path) ? path : `${path}.html`;
}

/** What VitePress needs: its own files, and the scripts that stand in a page by their hashes. */
function contentPolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
