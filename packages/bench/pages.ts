import { raiseCatalogueVersion } from '@dealstore/api/bench';
import { BUDGETS } from './budgets.ts';
import { type BenchShop, BENCH_ORIGIN, buyableOptions } from './shop.ts';
import { atLeast, type Topic, whole } from './table.ts';
import { paceOf, perCoreSecond, repeat, type Work, within } from './work.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** The first page of a category. */
const LIST = '/category/list/0/100/-';
const PRODUCTS = 200;
const POPULAR = 10;
/** More products than pages are rendered while a response stays cached. */
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
    repeat(paceOf(shop, PACE), (index) => readPage(shop, path(index), encoding));

  // A query string that no request had before is a page that is not in the cache.
  const home = await measure((index) => `/?bench=${index}`);
  const homeKept = await measure(() => '/');
  const homePacked = await measure(() => '/', 'br');
  const list = await measure((index) => `${LIST}?bench=${index}`);
  const product = await measure((index) => `${productPath(index)}?bench=${index}`);
  const productAnew = await measure((index) => `${productPath(index, ALL)}?bench=${index}`);
  const productKept = await measure(popularPath);
  const productPacked = await measure(popularPath, 'br');

  const trips = async (path: string): Promise<number> => shop.trips(() => readPage(shop, path, 'identity'));
  await trips('/?bench=before');
  const homeTrips = await trips('/?bench=trips');
  await trips(`${LIST}?bench=before`);
  const listTrips = await trips(`${LIST}?bench=trips`);
  await trips(`${productPath(0)}?bench=before`);
  const productTrips = await trips(`${productPath(0)}?bench=trips`);
  await invalidateCaches(shop);
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
          row('list, rendered', list, listTrips),
          row('product, rendered', product, productTrips),
          row('product asked for first, rendered', productAnew, anewTrips),
          row('product, from the page cache', productKept, ''),
          row('product, from the page cache, brotli', productPacked, ''),
        ],
      },
    ],
    verdicts: [
      atLeast('Home rendered, pages per core second', perCoreSecond(home), BUDGETS.homePages),
      atLeast('List rendered, pages per core second', perCoreSecond(list), BUDGETS.listPages),
      atLeast(
        'Product rendered, read from the database, pages per core second',
        perCoreSecond(productAnew),
        BUDGETS.productPages,
      ),
      atLeast(
        'Home from the page cache, brotli, pages per core second',
        perCoreSecond(homePacked),
        BUDGETS.cachedPages,
      ),
      atLeast(
        'Product from the page cache, brotli, pages per core second',
        perCoreSecond(productPacked),
        BUDGETS.cachedPages,
      ),
    ],
  };
}

/** Invalidates every cached response. */
async function invalidateCaches(shop: BenchShop): Promise<void> {
  await raiseCatalogueVersion(shop.database, shop.clock.now());
  // What all pages share is read again once.
  await readPage(shop, '/?bench=invalidated', 'identity');
}

async function readPage({ handler }: BenchShop, path: string, encoding: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding, 'accept-language': 'ko', 'user-agent': PHONE };
  const response = await handler(new Request(`${BENCH_ORIGIN}${path}`, { headers }));
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
}
