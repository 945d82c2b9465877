import { type Browser, expect } from '@playwright/test';
import { findBrowser } from '../support/find-browser.ts';
import { test, untilQuiet, watched } from '../support/journey.ts';

/** Every public page by its hard way in. */
const PATHS = [
  '/',
  '/?tab=best',
  '/category',
  '/category/list/1/101/-',
  '/search',
  '/search/result?keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0',
  '/product/10023',
  '/exhibition/1',
  '/section/1',
  '/event/1',
  '/cart',
  '/auth/login',
  '/etc/personal',
  '/etc/seller',
] as const;

test.describe('the back/forward cache', () => {
  let browser: Browser;

  test.beforeAll(async ({ playwright }) => {
    // Test browsers come without it, and Chromium's shell has none.
    browser = await playwright.chromium.launch({
      ...test.info().project.use.launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  for (const path of PATHS) {
    test(`restores ${path} as it was left`, async ({ baseURL, viewport, locale }) => {
      const context = await watched(
        await browser.newContext({
          ...(baseURL !== undefined && { baseURL }),
          viewport,
          ...(locale && { locale }),
        }),
      );
      const page = await context.newPage();
      await page.goto(path);
      await untilQuiet(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasRestored', persisted), { once: true }),
      );
      await page.goto('/nothing/here');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasRestored'))).toBe(true);
      await context.close();
    });
  }
});
