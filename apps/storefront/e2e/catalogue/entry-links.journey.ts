import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';

/** Reads on until something stands on the page. */
async function readOnTo(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1_500);
      return page.locator(selector).count();
    })
    .toBeGreaterThan(0);
}

test('leads from the special offers to a brand hall, and from goods to the hall of their brand [ROUTE-07]', async ({
  page,
}) => {
  await page.goto('/?tab=exhibitions');
  const hall = page.locator('main a[href^="/exhibition/all/"]').first();
  const path = (await hall.getAttribute('href')) ?? '';
  await hall.click();
  await expect(page).toHaveURL(path);
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  await page.locator(`main a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
});

test('leads to each recommendation, and shows a guest what they have seen [ROUTE-64]', async ({ page }) => {
  await page.goto('/cart');
  await page.locator('main a[href="/recommend/popular"]').click();
  await expect(page).toHaveURL('/recommend/popular');
  await page.locator('main a[href^="/product/"]').first().click();
  await page.waitForURL('**/product/**');
  const seen = new URL(page.url()).pathname;
  await untilQuiet(page);
  await readOnTo(page, 'main a[href="/recommend/similar"]:visible');

  const rail = page.getByRole('region', { name: '최근 본 상품' });
  await page.goto('/search');
  await expect(rail.locator(`a[href="${seen}"]`).first()).toBeVisible();
  await page.goto('/');
  await untilQuiet(page);
  await readOnTo(page, 'main a[href="/recommend/daily"]');
});
