import { type Browser, chromium, type Page } from '@playwright/test';

/** How much slower a phone of the budgets is than the machine that plays it. */
export const SLOWER = 4;

/** Longest a task may take before it blocks the page, in ms: what is beyond counts as blocked, as in Total Blocking Time. */
export const TASK_LIMIT_MS = 50;

/** Budgets are of a phone, 412 × 823. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};
/** The offer of the app is put off, as its own button does it: a touch is measured on the page below. */
const NO_OFFER = { name: 'app_offer', value: 'off' };
/** All that a page does by itself is done by then. */
const SETTLED_MS = 3_000;
/** A touch is answered, and what follows it is done by then. */
const ANSWERED_MS = 1_500;
const CARDS_LIMIT_MS = 120_000;
const US_PER_MS = 1_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of its thread, in microseconds. */
  readonly tdur?: number;
}

/** What the tasks of a page's thread came to from its first paint on, in ms of a slow phone. */
export interface Start {
  readonly blocked: number;
  readonly longest: number;
}

/** A kind of touch, and how long each of them took, in ms. */
export interface Touch {
  readonly name: string;
  readonly times: number[];
}

/** Opens a browser in which an origin leads to a port of this machine. */
export async function openBrowser(executablePath: string, origin: string, port: number): Promise<Browser> {
  const leads = `--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${port}`;
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', leads],
    // The process has its own clean-up on a signal; Playwright's handler would exit before it is done.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Loads a page with nothing kept; its tasks count by processor time, so that what else runs on the machine does not. */
export async function startPage(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ ...NO_OFFER, url }]);
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }: { value: readonly unknown[] }) => {
      for (const event of value) if (isTraceEvent(event)) events.push(event);
    });
    const includedCategories = [
      '-*',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'blink.user_timing',
    ];
    const traceConfig = { includedCategories };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}`);
    await page.waitForTimeout(SETTLED_MS);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return sumUp(events);
  } finally {
    await session.detach();
    await context.close();
  }
}

function sumUp(events: readonly TraceEvent[]): Start {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').toSorted((a, b) => b.ts - a.ts)[0];
  if (paint === undefined) throw new Error('the page was never painted');
  const times = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur }) => ((tdur ?? 0) / US_PER_MS) * SLOWER);
  if (times.length === 0) throw new Error('the browser reported no task');
  const blocked = times.reduce((sum, time) => sum + Math.max(0, time - TASK_LIMIT_MS), 0);
  return { blocked, longest: Math.max(...times) };
}

function isTraceEvent(event: unknown): event is TraceEvent {
  return typeof event === 'object' && event !== null && 'name' in event && 'ts' in event;
}

/**
 * Opens and closes the filters and the orders over a list that holds so many cards, on a processor throttled to a quarter; how
 * long each touch waited for the paint that answers it, as Event Timing reports: by the clock, in steps of 8 ms.
 * @param url of a category's list; its further pages are made those of all goods, for no category has a thousand
 */
export async function touchList(
  browser: Browser,
  url: string,
  { cards, form, touches }: { readonly cards: number; readonly form: 'grid' | 'rows'; readonly touches: number },
): Promise<readonly Touch[]> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ ...NO_OFFER, url }]);
  try {
    await context.addCookies([{ name: 'cards', value: form, url }]);
    const page = await context.newPage();
    await page.route('**/products/search*', (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.delete('categoryNo');
      return route.continue({ url: asked.href });
    });
    await page.goto(url);
    await loadCards(page, cards);
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      const heard: number[] = [];
      Reflect.set(window, 'heard', heard);
      // The types do not know how short an event may be reported.
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => heard.push(...list.getEntries().map(({ duration }) => duration))).observe(
        events,
      );
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const kinds = [
      ['opening the filters', 'main button[data-on]', true],
      ['closing the filters', 'dialog button >> nth=-1', false],
      ['opening the orders', 'main button[data-on] >> xpath=preceding-sibling::button[1]', true],
      ['closing the orders', 'dialog button[aria-pressed="true"]', false],
    ] as const;
    const found = kinds.map(([name]): Touch => ({ name: `${name}, ${form}`, times: [] }));
    for (let round = 0; round < touches; round += 1) {
      for (const [index, [, button, opens]] of kinds.entries()) {
        const time = await touch(page, button);
        if ((await page.locator('dialog').count()) !== (opens ? 1 : 0)) throw new Error(`${button} did nothing`);
        found[index]?.times.push(time);
      }
    }
    return found;
  } finally {
    await context.close();
  }
}

async function loadCards(page: Page, wanted: number): Promise<void> {
  const until = Date.now() + CARDS_LIMIT_MS;
  const shown = page.locator('main article');
  while ((await shown.count()) < wanted) {
    if (Date.now() > until) throw new Error(`the list has no more than ${await shown.count()} cards`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
  }
}

/** Touches the middle of an element and answers how long that waited for its paint; 0 for less than a frame. */
async function touch(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} cannot be touched`);
  await page.waitForTimeout(ANSWERED_MS);
  await page.evaluate(() => void Reflect.get(window, 'heard').splice(0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(ANSWERED_MS);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'heard')));
}
