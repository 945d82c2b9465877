import { epochMs, HOUR_MS } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../index.ts';
import { createSitemap } from './sitemap.ts';

const ORIGIN = 'https://shop.test';

/** A backend with three pages of goods, every fifth of them for adults, that counts how often it is asked. */
function shop() {
  let now = epochMs(1_795_143_600_000);
  const calls: string[] = [];
  const backend = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    calls.push(pathname);
    if (pathname.endsWith('/categories')) {
      const category = { categoryNo: 100, label: '식품 & 음료', depth: 1, icon: '', productCnt: 1, children: [] };
      return Response.json({ multiLevelCategories: [category], flatCategories: [] });
    }
    if (pathname.endsWith('/exhibitions')) return Response.json([{ eventNo: 3, products: [] }]);
    if (pathname.endsWith('/events')) return Response.json([{ eventNo: 9 }]);
    if (!pathname.endsWith('/products/search')) return new Response(null, { status: 404 });
    const from = Number(searchParams.get('cursor') ?? '1');
    const items = Array.from({ length: 5 }, (_, index) => ({
      productNo: from + index,
      withheld: (from + index) % 5 === 0 ? 'ADULT' : (from + index) % 5 === 1 ? 'TELECOM' : null,
    }));
    return Response.json({ items, nextCursor: from < 11 ? String(from + 5) : null });
  };
  const answer = createSitemap({
    backend,
    publicOrigin: ORIGIN,
    trustProxy: false,
    sandbox: false,
    distDir: '/nowhere',
    clock: { now: () => now, setTimeout: () => 0, clearTimeout: () => undefined },
    errorMessage: (code) => code,
    config: { shop: DEMO_SHOP, webClient: { id: 'web', password: 'web' }, appClient: { id: 'web', password: 'web' } },
  });
  return { answer, calls, wait: (ms: number) => void (now = epochMs(now + ms)) };
}

describe('the sitemap', () => {
  it('lists what everybody may see, and no products for adults [ROLE-01, ROLE-05]', async () => {
    const response = await shop().answer('/sitemap.xml');
    const xml = (await response?.text()) ?? '';
    expect(response?.headers.get('content-type')).toContain('application/xml');
    const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc?.replace(ORIGIN, ''));
    expect(named.slice(0, 5)).toEqual([
      '/',
      '/category',
      '/category/list/0/100/%EC%8B%9D%ED%92%88%20%26%20%EC%9D%8C%EB%A3%8C',
      '/exhibition/3',
      '/event/9',
    ]);
    expect(named.slice(5)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14].map((no) => `/product/${no}`));
  });

  it('is made once an hour, however many concurrent requests ask for it', async () => {
    const { answer, calls, wait } = shop();
    await Promise.all([answer('/sitemap.xml'), answer('/sitemap.xml'), answer('/sitemap.xml')]);
    const once = calls.length;
    wait(HOUR_MS - 1);
    await answer('/sitemap.xml');
    expect(calls).toHaveLength(once);
    wait(1);
    await answer('/sitemap.xml');
    expect(calls).toHaveLength(2 * once);
  });

  it('is named in robots.txt, which disallows the pages of members', async () => {
    const text = (await (await shop().answer('/robots.txt'))?.text()) ?? '';
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /myPage\n');
    expect(shop().answer('/product/1')).toBeNull();
  });
});
