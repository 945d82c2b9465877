import { isArrival } from '../src/page/arrival.ts';
import type { PageInput } from '../src/entry-server.tsx';
import { isMemberRoute, matchRoute, type RouteMatch } from '../src/routes/paths.ts';
import { movedPermanently, seeOther, withCookies } from './answers.ts';
import { backendHeaders } from './backend-headers.ts';
import type { BuildOutput } from './build-output.ts';
import { acceptedEncoding, compressStream, createCompressedBody } from './compress.ts';
import { createDocumentGuard, type Guarded } from './document-guard.ts';
import type { HostOptions } from './host-options.ts';
import { createHtmlCache } from './html-cache.ts';
import type { SessionKeeper } from './keep-session.ts';
import { redirectTarget } from './known-path.ts';
import { type Refuse, withAllow } from './refusal.ts';
import { loadPage, renderStream, renderWhole } from './render.ts';
import { createRenderQueue } from './render-queue.ts';
import { createNonce, hashContentPolicy, nonceContentPolicy, secureHeaders } from './security-headers.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { Visitor } from './visitor.ts';

/** Time the server waits for a page's data before it sends what it has: 3 s. Assumed. */
const PREFETCH_LIMIT_MS = 3_000;

/** The methods of a page. */
const READING = ['GET', 'HEAD'];

/** What the documents of the host are made of. */
export interface DocumentParts {
  readonly options: HostOptions;
  readonly cookies: SessionCookies;
  readonly keeper: SessionKeeper;
  readonly build: () => Promise<BuildOutput>;
  readonly refuse: Refuse;
}

/** A request for a page that may be shown. */
interface PageRequest {
  readonly request: Request;
  readonly url: URL;
  readonly visitor: Visitor;
  readonly build: BuildOutput;
  readonly input: PageInput;
  /** `Set-Cookie` values of the response. */
  readonly setCookies: readonly string[];
}

/** Answers every GET that is no file, no call and no session step: a page, or a redirect to one. Spec §2, §4. */
export function createDocuments({ options, cookies, keeper, build, refuse }: DocumentParts) {
  const guard = createDocumentGuard({ options, cookies, keeper });
  const cache = createHtmlCache();
  const inQueue = createRenderQueue();
  const secure = options.publicOrigin.startsWith('https:');

  return async (request: Request, url: URL, visitor: Visitor): Promise<Response> => {
    if (!READING.includes(request.method)) return withAllow(refuse(visitor, 'METHOD_NOT_ALLOWED'), READING);
    if (/^\/redirect\//i.test(url.pathname)) {
      const target = redirectTarget(url.pathname, url.search);
      if (target !== null) return seeOther(target);
    }
    const match = matchRoute(url.pathname);
    if (match !== null && match.moved !== null) return movedPermanently(match.moved + url.search);
    const guarded = await guard(request, url, visitor);
    if (guarded.redirect !== null) return withCookies(guarded.redirect, guarded.cookies);

    const arrival = cookies.arrival(request);
    const page: PageRequest = {
      request,
      url,
      visitor,
      build: await build(),
      input: pageInput(url, visitor, {
        ...guarded,
        arrival: guarded.arrival ?? (isArrival(arrival) ? arrival : null),
      }),
      setCookies: [...guarded.cookies, ...(arrival === null ? [] : cookies.dropArrival())],
    };
    // A page that is the same for every guest comes from the cache; every other one is rendered for its visitor.
    const isPublic = guarded.bearer === null && page.setCookies.length === 0;
    return isPublic && match !== null && !isMemberRoute(match.name) ? answerGuest(page) : answerVisitor(page, match);
  };

  async function answerGuest({ request, url, visitor, build, input }: PageRequest): Promise<Response> {
    const { language, platform, theme, rows } = visitor;
    const catalogueVersion = (await options.catalogueVersion?.()) ?? '';
    const key = { path: url.pathname + url.search, language, platform, theme, rows, catalogueVersion };
    const { status, body, contentPolicy } = await cache.get(key, async () => {
      const page = await loadPage(build, input, { origin: options.publicOrigin, theme });
      const { html, inline } = await inQueue(() => renderWhole(page));
      return {
        status: page.prepared.status,
        body: createCompressedBody(html),
        contentPolicy: hashContentPolicy(inline, { secure }),
        isCacheable: page.prepared.isComplete && page.prepared.status === 200,
      };
    });
    const encoding = acceptedEncoding(request);
    const headers = pageHeaders(url, contentPolicy, 'no-cache');
    if (encoding !== null) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : body.encoded(encoding), { status, headers });
  }

  async function answerVisitor(
    { request, url, visitor, build, input, setCookies }: PageRequest,
    match: RouteMatch | null,
  ): Promise<Response> {
    const page = await loadPage(build, input, { origin: options.publicOrigin, theme: visitor.theme });
    if (page.prepared.isSessionEnded) {
      return seeOther('/', [...cookies.clear(), ...cookies.sendArrival('session-ended')]);
    }
    const nonce = createNonce();
    const stream = await inQueue(() => renderStream(page, nonce));
    const encoding = acceptedEncoding(request);
    const isPrivate = match !== null && isMemberRoute(match.name);
    // `no-cache` keeps the back/forward cache working, `no-store` keeps private pages out of it.
    const cacheControl = isPrivate ? 'no-store' : 'private, no-cache';
    const headers = pageHeaders(url, nonceContentPolicy(nonce, { secure }), cacheControl);
    if (encoding !== null) headers.set('content-encoding', encoding);
    const body = compressStream(stream, encoding);
    const response = new Response(request.method === 'HEAD' ? null : body, { status: page.prepared.status, headers });
    return withCookies(response, setCookies);
  }

  function pageInput(url: URL, visitor: Visitor, { bearer, login, arrival }: Guarded): PageInput {
    return {
      pathname: url.pathname,
      search: url.search,
      facts: {
        language: visitor.language,
        platform: visitor.platform,
        loggedIn: bearer !== null,
        ...(login !== null && { login }),
        ...(visitor.rows && { cards: 'rows' }),
        arrival,
        sandbox: options.sandbox,
        shop: options.config.shop,
      },
      baseUrl: `${options.publicOrigin}/api`,
      fetch: options.backend,
      ...(bearer === null && options.readDirectly !== undefined ? { readDirectly: options.readDirectly } : {}),
      headers: backendHeaders(visitor, bearer),
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
