import { isCommerceError } from '@dealstore/commerce-core/domain';
import { WORKER } from '../src/page/trusted-script.ts';
import { matchRoute, ROUTES } from '../src/routes/paths.ts';
import { createAppLinks } from './files/app-links.ts';
import { createBackendAuth } from './backend-auth.ts';
import { bridgeCheck } from './bridge-check.ts';
import { readBuildOutput } from './files/build-output.ts';
import { readCookies } from './session/cookies.ts';
import { createDocuments } from './document/document.ts';
import { createErrorResponse, type ErrorResponse } from './error-response.ts';
import { createOfflineShell } from './document/offline-shell.ts';
import { failurePage } from './document/failure-page.ts';
import { createApiForwarder } from './forward-api.ts';
import { trackingInspector } from './tracking-inspector.ts';
import type { Handler, HostOptions } from './host-options.ts';
import { createPageVitals } from './page-vitals.ts';
import { readRequestContext, type RequestContext } from './request-context.ts';
import { createSecurityFile } from './files/security-file.ts';
import { secureHeaders, WORKER_POLICY } from './security-headers.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessionRenewal } from './session/session-renewal.ts';
import { createSessionRoutes } from './session/session-routes.ts';
import { createSitemap } from './files/sitemap.ts';

/**
 * Paths of the backend that need no session and are passed on as they are: pictures, health checks, payments, refusals
 * of advertising, the sandbox.
 */
const BACKEND_PATHS = /^\/(?:assets|files|toss|refuse|sandbox|healthz|readyz)(?:\/|$)/;
const SANDBOX_PATH = /^\/sandbox(?:\/|$)/;
/** What would be the sandbox of a backend that also takes its paths after `/api`. */
const API_SANDBOX_PATH = /^\/api\/+sandbox(?:\/|$)/i;

/** Whether a path reaches the sandbox other than by its own entry; it must not be passed on. */
export function isSandboxByApi(pathname: string): boolean {
  return API_SANDBOX_PATH.test(pathname);
}

/**
 * The web host: static files, session endpoints, the forwarded API and every page, as one `Request → Response`.
 * Reads the build at once, unless it is given one that has been read.
 */
export function createHost(options: HostOptions): Handler {
  const cookies = createSessionCookies(options.publicOrigin);
  const auth = createBackendAuth(options);
  const renewal = createSessionRenewal(options, cookies, auth);
  const errorResponse = createErrorResponse(options);
  const forwardApi = createApiForwarder(options, cookies, renewal, errorResponse);
  const sessionRoutes = createSessionRoutes({ options, cookies, auth, renewal, errorResponse });
  const build = retryable(() => options.build ?? readBuildOutput(options.distDir));
  const documents = createDocuments({ options, cookies, renewal, build, errorResponse });
  const offlineShell = createOfflineShell({ options, build });
  const pageVitals = createPageVitals(options);
  const sitemap = createSitemap(options);
  const appLinks = createAppLinks(options.config.shop.app);
  const securityFile = createSecurityFile({ ...options, email: options.config.shop.email });
  const secure = options.publicOrigin.startsWith('https:');

  /** The first of these that knows the path responds; a page is the last. */
  const route = async (request: Request, url: URL, context: RequestContext): Promise<Response> => {
    const { pathname } = url;
    if (isSandboxByApi(pathname)) return errorResponse(context, 'NOT_FOUND');
    if (pathname.startsWith('/api/')) return forwardApi(request, context);
    if (SANDBOX_PATH.test(pathname) && !options.sandbox) return errorResponse(context, 'NOT_FOUND');
    if (BACKEND_PATHS.test(pathname)) return withOwnHeaders(await options.backend(withoutCredentials(request)));
    const sessionResponse = await sessionRoutes(request, pathname, context);
    if (sessionResponse !== null) return sessionResponse;
    const appLinksResponse = appLinks(pathname);
    if (appLinksResponse !== null) return appLinksResponse;
    const securityResponse = securityFile(pathname);
    if (securityResponse !== null) return securityResponse;
    if (pathname === '/dev/tracking' && options.sandbox && request.method === 'GET')
      return trackingInspector(request, { secure });
    if (pathname === '/dev/bridge' && options.sandbox && request.method === 'GET')
      return bridgeCheck(context, { distDir: options.distDir, secure });
    const vitalsResponse = await pageVitals(request, pathname);
    if (vitalsResponse !== null) return vitalsResponse;
    const sitemapResponse = sitemap(pathname);
    if (sitemapResponse !== null) return sitemapResponse;
    const shell = await offlineShell(pathname, context);
    if (shell !== null) return shell;
    const { files } = await build();
    return (await files.respond(request, pathname)) ?? documents(request, url, context);
  };
  // Reading the build early lets the first visitor not wait for it; an error is thrown again with the first request.
  build().catch(() => undefined);

  return async (request) => {
    const context = readRequestContext(request, options.config.shop.appMarker);
    const url = new URL(request.url);
    const response = await route(request, url, context).catch((cause: unknown) => {
      options.report?.({ requestId: context.requestId, route: routeOf(url.pathname), cause });
      return failureResponse(request, context, cause, errorResponse);
    });
    const { headers } = response;
    if (url.pathname === WORKER) headers.set('content-security-policy', WORKER_POLICY);
    // A person who reports a problem can name the line of the log that belongs to it.
    if (!headers.has('x-request-id')) headers.set('x-request-id', context.requestId);
    secureHeaders(headers, { secure });
    return response;
  };
}

/** Which route a path is of, without its values: they contain keys of gifts and of payments. */
export function routeOf(pathname: string): string {
  const match = matchRoute(pathname);
  if (match !== null) return ROUTES[match.name].path;
  if (pathname === '/vitals') return pathname;
  const [area] = /^\/(?:api|assets|files|refuse|sandbox|session|static|toss)(?=\/)/.exec(pathname) ?? [];
  return area === undefined ? '*' : `${area}/*`;
}

/** Runs a load once and shares its promise; after a failure the next call loads again. */
function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((cause: unknown) => {
      loaded = null;
      throw cause;
    });
    return loaded;
  };
}

/** The headers of a response from `fetch` are immutable; these are not. */
function withOwnHeaders({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: new Headers(headers) });
}

/** The id of a customer at Toss Payments, which the page of its window sets and reads. */
const TOSS_CUSTOMER = /^[\w.-]{1,200}$/;

function withoutCredentials(request: Request): Request {
  const headers = new Headers(request.headers);
  const cookies = readCookies(request);
  headers.delete('cookie');
  headers.delete('authorization');
  // Pages beside the shop's own speak the language that was chosen.
  const language = cookies.get('lang');
  const sentOn = language === 'ko' || language === 'en' ? [`lang=${language}`] : [];
  const customer = cookies.get('toss_customer') ?? '';
  if (TOSS_CUSTOMER.test(customer)) sentOn.push(`toss_customer=${customer}`);
  if (sentOn.length > 0) headers.set('cookie', sentOn.join('; '));
  return new Request(request, { headers });
}

/**
 * The failure as a page for a browser, as the contract's error for a call: 503 when the
 * backend is busy, else 500. Spec §8.
 */
function failureResponse(
  request: Request,
  context: RequestContext,
  cause: unknown,
  errorResponse: ErrorResponse,
): Response {
  const error = errorResponse(context, isCommerceError(cause, 'BUSY') ? 'BUSY' : 'INTERNAL');
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return error;
  error.headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(failurePage(request, context.requestId), error);
}
