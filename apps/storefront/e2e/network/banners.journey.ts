import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/journey.ts';

/** Two turns of the banners, and a little. */
const TWO_TURNS_MS = 9_000;

/** Which banner is seen, from 0. */
function bannerSeen(page: Page): Promise<number> {
  return page
    .locator('main section[aria-roledescription] > ul')
    .first()
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
}

test('the banners turn by themselves to a picture once it is there, and past one that is broken', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('main section[aria-roledescription] > ul').first().locator('img');
  const paths = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname));
  expect(paths.length).toBeGreaterThan(3);
  let come: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (come = resolve));
  const answering = (place: number, answer: (route: Route) => Promise<void>) =>
    page.route(({ pathname }) => pathname === paths[place], answer);
  await answering(1, async (route) => {
    await isHeld;
    await route.continue();
  });
  await answering(2, (route) => route.abort());
  await page.reload();
  await page.waitForTimeout(TWO_TURNS_MS);
  expect(await bannerSeen(page)).toBe(0);
  come();
  await expect.poll(() => bannerSeen(page), { timeout: TWO_TURNS_MS }).toBe(1);
  await expect.poll(() => bannerSeen(page), { timeout: TWO_TURNS_MS }).toBe(3);
});
