import { expect, type Page } from '@playwright/test';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import { watchCalls, watchComplaints } from '../support/shop.ts';

const CATEGORY = '/category/list/0/100/-';

/** Scrolls until a list has loaded some pages. */
async function loadPages(page: Page, pages: number): Promise<void> {
  const cards = page.locator('main article');
  while ((await cards.count()) < pages * 24) {
    const before = await cards.count();
    await cards.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a list is found again as it was left: pages, position, address [STATE-36, ENTITY-59]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(CATEGORY);
  await loadPages(page, 3);
  await expect(page).toHaveURL(/page=[3-9]/);
  await untilQuiet(page);
  const card = page.locator('main article a').nth(50);
  await card.scrollIntoViewIfNeeded();
  const [count, position] = [await page.locator('main article').count(), await scrolled(page)];
  await card.click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect.poll(() => page.locator('main article').count()).toBe(count);
  await expect.poll(() => scrolled(page)).toBe(position);
  expect(complaints).toEqual([]);
});

test('another order starts at page 1 [STATE-37]', async ({ page }) => {
  await page.goto(`${CATEGORY}?page=2`);
  await expect(page.locator('main article')).toHaveCount(48);
  await page.getByRole('button', { name: '추천순' }).click();
  await page.getByRole('button', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/order=PRICE_LOW$/);
  await expect(page.locator('main article')).toHaveCount(24);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('products, lists and their next pages can be reached [ROUTE-04, ROUTE-16]', async ({ page }) => {
    await page.goto(CATEGORY);
    await page.getByRole('link', { name: '다음 상품 보기' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.locator('main article')).toHaveCount(48);
    await page.locator('main article a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
});

for (const path of ['/', '/?tab=best', CATEGORY, '/search', '/category', '/section/1', '/exhibition/1']) {
  test(`${path} asks the backend nothing more after its document`, async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto(path);
    await untilQuiet(page, NOTHING_MORE_MS);
    expect(calls).toEqual([]);
  });
}

test('a search matches initial consonants, and is saved as a recent search', async ({ page }) => {
  await page.goto('/search');
  await untilQuiet(page);
  await page.getByRole('searchbox').fill('ㅎㄹㅂ');
  const suggestion = page.getByRole('link', { name: '한라봉', exact: true });
  await expect(suggestion.locator('b')).toHaveText('한라봉');
  await suggestion.click();
  await page.waitForURL('**/search/result**');
  // The device keeps the word once the result has come.
  await untilQuiet(page);
  await page.goto('/search');
  await page.getByRole('button', { name: '한라봉 삭제' }).click();
  await expect(page.getByText('최근 검색어가 없어요')).toBeVisible();
});
