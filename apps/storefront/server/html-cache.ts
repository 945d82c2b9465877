import type { Clock } from '@dealstore/commerce-core';
import type { SharedHtml } from './nonce-places.ts';

/** Most memory cached pages may take, in bytes: 64 MB. Assumed. */
const LARGEST_TOTAL = 64_000_000;

/** How long a page may be served without asking for the catalogue anew: 10 s. Assumed: deals and stock change. */
export const HTML_FRESH_MS = 10_000;

/** What must be equal for two visitors to be given one page. */
export interface HtmlKey {
  /** Canonical path and query. */
  readonly path: string;
  readonly language: string;
  readonly platform: string;
  readonly rows: boolean;
  readonly catalogueVersion: string;
}

/** A rendered anonymous page; its HTML has places for a nonce and never a nonce. */
export interface CachedHtml {
  readonly status: number;
  readonly html: SharedHtml;
  /** Whether it may be given to the next visitor: complete and found. */
  readonly isKept: boolean;
}

/** Anonymous pages rendered once, bounded in memory; the one used longest ago leaves first. */
export interface HtmlCache {
  /** The page of a key, rendered by `render` when there is none, once at a time. */
  get(key: HtmlKey, render: () => Promise<CachedHtml>): Promise<CachedHtml>;
  clear(): void;
}

interface Entry {
  readonly page: CachedHtml;
  readonly renderedAt: number;
}

/** Creates the cache; `largestTotal` in bytes. */
export function createHtmlCache(clock: Pick<Clock, 'now'>, largestTotal: number = LARGEST_TOTAL): HtmlCache {
  const entries = new Map<string, Entry>();
  const filling = new Map<string, Promise<CachedHtml>>();
  let total = 0;

  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    total -= entry.page.html.bytes.length;
  };
  const store = (key: string, page: CachedHtml): void => {
    remove(key);
    if (page.html.bytes.length > largestTotal) return;
    entries.set(key, { page, renderedAt: clock.now() });
    total += page.html.bytes.length;
    for (const oldest of entries.keys()) {
      if (total <= largestTotal) break;
      remove(oldest);
    }
  };
  const fresh = (key: string): CachedHtml | null => {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    entries.delete(key);
    if (clock.now() - entry.renderedAt >= HTML_FRESH_MS) {
      total -= entry.page.html.bytes.length;
      return null;
    }
    entries.set(key, entry);
    return entry.page;
  };

  return {
    async get(key, render) {
      const name = JSON.stringify([key.path, key.language, key.platform, key.rows, key.catalogueVersion]);
      const known = fresh(name);
      if (known !== null) return known;
      const running = filling.get(name);
      if (running !== undefined) return running;
      const fill = render().finally(() => filling.delete(name));
      filling.set(name, fill);
      const page = await fill;
      if (page.isKept) store(name, page);
      return page;
    },
    clear() {
      entries.clear();
      total = 0;
    },
  };
}
