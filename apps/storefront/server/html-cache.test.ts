import { epochMs } from '@dealstore/commerce-core/domain';
import { describe, expect, it, vi } from 'vitest';
import { type CachedHtml, createHtmlCache, HTML_FRESH_MS, type HtmlKey } from './html-cache.ts';
import { shareHtml } from './nonce-places.ts';

const key: HtmlKey = { path: '/', language: 'ko', platform: 'PC', rows: false, catalogueVersion: '1' };
const page = (html: string, isKept = true) => ({ status: 200, html: shareHtml([html], '?'), isKept });
const read = async (kept: Promise<CachedHtml>) => new TextDecoder().decode((await kept).html.bytes);

function cacheAt(limit = 1_000) {
  let now = 1_000;
  const cache = createHtmlCache({ now: () => epochMs(now) }, limit);
  return { cache, pass: (ms: number) => void (now += ms) };
}

describe('the HTML cache', () => {
  it('renders a page once for everybody who may share it', async () => {
    const { cache } = cacheAt();
    const render = vi.fn(async () => page('a'));
    await cache.get(key, render);
    expect(await read(cache.get(key, render))).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders once for many who ask at the same moment', async () => {
    const { cache } = cacheAt();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
    const render = vi.fn(() => promise);
    const asked = Array.from({ length: 50 }, () => cache.get(key, render));
    resolve(page('a'));
    expect(new Set(await Promise.all(asked.map(read)))).toEqual(new Set(['a']));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it.each<Partial<HtmlKey>>([
    { path: '/a' },
    { language: 'en' },
    { platform: 'IOS' },
    { rows: true },
    { catalogueVersion: '2' },
  ])('keeps pages apart that differ in %o', async (difference) => {
    const { cache } = cacheAt();
    await cache.get(key, async () => page('a'));
    expect(await read(cache.get({ ...key, ...difference }, async () => page('b')))).toBe('b');
  });

  it('does not keep an incomplete or missing page', async () => {
    const { cache } = cacheAt();
    await cache.get(key, async () => page('half', false));
    expect(await read(cache.get(key, async () => page('whole')))).toBe('whole');
  });

  it('renders anew when the page has grown old', async () => {
    const { cache, pass } = cacheAt();
    await cache.get(key, async () => page('old'));
    pass(HTML_FRESH_MS - 1);
    expect(await read(cache.get(key, async () => page('new')))).toBe('old');
    pass(1);
    expect(await read(cache.get(key, async () => page('new')))).toBe('new');
  });

  it('forgets the page used longest ago when memory is full', async () => {
    const { cache } = cacheAt(10);
    await cache.get({ ...key, path: '/1' }, async () => page('11111'));
    await cache.get({ ...key, path: '/2' }, async () => page('22222'));
    await cache.get({ ...key, path: '/1' }, async () => page('never'));
    await cache.get({ ...key, path: '/3' }, async () => page('33333'));
    expect(await read(cache.get({ ...key, path: '/1' }, async () => page('again')))).toBe('11111');
    expect(await read(cache.get({ ...key, path: '/2' }, async () => page('again')))).toBe('again');
  });

  it('tries again after a failed rendering', async () => {
    const { cache } = cacheAt();
    await expect(cache.get(key, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read(cache.get(key, async () => page('up')))).toBe('up');
  });
});
