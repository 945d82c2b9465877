import { expect, type Locator, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { brokenWords } from '../support/overflow.ts';
import { enter, putIntoCart, WORDS } from '../support/shop.ts';

const PC = { width: 1280, height: 800 };

/** The first product of today's deals. */
async function dealPath(page: Page): Promise<string> {
  await page.goto('/?tab=deal');
  return (await page.locator('main article a').first().getAttribute('href')) ?? '';
}

/** How much of the height of an element's box stands above what is fixed to the bottom, in CSS pixels. */
async function shownHeight(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  const bar = await page.getByRole('navigation').last().boundingBox();
  const bottom = Math.min(page.viewportSize()?.height ?? 0, bar?.y ?? Infinity);
  return box === null ? 0 : Math.min(box.y + box.height, bottom) - box.y;
}

test('the first screen of the home shows the first deals', async ({ page }) => {
  await page.goto('/');
  expect(await shownHeight(page, 'main article img')).toBeGreaterThanOrEqual(64);
  await page.setViewportSize(PC);
  await page.goto('/');
  expect(await shownHeight(page, 'main article img')).toBeGreaterThanOrEqual(40);
});

/** Reads on by so many pixels at a time until something has come. */
async function readOnUntil(page: Page, come: Locator, step: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, step);
      return come.count();
    })
    .toBeGreaterThan(0);
}

test('the lists of the home are found again with their filters [ENTITY-48, ENTITY-49]', async ({ page }) => {
  await page.goto('/?tab=limited');
  await untilQuiet(page);
  const inStock = page.getByRole('button', { name: '품절 제외' });
  await inStock.click();
  await expect(inStock).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main').getByText('품절', { exact: true })).toHaveCount(0);
  await page.locator('main article a').first().click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(inStock).toHaveAttribute('aria-pressed', 'true');
  await page.locator('nav').getByRole('link', { name: '홈', exact: true }).first().click();
  const best = page.getByRole('button', { name: '디지털', exact: true });
  await readOnUntil(page, best, 1_500);
  await best.click();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
  const ranked = page.locator('section').filter({ has: best }).locator('article a').first();
  await ranked.click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(best).toHaveAttribute('aria-pressed', 'true');
});

test('the chips of the home go to their sections, and mark the one that is read', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('navigation', { name: '코너' });
  await readOnUntil(page, row, 700);
  await untilQuiet(page);
  const chips = row.getByRole('button');
  const count = await chips.count();
  expect(count).toBeGreaterThan(2);
  const pressed = row.locator('[aria-pressed="true"]');
  for (const index of [count - 1, 1]) {
    const label = (await chips.nth(index).textContent()) ?? '';
    await chips.nth(index).click();
    await expect(page.getByRole('heading', { name: label })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main section:focus')).toContainText(label);
    await expect(pressed).toHaveText([label]);
    await row.scrollIntoViewIfNeeded();
    await expect(chips.nth(index)).toBeInViewport({ ratio: 1 });
  }
  // Scrolling on marks the next one.
  await chips.nth(1).click();
  const next = page
    .locator('main section[id^="section-"]')
    .filter({ hasText: (await chips.nth(2).textContent()) ?? '' });
  const top = (await next.first().boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, top - 150);
  await expect(pressed).toHaveText([(await chips.nth(2).textContent()) ?? '']);
});

test('a deal says on its own page when it ends and how much is sold', async ({ page }) => {
  await page.goto(await dealPath(page));
  await expect(page.locator('main').getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d 남음$/);
  await expect(page.locator('main').getByText(/^\d+% 판매$/)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What moves later than this moves for another reason.
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shifts).toBeLessThanOrEqual(0.05);
});

test('the day of arrival is the same on card, product, cart and order sheet', async ({ page }) => {
  await page.goto('/cart');
  await enter(page, WORDS.ko);
  await page.goto('/');
  const cards = page.locator('main article');
  const card = cards.filter({ hasText: /도착 예정/ }).first();
  await expect(card).toBeVisible();
  // What cannot be bought now promises none.
  expect(await cards.filter({ hasText: /도착 예정/ }).count()).toBeGreaterThan((await cards.count()) / 2);
  const [, date = 'no day'] = /(\d+\/\d+)\(.\) 도착 예정/.exec((await card.textContent()) ?? '') ?? [];
  // A line called arrival does not say so twice.
  const day = new RegExp(String.raw`${date}\(.\) (?:도착 )?예정`);
  await page.goto((await card.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.locator('main dl').first()).toContainText(day);
  await putIntoCart(page, WORDS.ko);
  await page.goto('/cart');
  await expect(page.locator('main').getByText(day).first()).toBeVisible();
  await page.getByRole('button', { name: WORDS.ko.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await expect(page.locator('main').getByText(day).first()).toBeVisible();
});

test('a PC keeps the buy buttons of a product on the screen, and goes to a picture by its thumbnail', async ({
  page,
}) => {
  await page.setViewportSize(PC);
  await page.goto(await dealPath(page));
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '바로구매' })).toBeInViewport({ ratio: 1 });
  const thumbnails = page.getByRole('button', { name: /^\d+개 중 \d+번째$/ });
  await thumbnails.nth(2).click();
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('3 / 4', { exact: true })).toBeVisible();
});

test('pictures of a page come in pixels, small enough for their place, and a link previews a JPEG', async ({
  page,
}) => {
  const types = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      types.set(response.url(), response.headers()['content-type'] ?? '');
  });
  const path = await dealPath(page);
  await untilQuiet(page);
  expect(new Set(types.values())).toEqual(new Set(['image/webp']));
  await page.goto(path);
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(preview ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

for (const path of ['/', '/?tab=best', '/category/list/0/100/-', '/search/result?keyword=사과', '/cart']) {
  test(`${path} needs no sideways scrolling at 400 % and breaks no word at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await untilQuiet(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await brokenWords(page)).toEqual([]);
  });
}

test('a product needs no sideways scrolling at 400 % and breaks none of its buttons at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(await dealPath(page));
  await untilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: '구매하기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

test('a product marks the part that is read, and its last one at the end of the page', async ({ page }) => {
  await page.goto('/product/10023');
  await untilQuiet(page);
  const marked = page.getByRole('navigation', { name: '상품 정보' }).locator('[aria-current]');
  for (const [key, part] of [
    ['End', '배송·교환·반품'],
    ['Home', '상품정보'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(marked).toHaveText(part);
  }
});
