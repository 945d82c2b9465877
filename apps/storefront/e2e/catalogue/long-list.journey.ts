import { expect } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { expectNoComplaint, visitAndComeBack, watchComplaints } from '../support/shop.ts';

const LIST = '/category/list/0/100/-';

test('keeps pages and place of a list when the shopper comes back', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(LIST);
  await untilQuiet(page);
  const cards = page.locator('main li a[href^="/product/"]');
  const first = await cards.count();
  await page
    .getByRole('link', { name: /더|다음/ })
    .last()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  const links = await cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);

  const wanted = cards.nth(first + 1);
  const distance = await visitAndComeBack(page, wanted);
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await expect.poll(distance).toBeLessThan(60);
  expectNoComplaint(complaints);
});

test('comes back to the middle of a long list at once, and has all of it soon after', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(LIST);
  await untilQuiet(page);
  const cards = page.locator('main li:has(> article)');
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return cards.count();
    })
    .toBeGreaterThan(130);
  // The cards of a page are drawn in steps.
  await untilQuiet(page);
  const count = await cards.count();
  const wanted = cards.nth(90).getByRole('link');
  const distance = await visitAndComeBack(page, wanted);
  // Drawn with the page, though the parts above it come later.
  await expect.poll(distance).toBeLessThan(8);
  await expect(cards).toHaveCount(count);
  expect(await distance()).toBeLessThan(8);
  expectNoComplaint(complaints);
});

test('goes back from an order that was chosen deep in a list to where the list was', async ({ page }) => {
  await page.goto(LIST);
  await untilQuiet(page);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: '추천순' }).click();
  const order = page.getByRole('dialog').getByRole('button', { name: '낮은 가격순' });
  await expect(order).toBeVisible();
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await order.click();
  await expect(page).toHaveURL(/order=PRICE_LOW/);
  await untilQuiet(page);
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: '추천순' })).toBeVisible();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('button', { name: '낮은 가격순' })).toBeVisible();
  await expect.poll(place).toBe(0);
});

for (const form of ['grid', 'rows'] as const) {
  for (const width of [360, 1280] as const) {
    test(`knows how long a list is before its cards are laid out: ${form}, ${width} px`, async ({
      context,
      page,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'cards', value: form, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 740 });
      const cards = page.locator('main li:has(> article)');
      const parts = page.locator('main ul:has(> li > article)');
      await page.goto(`${LIST}?page=4`);
      const last = (await cards.count()) - 1;
      expect(last).toBeGreaterThan(60);
      const placeOf = () => cards.nth(last).evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
      const asWritten = await placeOf();
      await untilQuiet(page);
      // Once the app is there, whole parts are skipped.
      await expect(parts.last()).toHaveCSS('content-visibility', 'auto');
      const guessed = await placeOf();
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
      });
      const found = await placeOf();
      expect(Math.abs(found - asWritten)).toBeLessThan(60);
      expect(Math.abs(found - guessed)).toBeLessThan(60);
    });
  }
}
