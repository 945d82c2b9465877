import { openBrowser, touchList, touchProduct, visitFirst, WATCHED_MS } from '@dealstore/storefront/slow-phone';
import { listen } from '@dealstore/api/server';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { BUDGETS } from './budgets.ts';
import { type MainThread, REST_MS, sumUpTrace, TASK_LIMIT_MS } from './main-thread.ts';
import { type BenchShop, BENCH_ORIGIN, buyableOptions } from './shop.ts';
import { atMost, type Topic, whole } from './table.ts';

/** Visits of each page, and touches of each kind: the median counts. */
const FULL = { visits: 5, touches: 7, cards: [72, 120, 1_008] };
const QUICK = { visits: 1, touches: 1, cards: [48] };
const LIST = `${BENCH_ORIGIN}/category/list/1/101/-`;
/** Its further pages follow the popularity of its first, so that a thousand cards come after it. */
const LONG_LIST = `${BENCH_ORIGIN}/category/list/0/100/-`;

/** A first visit: what its page's main thread did, and the files it asked for. */
interface Visit extends MainThread {
  readonly requests: number;
  readonly scripts: number;
  readonly bytes: number;
  readonly allBytes: number;
}

/**
 * What a first visit to a page costs a slow phone, and how long a touch that opens or closes a dialog takes until the
 * next paint.
 */
export async function measureInteraction(shop: BenchShop): Promise<Topic> {
  const { visits: rounds, touches, cards } = shop.quick ? QUICK : FULL;
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: shop.handler,
    trustsProxy: false,
    report: (cause) => console.error(cause),
  });
  const browser = await openBrowser(findBrowser(), BENCH_ORIGIN, listener.port);
  try {
    const [product] = await buyableOptions(shop, 1);
    const productUrl = `${BENCH_ORIGIN}/product/${product?.productNo ?? 1}`;
    const pages = [
      { name: 'home', url: `${BENCH_ORIGIN}/`, visits: new Array<Visit>() },
      { name: 'list', url: LIST, visits: new Array<Visit>() },
      { name: 'product', url: productUrl, visits: new Array<Visit>() },
    ];
    // Interleaved, so that a busy moment of the machine affects all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, visits } of pages) visits.push(await visit(browser, url));
    }
    const dialogs = [
      ...(await touchList(browser, LONG_LIST, { cards, form: 'grid', touches })),
      ...(await touchList(browser, LONG_LIST, { cards: cards.slice(-1), form: 'rows', touches })),
      ...(await touchProduct(browser, productUrl, touches)),
    ];
    const touched = dialogs.flatMap(({ name, opening, closing }) => [
      { name: `opening the ${name}`, times: opening },
      { name: `closing the ${name}`, times: closing },
    ]);
    const slowest = touched.toSorted((left, right) => middle(right.times) - middle(left.times))[0];
    const worst = Math.max(...touched.flatMap(({ times }) => times));
    return {
      tables: [
        {
          title: 'First visitor',
          method:
            `Chromium, 412 × 823, its processor throttled to a quarter, nothing kept and no cookie, so that the app is offered; nothing ` +
            `is touched until ${WATCHED_MS / 1_000} s after the load. “Work” is the sum of all tasks of the page’s main thread, as Lighthouse ` +
            `adds them up; “blocked” sums what they take beyond ${TASK_LIMIT_MS} ms after the first paint, as Total Blocking Time does; a long ` +
            `task takes more. All that is the clock’s time, so a busy machine makes it longer. Requests are without pictures. “At rest” are ` +
            `the last ${REST_MS / 1_000} s. The median of ${rounds} visits to each page in turn, each figure for itself.`,
          columns: ['Page', ...FIGURES.map(([column]) => column)],
          rows: pages.map(({ name, visits }) => [
            name,
            ...FIGURES.map(([, figureOf]) => whole(middle(visits.map(figureOf)))),
          ]),
        },
        {
          title: 'Touches that open and close a dialog',
          method:
            `The same phone, the offer put off: from the touch to the next paint, as Event Timing reports, in steps of 8 ms. ` +
            `That is the clock’s time, so a busy machine makes it longer. ${touches} touches of each kind in turn.`,
          columns: ['Touch', 'median, ms', 'worst, ms'],
          rows: touched.map(({ name, times }) => [name, whole(middle(times)), whole(Math.max(...times))]),
        },
      ],
      verdicts: [
        ...pages.map(({ name, visits }) =>
          atMost(
            `Blocked on a first visit to the ${name}, ms`,
            middle(visits.map(({ blocked }) => blocked)),
            BUDGETS.blockedMs,
          ),
        ),
        atMost(
          `Dialog, median, ms (slowest: ${slowest?.name ?? 'none'})`,
          middle(slowest?.times ?? []),
          BUDGETS.tapMedianMs,
        ),
        atMost('Dialog, worst, ms', worst, BUDGETS.tapWorstMs),
      ],
    };
  } finally {
    await browser.close();
    await listener.drain(0);
  }
}

const FIGURES: readonly (readonly [column: string, figureOf: (visit: Visit) => number])[] = [
  ['work, ms', ({ work }) => work],
  ['blocked, ms', ({ blocked }) => blocked],
  ['long tasks', ({ longTasks }) => longTasks],
  ['longest, ms', ({ longest }) => longest],
  ['requests', ({ requests }) => requests],
  ['of them scripts', ({ scripts }) => scripts],
  ['their B', ({ bytes }) => bytes],
  ['B with pictures', ({ allBytes }) => allBytes],
  ['styles at rest', ({ stylesAtRest }) => stylesAtRest],
  ['paints at rest', ({ paintsAtRest }) => paintsAtRest],
];

async function visit(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Visit> {
  const { events, files } = await visitFirst(browser, url);
  const besidesPictures = files.filter(({ type }) => type !== 'image');
  const sum = (of: typeof files) => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...sumUpTrace(events),
    requests: besidesPictures.length,
    scripts: files.filter(({ type }) => type === 'script').length,
    bytes: sum(besidesPictures),
    allBytes: sum(files),
  };
}

function middle(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}
