import { guardNavigation } from '@dealstore/commerce-core/domain';
import { type Arrival, isArrival } from '../src/page/arrival.ts';
import type { PageInput } from '../src/entry-server.tsx';
import { isMemberRoute, matchRoute, type RouteMatch } from '../src/routes/paths.ts';
import { movedPermanently, seeOther, withCookies } from './answers.ts';
import type { BuildOutput } from './build-output.ts';
import { compressPage, compressStream } from './compress.ts';
import { backendHeaders } from './backend-headers.ts';
import type { HostOptions } from './host-options.ts';
import type { HtmlCache } from './html-cache.ts';
import type { SessionKeeper } from './keep-session.ts';
import { redirectTarget } from './known-path.ts';
import { shareHtml, withNonce } from './nonce-places.ts';
import { type Refuse, withAllow } from './refusal.ts';
import { inTheme } from './page-html.ts';
import { renderPage } from './render.ts';
import { createNonce, secureHeaders } from './security-headers.ts';
import type { SessionCookies } from './session-cookies.ts';
import { createTurns } from './turns.ts';
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
  readonly cache: HtmlCache;
  readonly build: () => Promise<BuildOutput>;
  readonly refuse: Refuse;
}

interface Guarded {
  readonly redirect: Response | null;
  readonly cookies: readonly string[];
  readonly bearer: string | null;
  /** The log-in the document is written for; null for a guest. */
  readonly login: string | null;
  /** What the document has to tell at once; null leaves it to the note of the document before. */
  readonly arrival: Arrival | null;
}

/** Answers every GET that is no file, no call and no session step: a page, or a redirect to one. Spec §2, §4. */
export function createDocuments(parts: DocumentParts) {
  const { options, cookies } = parts;
  const guard = createDocumentGuard(parts);
  // A page takes milliseconds to render, and one to compress.
  const turn = createTurns();
  // Stands in cached pages where a response's nonce goes; unknown outside this process, so no content can hold it.
  const placeholder = createNonce().replaceAll(/[^A-Za-z0-9]/g, 'x');

  return async (request: Request, url: URL, visitor: Visitor): Promise<Response> => {
    if (!READING.includes(request.method)) return withAllow(parts.refuse(visitor, 'METHOD_NOT_ALLOWED'), READING);
    if (/^\/redirect\//i.test(url.pathname)) {
      const target = redirectTarget(url.pathname, url.search);
      if (target !== null) return seeOther(target);
    }
    const match = matchRoute(url.pathname);
    if (match !== null && match.moved !== null) return movedPermanently(match.moved + url.search);
    const guarded = await guard(request, url, visitor);
    if (guarded.redirect !== null) return withCookies(guarded.redirect, guarded.cookies);
    return answerPage(request, url, visitor, match, guarded);
  };

  async function answerPage(
    request: Request,
    url: URL,
    visitor: Visitor,
    match: RouteMatch | null,
    guarded: Guarded,
  ): Promise<Response> {
    const build = await parts.build();
    const arrival = cookies.arrival(request);
    const input: PageInput = {
      pathname: url.pathname,
      search: url.search,
      facts: {
        language: visitor.language,
        platform: visitor.platform,
        loggedIn: guarded.bearer !== null,
        ...(guarded.login !== null && { login: guarded.login }),
        ...(visitor.rows && { cards: 'rows' }),
        arrival: guarded.arrival ?? (isArrival(arrival) ? arrival : null),
        sandbox: options.sandbox,
        shop: options.config.shop,
      },
      baseUrl: `${options.publicOrigin}/api`,
      fetch: options.backend,
      ...(guarded.bearer === null && options.readDirectly !== undefined ? { readDirectly: options.readDirectly } : {}),
      headers: backendHeaders(visitor, guarded.bearer),
      clock: options.clock,
      prefetchLimitMs: PREFETCH_LIMIT_MS,
    };
    const setCookies = [...guarded.cookies, ...(arrival === null ? [] : cookies.dropArrival())];
    const isPrivate = match !== null && isMemberRoute(match.name);
    const nonce = createNonce();
    const isShared = guarded.bearer === null && setCookies.length === 0 && match !== null && !isPrivate;
    const headers = pageHeaders(options, url, nonce, { isPrivate, isShared });

    if (isShared) {
      const page = await parts.cache.get(
        {
          path: url.pathname + url.search,
          language: visitor.language,
          platform: visitor.platform,
          rows: visitor.rows,
          catalogueVersion: (await options.catalogueVersion?.()) ?? '',
        },
        async () => {
          const rendered = await renderPage(build, input, options.publicOrigin);
          const { status, isComplete } = rendered.prepared;
          await turn();
          const html = shareHtml(await rendered.pieces(placeholder), placeholder);
          return { status, html, isKept: isComplete && status === 200 };
        },
      );
      await turn();
      const body = compressPage(request, inTheme(withNonce(page.html, nonce), visitor.theme), headers);
      return finish(request, page.status, body, headers, setCookies);
    }

    const rendered = await renderPage(build, input, options.publicOrigin);
    if (rendered.prepared.isSessionEnded) {
      return seeOther('/', [...cookies.clear(), ...cookies.sendArrival('session-ended')]);
    }
    await turn();
    const stream = await rendered.stream(nonce, visitor.theme);
    return finish(request, rendered.prepared.status, compressStream(request, stream, headers), headers, setCookies);
  }
}

function finish(
  request: Request,
  status: number,
  body: BodyInit,
  headers: Headers,
  cookies: readonly string[],
): Response {
  return withCookies(new Response(request.method === 'HEAD' ? null : body, { status, headers }), cookies);
}

function pageHeaders(
  options: HostOptions,
  url: URL,
  nonce: string,
  { isPrivate, isShared }: { readonly isPrivate: boolean; readonly isShared: boolean },
): Headers {
  const secretPath = /^\/mypage\/giftbox\//i.test(url.pathname);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // `no-cache` keeps the back/forward cache working, `no-store` keeps private pages out of it.
    'cache-control': isPrivate || secretPath ? 'no-store' : isShared ? 'no-cache' : 'private, no-cache',
    vary: 'Cookie, Accept-Language, Accept-Encoding, User-Agent',
  });
  secureHeaders(headers, { secure: options.publicOrigin.startsWith('https:'), nonce, secretPath });
  return headers;
}

/** The route guard of Spec §4 for a first document: the rule is the core's, this carries its answer out, without a wait. */
function createDocumentGuard({ options, cookies, keeper }: DocumentParts) {
  const guest: Guarded = { redirect: null, cookies: [], bearer: null, login: null, arrival: null };

  const guard = async (request: Request, url: URL, visitor: Visitor): Promise<Guarded> => {
    const held = cookies.read(request);
    const to = url.pathname + url.search;
    const ask = (user: boolean, server: boolean) => guardNavigation({ from: null, to, tokens: { user, server } });
    const answer = ask(held.userToken !== null, held.serverToken !== null);
    if (answer === 'go-home') return { ...guest, redirect: seeOther('/') };

    const kept = await keeper.keep(request, visitor);
    if (kept !== null && 'bearer' in kept) {
      const isLogin = ask(true, true) === 'go-home';
      return { redirect: isLogin ? seeOther('/') : null, ...kept, arrival: null };
    }
    if (kept !== null) {
      // A backend that has no time has not refused the token; the visitor may come again with it.
      if (kept.status >= 500 || kept.status === 429) throw new Error(`no server token: ${kept.status} ${kept.code}`);
      // The log-in says so itself, without a redirect to the page that was asked for.
      if (isLoginPath(url.pathname)) return { ...guest, cookies: cookies.clear(), arrival: 'session-expired' };
      const lost = [...cookies.clear(), ...cookies.sendArrival('session-expired')];
      return { ...guest, redirect: seeOther('/auth/login'), cookies: lost };
    }
    const orphan = answer === 'delete-orphan' ? cookies.dropServerToken() : [];
    const nameless = cookies.mark(request) === null ? [] : cookies.dropMark();
    if (ask(false, false) !== 'ask-login') return { ...guest, cookies: [...orphan, ...nameless] };
    const saved = [...cookies.savePending(to, null, options.clock.now()), ...cookies.sendArrival('ask-login')];
    return { ...guest, redirect: seeOther('/'), cookies: [...orphan, ...nameless, ...saved] };
  };

  return async (request: Request, url: URL, visitor: Visitor): Promise<Guarded> => {
    const left = await keeper.heedLeaving(request, visitor);
    const guarded = await guard(left === null ? request : left.request, url, visitor);
    return left === null ? guarded : { ...guarded, cookies: [...left.cookies, ...guarded.cookies] };
  };
}

function isLoginPath(pathname: string): boolean {
  return matchRoute(pathname)?.name === 'login';
}
