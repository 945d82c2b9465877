import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from './journey.ts';
import { buyableProducts, enter, wordsOf } from './shop.ts';

/** Logs in a member who has a wish. */
async function openWishes(page: Page): Promise<void> {
  await enter(page, wordsOf('ko-KR'));
  const [product] = await buyableProducts(page, '이어폰');
  const { origin } = new URL((await page.request.get('/')).url());
  await page.request.put(`/api/client/v1/customer/wish-list/${product?.productNo}`, { headers: { origin } });
}

async function expectEditing(page: Page): Promise<void> {
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '편집' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
}

/** Presses a button in the moment in which React has begun to hydrate the page, and has not ended. */
async function pressWhileHydrating(page: Page, name: string): Promise<void> {
  await page.addInitScript((label) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['app'] === undefined) return;
      observer.disconnect();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-app'] });
  }, name);
}

test('a button that is pressed while the page is made answers once', async ({ page }) => {
  await openWishes(page);
  await pressWhileHydrating(page, '편집');
  await page.goto('/myPage/wishList');
  await expectEditing(page);
});

test('a button that is pressed before the app has come answers once it has', async ({ page }) => {
  await openWishes(page);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/myPage/wishList', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '편집' }).click();
  press();
  await expectEditing(page);
});
