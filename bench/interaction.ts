import { openBrowser, SLOWER, type Start, startPage, TASK_LIMIT_MS, touchList } from '@dealstore/storefront/slow-phone';
import { listen } from '@dealstore/api/server';
import { findBrowser } from '@dealstore/storefront/find-browser';
import { type BenchShop, BENCH_ORIGIN, buyableOptions } from './shop.ts';
import { type Topic, type Verdict, whole } from './table.ts';

const BLOCKED_BUDGET_MS = 50;
const ANSWER_BUDGET_MS = 200;
const CARDS = 1_000;
/** Loads of each page, and touches of each kind; the middle one counts. */
const LOADS = 5;
const TOUCHES = 5;
const LIST = `${BENCH_ORIGIN}/category/list/0/100/-`;

/** How long a phone's page is blocked as it starts, and how long a touch over a thousand cards waits for its answer. */
export async function measureInteraction(shop: BenchShop): Promise<Topic> {
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
    // In turn, so that a busy moment of the machine meets all of them.
    for (let load = 0; load < LOADS; load += 1) {
      for (const { url, starts } of pages) starts.push(await startPage(browser, url));
    }
    const inGrid = await touchList(browser, LIST, { cards: CARDS, form: 'grid', touches: TOUCHES });
    const inRows = await touchList(browser, LIST, { cards: CARDS, form: 'rows', touches: TOUCHES });
    const touches = [...inGrid, ...inRows];
    const slowest = touches.toSorted((left, right) => middle(right.times) - middle(left.times))[0];
    const blockedOf = (starts: readonly Start[]) => starts.map(({ blocked }) => blocked);
    return {
      tables: [
        {
          title: 'A phone’s page as it starts',
          method:
            `Chromium, 412 × 823, nothing kept. Processor time of every task of the page’s thread after the first paint, times ${SLOWER}; ` +
            `“blocked” sums what tasks take beyond ${TASK_LIMIT_MS} ms, as Total Blocking Time does. It is processor time and not the clock’s, ` +
            `so that what else runs on the machine is not in it. ${LOADS} loads of each page in turn, ascending.`,
          columns: ['Page', 'blocked, ms', 'longest task, ms'],
          rows: pages.map(({ name, starts }) => [
            name,
            ascending(blockedOf(starts)),
            ascending(starts.map(({ longest }) => longest)),
          ]),
        },
        {
          title: `Touches over ${whole(CARDS)} cards`,
          method:
            `The same phone, its processor throttled to a quarter: from the touch to the next paint, as Event Timing tells, in steps of 8 ms. ` +
            `That is the clock’s time, so a busy machine makes it longer. ${TOUCHES} touches of each kind in turn, ascending.`,
          columns: ['Touch', 'ms'],
          rows: touches.map(({ name, times }) => [name, ascending(times)]),
        },
      ],
      verdicts: [
        ...pages.map(({ name, starts }) =>
          verdict(`Blocked as the ${name} starts, ms`, middle(blockedOf(starts)), BLOCKED_BUDGET_MS),
        ),
        verdict(
          `Touch over ${whole(CARDS)} cards, ms (slowest: ${slowest?.name ?? 'none'})`,
          middle(slowest?.times ?? []),
          ANSWER_BUDGET_MS,
        ),
      ],
    };
  } finally {
    await browser.close();
    await listener.drain(0);
  }
}

function verdict(measure: string, measured: number, limit: number): Verdict {
  return { measure, budget: `≤ ${limit}`, measured: whole(measured), isMet: measured <= limit };
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
