import { isCommerceError } from '@dealstore/commerce-core/domain';
import { isRedirectReason } from '../../src/page/redirect-reason.ts';
import type { PageInput } from '../../src/entry-server.tsx';
import { paths } from '../../src/routes/links.ts';
import { isMemberRoute, matchRoute, type RouteMatch } from '../../src/routes/paths.ts';
import { movedPermanently, seeOther, withCookies } from '../responses.ts';
import { backendHeaders } from '../backend-headers.ts';
import type { BuildOutput } from '../files/build-output.ts';
import { acceptedEncoding, compressStream, createCompressedBody } from '../files/compress.ts';
import { createDocumentGuard, type GuardResult } from './document-guard.ts';
import type { HostOptions } from '../host-options.ts';
import { type CachedHtml, createHtmlCache, type HtmlKey } from './html-cache.ts';
import type { SessionRenewal } from '../session/session-renewal.ts';
import { redirectTarget } from '../session/safe-redirect.ts';
import { type ErrorResponse, withAllow, withRetryAfter } from '../error-response.ts';
import { loadPage, renderStream, renderWhole } from './render.ts';
import { createRenderQueue } from './render-queue.ts';
import { createNonce, hashContentPolicy, nonceContentPolicy, secureHeaders } from '../security-headers.ts';
import type { SessionCookies } from '../session/session-cookies.ts';
import type { RequestContext } from '../request-context.ts';

/** Longest wait for a page's data; the page is then rendered without the rest: 3 s. Assumed. */
const PREFETCH_LIMIT_MS = 3_000;

/** The methods of a page. */
const READ_METHODS = ['GET', 'HEAD'];

/** What the documents of the host need. */
export interface DocumentParts {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly renewal: SessionRenewal;
  readonly build: () => Promise<BuildOutput>;
  readonly errorResponse: ErrorResponse;
}

/** A request for a page that may be shown. */
interface PageRequest {
  readonly request: Request;
  readonly url: URL;
  readonly context: RequestContext;
  readonly build: BuildOutput;
  readonly input: PageInput;
  /** The token to send to the backend; null for a guest. */
  readonly bearer: string | null;
  /** `Set-Cookie` values of the response. */
  readonly setCookies: readonly string[];
}

/** Answers every GET that is no file, no call and no session step: a page, or a redirect to one. Spec §2, §4. */
export function createDocuments({ options, cookies, renewal, build, errorResponse }: DocumentParts) {
  const guard = createDocumentGuard({ options, cookies, renewal });
  const cache = createHtmlCache();
  const renderQueue = createRenderQueue();
  const secure = options.publicOrigin.startsWith('https:');
  const { kakaoKey } = options.config;
  const policy = { secure, usesKakao: kakaoKey !== undefined };

  return async (request: Request, url: URL, context: RequestContext): Promise<Response> => {
    if (!READ_METHODS.includes(request.method))
      return withAllow(errorResponse(context, 'METHOD_NOT_ALLOWED'), READ_METHODS);
    if (/^\/redirect\//i.test(url.pathname)) {
      const target = redirectTarget(url.pathname, url.search);
      if (target !== null) return seeOther(target);
    }
    const match = matchRoute(url.pathname);
    if (match !== null && match.moved !== null) return movedPermanently(match.moved + url.search);
    const asksNothing = match?.name === 'searchResult' && (url.searchParams.get('keyword') ?? '').trim() === '';
    if (asksNothing) return seeOther(paths.search());
    const guarded = await guard(request, url, context);
    if (guarded.redirect !== null) return withCookies(guarded.redirect, guarded.setCookies);

    const redirectReason = cookies.redirectReason(request);
    const page: PageRequest = {
      request,
      url,
      context,
      build: await build(),
      bearer: guarded.bearer,
      input: pageInput(url, context, {
        ...guarded,
        redirectReason: guarded.redirectReason ?? (isRedirectReason(redirectReason) ? redirectReason : null),
      }),
      setCookies: [...guarded.setCookies, ...(redirectReason === null ? [] : cookies.clearRedirectReason())],
    };
    // A page that is the same for every guest comes from the cache; every other one is rendered for its context.
    const isPublic = guarded.bearer === null && page.setCookies.length === 0;
    return isPublic && match !== null && !isMemberRoute(match.name) ? guestPage(page) : personalPage(page, match);
  };

  async function guestPage(page: PageRequest): Promise<Response> {
    const { language, platform, theme, cardLayout } = page.context;
    const key = { path: page.url.pathname + page.url.search, language, platform, theme, cardLayout };
    const fresh = await freshPage(page, key).catch((error: unknown) => {
      if (isCommerceError(error, 'BUSY')) return error;
      throw error;
    });
    const stale = isCommerceError(fresh) || fresh.status === 503 ? cache.stale(key) : null;
    if (stale !== null) return cachedResponse(page, stale.page, stale.ageMs);
    if (isCommerceError(fresh)) throw fresh;
    return cachedResponse(page, fresh, null);
  }

  async function freshPage(
    { context: { theme }, build, input }: PageRequest,
    key: Omit<HtmlKey, 'catalogueVersion'>,
  ): Promise<CachedHtml> {
    const catalogueVersion = (await options.catalogueVersion?.()) ?? '';
    return cache.get({ ...key, catalogueVersion }, async () => {
      const page = await loadPage(build, input, { origin: options.publicOrigin, theme });
      const { html, inline } = await renderQueue(() => renderWhole(page));
      return {
        status: page.prepared.status,
        body: createCompressedBody(html),
        contentPolicy: hashContentPolicy(inline, policy),
        isCacheable: page.prepared.isComplete && page.prepared.status === 200,
      };
    });
  }

  /**
   * @param staleMs the age of a page served in place of one that cannot be rendered; it says so (RFC 9211), or null
   */
  function cachedResponse({ request, url }: PageRequest, page: CachedHtml, staleMs: number | null): Response {
    const { status, body, contentPolicy } = page;
    const encoding = acceptedEncoding(request);
    const headers = pageHeaders(url, contentPolicy, 'no-cache');
    if (encoding !== null) headers.set('content-encoding', encoding);
    if (staleMs !== null) {
      const ageS = Math.floor(staleMs / 1_000);
      headers.set('age', String(ageS));
      headers.set('cache-status', `dealstore; hit; ttl=-${ageS}`);
    }
    return withRetryAfter(new Response(request.method === 'HEAD' ? null : body.encoded(encoding), { status, headers }));
  }

  async function personalPage(pageRequest: PageRequest, match: RouteMatch | null): Promise<Response> {
    const { page, setCookies } = await loadPersonal(pageRequest);
    const { request, url, context } = pageRequest;
    if (page.prepared.isSessionEnded) {
      await renewal.endSession(request, context);
      return seeOther('/', [...cookies.clear(), ...cookies.setRedirectReason('session-ended')]);
    }
    const nonce = createNonce();
    const stream = await renderQueue(() => renderStream(page, nonce));
    const encoding = acceptedEncoding(request);
    const isPrivate = match !== null && isMemberRoute(match.name);
    // `no-cache` keeps the back/forward cache working, `no-store` keeps private pages out of it.
    const cacheControl = isPrivate ? 'no-store' : 'private, no-cache';
    const headers = pageHeaders(url, nonceContentPolicy(nonce, policy), cacheControl);
    if (encoding !== null) headers.set('content-encoding', encoding);
    const body = compressStream(stream, encoding);
    const response = new Response(request.method === 'HEAD' ? null : body, { status: page.prepared.status, headers });
    return withRetryAfter(withCookies(response, setCookies));
  }

  /** A page whose server token was refused is read again with a new one, while the user token is good for it. */
  async function loadPersonal({ request, context, build, input, bearer, setCookies }: PageRequest) {
    const look = { origin: options.publicOrigin, theme: context.theme };
    const page = await loadPage(build, input, look);
    if (bearer === null || !page.prepared.isSessionEnded) return { page, setCookies };
    const session = await renewal.activeSession(request, context, bearer);
    if (session === null || !('bearer' in session)) return { page, setCookies };
    const headers = backendHeaders(context, session.bearer);
    return {
      page: await loadPage(build, { ...input, headers }, look),
      setCookies: [...setCookies, ...session.setCookies],
    };
  }

  function pageInput(url: URL, context: RequestContext, { bearer, login, redirectReason }: GuardResult): PageInput {
    return {
      pathname: url.pathname,
      search: url.search,
      facts: {
        language: context.language,
        platform: context.platform,
        loggedIn: bearer !== null,
        ...(login !== null && { login }),
        ...(context.cardLayout === 'rows' && { cards: 'rows' }),
        redirectReason,
        sandbox: options.sandbox,
        ...(kakaoKey !== undefined && { kakaoKey }),
        shop: options.config.shop,
      },
      baseUrl: `${options.publicOrigin}/api`,
      fetch: options.backend,
      ...(bearer === null && options.readDirectly !== undefined ? { readDirectly: options.readDirectly } : {}),
      headers: backendHeaders(context, bearer),
      clock: options.clock,
      prefetchLimitMs: PREFETCH_LIMIT_MS,
    };
  }

  function pageHeaders(url: URL, contentPolicy: string, cacheControl: string): Headers {
    const secretPath = /^\/mypage\/giftbox\//i.test(url.pathname);
    const headers = new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': secretPath ? 'no-store' : cacheControl,
      vary: 'Cookie, Accept-Language, Accept-Encoding, User-Agent',
    });
    secureHeaders(headers, { secure, contentPolicy, secretPath });
    return headers;
  }
}
