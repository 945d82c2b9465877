import { expect, type Page } from '@playwright/test';
import { test, untilQuiet } from '../support/journey.ts';

/** Opens a page and touches it where nothing is. */
async function use(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilQuiet(page);
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await untilQuiet(page);
}

async function expectCounted(page: Page, route: string): Promise<void> {
  const counted = new RegExp(`^dealstore_page_seconds_count\\{vital="LCP",route="${route}"\\} [1-9]`, 'm');
  await expect.poll(async () => (await page.request.get('/metrics')).text()).toMatch(counted);
}

test('a page reports its vitals to the shop, and nothing about its visitor [HAND-08]', async ({ page }) => {
  await use(page, '/');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/vitals');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const request = await sent;
  expect([await request.headerValue('cookie'), await request.headerValue('referer')]).toEqual([null, null]);
  const { route, vitals, ...others } = request.postDataJSON();
  expect([route, others]).toEqual(['home', {}]);
  expect(Object.keys(vitals)).toEqual(expect.arrayContaining(['BLOCKED', 'CLS', 'FCP', 'LCP', 'TTFB']));
  await expectCounted(page, '/');
});

test('a page that is left reports its vitals, too', async ({ page }) => {
  await use(page, '/faq');
  await page.goto('/notice');
  await expectCounted(page, '/faq');
});
