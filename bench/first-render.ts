import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HTML_BROTLI, HTML_QUALITY } from '@dealstore/storefront/server';
import { BENCH_ORIGIN, type BenchShop, buyableOptions } from './shop.ts';
import { type Topic, whole } from './table.ts';

const compress = promisify(brotliCompress);
/** Body and headers of a first flight of ten packets, in bytes. */
const FIRST_FLIGHT_BUDGET = 14_600;
/** Budgets are of a phone, 412 × 823. */
const ASKED_BY_A_PHONE = {
  accept: 'text/html',
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
  const asked = [...PAGES, ['product', `/product/${product?.productNo ?? 1}`] as const];
  const pages = await Promise.all(
    asked.map(async ([name, path]) => {
      const response = await shop.handler(new Request(`${BENCH_ORIGIN}${path}`, { headers: ASKED_BY_A_PHONE }));
      const html = await response.text();
      const packed = (await compress(html, { params: HTML_BROTLI })).length + headerBytes(response);
      return { name, status: response.status, html: html.length, packed, requests: 1 + blocking(html).length };
    }),
  );
  const shown = pages.filter(({ status }) => status === 200);
  const missing = pages.filter(({ status }) => status !== 200).map(({ name }) => name);
  const most = Math.max(...shown.map(({ requests }) => requests));
  const byWeight = shown.toSorted((left, right) => right.packed - left.packed);
  const heaviest = byWeight[0];
  return {
    tables: [
      {
        title: 'Before the first render',
        method:
          'The served HTML, read for what stops a browser from painting: style sheets and scripts in the head without `defer`, `async` or ' +
          `\`type="module"\`. Asked by a phone; brotli ${HTML_QUALITY}, as the host packs a page.` +
          (missing.length === 0 ? '' : ` Not served yet, so not measured: ${missing.join(', ')}.`),
        columns: ['Page', 'requests', 'HTML characters', 'body and headers B brotli'],
        rows: shown.map(({ name, requests, html, packed }) => [name, requests, whole(html), whole(packed)]),
      },
    ],
    verdicts: [
      {
        measure: 'Requests before the first render, public routes',
        budget: '1',
        measured: String(most),
        isMet: most === 1,
      },
      {
        measure: `Body and headers, B brotli (heaviest: ${heaviest?.name ?? 'none'})`,
        budget: `≤ ${whole(FIRST_FLIGHT_BUDGET)}`,
        measured: whole(heaviest?.packed ?? 0),
        isMet: (heaviest?.packed ?? 0) <= FIRST_FLIGHT_BUDGET,
      },
    ],
  };
}

/** Bytes of a response's headers, without those that a connection adds. */
function headerBytes(response: Response): number {
  const lines = [
    `HTTP/1.1 ${response.status} ${response.statusText}`,
    ...[...response.headers].map((pair) => pair.join(': ')),
  ];
  return Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`);
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
