import { type Browser, chromium, type Page, type Request } from '@playwright/test';

/** How much slower a phone of the budgets is than the machine that plays it. */
export const SLOWER = 4;

/** How long after its load a first visit is watched, in ms. */
export const WATCHED_MS = 10_000;

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
/** What a page does by itself once it is loaded is done by then. */
const SETTLED_MS = 3_000;
/** A touch is answered, and what follows it is done by then. */
const ANSWERED_MS = 1_500;
const CARDS_LIMIT_MS = 120_000;

/** An event of a trace of Chromium, as far as the bench reads it; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly frame?: string };
}

/** A file a page asked for: what it is used as, and its bytes as they came, headers included. */
export interface RequestedFile {
  readonly type: string;
  readonly bytes: number;
}

/** How long each opening and each closing of a dialog waited for the paint that answers it, in ms. */
export interface TouchedDialog {
  readonly name: string;
  readonly opening: number[];
  readonly closing: number[];
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

/**
 * Opens a page as a first-time visitor, so that the app is offered, on a processor throttled to a quarter, and
 * touches nothing until `WATCHED_MS` after its load.
 */
export async function visitFirst(
  browser: Browser,
  url: string,
): Promise<{ readonly events: readonly TraceEvent[]; readonly files: readonly RequestedFile[] }> {
  const context = await browser.newContext(PHONE);
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await slowDown(page, SLOWER);
    const requests: Request[] = [];
    const finished = new Set<Request>();
    page.on('request', (request) => requests.push(request)).on('requestfinished', (request) => finished.add(request));
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
    await page.waitForTimeout(WATCHED_MS);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    if ((await page.locator('dialog').count()) !== 1) throw new Error(`${url} did not offer the app`);
    return { events, files: await Promise.all(requests.map((request) => weigh(request, finished.has(request)))) };
  } finally {
    await session.detach();
    await context.close();
  }
}

async function weigh(request: Request, isFinished: boolean): Promise<RequestedFile> {
  // NOTE: the sizes of a request without an end are waited for without an end.
  const { responseHeadersSize, responseBodySize } = isFinished
    ? await request.sizes()
    : { responseHeadersSize: 0, responseBodySize: 0 };
  return { type: request.resourceType(), bytes: responseHeadersSize + responseBodySize };
}

/** Throttles the processor of a page. @param rate how much slower it gets; 1 for as fast as the machine is */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function isTraceEvent(event: unknown): event is TraceEvent {
  return typeof event === 'object' && event !== null && 'name' in event && 'ts' in event;
}

/** A dialog, the button that opens it and the one that closes it. */
interface Dialog {
  readonly name: string;
  readonly opener: string;
  readonly closer: string;
}

const CLOSE_BUTTON = 'dialog button >> nth=-1';
const LIST_DIALOGS: readonly Dialog[] = [
  { name: 'filters', opener: 'main button[data-on]', closer: CLOSE_BUTTON },
  {
    name: 'orders',
    opener: 'main button[data-on] >> xpath=preceding-sibling::button[1]',
    closer: 'dialog button[aria-pressed="true"]',
  },
];
const PRODUCT_DIALOGS: readonly Dialog[] = [
  { name: 'options of a product', opener: 'button:text-is("구매하기") >> visible=true', closer: CLOSE_BUTTON },
];

/**
 * Opens and closes the filters and the orders over a list as it grows, on a processor throttled to a quarter; how long
 * each touch waited for the paint that answers it, as Event Timing reports: by the clock, in steps of 8 ms.
 * @param url of a category's list; its further pages are made those of all less popular goods: none has a thousand
 */
export async function touchList(
  browser: Browser,
  url: string,
  {
    cards,
    form,
    touches,
  }: { readonly cards: readonly number[]; readonly form: 'grid' | 'rows'; readonly touches: number },
): Promise<readonly TouchedDialog[]> {
  const page = await openTouched(browser, url, form);
  try {
    await page.route('**/products/search*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.delete('categoryNo');
      return route.continue({ url: url.href });
    });
    const touched: TouchedDialog[] = [];
    for (const wanted of cards) {
      await loadCards(page, wanted);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const dialogs = await touchDialogs(page, LIST_DIALOGS, touches);
      const count = await page.locator('main article').count();
      if (count !== wanted) throw new Error(`the list held ${count} cards instead of ${wanted}`);
      touched.push(
        ...dialogs.map((dialog) => ({
          ...dialog,
          name: `${dialog.name} over ${count.toLocaleString('en-US')} cards, ${form}`,
        })),
      );
    }
    return touched;
  } finally {
    await page.context().close();
  }
}

/** The same for the options of a product. */
export async function touchProduct(browser: Browser, url: string, touches: number): Promise<readonly TouchedDialog[]> {
  const page = await openTouched(browser, url, 'grid');
  try {
    return await touchDialogs(page, PRODUCT_DIALOGS, touches);
  } finally {
    await page.context().close();
  }
}

/** Opens a page that is not covered, and notes how long its events wait for a paint. */
async function openTouched(browser: Browser, url: string, form: 'grid' | 'rows'): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([
    { ...NO_OFFER, url },
    { name: 'cards', value: form, url },
  ]);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-app]').waitFor();
  await page.evaluate(() => {
    const heard: number[] = [];
    Reflect.set(window, 'heard', heard);
    // The types do not know how short an event may be reported.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => heard.push(...list.getEntries().map(({ duration }) => duration))).observe(events);
  });
  return page;
}

/** Asks for further pages until a list holds so many cards; by its link, for scrolling would go on to more. */
async function loadCards(page: Page, wanted: number): Promise<void> {
  await slowDown(page, 1);
  const until = Date.now() + CARDS_LIMIT_MS;
  for (;;) {
    const count = await page.evaluate((most) => {
      const { length } = document.querySelectorAll('main article');
      if (length < most) document.querySelector<HTMLElement>('main [aria-busy="false"] > a[rel="next"]')?.click();
      return length;
    }, wanted);
    if (count >= wanted) return;
    if (Date.now() > until) throw new Error(`the list has no more than ${count} cards`);
    await page.waitForTimeout(100);
  }
}

async function touchDialogs(
  page: Page,
  dialogs: readonly Dialog[],
  touches: number,
): Promise<readonly TouchedDialog[]> {
  await slowDown(page, SLOWER);
  await page.waitForTimeout(SETTLED_MS);
  const touched = dialogs.map(({ name }): TouchedDialog => ({ name, opening: [], closing: [] }));
  for (let round = 0; round < touches; round += 1) {
    for (const [index, { opener, closer }] of dialogs.entries()) {
      touched[index]?.opening.push(await touch(page, opener));
      if ((await page.locator('dialog').count()) !== 1) throw new Error(`${opener} opened nothing`);
      touched[index]?.closing.push(await touch(page, closer));
      if ((await page.locator('dialog').count()) !== 0) throw new Error(`${closer} closed nothing`);
    }
  }
  return touched;
}

/** Touches the middle of an element and answers how long that waited for its paint; 0 for less than a frame. */
async function touch(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} cannot be touched`);
  await page.evaluate(() => void Reflect.get(window, 'heard').splice(0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(ANSWERED_MS);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'heard')));
}
