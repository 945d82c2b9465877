import { brotliDecompressSync } from 'node:zlib';
import { BUDGETS } from './budgets.ts';
import { BENCH_ORIGIN, type BenchShop, buyableOptions } from './shop.ts';
import { atMost, type Topic, whole } from './table.ts';

/** Pages the budget of bytes is for; the others are shown. */
const WEIGHED: ReadonlySet<string> = new Set([
  'home',
  'product',
  'search result',
  'category list',
  'best list',
  'section',
]);
/** Budgets are of a phone, 412 × 823. */
const PHONE_HEADERS = {
  accept: 'text/html',
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};
const PAGES = [
  ['home', '/'],
  ['category overview', '/category'],
  ['search', '/search'],
  ['search result', '/search/result?keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0'],
  ['category list', '/category/list/1/201/%EC%9D%B4%EC%96%B4%ED%8F%B0'],
  ['best list', '/?tab=best'],
  ['section', '/section/1'],
  ['cart', '/cart'],
  ['log-in', '/auth/login'],
] as const;

/** Requests a browser must finish before it can paint, and the bytes of the document with its headers. */
export async function measureFirstRender(shop: BenchShop): Promise<Topic> {
  const [product] = await buyableOptions(shop, 1);
  const routes = [...PAGES, ['product', `/product/${product?.productNo ?? 1}`] as const];
  const pages = await Promise.all(
    routes.map(async ([name, path]) => {
      const response = await shop.handler(new Request(`${BENCH_ORIGIN}${path}`, { headers: PHONE_HEADERS }));
      const body = Buffer.from(await response.arrayBuffer());
      const html = (response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body).toString();
      const bytes = body.length + headerBytes(response);
      return { name, status: response.status, html: html.length, bytes, requests: 1 + blocking(html).length };
    }),
  );
  const shown = pages.filter(({ status }) => status === 200);
  const missing = pages.filter(({ status }) => status !== 200).map(({ name }) => name);
  const most = Math.max(...shown.map(({ requests }) => requests));
  const [heaviest] = shown.filter(({ name }) => WEIGHED.has(name)).toSorted((left, right) => right.bytes - left.bytes);
  return {
    tables: [
      {
        title: 'Before the first render',
        method:
          'The served HTML, read for what stops a browser from painting: style sheets and scripts in the head without `defer`, `async` or ' +
          '`type="module"`. Requested as a phone does; bytes are the body as the host compresses it, brotli, and the headers of the ' +
          'response in HTTP/1.1.' +
          (missing.length === 0 ? '' : ` Not served yet, so not measured: ${missing.join(', ')}.`),
        columns: ['Page', 'requests', 'HTML characters', 'body + headers, B brotli'],
        rows: shown.map(({ name, requests, html, bytes }) => [name, requests, whole(html), whole(bytes)]),
      },
    ],
    verdicts: [
      atMost('Requests before the first render, public routes', most, BUDGETS.requestsBeforeRender),
      atMost(
        `Body and headers of a page, B brotli (heaviest: ${heaviest?.name ?? 'none'})`,
        heaviest?.bytes ?? Number.NaN,
        BUDGETS.pageBytes,
      ),
    ],
  };
}

/** Status line and headers as HTTP/1.1 writes them. */
function headerBytes({ headers, status }: Response): number {
  const lines = [`HTTP/1.1 ${status} OK`, ...[...headers].map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.byteLength(lines.join('\r\n'));
}

/** Elements that hold up the first paint. */
function blocking(html: string): readonly string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  // A disabled sheet is not fetched.
  const styles = (head.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []).filter((tag) => !/\sdisabled\b/.test(tag));
  const scripts = (html.match(/<script[^>]+src=[^>]*>/g) ?? []).filter(
    (tag) => !/\b(?:async|defer)\b|type="module"/.test(tag),
  );
  return [...styles, ...scripts];
}
