import '@dealstore/ui/styles/tokens.css';
import '@dealstore/ui/styles/base.css';
import { text } from 'node:stream/consumers';
import type { ReadDirectly } from '@dealstore/commerce-core/adapters/http';
import { type AppLinks, type Clock, isCommerceError, type Language } from '@dealstore/commerce-core/domain';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/app.tsx';
import { type CurrentPage, readPage } from './app/navigation/current-page.ts';
import { documentText } from './app/document.text.ts';
import type { PageFacts, PageState } from './page/page-state.ts';
import { documentTitle } from './app/page-title.ts';
import { createQueryClient, isPromptedByPage, isBackendAway } from './page/query-client.ts';
import type { ScreenContext } from './routes/screen.ts';
import { inOneLanguage, type ShopConfig } from './page/shop-config.ts';
import { cartCountQuery, homeTabsQuery, searchHintsQuery } from './chrome/chrome.queries.ts';
import { createChromeStore } from './page/chrome-store.ts';
import { portsFor } from './container/ports-for.ts';
import { isMemberRoute, ROUTES } from './routes/paths.ts';
import { ROUTE_CHROME, type RouteChrome } from './routes/route-chrome.ts';
import { routePattern } from './routes/route-pattern.ts';
import { routeTitleText } from './routes/route-title.text.ts';
import { loadedScreen, loadScreen, screenFile } from './routes/screens.ts';
import { previewPicture } from '@dealstore/ui/picture/picture-address.ts';
import { alarmCountQuery } from './widgets/alarm/alarm-count.ts';

export { shellFiles } from './app/offline/shell-files.ts';

/** What the web host knows of a request for a page. */
export interface PageInput {
  /** Path and query, still percent-encoded. */
  readonly pathname: string;
  readonly search: string;
  readonly facts: Omit<PageFacts, 'shop' | 'app' | 'notFound' | 'title'> & { readonly shop: ShopConfig };
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly headers: Headers;
  /** How a guest's reads reach a backend in the same process; absent for members and a backend elsewhere. */
  readonly readDirectly?: ReadDirectly;
  readonly clock: Clock;
  /** Longest wait for the page's data, in milliseconds. */
  readonly prefetchLimitMs: number;
}

/** A page whose data is there: everything the web host needs to write the document. */
export interface PreparedPage {
  readonly status: 200 | 404 | 503;
  /** Whether all data arrived, so that the page may be kept for others. */
  readonly isComplete: boolean;
  /** Whether the backend no longer knows the session. */
  readonly isSessionEnded: boolean;
  /** Source files whose CSS the document needs, beside the entry's. */
  readonly shownFiles: readonly string[];
  readonly canonicalPath: string | null;
  readonly meta: {
    readonly title: string;
    readonly description: string | null;
    readonly imageUrl: string | null;
    readonly noIndex: boolean;
    readonly structured: readonly object[];
  };
  readonly state: PageState;
  /** The app's HTML once nothing in it waits any more: in order, so that it needs no scripts of React's own. */
  html(): Promise<string>;
  /** Writes the app's HTML as it gets ready; settles when its shell is written. */
  pipe(into: NodeJS.WritableStream, nonce: string): Promise<void>;
}

/** Time after which a page still waiting for something is finished by the browser: 10 s. Assumed. */
const RENDER_LIMIT_MS = 10_000;

/** Where the overlays come from, named as the route table names screens. */
const OVERLAYS_FILE = '../chrome/overlays.tsx';

/** Finds the screen of a request, fetches what it needs in parallel, and readies its HTML. */
export async function preparePage(input: PageInput): Promise<PreparedPage> {
  const client = createQueryClient();
  const services = portsFor({
    ...input,
    headers: Object.fromEntries(input.headers),
    loggedIn: input.facts.loggedIn,
  });
  const load = async () => services;
  const requested = readPage(input.pathname, input.search);
  const screen = loadedScreen(requested.route) ?? (await loadScreen(requested.route));
  const { language, loggedIn } = input.facts;
  const contextOf = (page: CurrentPage): ScreenContext => ({ ...page, language, loggedIn, services: load });

  const running: Promise<unknown>[] = [];
  const prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): void => {
    running.push(client.prefetchQuery(query));
  };
  const prefetchInfinite = <Data, Key extends QueryKey, Cursor>(
    query: FetchInfiniteQueryOptions<Data, Error, Data, Key, Cursor>,
  ): void => {
    running.push(client.prefetchInfiniteQuery(query));
  };
  screen.load?.({ ...contextOf(requested), prefetch, prefetchInfinite });
  prefetch(searchHintsQuery(load));
  const shownChrome: RouteChrome = ROUTE_CHROME[requested.route];
  if (shownChrome.gnb) prefetch(homeTabsQuery(load));
  if (loggedIn) prefetch(cartCountQuery(load));
  if (loggedIn && (shownChrome.icons.includes('alert') || input.facts.platform === 'PC'))
    prefetch(alarmCountQuery(load));
  const isInTime = await within(Promise.all(running), input);
  const isAway = isBackendAway(client);

  const errors = failuresOf(client);
  const isMissing = requested.route === 'wrongPage' || errors.some((error) => isCommerceError(error, 'NOT_FOUND'));
  const page: CurrentPage = isMissing ? { ...requested, route: 'wrongPage', params: {} } : requested;
  const shown = isMissing ? await loadScreen('wrongPage') : screen;
  const meta = shown.meta?.({ ...contextOf(page), client }) ?? {};
  const routeTitle = routeTitleText[language][page.route];
  const title = meta.title ?? routeTitle;
  const facts: PageFacts = {
    ...input.facts,
    shop: inOneLanguage(input.facts.shop, language),
    ...(input.facts.platform === 'MOBILE_WEB' && { app: linksOf(input.facts.shop.app) }),
    notFound: isMissing,
    title: routeTitle,
  };
  const hasPrompt = facts.redirectReason === 'ask-login';
  const app = () => (
    <App
      facts={facts}
      client={client}
      services={load}
      chrome={createChromeStore(hasPrompt ? 'login' : null, facts.cards)}
      location={{ path: input.pathname, search: input.search.replace(/^\?/, '') }}
    />
  );

  return {
    status: isMissing ? 404 : isAway ? 503 : 200,
    isComplete: isInTime && errors.length === 0,
    isSessionEnded: errors.some((error) => isCommerceError(error) && error.reaction === 'end-session') && loggedIn,
    shownFiles: [screenFile(page.route), ...(hasPrompt ? [OVERLAYS_FILE] : [])],
    canonicalPath: isMissing ? null : canonicalPath(page),
    meta: {
      title: documentTitle(page.route, title, facts.shop, language),
      description: meta.description ?? describe(page, title, facts.shop.brand, language),
      imageUrl: meta.imageUrl === undefined ? null : previewPicture(meta.imageUrl),
      noIndex: meta.noIndex ?? isMemberRoute(page.route),
      structured: meta.structured ?? [],
    },
    state: { ...facts, ...answered(client) },
    html: () => renderWhole(app),
    pipe: (into, nonce) => renderInto(app(), into, nonce),
  };
}

/**
 * React would hide a large finished boundary behind its fallback until a script shows it;
 * readers without one see it all.
 */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/** A boundary that fails here is finished by the browser; the host logs real failures with its own calls. */
const onError = (): void => undefined;

/** React leaves this mark, and no content, where `renderToString` met a boundary that waits for something. */
const UNFINISHED = /<!--\$[!?]-->/;

/** Most pages wait for nothing; `renderToString` takes half the time of `prerenderToNodeStream`, which can wait. */
async function renderWhole(app: () => React.ReactNode): Promise<string> {
  const html = renderToString(app());
  return UNFINISHED.test(html) ? prerender(app()) : html;
}

async function prerender(app: React.ReactNode): Promise<string> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), RENDER_LIMIT_MS);
  try {
    const { prelude } = await prerenderToNodeStream(app, { signal: limit.signal, progressiveChunkSize, onError });
    return await text(prelude);
  } finally {
    clearTimeout(timer);
  }
}

function renderInto(app: React.ReactNode, into: NodeJS.WritableStream, nonce: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(app, {
    nonce,
    progressiveChunkSize,
    onShellReady: () => {
      stream.pipe(into);
      resolve();
    },
    onAllReady: () => clearTimeout(limit),
    onShellError: reject,
    onError,
  });
  const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS);
  into.once('close', () => {
    clearTimeout(limit);
    stream.abort();
  });
  return promise;
}

async function within(work: Promise<unknown>, { clock, prefetchLimitMs }: PageInput): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = clock.setTimeout(() => resolve(false), prefetchLimitMs);
  try {
    return await Promise.race([work.then(() => true), promise]);
  } finally {
    clock.clearTimeout(timer);
  }
}

function failuresOf(client: QueryClient): readonly Error[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ state, meta }) => (state.error === null || isPromptedByPage(state.error, meta) ? [] : [state.error]));
}

/** What hydration needs of the queries: the rest of their state is what any new query has. */
function answered(client: QueryClient): Pick<PageState, 'queries' | 'answeredAt'> {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return {
    queries: queries.map(({ queryKey, state }) => ({ queryKey, data: state.data })),
    answeredAt: Math.min(Date.now(), ...queries.map(({ state }) => state.dataUpdatedAt)),
  };
}

function canonicalPath({ route, params }: CurrentPage): string {
  return routePattern(ROUTES[route].path).write(params);
}

/** What the page says of itself where its screen says nothing; a missing page says nothing. */
function describe(page: CurrentPage, title: string, brand: string, language: Language): string | null {
  if (page.route === 'wrongPage') return null;
  const t = documentText[language];
  return page.route === 'home' ? t.home(brand) : t.page(title, brand);
}

/** What the offer of the app needs of it. */
function linksOf({ scheme, androidPackage, appStoreUrl }: AppLinks): AppLinks {
  return { scheme, androidPackage, appStoreUrl };
}
