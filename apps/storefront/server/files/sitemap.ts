import { createHttpClient, createHttpDisplayApi, createHttpProductApi } from '@dealstore/commerce-core/adapters/http';
import { HOUR_MS } from '@dealstore/commerce-core/domain';
import { paths } from '../../src/routes/links.ts';
import type { HostOptions } from '../host-options.ts';
import { escapeHtml } from '../document/page-html.ts';

/** Addresses of one sitemap at most. Source: sitemaps.org, protocol 0.9. */
const LARGEST_SITEMAP = 50_000;

/** Products asked for at once: the most a list answers. */
const PAGE_SIZE = 100;

/** How long a sitemap is given again, in milliseconds. Assumed: search engines come once a day. */
const FRESH_MS = HOUR_MS;

/** Paths no search engine should follow: they are personal, or not pages. */
const CLOSED = ['/myPage', '/mypage', '/auth', '/cart', '/order', '/session', '/api'];

/**
 * Answers `/robots.txt` and `/sitemap.xml`: every page anybody may see, as a guest meets it, so that goods for adults
 * are not even numbered there. Null for every other path. Source: RFC 9309, sitemaps.org.
 */
export function createSitemap(options: HostOptions): (pathname: string) => Promise<Response> | null {
  const { publicOrigin, clock } = options;
  let cached: { readonly xml: Promise<string>; readonly madeAt: number } | null = null;

  const sitemap = async (): Promise<Response> => {
    if (cached === null || clock.now() - cached.madeAt >= FRESH_MS) {
      const made = { xml: publicPaths(options).then((all) => writeSitemap(publicOrigin, all)), madeAt: clock.now() };
      cached = made;
      made.xml.catch(() => {
        if (cached === made) cached = null;
      });
    }
    return answer(await cached.xml, 'application/xml; charset=utf-8');
  };
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');

  return (pathname) => {
    if (pathname === '/sitemap.xml') return sitemap();
    return pathname === '/robots.txt' ? Promise.resolve(answer(robots, 'text/plain; charset=utf-8')) : null;
  };
}

function answer(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
}

function writeSitemap(origin: string, all: readonly string[]): string {
  const urls = all.slice(0, LARGEST_SITEMAP).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The paths a guest can open, the shop's own pages first. */
async function publicPaths({ backend, publicOrigin, clock }: HostOptions): Promise<readonly string[]> {
  const http = createHttpClient({
    baseUrl: `${publicOrigin}/api`,
    fetch: backend,
    clock,
    headers: () => ({ 'accept-language': 'ko' }),
    bearer: async () => null,
  });
  const displayApi = createHttpDisplayApi(http);
  const productApi = createHttpProductApi(http);
  const [categories, exhibitions, events] = await Promise.all([
    displayApi.categories(null),
    displayApi.exhibitions(),
    displayApi.events(),
  ]);
  const found = [
    paths.home(),
    paths.category(),
    ...categories.multiLevelCategories.map(({ categoryNo, label }, index) =>
      paths.categoryList({ index, id: categoryNo, name: label }),
    ),
    ...exhibitions.map(({ eventNo }) => paths.exhibition(eventNo)),
    ...events.map(({ eventNo }) => paths.event(eventNo)),
  ];
  let cursor: string | null = null;
  do {
    const page = await productApi.search({ pageSize: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) });
    found.push(...page.items.flatMap((item) => (item.withheld === 'ADULT' ? [] : [paths.product(item.productNo)])));
    cursor = page.nextCursor;
  } while (cursor !== null && found.length < LARGEST_SITEMAP);
  return found;
}
