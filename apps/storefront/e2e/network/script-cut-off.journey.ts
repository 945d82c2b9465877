import { expect, type Page, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import { buyableProducts } from '../support/shop.ts';

const MANIFEST: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
  readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8'),
);

const AFTER_PAINT = 'src/app/after-paint.ts';
const CATEGORY = 'src/features/category/category.screen.tsx';
const SEARCH = 'src/features/search/search.screen.tsx';
const DETAILS = 'src/features/product/details/details.tsx';

/** An outage that cuts off the script of a source file, until it ends; no other request gets an answer either. */
async function cutOff(page: Page, source: string): Promise<{ readonly cuts: () => number; readonly end: () => void }> {
  let isAway = true;
  let cuts = 0;
  const cut = (route: Route, isCounted: boolean) => {
    if (!isAway) return route.continue();
    if (isCounted) cuts += 1;
    return route.abort('internetdisconnected');
  };
  await page.context().route(`**/${MANIFEST[source]?.file}`, (route) => cut(route, true));
  await page
    .context()
    .route('**', (route) => (route.request().method() === 'HEAD' ? cut(route, false) : route.fallback()));
  return { cuts: () => cuts, end: () => (isAway = false) };
}

/** A deploy that takes a script away until the page is reloaded; how often it is loaded. */
async function takeAway(page: Page, source: string): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page
    .context()
    .route(`**/${MANIFEST[source]?.file}`, (route) =>
      loads < 2 ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
    );
  return () => loads;
}

test('a list whose services were cut off offline goes on back online', async ({ page }) => {
  const outage = await cutOff(page, AFTER_PAINT);
  await page.goto('/search/result?keyword=세트');
  await expect.poll(outage.cuts).toBeGreaterThan(0);
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThan(0);
  outage.end();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
});

test('a page whose screen was cut off offline says so, and loads by itself back online', async ({ page }) => {
  const outage = await cutOff(page, SEARCH);
  await page.goto('/search');
  await expect(page.getByText('화면을 불러오지 못했어요')).toBeVisible();
  outage.end();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('searchbox').fill('사과');
  await expect(page.getByRole('list', { name: '추천' })).toBeVisible();
});

test('a screen that is cut off offline opens by itself once the shop answers, though the browser reports no network change', async ({
  page,
}) => {
  const outage = await cutOff(page, CATEGORY);
  await page.goto('/');
  await untilQuiet(page);
  await page.keyboard.press('Shift');
  await untilQuiet(page, NOTHING_MORE_MS);
  await page.getByRole('navigation').getByRole('link', { name: '카테고리', exact: true }).click();
  await expect(page.getByText("'카테고리' 화면을 불러오지 못했어요")).toBeVisible();
  outage.end();
  await expect(page).toHaveURL('/category', { timeout: 15_000 });
});

test('the parts of a product that came with its document leave no gap offline, and load back online', async ({
  page,
  context,
}) => {
  const [product] = await buyableProducts(page, '이어폰');
  let isAway = true;
  await context.route(`**/${MANIFEST[DETAILS]?.file}`, (route) =>
    isAway ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto(`/product/${product?.productNo}`);
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await untilQuiet(page);
  await context.setOffline(true);
  const details = page.locator('#details');
  await details.scrollIntoViewIfNeeded();
  const why = details.getByText('인터넷에 연결되면 바로 불러올게요.');
  await expect(why).toHaveCount(1);
  await expect(details.getByRole('heading', { name: '상품 문의' })).toBeVisible();
  const holes = () =>
    details.evaluate(
      (part) =>
        [...part.querySelectorAll('ul')].filter((list) => !list.hasChildNodes() && list.offsetHeight > 0).length,
    );
  expect(await holes()).toBe(0);
  const similar = details.locator('#similar');
  expect((await similar.boundingBox())?.height ?? 0).toBeLessThan(150);
  isAway = false;
  await context.setOffline(false);
  await similar.scrollIntoViewIfNeeded();
  await expect(similar.getByRole('article').first()).toBeVisible();
  await expect(why).toHaveCount(0);
});

test('the parts below a product that are cut off offline say so in their place, and load back online', async ({
  page,
  context,
}) => {
  await page.goto('/search/result?keyword=이어폰');
  await untilQuiet(page);
  let enter = (): void => undefined;
  const isAway = new Promise<void>((resolve) => (enter = resolve));
  let carriesFrom = Infinity;
  await context.route(`**/${MANIFEST[DETAILS]?.file}`, async (route) => {
    await isAway;
    await (Date.now() < carriesFrom ? route.abort('internetdisconnected') : route.continue());
  });
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
  await context.setOffline(true);
  enter();
  const details = page.locator('#details');
  await expect(details.getByText('인터넷에 연결되면 바로 불러올게요.')).toBeVisible();
  await details.getByRole('button', { name: '다시 시도' }).click();
  await expect(details.getByText('인터넷에 연결되면 바로 불러올게요.')).toBeVisible();
  // A network that is back carries nothing at first.
  carriesFrom = Date.now() + 1_500;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '상품 문의' })).toBeVisible();
  await expect(details.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
});

test('a page whose services have gone with a deploy is reloaded once', async ({ page }) => {
  const loads = await takeAway(page, AFTER_PAINT);
  await page.goto('/search');
  await expect.poll(loads).toBe(2);
  await page.getByRole('searchbox').fill('사과');
  await expect(page.getByRole('list', { name: '추천' })).toBeVisible();
  expect(loads()).toBe(2);
});
