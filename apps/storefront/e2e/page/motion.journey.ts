import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';
import { buyableProducts } from '../support/shop.ts';

/** How long a page at rest is watched, in ms: longer than a banner stays. */
const WATCHED_MS = 4_500;

/** How far the banners of the home are scrolled, in CSS pixels. */
const bannersAt = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[aria-roledescription] ul')?.scrollLeft ?? -1);

test('banners turn while they are seen, and rest out of view', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  await expect.poll(() => bannersAt(page)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 3_000));
  await untilQuiet(page, WATCHED_MS / 9);
  const before = await bannersAt(page);
  // It is watched as long as it has to rest.
  await page.waitForTimeout(WATCHED_MS);
  expect(await bannersAt(page)).toBe(before);
});

test('a product at rest changes nothing by itself', async ({ page }) => {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${String(product?.productNo)}`);
  await untilQuiet(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const styled = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0;
  };
  const before = await styled();
  // What moves by itself moves within a second.
  await page.waitForTimeout(1_000);
  // Two are for what asks; what moves by painting takes sixty.
  expect((await styled()) - before).toBeLessThan(10);
});
