import { raiseCatalogueVersion } from '@dealstore/api/bench';
import { type BenchShop, BENCH_ORIGIN, buyableOptions } from './shop.ts';
import type { Topic } from './table.ts';
import { whole } from './table.ts';
import { perCoreSecond, repeat, type Work, within } from './work.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const PRODUCTS = 200;
const POPULAR = 10;
/** More products than pages are rendered while an answer is remembered. */
const ALL = 5_000;
/** Long enough for the engine to have compiled what a page runs through. */
const PACE = { workers: 4, warmUpMs: 6_000, runMs: 5_000 };

/** Server-rendered pages per second of processor time, from the page cache and past it. */
export async function measurePages(shop: BenchShop): Promise<Topic> {
  const products = await buyableOptions(shop, ALL);
  const productPath = (index: number, among = PRODUCTS): string =>
    `/product/${products[index % Math.min(among, products.length)]?.productNo ?? 1}`;
  // Few enough that each is asked for again while its page is fresh.
  const popularPath = (index: number): string => productPath(index, POPULAR);
  const measure = (path: (index: number) => string, encoding = 'identity'): Promise<Work> =>
    repeat(PACE, (index) => readPage(shop, path(index), encoding));

  // A query that no page has seen is a page that no cache has kept.
  const home = await measure((index) => `/?bench=${index}`);
  const homeKept = await measure(() => '/');
  const homePacked = await measure(() => '/', 'br');
  const product = await measure((index) => `${productPath(index)}?bench=${index}`);
  const productAnew = await measure((index) => `${productPath(index, ALL)}?bench=${index}`);
  const productKept = await measure(popularPath);
  const productPacked = await measure(popularPath, 'br');

  const trips = async (path: string): Promise<number> => shop.trips(() => readPage(shop, path, 'identity'));
  await trips('/?bench=before');
  const homeTrips = await trips('/?bench=trips');
  await trips(`${productPath(0)}?bench=before`);
  const productTrips = await trips(`${productPath(0)}?bench=trips`);
  await forget(shop);
  const anewTrips = await trips(`${productPath(1)}?bench=anew`);
  const row = (name: string, work: Work, tripCount: number | string) => [
    name,
    tripCount,
    whole(perCoreSecond(work)),
    within(work, 0.5).toFixed(1),
    within(work, 0.99).toFixed(1),
  ];
  return {
    tables: [
      {
        title: 'Server-rendered pages',
        method:
          'The web host’s `Request → Response` in this process, the API and the demo’s database behind it, a guest on a phone; ' +
          '`process.cpuUsage` of this process, PostgreSQL’s own processor time not counted. A rendered page carries a query nobody ' +
          'asked before, so no kept page serves it: its data is gathered, React renders it and it is written out. Its data are ' +
          'answers that this process remembers, each checked for this very page against the catalogue’s version and the ' +
          'product’s row and stock in one statement, and made anew where the check fails or 2 s (a product: 10 s) have gone by. ' +
          'Trips are those of a page alone; pages that ask while a check is under way share the next one. ' +
          `Rendered product pages go round ${PRODUCTS} products, so most answers are remembered; the row “asked for first” goes ` +
          `round all, so none is. Kept pages go round ${POPULAR}.`,
        columns: ['Page', 'trips to the database', 'per core second', 'p50 ms, 4 at once', 'p99 ms'],
        rows: [
          row('home, rendered', home, homeTrips),
          row('home, from the page cache', homeKept, ''),
          row('home, from the page cache, brotli', homePacked, ''),
          row('product, rendered', product, productTrips),
          row('product asked for first, rendered', productAnew, anewTrips),
          row('product, from the page cache', productKept, ''),
          row('product, from the page cache, brotli', productPacked, ''),
        ],
      },
    ],
    verdicts: [
      atLeast('Home from the page cache, pages per core second', homeKept, 500),
      atLeast('Home rendered, pages per core second', home, 150),
      atLeast('Product rendered, pages per core second', product, 600),
    ],
  };
}

/** Makes every answer that is remembered old. */
async function forget(shop: BenchShop): Promise<void> {
  await raiseCatalogueVersion(shop.database, shop.clock.now());
  // What the shop window is made of is read again once for everybody.
  await readPage(shop, '/?bench=forget', 'identity');
}

async function readPage({ handler }: BenchShop, path: string, encoding: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding, 'accept-language': 'ko', 'user-agent': PHONE };
  const response = await handler(new Request(`${BENCH_ORIGIN}${path}`, { headers }));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
}

function atLeast(measure: string, work: Work, least: number) {
  const measured = perCoreSecond(work);
  return { measure, budget: `≥ ${whole(least)}`, measured: whole(measured), isMet: measured >= least };
}
