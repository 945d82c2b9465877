import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { type Deploys, NEXT, startDeploys } from '../support/next-build.ts';
import { buyableProducts } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

let shop: Deploys;

test.beforeEach(async ({ baseURL }) => {
  shop = await startDeploys(baseURL ?? '');
});
test.afterEach(() => shop.close());

/** Counts the documents a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The scripts a page has run, by the build they are of. */
async function scriptsOf(page: Page): Promise<{ readonly next: number; readonly before: number }> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = names.filter((name) => /\/static\/[^?]+\.js$/.test(name));
  const next = scripts.filter((name) => name.includes(NEXT)).length;
  return { next, before: scripts.length - next };
}

/** The shell that lies on the device, by whether it is of the next build; null while none is there. */
async function keptShell(page: Page): Promise<string | null> {
  return page.evaluate(async (next) => {
    const [shell] = (await (await caches.open('shell')).keys()).toReversed();
    const answer = shell === undefined ? undefined : await (await caches.open('shell')).match(shell);
    if (answer === undefined) return null;
    return (await answer.text()).includes(next) ? 'next' : 'before';
  }, NEXT);
}

async function keep(page: Page, build: 'before' | 'next'): Promise<void> {
  await untilQuiet(page);
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await expect.poll(() => keptShell(page), { timeout: 60_000 }).toBe(build);
}

const goOffline = (context: BrowserContext, isAway: boolean) => context.setOffline(isAway);

test('a page that is open over a deploy loads the next build once, where the visitor was going, and mixes no files [HAND-09]', async ({
  page,
}) => {
  await page.goto(shop.origin);
  await untilQuiet(page);
  expect((await scriptsOf(page)).next).toBe(0);
  shop.deploy();
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/product/*');
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(loads()).toBe(1);
  expect((await scriptsOf(page)).before).toBe(0);
});

test('answers saved by a build are read offline after a deploy, and the next build saves in their place [HAND-09]', async ({
  page,
  context,
}) => {
  const [product] = await buyableProducts(page, '이어폰');
  const name = product?.productName ?? '';
  const path = `${shop.origin}/product/${product?.productNo}`;
  await page.goto(path);
  await keep(page, 'before');
  shop.deploy();

  await goOffline(context, true);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(name);
  expect(await scriptsOf(page)).toMatchObject({ next: 0 });

  await goOffline(context, false);
  await page.goto(path);
  await keep(page, 'next');
  expect(await scriptsOf(page)).toMatchObject({ before: 0 });
  await goOffline(context, true);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(name);
  expect(await scriptsOf(page)).toMatchObject({ before: 0 });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
