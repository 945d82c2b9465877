import { join } from 'node:path';
import { createSandboxedBackend, DEFAULT_CLIENTS, errorMessage, seedShop } from '@dealstore/api';
import {
  busyResponse,
  currentClientAddress,
  fsFileStorage,
  type Handler,
  type OpenDatabase,
  pageSeconds,
  pageShift,
  readPublicly,
  type Replica,
  requestSeconds,
  withDeadline,
} from '@dealstore/api/server';
import { demo } from '@dealstore/demo';
import {
  type BuildOutput,
  createHost,
  DEMO_SHOP,
  isSandboxByApi,
  readBuildOutput,
  readStaticFiles,
  routeOf,
  type StaticFiles,
} from '@dealstore/storefront/server';
import { catalogueVersionOf, readCatalogueVersion } from './database/catalogue-version.ts';
import { buildDocs, DOCS_BUILD } from './build-docs.ts';
import { STOREFRONT_BUILD } from './build-storefront.ts';
import { createDocsSite, isOfDocs } from './http/docs-site.ts';
import { createHostCheck } from './process/host-check.ts';
import type { Composition, ShopParts } from './run-shop.ts';

/** Longest wait for a backend elsewhere, in ms. Spec §7 gives a call 30 s. */
const BACKEND_LIMIT_MS = 30_000;

const MS_PER_S = 1_000;

/** The built storefront, once `prepare` has read it. */
let build: Promise<BuildOutput> | null = null;
/** The built documentation; null until `openDocs` has read it. */
let docs: StaticFiles | null = null;

/** Builds the documentation where that is needed, and serves it from then on: a shop is ready without. */
export async function openDocs(signal: AbortSignal): Promise<void> {
  await buildDocs(signal);
  docs = await readStaticFiles(DOCS_BUILD);
}

/** Joins the two apps in one process: the storefront's host calls the backend beside it, or the one API_URL names. */
export const composition: Composition = {
  prepare: async () => {
    build = readBuildOutput(STOREFRONT_BUILD);
    await build;
  },
  compose(parts) {
    const { opened, replica, backend: _watched, ...others } = parts;
    const backend =
      opened === null
        ? null
        : createSandboxedBackend(
            {
              ...others,
              ...(replica === null ? {} : { replica }),
              database: opened.database,
              files: fsFileStorage(join(parts.settings.dataFolder, 'files')),
              renditionFolder: join(parts.settings.dataFolder, 'renditions'),
              clientAddress: currentClientAddress,
              clients: parts.settings.clients,
              sandbox: parts.settings.sandbox,
              demo,
            },
            parts.settings.toss,
          );
    const handler = backend?.handler ?? forwardTo(parts);
    const host = createHost({
      backend: handler,
      ...(backend === null ? {} : { readDirectly: backend.read }),
      publicOrigin: parts.publicOrigin,
      trustProxy: parts.settings.trustsProxy,
      sandbox: parts.settings.sandbox,
      distDir: STOREFRONT_BUILD,
      ...(build === null ? {} : { build }),
      clock: parts.clock,
      errorMessage,
      config: {
        shop: DEMO_SHOP,
        webClient: DEFAULT_CLIENTS.WEB,
        appClient: DEFAULT_CLIENTS.APP,
        ...(parts.settings.kakaoKey !== null && { kakaoKey: parts.settings.kakaoKey }),
      },
      measured: ({ route, name, value }) => {
        if (name === 'CLS') pageShift.observe({ route }, value);
        else pageSeconds.observe({ vital: name, route }, value / MS_PER_S);
      },
      report: ({ cause, ...failure }) => parts.log.error({ ...failure, err: cause }, 'page failed'),
      ...(opened === null ? {} : { catalogueVersion: catalogueVersionOf(() => versionOf(opened, replica)) }),
    });
    const docsSite = createDocsSite(() => docs, parts);
    const checkHost = createHostCheck({ ...parts.settings, publicOrigin: parts.publicOrigin });
    return {
      handler: measured(
        async (request) =>
          checkHost(request) ??
          docsSite(request) ??
          withDeadline(() => (isProgram(request) ? handler(request) : host(request))),
        ({ method, url }) => {
          const { pathname } = new URL(url);
          if (isOfDocs(pathname)) return 'docs/*';
          const isOfBackend = BACKEND_PATH.test(pathname) && backend !== null;
          return isOfBackend ? backend.routeOf(method, pathname) : routeOf(pathname);
        },
      ),
      jobs: backend?.jobs ?? [],
      warmUp: () => host(new Request(parts.publicOrigin)),
    };
  },
  seed: (opened, clock) => seedShop(opened, clock, demo),
};

/** The catalogue's version where pages are read from. */
function versionOf({ database }: OpenDatabase, replica: Replica | null): Promise<number> {
  return readPublicly(replica, {
    onReplica: () => readCatalogueVersion(replica?.database ?? database),
    onPrimary: () => readCatalogueVersion(database),
  });
}

/** Paths whose routes the backend knows; those of its pictures are in areas of the host's. */
const BACKEND_PATH = /^\/(?:api|sandbox|toss)(?:\/|$)/;

/** Measures how long requests take, by their route. */
function measured(serve: Handler, routeOfRequest: (request: Request) => string): Handler {
  return async (request) => {
    const route = routeOfRequest(request);
    const end = requestSeconds.startTimer({ method: request.method, route });
    const response = await serve(request).catch((cause: unknown) => {
      end({ status: 500 });
      throw cause;
    });
    end({ status: response.status });
    return response;
  };
}

/**
 * Whether an API call comes from a program that sends its own bearer token: native shells, Node, curl. A browser always
 * sends Origin, Sec-Fetch-Site or cookies, and then the host checks it. Assumed: second form of the tokens.
 */
function isProgram(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/') || isSandboxByApi(pathname)) return false;
  return !['cookie', 'origin', 'sec-fetch-site'].some((name) => request.headers.has(name));
}

/** Forwards to a backend elsewhere; while it cannot be reached the answer is 503, and the log has one line each way. */
function forwardTo({ settings: { apiUrl }, log, backend }: ShopParts): Handler {
  let isAway = false;
  return async (request) => {
    if (apiUrl === null) throw new Error('neither a database nor API_URL is set');
    const target = targetOf(apiUrl, new URL(request.url));
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-for', currentClientAddress());
    // `fetch` asks for the codings it can decode.
    headers.delete('accept-encoding');
    try {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(BACKEND_LIMIT_MS)]);
      const forwarded = new Request(target, new Request(request, { headers }));
      const answer = await fetch(forwarded, { signal, redirect: 'manual' });
      if (isAway) log.warn('the backend at API_URL answers again');
      isAway = false;
      backend?.answered(answer.status);
      return decoded(answer);
    } catch (cause) {
      if (!isAway && !request.signal.aborted) {
        log.error({ err: cause }, 'the backend at API_URL cannot be reached');
        isAway = true;
      }
      return busyResponse(request);
    }
  };
}

/** An answer of `fetch` under the headers of its decoded body: `fetch` leaves those of the body as it was sent. */
function decoded(answer: Response): Response {
  const headers = new Headers(answer.headers);
  if (headers.has('content-encoding')) headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * API_URL is where the contract's paths begin, `/api` unless it says otherwise; pictures and probes lie at its root.
 */
function targetOf(apiUrl: URL, { pathname, search }: URL): URL {
  const base = apiUrl.pathname === '/' ? '/api' : apiUrl.pathname.replace(/\/$/, '');
  const path = pathname.startsWith('/api/') ? `${base}${pathname.slice('/api'.length)}` : pathname;
  return new URL(`${path}${search}`, apiUrl.origin);
}
