import { openBrowser, SLOWER, type Start, startPage, TASK_LIMIT_MS, touchList } from '@dealstore/storefront/slow-phone';
import { listen } from '@dealstore/api/server';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { BUDGETS } from './budgets.ts';
import { type BenchShop, BENCH_ORIGIN, buyableOptions } from './shop.ts';
import { atMost, type Topic, whole } from './table.ts';

/** Loads of each page, and taps of each kind: the median counts. */
const FULL = { loads: 5, taps: 5, cards: 1_000 };
const QUICK = { loads: 1, taps: 1, cards: 48 };
const LIST = `${BENCH_ORIGIN}/category/list/0/100/-`;

/**
 * How long a page is blocked as it starts on a slow phone, and how long a tap on a long
 * list takes until the next paint.
 */
export async function measureInteraction(shop: BenchShop): Promise<Topic> {
  const { loads, taps, cards } = shop.quick ? QUICK : FULL;
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
    const pages = [
      { name: 'home', url: `${BENCH_ORIGIN}/`, starts: new Array<Start>() },
      { name: 'list', url: LIST, starts: new Array<Start>() },
      { name: 'product', url: `${BENCH_ORIGIN}/product/${product?.productNo ?? 1}`, starts: new Array<Start>() },
    ];
    // Interleaved, so that a busy moment of the machine affects all of them.
    for (let load = 0; load < loads; load += 1) {
      for (const { url, starts } of pages) starts.push(await startPage(browser, url));
    }
    const inGrid = await touchList(browser, LIST, { cards, form: 'grid', touches: taps });
    const inRows = await touchList(browser, LIST, { cards, form: 'rows', touches: taps });
    const measured = [...inGrid, ...inRows];
    const worst = Math.max(...measured.flatMap(({ times }) => times));
    const slowest = measured.toSorted((left, right) => middle(right.times) - middle(left.times))[0];
    const blockedOf = (starts: readonly Start[]) => starts.map(({ blocked }) => blocked);
    return {
      tables: [
        {
          title: 'A phone’s page as it starts',
          method:
            `Chromium, 412 × 823, nothing kept. Processor time of every task of the page’s thread after the first paint, times ${SLOWER}; ` +
            `“blocked” sums what tasks take beyond ${TASK_LIMIT_MS} ms, as Total Blocking Time does. It is processor time and not the clock’s, ` +
            `so that what else runs on the machine is not in it. ${loads} loads of each page in turn, ascending.`,
          columns: ['Page', 'blocked, ms', 'longest task, ms'],
          rows: pages.map(({ name, starts }) => [
            name,
            ascending(blockedOf(starts)),
            ascending(starts.map(({ longest }) => longest)),
          ]),
        },
        {
          title: `Taps over ${whole(cards)} cards`,
          method:
            `The same phone, its processor throttled to a quarter: from the tap to the next paint, as Event Timing reports, in steps of 8 ms. ` +
            `That is the clock’s time, so a busy machine makes it longer. ${taps} taps of each kind in turn, ascending.`,
          columns: ['Tap', 'ms'],
          rows: measured.map(({ name, times }) => [name, ascending(times)]),
        },
      ],
      verdicts: [
        ...pages.map(({ name, starts }) =>
          atMost(`Blocked as the ${name} starts, ms`, middle(blockedOf(starts)), BUDGETS.blockedMs),
        ),
        atMost(
          `Tap over ${whole(cards)} cards, median, ms (slowest: ${slowest?.name ?? 'none'})`,
          middle(slowest?.times ?? []),
          BUDGETS.tapMedianMs,
        ),
        atMost(`Tap over ${whole(cards)} cards, worst, ms`, worst, BUDGETS.tapWorstMs),
      ],
    };
  } finally {
    await browser.close();
    await listener.drain(0);
  }
}

function middle(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function ascending(times: readonly number[]): string {
  return times
    .toSorted((left, right) => left - right)
    .map(whole)
    .join(', ');
}
