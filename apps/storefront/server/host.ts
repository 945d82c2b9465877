import { createBackendAuth } from './backend-auth.ts';
import { readBuildOutput } from './build-output.ts';
import { createDocuments } from './document.ts';
import { createApiForwarder } from './forward-api.ts';
import type { Handler, HostOptions } from './host-options.ts';
import { createSessionKeeper } from './keep-session.ts';
import { createRefuse, type Refuse } from './refusal.ts';
import { secureHeaders } from './security-headers.ts';
import { createSessionCookies } from './session-cookies.ts';
import { createSessionRoutes } from './session-routes.ts';
import { createSitemap } from './sitemap.ts';
import { readVisitor, type Visitor } from './visitor.ts';

/** Paths of the backend that need no session and are passed on as they are: pictures, probes, the sandbox. */
const BACKEND_PATHS = /^\/(?:assets|sandbox|healthz|readyz)(?:\/|$)/;

/**
 * The web host: static files, session endpoints, the forwarded API and every page, as one `Request → Response`.
 * Reads the build at once, unless it is told of one that has been read.
 */
export function createHost(options: HostOptions): Handler {
  const cookies = createSessionCookies(options.publicOrigin);
  const auth = createBackendAuth(options);
  const keeper = createSessionKeeper(options, cookies, auth);
  const refuse = createRefuse(options);
  const forward = createApiForwarder(options, cookies, keeper, refuse);
  const session = createSessionRoutes({ options, cookies, auth, keeper, refuse });
  const build = once(() => options.build ?? readBuildOutput(options.distDir));
  const documents = createDocuments({ options, cookies, keeper, build, refuse });
  const sitemap = createSitemap(options);
  const secure = options.publicOrigin.startsWith('https:');

  const answer = async (request: Request, visitor: Visitor): Promise<Response> => {
    const url = new URL(request.url);
    try {
      if (url.pathname.startsWith('/api/')) return await forward(request, visitor);
      if (BACKEND_PATHS.test(url.pathname)) return passedOn(await options.backend(withoutCookies(request)));
      const step = await session(request, url.pathname, visitor);
      if (step !== null) return step;
      const map = sitemap(url.pathname);
      if (map !== null) return await map;
      const { files } = await build();
      return files.answer(request, url.pathname) ?? (await documents(request, url, visitor));
    } catch (cause) {
      options.report?.({ requestId: visitor.requestId, path: url.pathname, cause });
      return failed(request, visitor, refuse);
    }
  };
  // Reading the build early lets the first visitor not wait for it; a failure is told with the first request.
  build().catch(() => undefined);

  return async (request) => {
    const visitor = readVisitor(request, options.config.shop.appMarker);
    const response = await answer(request, visitor);
    const { headers } = response;
    // Whoever reports a problem can name the line of the log that belongs to it.
    if (!headers.has('x-request-id')) headers.set('x-request-id', visitor.requestId);
    secureHeaders(headers, { secure });
    return response;
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = null;
      throw cause;
    });
    return made;
  };
}

/** An answer from behind a socket has headers that nobody may add to. */
function passedOn({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: new Headers(headers) });
}

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  headers.delete('authorization');
  return new Request(request, { headers });
}

/** The page of last resort: no script, no style, says only what helps. Spec §8 wording: design of the shop. */
function failed(request: Request, visitor: Visitor, refuse: Refuse): Response {
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return refuse(visitor, 'INTERNAL');
  const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>잠시 후 다시 시도해 주세요</title><h1>잠시 후 다시 시도해 주세요</h1><p>Please try again in a moment.</p>
<p><a href="">다시 시도 · Retry</a> · <a href="/">홈으로 가기 · Home</a></p><small>${visitor.requestId}</small></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
