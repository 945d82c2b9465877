import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HTML_BROTLI, HTML_QUALITY } from '@dealstore/storefront/server';
import { BENCH_ORIGIN, type BenchShop, buyableOptions } from './shop.ts';
import { type Topic, whole } from './table.ts';

const compress = promisify(brotliCompress);
const HTML_BUDGET = 14_000;
/** Pages of 24 cards have a narrower gate. */
const LIST_BUDGET = 10_000;
const LISTS: ReadonlySet<string> = new Set(['search result', 'category list', 'best list', 'section']);
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

/** Requests a browser must finish before it can paint, and the size of the HTML with its style inside. */
export async function measureFirstRender(shop: BenchShop): Promise<Topic> {
  const [product] = await buyableOptions(shop, 1);
  const asked = [...PAGES, ['product', `/product/${product?.productNo ?? 1}`] as const];
  const pages = await Promise.all(
    asked.map(async ([name, path]) => {
      const response = await shop.handler(new Request(`${BENCH_ORIGIN}${path}`, { headers: ASKED_BY_A_PHONE }));
      const html = await response.text();
      const packed = (await compress(html, { params: HTML_BROTLI })).length;
      return { name, status: response.status, html: html.length, packed, requests: 1 + blocking(html).length };
    }),
  );
  const shown = pages.filter(({ status }) => status === 200);
  const missing = pages.filter(({ status }) => status !== 200).map(({ name }) => name);
  const most = Math.max(...shown.map(({ requests }) => requests));
  const byWeight = shown.toSorted((left, right) => right.packed - left.packed);
  const heaviest = byWeight[0];
  const heaviestList = byWeight.find(({ name }) => LISTS.has(name));
  return {
    tables: [
      {
        title: 'Before the first render',
        method:
          'The served HTML, read for what stops a browser from painting: style sheets and scripts in the head without `defer`, `async` or ' +
          `\`type="module"\`. Asked by a phone; brotli ${HTML_QUALITY}, as the host packs a page.` +
          (missing.length === 0 ? '' : ` Not served yet, so not measured: ${missing.join(', ')}.`),
        columns: ['Page', 'requests', 'HTML characters', 'HTML B brotli'],
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
        measure: `HTML with its style, B brotli (heaviest: ${heaviest?.name ?? 'none'})`,
        budget: `≤ ${whole(HTML_BUDGET)}`,
        measured: whole(heaviest?.packed ?? 0),
        isMet: (heaviest?.packed ?? 0) <= HTML_BUDGET,
      },
      {
        measure: `HTML of a list of 24 cards with its style, B brotli (heaviest: ${heaviestList?.name ?? 'none'})`,
        budget: `≤ ${whole(LIST_BUDGET)}`,
        measured: whole(heaviestList?.packed ?? 0),
        isMet: (heaviestList?.packed ?? 0) <= LIST_BUDGET,
      },
    ],
  };
}

/** Elements that hold up the first paint. */
function blocking(html: string): readonly string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  // A disabled sheet is not fetched, and one for paper or a wide screen holds up no phone: what a phone shows is inside.
  const styles = (head.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? []).filter(
    (tag) => !/\sdisabled\b|\smedia="(?:print|\(min-width:1024px\))"/.test(tag),
  );
  const scripts = (html.match(/<script[^>]+src=[^>]*>/g) ?? []).filter(
    (tag) => !/\b(?:async|defer)\b|type="module"/.test(tag),
  );
  return [...styles, ...scripts];
}
