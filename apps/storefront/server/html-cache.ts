import { LRUCache } from 'lru-cache';
import type { CardLayout } from './request-context.ts';
import type { CompressedBody } from './compress.ts';
import { createSingleFlight } from './single-flight.ts';

/** Most memory cached pages may take, in bytes: 64 MB. Assumed. */
const MAX_BYTES = 64_000_000;

/** Longest time a page is served without rendering it anew: 10 s. Assumed: deals and stock change. */
export const HTML_TTL_MS = 10_000;

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

/** Pages of guests, limited in memory: an LRU cache. */
export interface HtmlCache {
  /** The page of a key; rendered when there is none, once for all who ask meanwhile. */
  get(key: HtmlKey, render: () => Promise<CachedHtml>): Promise<CachedHtml>;
}

/** Creates the cache; it holds at most `maxBytes`. */
export function createHtmlCache(maxBytes: number = MAX_BYTES): HtmlCache {
  const pages = new LRUCache<string, CachedHtml>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.maxBytes,
    ttl: HTML_TTL_MS,
    // Monotonic: a clock that is set back does not keep a page longer.
    perf: { now: () => performance.now() },
  });
  const renderOnce = createSingleFlight<CachedHtml>();
  return {
    async get({ path, language, platform, theme, cardLayout, catalogueVersion }, render) {
      const key = JSON.stringify([path, language, platform, theme, cardLayout, catalogueVersion]);
      const cached = pages.get(key);
      if (cached !== undefined) return cached;
      return renderOnce(key, async () => {
        const page = await render();
        if (page.isCacheable) pages.set(key, page);
        return page;
      });
    },
  };
}
