import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts, enter, WORDS } from '../support/shop.ts';

/** Longest time without words where a file cannot be loaded, and time after which a silent one is given up. Spec §9. */
const AT_ONCE_MS = 15_000;
const CHUNK_LIMIT_MS = 120_000;
const LOADING = '불러오는 중이에요';
const FAILED = '화면을 불러오지 못했어요';
const IS_SOAK = process.env['DEALSTORE_SOAK'] === 'true';

/** A screen, and what only its script can do: a tap, if it takes one, and what then is seen. */
interface Screen {
  readonly path: (page: Page) => Promise<string> | string;
  readonly tap?: (page: Page) => Locator;
  readonly works: (page: Page) => Locator;
}

const SCREENS = {
  home: {
    path: () => '/',
    tap: (page) => page.getByRole('main').getByRole('button', { name: /찜/ }).first(),
    works: (page) => page.getByRole('dialog'),
  },
  list: {
    path: () => '/category/list/1/101/-',
    tap: (page) => page.getByRole('button', { name: /필터/ }).first(),
    works: (page) => page.getByRole('dialog'),
  },
  product: {
    path: async (page) => `/product/${String((await buyableProducts(page, '이어폰'))[0]?.productNo)}`,
    tap: (page) => page.getByRole('button', { name: WORDS.ko.buy }),
    works: (page) => page.getByRole('dialog'),
  },
  cart: {
    path: () => '/cart',
    works: (page) => page.getByRole('main').getByText('장바구니가 비어 있어요'),
  },
} as const satisfies Readonly<Record<string, Screen>>;

/** Files of the build that a screen asks for until it rests; the entry is the last of those its document names. */
async function filesOf(page: Page, path: string) {
  const requestedFiles = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/static\/.*\.(?:js|css)$/.test(pathname)) requestedFiles.add(pathname);
  });
  await page.goto(path);
  await untilQuiet(page);
  const scripts = await page.evaluate(() => {
    const [, list] = /appFiles=(\[[^\]]*\])/.exec(document.body.lastElementChild?.textContent ?? '') ?? [];
    const files: readonly string[] = JSON.parse(list ?? '[]');
    return files;
  });
  const all = [...requestedFiles];
  const entry = scripts.at(-1) ?? '';
  const style = all.find((file) => file.endsWith('.css')) ?? '';
  expect(all).toEqual(expect.arrayContaining([...scripts, style]));
  return { all, scripts, entry, style };
}

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' });

/** Opens a screen without one of its files: in time it works, or says so with a way on. */
async function expectWayOn(page: Page, path: string, screen: Screen, file: string, answer = gone) {
  const tab = await page.context().newPage();
  await tab.route(`**${file}`, answer);
  await tab.goto(path);
  await screen.tap?.(tab).click();
  const reload = tab.getByRole('button', { name: /새로고침|다시 시도/ });
  const wayOn = screen.works(tab).or(reload).filter({ visible: true }).first();
  await expect(wayOn, `${path} without ${file}`).toBeVisible({ timeout: AT_ONCE_MS });
  return { tab, reload };
}

for (const [name, screen] of Object.entries<Screen>(SCREENS))
  test(`whatever file the ${name} lacks, it works or says so at once, with a way on [ERR-25]`, async ({ page }) => {
    test.setTimeout(600_000);
    const path = await screen.path(page);
    const { all, scripts, entry, style } = await filesOf(page, path);
    const some = name === 'home' ? [...scripts, style] : [entry];
    for (const file of IS_SOAK ? all : some) await (await expectWayOn(page, path, screen, file)).tab.close();
  });

const BROKEN: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'cut off': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'of another type': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'an error': (route) => route.fulfill({ status: 500, contentType: 'text/javascript', body: '' }),
};

test('an entry script that is refused, cut off, of another type or fails is reported; reloading helps [ERR-25]', async ({
  page,
}) => {
  const { entry } = await filesOf(page, '/cart');
  for (const answer of Object.values(BROKEN)) {
    const { tab, reload } = await expectWayOn(page, '/cart', SCREENS.cart, entry, answer);
    await expect(tab.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    await tab.unroute(`**${entry}`);
    await reload.click();
    await expect(SCREENS.cart.works(tab)).toBeVisible();
    await expect(reload).toBeHidden();
    await tab.close();
  }
});

test('a missing style sheet is reported, though the page works without it [ERR-25]', async ({ page }) => {
  const { style } = await filesOf(page, '/');
  const tab = await page.context().newPage();
  await tab.route(`**${style}`, gone);
  await tab.goto('/');
  await expect(tab.getByRole('alert').filter({ hasText: FAILED })).toBeVisible({ timeout: AT_ONCE_MS });
});

test("a member's page, whose style is all inside, reports a missing style sheet as well [ERR-25]", async ({ page }) => {
  const { entry } = await filesOf(page, '/');
  await enter(page, WORDS.ko);
  const { tab, reload } = await expectWayOn(page, '/cart', SCREENS.cart, entry);
  await expect(tab.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(reload).toBeInViewport();
});

test('an entry script that never comes is announced as slow, and given up after 120 s [ERR-25]', async ({ page }) => {
  const { entry } = await filesOf(page, '/cart');
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.route(`**${entry}`, () => undefined);
  await tab.goto('/cart');
  // By then it has begun, however long the page took to rest.
  await tab.clock.runFor(6_100);
  await expect(tab.getByRole('status').filter({ hasText: LOADING })).toBeVisible();
  await tab.clock.runFor(CHUNK_LIMIT_MS - 7_000);
  await expect(tab.getByText(LOADING)).toBeVisible();
  await expect(tab.getByText(FAILED)).toBeHidden();
  await tab.clock.runFor(7_000);
  await expect(tab.getByText(LOADING)).toBeHidden();
  await expect(tab.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
});
