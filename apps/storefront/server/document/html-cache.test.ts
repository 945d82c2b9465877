import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompressedBody } from '../files/compress.ts';
import { type CachedHtml, createHtmlCache, HTML_TTL_MS, type HtmlKey, STALE_LIMIT_MS } from './html-cache.ts';

const key: HtmlKey = {
  path: '/',
  language: 'ko',
  platform: 'PC',
  theme: null,
  cardLayout: 'columns',
  catalogueVersion: '1',
};
const page = (html: string, isCacheable = true): CachedHtml => ({
  status: 200,
  body: createCompressedBody(new TextEncoder().encode(html)),
  contentPolicy: '',
  isCacheable,
});
const read = async (cached: Promise<CachedHtml>) => new TextDecoder().decode((await cached).body.encoded(null));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  // NOTE: the LRU cache takes a time of 0 for none.
  vi.advanceTimersByTime(1_000);
});
afterEach(() => void vi.useRealTimers());

describe('the HTML cache', () => {
  it('renders a page once for everybody who may share it', async () => {
    const cache = createHtmlCache();
    const render = vi.fn(async () => page('a'));
    await cache.get(key, render);
    expect(await read(cache.get(key, render))).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once for many who ask at the same moment', async () => {
    const cache = createHtmlCache();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
    const render = vi.fn(() => promise);
    const entries = Array.from({ length: 50 }, () => cache.get(key, render));
    resolve(page('a'));
    expect(new Set(await Promise.all(entries.map(read)))).toEqual(new Set(['a']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each<Partial<HtmlKey>>([
    { path: '/a' },
    { path: '/?sort=price' },
    { theme: 'dark' },
    { language: 'en' },
    { platform: 'IOS' },
    { cardLayout: 'rows' },
    { catalogueVersion: '2' },
  ])('keeps pages apart that differ in %o', async (difference) => {
    const cache = createHtmlCache();
    await cache.get(key, async () => page('a'));
    expect(await read(cache.get({ ...key, ...difference }, async () => page('b')))).toBe('b');
  });

  it('does not keep an incomplete or missing page', async () => {
    const cache = createHtmlCache();
    await cache.get(key, async () => page('half', false));
    expect(await read(cache.get(key, async () => page('whole')))).toBe('whole');
  });

  it('renders anew when the page has grown old', async () => {
    const cache = createHtmlCache();
    await cache.get(key, async () => page('old'));
    vi.advanceTimersByTime(HTML_TTL_MS);
    expect(await read(cache.get(key, async () => page('new')))).toBe('old');
    vi.advanceTimersByTime(1);
    expect(await read(cache.get(key, async () => page('new')))).toBe('new');
  });

  it('renders anew when the page has grown old, though the clock was set back by an hour', async () => {
    const cache = createHtmlCache();
    await cache.get(key, async () => page('old'));
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(HTML_TTL_MS + 1);
    expect(await read(cache.get(key, async () => page('new')))).toBe('new');
  });

  it('keeps the last page for when no newer one can be had, and says how old it is', async () => {
    const cache = createHtmlCache();
    expect(cache.stale(key)).toBeNull();
    await cache.get(key, async () => page('old'));
    await cache.get({ ...key, catalogueVersion: '2' }, async () => page('half', false));
    vi.advanceTimersByTime(HTML_TTL_MS + 5_000);
    const stale = cache.stale(key);
    expect(new TextDecoder().decode(stale?.page.body.encoded(null))).toBe('old');
    expect(stale?.ageMs).toBe(HTML_TTL_MS + 5_000);
    expect(cache.stale({ ...key, language: 'en' })).toBeNull();
    vi.advanceTimersByTime(STALE_LIMIT_MS);
    expect(cache.stale(key)).toBeNull();
  });

  it('evicts the page used longest ago when memory is full', async () => {
    const cache = createHtmlCache(2 * page('12345').body.maxBytes);
    await cache.get({ ...key, path: '/1' }, async () => page('11111'));
    await cache.get({ ...key, path: '/2' }, async () => page('22222'));
    await cache.get({ ...key, path: '/1' }, async () => page('never'));
    await cache.get({ ...key, path: '/3' }, async () => page('33333'));
    expect(await read(cache.get({ ...key, path: '/1' }, async () => page('again')))).toBe('11111');
    expect(await read(cache.get({ ...key, path: '/2' }, async () => page('again')))).toBe('again');
  });

  it('tries again after a failed rendering', async () => {
    const cache = createHtmlCache();
    await expect(cache.get(key, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read(cache.get(key, async () => page('up')))).toBe('up');
  });
});
