import { type BrowserContext, expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import { enter, logIn, verifyAs, WORDS } from '../support/shop.ts';

const words = WORDS.ko;
const ACCOUNT = '/api/oauth/v1/auth/account';

/** The readable name of the browser's session: log-in, generation, and the user token's times. */
async function versionOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'session_gen');
  const [login = '', generation = '', ...times] = (cookie?.value ?? '').split('.');
  return { cookie, login, generation: Number.parseInt(generation, 36), times };
}

/** Makes the user token look as if nearly all of its life were over, to every tab. */
async function ageToken(context: BrowserContext): Promise<void> {
  const { cookie, login, generation } = await versionOf(context);
  if (cookie === undefined) throw new Error('no member is logged in');
  const times = [Date.now() - 9_000_000, Date.now() + 1_000_000].map((time) => time.toString(36));
  await context.addCookies([{ ...cookie, value: [login, generation.toString(36), ...times].join('.') }]);
}

/** A tab at home whose session is awake. */
async function wakened(page: Page): Promise<Page> {
  await page.goto('/');
  await page.waitForFunction(() => (localStorage.getItem('session-seen') ?? '') !== '');
  await untilQuiet(page);
  return page;
}

const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The pages of a context that ask for a refresh, in their order. */
function watchRefreshes(context: BrowserContext): readonly Page[] {
  const askers: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/session/refresh') askers.push(request.frame().page());
  });
  return askers;
}

const takeLocksAway = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));

/** Counts in each tab how often it looks at the lock, and how often it has held it: each then tells the others. */
const countTurns = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    const lockCounts = { looks: 0, turns: 0 };
    Reflect.set(window, 'lockCounts', lockCounts);
    Storage.prototype.getItem = function look(key: string): string | null {
      if (key === 'session-lock') lockCounts.looks += 1;
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function notify(key: string, text: string): void {
      if (key === 'session-seen') lockCounts.turns += 1;
      setItem.call(this, key, text);
    };
  });

const counted = (page: Page, what: 'looks' | 'turns') =>
  page.evaluate((name) => Number(Reflect.get(Object(Reflect.get(window, 'lockCounts')), name)), what);

/** The documents a page asks for, each hop of a redirect apart. */
function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Five tabs of one member, each awake. */
async function openFiveTabs(page: Page): Promise<readonly Page[]> {
  const context = page.context();
  await enter(page, words);
  return Promise.all([wakened(page), ...Array.from({ length: 4 }, async () => wakened(await context.newPage()))]);
}

/** Each tab that waited for the lock has held it by now: a call of its own goes through in each. */
const statusesOf = (tabs: readonly Page[]) =>
  Promise.all(tabs.map((tab) => tab.evaluate(async (path) => (await fetch(path)).status, ACCOUNT)));

// Firefox ends a reload of one of several tabs at once with NS_BINDING_ABORTED when WebDriver BiDi asks for it.
const CHROMIUM_ONLY = { tag: '@chromium' };

for (const means of ['locks', 'no locks'] as const) {
  const title = `keeps five tabs logged in when their token runs out together, with ${means} [CALL-19, STATE-01]`;
  test(title, CHROMIUM_ONLY, async ({ context, page }) => {
    test.setTimeout(300_000);
    if (means === 'no locks') await takeLocksAway(context);
    const tabs = await openFiveTabs(page);
    const documents = tabs.map(watchDocuments);
    const askers = watchRefreshes(context);
    for (let round = 1; round <= 3; round += 1) {
      const { generation } = await versionOf(context);
      await ageToken(context);
      await Promise.all(tabs.map(wake));
      await expect.poll(async () => (await versionOf(context)).generation).toBe(generation + 1);
      expect(await statusesOf(tabs)).toEqual([200, 200, 200, 200, 200]);
      expect((await versionOf(context)).generation).toBe(generation + 1);
      expect(documents.flat()).toEqual(tabs.flatMap(() => Array.from({ length: round - 1 }, () => '/')));
      // Storage tells other tabs late, so without locks several may ask; they are given the one successor.
      if (means === 'locks') expect(askers).toHaveLength(round);
      // A tab trusts what it saw come; for the next round each begins anew.
      await Promise.all(
        tabs.map(async (tab) => {
          await tab.reload();
          await untilQuiet(tab);
        }),
      );
    }
  });
}

test('lets four tabs wait for the fifth that refreshes, and ask no more once it has, with no locks [CALL-19, STATE-01]', async ({
  context,
  page,
}) => {
  test.setTimeout(300_000);
  await takeLocksAway(context);
  await countTurns(context);
  const [first, ...others] = await openFiveTabs(page);
  if (first === undefined) throw new Error('there is no tab');
  const askers = watchRefreshes(context);
  const answered = Promise.withResolvers<void>();
  await context.route('**/session/refresh', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const { generation } = await versionOf(context);
  await ageToken(context);
  await wake(first);
  await expect.poll(() => askers).toEqual([first]);
  const hasLock = () => localStorage.getItem('session-lock') !== null;
  await Promise.all(others.map((tab) => tab.waitForFunction(hasLock)));

  const looks = await Promise.all(others.map((tab) => counted(tab, 'looks')));
  const turns = await Promise.all(others.map((tab) => counted(tab, 'turns')));
  await Promise.all(others.map(wake));
  // Each has looked at its own waking and again after a pause: it waits.
  for (const [index, tab] of others.entries()) {
    await expect.poll(() => counted(tab, 'looks')).toBeGreaterThan((looks[index] ?? 0) + 2);
  }
  expect((await versionOf(context)).generation).toBe(generation);
  answered.resolve();
  await expect.poll(async () => (await versionOf(context)).generation).toBe(generation + 1);
  expect(await statusesOf([first, ...others])).toEqual([200, 200, 200, 200, 200]);
  for (const [index, tab] of others.entries()) {
    await expect.poll(() => counted(tab, 'turns')).toBeGreaterThan(turns[index] ?? 0);
  }
  // Who asks twice has been kept waiting for its answer: the first alone.
  expect(new Set(askers)).toEqual(new Set([first]));
});

test('brings a guest who opened my page home, asks, and after the log-in opens it once [STATE-06, STATE-07, STATE-08, STATE-21]', async ({
  page,
}) => {
  await page.goto('/myPage/order?tab=1');
  expect(new URL(page.url()).pathname).toBe('/');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await drawer
    .getByRole('button', { name: words.logIn })
    .or(drawer.getByRole('link', { name: words.logIn }))
    .click();
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, words.hong);
  await page.waitForURL('**/myPage/order?tab=1');
  // Firefox gives up a page that is asked for while this one still comes.
  await untilQuiet(page);
  await page.goto('/auth/login');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('says why a log-in did not work, when another began it or cookies are blocked, and starts no loop [ROUTE-09, ROUTE-12, ROUTE-10]', async ({
  page,
  context,
}) => {
  const documents = watchDocuments(page);
  await page.goto('/auth/redirect?code=stolen&state=of-another');
  await expect(page.getByText('로그인을 시작한 곳을 확인하지 못했어요')).toBeVisible();
  expect(documents).toEqual(['/auth/redirect', '/auth/login']);
  await page.getByRole('button', { name: words.start }).click();
  await page.waitForURL('**/sandbox/identity**');
  // What a browser that keeps no cookie comes back with.
  await context.clearCookies();
  await verifyAs(page, words.hong);
  await page.waitForURL('**/auth/login?failed=state');
  await expect(page.getByText('로그인을 시작한 곳을 확인하지 못했어요')).toBeVisible();
  const count = documents.length;
  await untilQuiet(page, NOTHING_MORE_MS);
  expect(documents).toHaveLength(count);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user_token');
});

test('updates the other tab after a log-in and a log-out within half a second [STATE-01, STATE-45]', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key: string, text: string): void {
      if (key === 'session-seen' && this.getItem(key) !== text) setItem.call(this, 'written-at', String(Date.now()));
      setItem.call(this, key, text);
    };
    window.addEventListener('beforeunload', () => {
      const { name } = window;
      if (name === 'other') setItem.call(localStorage, 'heard-at', String(Date.now()));
    });
  });
  const other = await context.newPage();
  await other.goto('/cart');
  await other.evaluate(() => {
    window.name = 'other';
  });
  await untilQuiet(other);
  const isMember = () => other.evaluate(() => document.cookie.includes('session_gen='));
  const delay = () =>
    other.evaluate(() => Number(localStorage.getItem('heard-at')) - Number(localStorage.getItem('written-at')));

  const heardIn = other.waitForEvent('load');
  await logIn(page, words);
  await heardIn;
  expect(await isMember()).toBe(true);
  expect(await delay()).toBeLessThanOrEqual(500);

  await page.goto('/myPage');
  await untilQuiet(page);
  await untilQuiet(other);
  const heardOut = other.waitForEvent('load');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/session/logout';
    document.body.append(form);
    form.submit();
  });
  await heardOut;
  expect(await isMember()).toBe(false);
  expect(await delay()).toBeLessThanOrEqual(500);
});

test('ends once, at home, when the backend no longer knows the session, and again after the next log-in [ERR-08, STATE-32, STATE-33, STATE-34, STATE-35]', async ({
  page,
  context,
}) => {
  for (let round = 1; round <= 2; round += 1) {
    await logIn(page, words);
    await page.goto('/');
    await untilQuiet(page);
    await runSql('UPDATE login_session SET revoked_at = created_at, revoke_reason = $1 WHERE revoked_at IS NULL', [
      'LOG_OUT',
    ]);
    const documents = watchDocuments(page);
    await page.locator('a[href="/myPage"]').filter({ visible: true }).first().click();
    await expect.poll(async () => (await versionOf(context)).login).toBe('');
    await page.waitForURL((url) => url.pathname === '/');
    await untilQuiet(page, NOTHING_MORE_MS);
    expect(documents).toEqual(['/']);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /token|shopby|_gen/.test(name))).toEqual([]);
  }
});

/** Moves the mouse until an action is noted, which is once in five seconds: where a test holds the clock, no moment is idle. */
async function untilIdlenessIsWatched(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('last-action'));
  let left = 0;
  const isNoted = async () => {
    await page.clock.fastForward('00:06');
    await page.mouse.move((left += 10), 300);
    return page.evaluate(() => localStorage.getItem('last-action') !== null);
  };
  await expect.poll(isNoted).toBe(true);
}

test('logs a member on PC web out after two hours without an action, and loads the page anew [STATE-27, STATE-28, CONST-07, CONST-08]', async ({
  page,
  context,
}) => {
  await enter(page, words);
  await page.clock.install();
  await page.goto('/cart');
  await untilIdlenessIsWatched(page);
  const documents = watchDocuments(page);
  await page.clock.fastForward('01:55:00');
  expect((await versionOf(context)).login).not.toBe('');
  const anew = page.waitForEvent('load');
  await page.clock.fastForward('00:16:00');
  await expect.poll(async () => (await versionOf(context)).login).toBe('');
  await anew;
  expect(documents).toEqual(['/cart']);
});
