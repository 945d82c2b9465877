import { type BrowserContext, expect, type Page, type Request, test as base } from '@playwright/test';

/** For a test that runs in Firefox with `--soak` only: one beside it shows every day that its subject works there. */
export const ONCE = { tag: '@once' };

/** How long nothing may be asked for before a page counts as quiet, in ms. Assumed: more than two tasks of a page lie apart. */
export const QUIET_MS = 150;
/** The same where a journey proves that nothing more comes. Assumed: as long as a quiet network is usually waited for. */
export const NOTHING_MORE_MS = 500;
const POLL_MS = 20;

/**
 * How long a request may be on its way before a page no longer waits for it, in ms. A run named some that have no end: what is told of
 * a visit, suggestions of a search and files fetched ahead. Assumed: they were sent as their page was left.
 */
const LOST_MS = 15_000;

/** How long a page may go on asking or working before it counts as one that never rests, in ms. Assumed. */
const RESTLESS_MS = 90_000;

/** What a page has asked for and not got yet, each since when, and when that last changed. */
interface Traffic {
  readonly open: Map<Request, number>;
  changedAt: number;
  /** The address asked for last. */
  last: string;
}

const traffics = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Map(), changedAt: Date.now(), last: '' };
  traffics.set(page, traffic);
  const over = (request: Request): void => {
    traffic.open.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) => {
    // No page waits any more for what the page before has not got yet.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    traffic.open.set(request, Date.now());
    traffic.last = request.url();
    traffic.changedAt = Date.now();
  });
  page.on('requestfinished', over).on('requestfailed', over);

  const reach = page.waitForURL.bind(page);
  page.waitForURL = async (url, options) => {
    await reach(url, { waitUntil: 'commit', ...options });
    await untilLoaded(page);
  };
}

/**
 * Waits until a page says itself that it has loaded. Runs hung for minutes on pages that were complete and asked for
 * nothing: the event of it, for which Playwright waits, does not always come.
 */
async function untilLoaded(page: Page): Promise<void> {
  const readyState = () => page.evaluate(() => document.readyState).catch(() => '');
  await expect.poll(readyState, { intervals: [POLL_MS], timeout: RESTLESS_MS }).toBe('complete');
}

/** A journey whose pages' traffic is watched from the beginning. */
export const test = base.extend({
  context: async ({ context }, use, info): Promise<void> => {
    await use(await watched(context));
    if (info.status === info.expectedStatus) return;
    for (const page of context.pages()) info.errors.push({ message: await stateOf(page) });
  },
});

/**
 * Waits until a page has loaded, asks for nothing and does nothing: the app has come, and all that it begins by itself.
 * A busy machine makes it wait longer, for an idle moment of the page is part of it.
 * @param quietMs how long it asks for nothing
 */
export async function untilQuiet(page: Page, quietMs: number = QUIET_MS): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('the page belongs to no watched context');
  await untilLoaded(page);
  const isQuiet = () => ![...traffic.open].some(isAwaited) && Date.now() - traffic.changedAt >= quietMs;
  const until = Date.now() + RESTLESS_MS;
  for (;;) {
    const hasRested = await rest(page);
    if (hasRested && isQuiet()) return;
    if (page.isClosed()) throw new Error('the page was closed');
    if (Date.now() > until)
      throw new Error(`the page never rests: ${hasRested ? 'it' : 'busy, it'} last asked for ${traffic.last}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits until a clock that shows whole seconds shows another one. */
export async function untilNextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1_000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
}

/** Whether a request is still waited for; says which one no longer is, as it is not known yet why there are such. */
function isAwaited([request, since]: readonly [Request, number], index: number): boolean {
  if (Date.now() - since < LOST_MS) return true;
  // oxlint-disable-next-line no-console -- what a run shows of it is the only trace
  if (index === 0) console.warn(`no end in ${LOST_MS} ms: ${request.method()} ${request.url()}`);
  return false;
}

/** Waits for an idle moment; false when the app has neither come nor failed by then, the page went elsewhere or answers nothing. */
async function rest(page: Page): Promise<boolean> {
  const idle = async (): Promise<boolean> => {
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }));
    // The notice is taken away when the app stands, and its hidden line is shown when that cannot be loaded.
    return document.querySelector('#load-notice p[hidden]') === null;
  };
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), LOST_MS));
  return Promise.race([page.evaluate(idle).catch(() => false), late]);
}

/** How long a page that is asked for its state may take, in ms. */
const ANSWER_MS = 5_000;

/** How far the app of a page has come, and what it still waits for: what a picture of it does not tell. */
async function stateOf(page: Page): Promise<string> {
  const open = [...(traffics.get(page)?.open.keys() ?? [])].map((request) => request.url());
  const read = () => ({
    readyState: document.readyState,
    visibility: document.visibilityState,
    hasState: document.getElementById('page-state') !== null,
    app: document.documentElement.dataset['app'] ?? null,
    // React marks the root when it begins, and each element it has hydrated.
    react: [document.getElementById('root'), document.querySelector('header'), document.querySelector('main > *')].map(
      (element) => Object.keys(element ?? {}).find((key) => key.startsWith('__react')) !== undefined,
    ),
    // What was typed, and where the next key goes.
    fields: [...document.querySelectorAll('input')].map(({ name, value }) => `${name}=${value}`),
    focus: document.activeElement?.outerHTML.slice(0, 120) ?? null,
    loadNotice: document.getElementById('load-notice')?.hidden ?? null,
    scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  });
  const state = await Promise.race([
    page.evaluate(read).catch(String),
    new Promise((resolve) => setTimeout(() => resolve('no answer'), ANSWER_MS)),
  ]);
  return `the page at ${page.url()}: ${JSON.stringify({ state, open }, null, 1)}`;
}

/** Watches the pages of a context, those a journey opens by itself among them. */
export async function watched(context: BrowserContext): Promise<BrowserContext> {
  if (context.browser()?.browserType().name() === 'firefox') await context.addInitScript(insertTextAsTyped);
  return context.on('page', watchTraffic);
}

/**
 * NOTE: over WebDriver BiDi Playwright fills a field by its `value` property, which React takes for its own change. Firefox is
 * asked to insert the text as a person does.
 */
function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set() {},
  });
}
