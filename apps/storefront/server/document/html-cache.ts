import { LRUCache } from 'lru-cache';
import type { CardLayout } from '../request-context.ts';
import type { CompressedBody } from '../files/compress.ts';
import { createSingleFlight } from '../session/single-flight.ts';

/** Most memory cached pages may take, in bytes: 64 MB. Assumed. */
const MAX_BYTES = 64_000_000;

/** Longest time a page is served without rendering it anew: 10 s. Assumed: deals and stock change. */
export const HTML_TTL_MS = 10_000;

/**
 * Longest age of a page that is served because no newer one can be rendered: 10 min. Assumed: prices on
 * it are checked at the order.
 */
export const STALE_LIMIT_MS = 600_000;

/** What must be equal for two guests to be given one page. */
export interface HtmlKey {
  /** Path and query, as they were asked for. */
  readonly path: string;
  readonly language: string;
  readonly platform: string;
  readonly theme: string | null;
  readonly cardLayout: CardLayout;
  readonly catalogueVersion: string;
}

/** A page rendered for a guest: nothing in it belongs to one visitor. */
export interface CachedHtml {
  readonly status: number;
  readonly body: CompressedBody;
  /** The `Content-Security-Policy` that lets its inline code run. */
  readonly contentPolicy: string;
  /** Whether the next guest may be given it: complete and found. */
  readonly isCacheable: boolean;
}

/** A page with the version of the catalogue it shows. */
interface Entry {
  readonly page: CachedHtml;
  readonly catalogueVersion: string;
  /** On the monotonic clock: one that is set back does not keep a page longer. */
  readonly storedAt: number;
}

/** Pages of guests, limited in memory: an LRU cache. */
export interface HtmlCache {
  /** The page of a key; rendered when it is missing, once for all requests meanwhile. */
  get(key: HtmlKey, render: () => Promise<CachedHtml>): Promise<CachedHtml>;
  /** The last page of a key, of whatever version, and its age in ms; for when a newer one cannot be rendered. */
  stale(key: Omit<HtmlKey, 'catalogueVersion'>): { readonly page: CachedHtml; readonly ageMs: number } | null;
}

/** Creates the cache; it holds at most `maxBytes`. */
export function createHtmlCache(maxBytes: number = MAX_BYTES): HtmlCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.body.maxBytes,
    ttl: STALE_LIMIT_MS,
    perf: { now: () => performance.now() },
  });
  const renderOnce = createSingleFlight<CachedHtml>();
  return {
    async get({ catalogueVersion, ...key }, render) {
      const name = nameOf(key);
      const cached = pages.get(name);
      const isFresh = cached?.catalogueVersion === catalogueVersion && ageOf(cached) <= HTML_TTL_MS;
      if (isFresh) return cached.page;
      return renderOnce(JSON.stringify([name, catalogueVersion]), async () => {
        const page = await render();
        if (page.isCacheable) pages.set(name, { page, catalogueVersion, storedAt: performance.now() });
        return page;
      });
    },
    stale(key) {
      const cached = pages.get(nameOf(key));
      return cached === undefined ? null : { page: cached.page, ageMs: ageOf(cached) };
    },
  };
}

function nameOf({ path, language, platform, theme, cardLayout }: Omit<HtmlKey, 'catalogueVersion'>): string {
  return JSON.stringify([path, language, platform, theme, cardLayout]);
}

function ageOf({ storedAt }: Entry): number {
  return performance.now() - storedAt;
}
